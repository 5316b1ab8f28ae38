/** What the build puts in: the engine's WebAssembly, compressed by gzip and written as base 85. */
declare module "virtual:engine" {
  export const packed: string;
  /** Of the compressed bytes. */
  export const length: number;
}
