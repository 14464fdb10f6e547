/** After a guarantor changed: where the filled-in parts lead the request now. */
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Ator as Papel } from '@credito/domain/solicitacao/transicoes';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { executarTransicao } from '../solicitacao/transicao.ts';

export async function atualizarSolicitacao(
  trx: Transaction<DB>,
  solicitacaoId: number,
  pedido: { papel: Papel; ator: Ator; agora: Date },
): Promise<void> {
  const completa = await carregarSolicitacao(trx, solicitacaoId, { travar: true });
  if (!completa || ESTADOS[completa.solicitacao.sigla].natureza !== 'editavel') return;
  await executarTransicao(trx, completa, { acao: 'atualizarPreenchimento', ...pedido });
}
