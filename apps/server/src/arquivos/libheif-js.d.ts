/** The package has no types of its own: only what heic.ts uses is declared. */
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };

  export type ImagemHeic = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    display(destino: Pixels, pronto: (pixels: Pixels | null) => void): void;
    free(): void;
  };

  class HeifDecoder {
    /** Absent when nothing could be decoded. */
    decoder?: { delete(): void };
    decode(conteudo: Uint8Array): ImagemHeic[];
  }

  const libheif: { ready: Promise<unknown>; HeifDecoder: typeof HeifDecoder };
  export default libheif;
}
