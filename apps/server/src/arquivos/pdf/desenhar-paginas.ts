import { VISTA } from '@credito/domain/documento/formatos';
import sharp from 'sharp';
import { renderizarPaginas } from './renderizar-pdf.ts';

/** A page as people see it on their screens, and as the analyst reads it. */
export type PaginaDesenhada = { visao: Uint8Array; leitura: Uint8Array };

/** Large enough to read small print on a bank statement. */
const CAIXA_DA_LEITURA = { largura: 1800, altura: 2400 };

/** Every page of a prepared PDF, drawn once (ADR 0071): nobody draws when it is looked at. */
export function desenharPaginas(conteudo: Uint8Array): Promise<PaginaDesenhada[]> {
  return renderizarPaginas(conteudo, { indices: 'todas', caixa: CAIXA_DA_LEITURA }, async ({ imagem }) => {
    const { data, info } = await imagem.raw().toBuffer({ resolveWithObject: true });
    const crua = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const leitura = await sharp(data, crua).jpeg({ quality: VISTA.qualidade }).toBuffer();
    const visao = await sharp(data, crua)
      .resize(VISTA.largura, VISTA.altura, { fit: 'inside' })
      .jpeg({ quality: VISTA.qualidade })
      .toBuffer();
    return { visao, leitura };
  });
}
