/** What the build puts in: the engine's WebAssembly, compressed by gzip and written as base64. */
declare module "virtual:engine" {
  const packed: string;
  export default packed;
}
