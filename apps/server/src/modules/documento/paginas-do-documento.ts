/** The drawn pages of a document (ADR 0071): made at its reception, and once for documents from before. */

import { MENSAGEM_DE_MOSTRAR_DEPOIS, mensagemAoMostrar } from '@credito/domain/documento/formatos';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ArquivoPronto, PaginaGravada } from '../../arquivos/arquivo-recebido.ts';
import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import type { PaginaNoCofre } from '../../arquivos/recepcao.ts';
import type { DB, Documento } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { umDaChavePorVez } from '../idempotencia/idempotencia.ts';
import { type TrabalhoComArquivo, trabalharNoArquivo } from './trabalho-com-arquivo.ts';

export type DocumentoComPaginas = Pick<
  Selectable<Documento>,
  'id' | 'extensao' | 'paginas' | 'sha256' | 'arquivo_original' | 'arquivo_visao'
>;

export type QuemOlha = Pick<TrabalhoComArquivo, 'quem' | 'sinal'>;

/** The vault's id of a page (1-based) of a PDF; 404 beyond the last one. */
export async function arquivoDaPagina(
  contexto: Contexto,
  documento: DocumentoComPaginas,
  numero: number,
  como: 'visao' | 'leitura',
  quem: QuemOlha,
): Promise<string> {
  if (numero < 1 || numero > documento.paginas) throw naoEncontrado();
  if (como === 'visao' && numero === 1) return documento.arquivo_visao;
  const coluna = como === 'visao' ? 'arquivo_visao' : 'arquivo_leitura';
  const procurar = () => findPagina(contexto.db, documento.id, numero);
  // A viewer asks for all pages at once, and one drawing makes them all.
  const desenhar = () =>
    umDaChavePorVez(`paginas\n${documento.id}`, async () => {
      const jaDesenhada = await procurar();
      if (jaDesenhada) return jaDesenhada;
      await desenharDeAntes(contexto, documento, quem);
      return procurar();
    });
  const pagina = (await procurar()) ?? (await desenhar());
  const arquivo = pagina?.[coluna];
  if (!arquivo) throw naoEncontrado();
  return arquivo;
}

export async function guardarPaginas(
  trx: Transaction<DB>,
  documentoId: string,
  paginas: readonly PaginaGravada[],
): Promise<void> {
  if (paginas.length === 0) return;
  await trx
    .insertInto('documento_pagina')
    .values(
      paginas.map(({ visao, leitura }, indice) => ({
        documento_id: documentoId,
        numero: indice + 1,
        arquivo_visao: visao?.id ?? null,
        arquivo_leitura: leitura.id,
      })),
    )
    .execute();
}

export function findPaginas(db: Kysely<DB>, documentoId: string) {
  return db
    .selectFrom('documento_pagina')
    .selectAll()
    .where('documento_id', '=', documentoId)
    .orderBy('numero')
    .execute();
}

/** Of a document from before pages were kept, none. */
export async function paginasDesenhadas(
  db: Kysely<DB>,
  { id, arquivo_visao: primeira }: Pick<DocumentoComPaginas, 'id' | 'arquivo_visao'>,
): Promise<PaginaNoCofre[]> {
  const paginas = await findPaginas(db, id);
  return paginas.map(({ arquivo_visao, arquivo_leitura }) => ({
    visao: arquivo_visao ?? primeira,
    leitura: arquivo_leitura,
  }));
}

function findPagina(db: Kysely<DB>, documentoId: string, numero: number) {
  return db
    .selectFrom('documento_pagina')
    .select(['arquivo_visao', 'arquivo_leitura'])
    .where('documento_id', '=', documentoId)
    .where('numero', '=', numero)
    .executeTakeFirst();
}

/** A document that came before pages were kept: drawn by the same bounded way as at a reception. */
async function desenharDeAntes(
  contexto: Contexto,
  documento: DocumentoComPaginas,
  quem: QuemOlha,
): Promise<void> {
  const { recepcao } = contexto.gateways;
  const sha256 = documento.sha256.toString('hex');
  const trabalho = { ...quem, sha256, mensagemDoLimite: MENSAGEM_DE_MOSTRAR_DEPOIS };
  const desenhado = await trabalharNoArquivo(contexto, trabalho, (opcoes) =>
    recepcao.desenhar(documento.arquivo_original, opcoes),
  );
  if (desenhado.tipo !== 'desenhado') throw erroDoArquivo(desenhado, mensagemAoMostrar(desenhado));
  const guardou = await contexto.db.transaction().execute(async (trx) => {
    // Two servers may draw at once, and the document may leave meanwhile.
    const atual = await trx
      .selectFrom('documento')
      .select('situacao')
      .where('id', '=', documento.id)
      .forUpdate()
      .executeTakeFirst();
    if (!atual || atual.situacao === 'excluido' || (await findPagina(trx, documento.id, 1))) return false;
    await guardarPaginas(trx, documento.id, desenhado.paginas);
    return true;
  });
  if (!guardou) await recepcao.descartar({ desenhos: desenhado.paginas });
}

/** Of a file that has just been received. */
export const paginasDe = ({ vista, desenhos }: Pick<ArquivoPronto, 'vista' | 'desenhos'>): PaginaNoCofre[] =>
  desenhos.map(({ visao, leitura }) => ({ visao: (visao ?? vista).id, leitura: leitura.id }));
