import { VISTA } from '@credito/domain/documento/formatos';
import sharp from 'sharp';
import { renderizarPaginas } from './renderizar-pdf.ts';

/** A page as people see it on their screens, and as the analyst reads it. */
export type PaginaDesenhada = { visao: Uint8Array; leitura: Uint8Array };

/** Large enough to read small print on a bank statement. */
const CAIXA_DA_LEITURA = { largura: 1800, altura: 2400 };

/** Pages of a prepared PDF, drawn once (ADR 0071): nobody draws when it is looked at. */
export function desenharPaginas(
  conteudo: Uint8Array,
  indices: readonly number[] | 'todas' = 'todas',
): Promise<PaginaDesenhada[]> {
  const opcoes = { indices, caixa: CAIXA_DA_LEITURA };
  return renderizarPaginas(conteudo, opcoes, async ({ imagem }) => {
    // In one pass, as a photo's copy (ADR 0073).
    const leitura = await imagem.jpeg({ quality: VISTA.qualidade, optimiseCoding: false }).toBuffer();
    // From there: the drawing is the largest thing in memory, and it has been read once.
    const visao = await sharp(leitura)
      .resize(VISTA.largura, VISTA.altura, { fit: 'inside' })
      .jpeg({ quality: VISTA.qualidade })
      .toBuffer();
    return { visao, leitura };
  });
}
