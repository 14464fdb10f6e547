/** Audit of what happens to a guarantor. The person concerned is the student's account, who sees it in the profile. */

import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { type Ator, registrarDecisao } from '../auditoria/auditoria.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import type { ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';

export async function registrarEventoDoFiador(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  fiador: Pick<ParticipanteFiador, 'id' | 'tipo_pessoa'>,
  evento: { acao: string; ator: Ator; em: Date; dados?: Record<string, unknown> },
): Promise<void> {
  await registrarDecisao(trx, {
    em: evento.em,
    ator: evento.ator,
    acao: `fiador.${evento.acao}`,
    alvo: { tipo: 'participante', id: fiador.id },
    contaId: completa.solicitacao.conta_id,
    dados: { solicitacao: completa.solicitacao.id, vaga: fiador.tipo_pessoa, ...evento.dados },
  });
}
