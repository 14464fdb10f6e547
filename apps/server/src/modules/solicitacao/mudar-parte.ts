import type { StatusDaAnalise, StatusDePreenchimento } from '@credito/domain/participante/transicoes';
import {
  type AcaoDaParte,
  type AtorDaParte,
  estadoDaParte,
  transitarParte,
} from '@credito/domain/participante/transicoes';
import { MENSAGENS_DE_RECUSA } from '@credito/domain/solicitacao/transicoes';
import type { Selectable, Transaction, Updateable } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import { conflito } from '../../erros.ts';

type Parte = Pick<Selectable<Participante>, 'id' | 'tipo_pessoa' | 'status_preenchimento'>;
type MudancaDaParte = { status_preenchimento: StatusDePreenchimento; status_analise?: StatusDaAnalise };

/** Columns that the action of the table sets. Throws 409 where the part is in a state that does not have the action. */
export function mudancaDaParte(parte: Parte, acao: AcaoDaParte, ator: AtorDaParte): MudancaDaParte {
  const estado = estadoDaParte(parte.status_preenchimento);
  const resultado = transitarParte(estado, acao, ator, { tipoPessoa: parte.tipo_pessoa });
  if (!resultado.ok) throw conflito(MENSAGENS_DE_RECUSA[resultado.recusa]);
  const { statusPreenchimento, statusAnalise } = resultado.destino;
  return {
    status_preenchimento: statusPreenchimento,
    ...(statusAnalise ? { status_analise: statusAnalise } : {}),
  };
}

/** Takes a part, loaded under the lock of its request, through one action of its table of states; gives its row then. */
export async function mudarParte(
  trx: Transaction<DB>,
  parte: Parte,
  acao: AcaoDaParte,
  ator: AtorDaParte,
  colunas: Updateable<Participante> = {},
): Promise<Selectable<Participante>> {
  return trx
    .updateTable('participante')
    .set({ ...colunas, ...mudancaDaParte(parte, acao, ator) })
    .where('id', '=', parte.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
