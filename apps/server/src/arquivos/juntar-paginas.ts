import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import {
  type FormatoGuardado,
  LIMITE_DE_PAGINAS,
  type RecusaDeArquivo,
} from '@credito/domain/documento/formatos';
import sharp from 'sharp';
import { ArquivoRecusado, ouRecusa } from './arquivo-recusado.ts';

export type ParteDoDocumento = {
  formato: FormatoGuardado;
  conteudo: Uint8Array;
  /** A page that is left out, counted from 0. */
  semPagina?: number | undefined;
  giro?: Giro | undefined;
};

/** Clockwise; of one page, counted from 0, or of all. */
export interface Giro {
  graus: 90 | 180 | 270;
  pagina: number | null;
}

const A4_EM_PONTOS = { menor: 595.28, maior: 841.89 };

/** Several prepared files of one document become one PDF, in the order given. */
export function juntarPaginas(
  partes: readonly ParteDoDocumento[],
): Promise<{ tipo: 'juntado'; conteudo: Uint8Array; paginas: number } | RecusaDeArquivo> {
  return ouRecusa(async () => {
    if (partes.length === 0) throw new ArquivoRecusado({ tipo: 'vazio' });
    const destino = await PDFDocument.create({ updateMetadata: false });
    for (const parte of partes) {
      if (parte.formato === 'pdf') await acrescentarPdf(destino, parte);
      else await acrescentarImagem(destino, parte);
      const paginas = destino.getPageCount();
      if (paginas > LIMITE_DE_PAGINAS) {
        throw new ArquivoRecusado({ tipo: 'paginas-demais', paginas, limite: LIMITE_DE_PAGINAS });
      }
    }
    return { tipo: 'juntado' as const, conteudo: await destino.save(), paginas: destino.getPageCount() };
  });
}

async function acrescentarPdf(
  destino: PDFDocument,
  { conteudo, semPagina, giro }: ParteDoDocumento,
): Promise<void> {
  const origem = await PDFDocument.load(conteudo, { updateMetadata: false }).catch(() => {
    throw new ArquivoRecusado({ tipo: 'corrompido' });
  });
  const indices = origem.getPageIndices().filter((indice) => indice !== semPagina);
  for (const [posicao, pagina] of (await destino.copyPages(origem, indices)).entries()) {
    const girada = giro && (giro.pagina === null || giro.pagina === indices[posicao]);
    if (girada) pagina.setRotation(degrees((pagina.getRotation().angle + giro.graus) % 360));
    destino.addPage(pagina);
  }
}

/** The image keeps its pixels; the page is A4 in the image's direction, so that mixed documents print evenly. */
async function acrescentarImagem(destino: PDFDocument, parte: ParteDoDocumento): Promise<void> {
  const jpeg =
    parte.formato === 'jpg'
      ? parte.conteudo
      : // The writer decodes PNG in JavaScript, slowly; without chroma subsampling small text stays sharp.
        await sharp(parte.conteudo).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  const figura = await destino.embedJpg(jpeg);
  const deitada = figura.width > figura.height;
  const largura = deitada ? A4_EM_PONTOS.maior : A4_EM_PONTOS.menor;
  const altura = deitada ? A4_EM_PONTOS.menor : A4_EM_PONTOS.maior;
  const escala = Math.min(largura / figura.width, altura / figura.height);
  const w = figura.width * escala;
  const h = figura.height * escala;
  destino
    .addPage([largura, altura])
    .drawImage(figura, { x: (largura - w) / 2, y: (altura - h) / 2, width: w, height: h });
}
