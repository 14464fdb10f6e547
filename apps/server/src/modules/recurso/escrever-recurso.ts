import type { RecursoDaPessoa } from '@credito/api/recurso.rotas';
import { MENSAGEM_DO_RECURSO, recusaDoRecurso } from '@credito/domain/recurso/recurso';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fatosDoRecurso, findRecurso, type LinhaDeRecurso } from './recurso.repository.ts';
import { apresentarRecurso } from './ver-recurso.ts';

/** Keeps the text until it is sent; saving the same again changes nothing. */
export async function escreverRecurso(
  { db, relogio, aleatorio }: Contexto,
  sessao: SessaoDeConta,
  id: number,
  texto: string,
): Promise<RecursoDaPessoa> {
  const agora = relogio.agora();
  return db.transaction().execute(async (trx) => {
    const completa = await exigirSolicitacaoPropria(trx, sessao, id, { travar: true });
    await exigirQuePossaRecorrer(trx, completa, await findRecurso(trx, id), agora);
    await trx
      .insertInto('recurso')
      .values({
        id: aleatorio.uuid(),
        solicitacao_id: id,
        conta_id: sessao.contaId,
        estado: 'rascunho',
        texto,
        criado_em: agora,
        atualizado_em: agora,
      })
      .onConflict((ja) => ja.column('solicitacao_id').doUpdateSet({ texto, atualizado_em: agora }))
      .execute();
    return apresentarRecurso(trx, completa, agora);
  });
}

export async function exigirQuePossaRecorrer(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  recurso: LinhaDeRecurso | undefined,
  agora: Date,
): Promise<void> {
  const recusa = recusaDoRecurso(await fatosDoRecurso(trx, completa, recurso), agora);
  if (recusa) throw conflito(MENSAGEM_DO_RECURSO[recusa]);
}
