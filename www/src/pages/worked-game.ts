/** The worked game of the worksheet, and the steps of it that are shown; each language has a caption for each of them. */
export const WORKED = { record: "q1-12-25-34-15c5", steps: [2, 3, 4, 5] } as const;
