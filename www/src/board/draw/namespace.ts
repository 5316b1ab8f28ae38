/** The name under which a browser makes the elements of a drawing. */
export const SVG = "http://www.w3.org/2000/svg";
