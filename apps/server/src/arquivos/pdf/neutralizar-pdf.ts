import { PDFDocument } from '@cantoo/pdf-lib';
import { ArquivoRecusado } from '../arquivo-recusado.ts';
import { soltarMemoria } from '../etapas.ts';
import { examinarPdf, prepararParaDesenho } from './examinar-pdf.ts';
import { acrescentarDesenho, type DesenhoDaPagina, limparPdf } from './limpar-pdf.ts';
import { achatarPdf, reescreverPdf } from './reescrever-pdf.ts';
import { renderizarPaginas } from './renderizar-pdf.ts';

/** About 200 dots per inch on A4: legible for an analyst and for OCR. */
const CAIXA_DA_PAGINA_REDESENHADA = { largura: 2340, altura: 2340 };

/**
 * A PDF that opens without a password, in which nothing runs, nothing is attached and nothing points out, and which
 * shows what an ordinary viewer shows of the one that was sent.
 */
export async function neutralizarPdf(conteudo: Uint8Array, senha?: string): Promise<Uint8Array> {
  const reescrito = await reescreverPdf(conteudo, senha).finally(soltarMemoria);
  try {
    return await copiarPaginas(reescrito);
  } catch (erro) {
    if (erro instanceof ArquivoRecusado) throw erro;
    // Readers forgive more than the writer does: what it cannot copy is drawn, and only the drawing is kept.
    return redesenharPdf(reescrito);
  }
}

async function copiarPaginas(reescrito: Uint8Array): Promise<Uint8Array> {
  const documento = await abrir(reescrito);
  const { desenhar, achatar } = examinarPdf(documento);
  if (desenhar.size === 0 && !achatar) return limparPdf(documento, new Map());
  prepararParaDesenho(documento);
  const preparado = await documento.save({ useObjectStreams: false, updateFieldAppearances: false });
  const indices = [...desenhar];
  const desenhos = new Map(
    (await desenharPaginas(preparado, indices)).map((desenho, i) => [indices[i] ?? 0, desenho]),
  );
  return limparPdf(achatar ? await abrir(await achatarPdf(preparado)) : documento, desenhos);
}

/** For what only needs some document. */
export async function pdfDeUmaPagina(): Promise<Uint8Array> {
  const documento = await PDFDocument.create({ updateMetadata: false });
  documento.addPage([200, 200]).drawText('1');
  return documento.save({ useObjectStreams: false });
}

const abrir = (conteudo: Uint8Array) => PDFDocument.load(conteudo, { updateMetadata: false });

export async function redesenharPdf(conteudo: Uint8Array): Promise<Uint8Array> {
  const destino = await PDFDocument.create({ updateMetadata: false });
  for (const desenho of await desenharPaginas(conteudo, 'todas')) await acrescentarDesenho(destino, desenho);
  if (destino.getPageCount() === 0) throw new ArquivoRecusado({ tipo: 'corrompido' });
  return destino.save();
}

/** By the renderer of a browser, with everything that it shows on a page: fields and annotations too. */
async function desenharPaginas(
  conteudo: Uint8Array,
  indices: readonly number[] | 'todas',
): Promise<DesenhoDaPagina[]> {
  if (indices.length === 0) return [];
  return renderizarPaginas(
    conteudo,
    { indices, caixa: CAIXA_DA_PAGINA_REDESENHADA, comCampos: true },
    async ({ imagem, larguraPontos, alturaPontos }) => ({
      jpeg: await imagem.jpeg({ quality: 85 }).toBuffer(),
      largura: larguraPontos,
      altura: alturaPontos,
    }),
  );
}
