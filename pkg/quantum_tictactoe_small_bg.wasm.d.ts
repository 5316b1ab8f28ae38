// The engine's file: what comes of importing it is up to the bundler, an address or a module.
declare const engine: unknown;
export default engine;
