/** English for what concerns use without a network; loaded with the part that says it. */

export const offline = {
  take: "Update ready",
  hint: "A new version of this page is here. Press to take it; your game stays as it is.",
};
