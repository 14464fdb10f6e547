import { PDFDocument } from '@cantoo/pdf-lib';
import { ArquivoRecusado } from '../arquivo-recusado.ts';
import { limparPdf } from './limpar-pdf.ts';
import { reescreverPdf } from './reescrever-pdf.ts';
import { renderizarPaginas } from './renderizar-pdf.ts';

/** About 200 dots per inch on A4: legible for an analyst and for OCR. */
const CAIXA_DA_PAGINA_REDESENHADA = { largura: 2340, altura: 2340 };

/** A PDF that opens without a password and in which nothing runs, nothing is attached and nothing points out. */
export async function neutralizarPdf(conteudo: Uint8Array, senha?: string): Promise<Uint8Array> {
  const reescrito = await reescreverPdf(conteudo, senha);
  try {
    return await limparPdf(reescrito);
  } catch {
    // Readers forgive more than the writer does: what it cannot copy is drawn, and only the drawing is kept.
    return redesenharPdf(reescrito);
  }
}

export async function redesenharPdf(conteudo: Uint8Array): Promise<Uint8Array> {
  const destino = await PDFDocument.create({ updateMetadata: false });
  await renderizarPaginas(
    conteudo,
    { indices: 'todas', caixa: CAIXA_DA_PAGINA_REDESENHADA },
    async ({ imagem, larguraPontos, alturaPontos }) => {
      const jpeg = await imagem.jpeg({ quality: 85, mozjpeg: true }).toBuffer();
      const figura = await destino.embedJpg(jpeg);
      const pagina = destino.addPage([larguraPontos, alturaPontos]);
      pagina.drawImage(figura, { x: 0, y: 0, width: larguraPontos, height: alturaPontos });
    },
  );
  if (destino.getPageCount() === 0) throw new ArquivoRecusado({ tipo: 'corrompido' });
  return destino.save();
}
