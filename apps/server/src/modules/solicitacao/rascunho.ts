/** The answers of the new-request wizard before the request exists: one draft for each account, whichever device wrote it. */

import type { rotaGuardarRascunho, rotaLerRascunho } from '@credito/api/rascunho.rotas';
import type { Recebido, Resposta } from '@credito/api/rota';
import { planoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao.plano';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';

type Rascunho = Recebido<typeof rotaGuardarRascunho>['body'];

/** Nothing else is kept, whatever a client sends. */
const CAMPOS = new Set<string>(
  planoDaNovaSolicitacao.flatMap(({ campos }) => campos.map(({ nome }) => nome)),
);

export async function lerRascunho(
  { db }: Contexto,
  { contaId }: SessaoDeConta,
): Promise<Resposta<typeof rotaLerRascunho>> {
  const guardado = await db
    .selectFrom('rascunho_da_solicitacao')
    .select(['respostas', 'chave', 'atualizado_em'])
    .where('conta_id', '=', contaId)
    .executeTakeFirst();
  return {
    rascunho: guardado
      ? {
          respostas: guardado.respostas,
          chave: guardado.chave,
          atualizadoEm: guardado.atualizado_em.toISOString(),
        }
      : null,
  };
}

export async function guardarRascunho(
  { db, relogio }: Contexto,
  { contaId }: SessaoDeConta,
  { respostas, chave }: Rascunho,
): Promise<void> {
  const conhecidas = Object.entries(respostas).filter(([nome]) => CAMPOS.has(nome));
  const valores = {
    respostas: JSON.stringify(Object.fromEntries(conhecidas)),
    chave,
    atualizado_em: relogio.agora(),
  };
  await db
    .insertInto('rascunho_da_solicitacao')
    .values({ conta_id: contaId, ...valores })
    .onConflict((conflito) => conflito.column('conta_id').doUpdateSet(valores))
    .execute();
}

/** Given up, or a request by now. */
export async function apagarRascunho(db: Kysely<DB>, contaId: string): Promise<void> {
  await db.deleteFrom('rascunho_da_solicitacao').where('conta_id', '=', contaId).execute();
}

export async function apagarRascunhosAntigos(db: Kysely<DB>, antesDe: Date): Promise<void> {
  await db.deleteFrom('rascunho_da_solicitacao').where('atualizado_em', '<', antesDe).execute();
}
