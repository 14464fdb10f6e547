import { VISTA } from '@credito/domain/documento/formatos';
import { renderizarPaginas } from '../../src/arquivos/pdf/renderizar-pdf.ts';

/** One page of a PDF as a JPEG, for tests of what a copy shows. */
export async function verPagina(
  conteudo: Uint8Array,
  indice: number,
  caixa: { largura: number; altura: number } = VISTA,
): Promise<Uint8Array> {
  const [jpeg] = await renderizarPaginas(conteudo, { indices: [indice], caixa }, ({ imagem }) =>
    imagem.jpeg({ quality: VISTA.qualidade, mozjpeg: true }).toBuffer(),
  );
  if (jpeg === undefined) throw new Error('no such page');
  return jpeg;
}
