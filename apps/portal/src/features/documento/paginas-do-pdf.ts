import { LIMITE_DE_PAGINAS } from '@credito/domain/documento/formatos';

export interface FolhaDoPdf {
  numero: number;
  total: number;
  imagem: Blob;
}

const LARGURA_PX = 900;
const QUALIDADE = 0.8;

/** Some phones leave the type out. What the file really is, the server finds out by its content. */
export function isPdf({ type, name }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}

/**
 * The pages of a PDF that has not left the device (spec 2 section 2.3), one at a time: the first is on the screen while
 * the others are drawn. The library is large and comes only when somebody chooses a PDF.
 */
export async function* folhasDoPdf(arquivo: Blob, sinal: AbortSignal): AsyncGenerator<FolhaDoPdf, void> {
  const [{ getDocument }, conteudo] = await Promise.all([import('unpdf/pdfjs'), arquivo.arrayBuffer()]);
  // The content policy allows no WebAssembly.
  const leitura = getDocument({ data: new Uint8Array(conteudo), verbosity: 0, useWasm: false });
  try {
    const documento = await leitura.promise;
    const total = documento.numPages;
    for (let numero = 1; numero <= Math.min(total, LIMITE_DE_PAGINAS) && !sinal.aborted; numero += 1) {
      const pagina = await documento.getPage(numero);
      const { width } = pagina.getViewport({ scale: 1 });
      const viewport = pagina.getViewport({ scale: LARGURA_PX / width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await pagina.render({ canvas, viewport }).promise;
      yield { numero, total, imagem: await emJpeg(canvas) };
      pagina.cleanup();
    }
  } finally {
    await leitura.destroy();
  }
}

function emJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((pronto, falhou) => {
    canvas.toBlob(
      (imagem) => (imagem ? pronto(imagem) : falhou(new Error('The page could not be drawn.'))),
      'image/jpeg',
      QUALIDADE,
    );
  });
}
