// What the build puts in: the JavaScript that wasm-bindgen makes for each engine.
declare module "virtual:glue-full" {
  const glue: import("./engine.ts").Glue;
  export default glue;
}
declare module "virtual:glue-small" {
  const glue: import("./engine.ts").Glue;
  export default glue;
}
