/** Node has it, and its types are only in those of browsers: what codigo-wasm.ts uses is declared. */
declare namespace WebAssembly {
  class Module {
    constructor(codigo: Uint8Array);
  }
}
