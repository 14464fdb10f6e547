import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { executarTransicao } from '../solicitacao/transicao.ts';

/** After a change of documents: the state that the filled-in parts now amount to. The request is already locked. */
export async function atualizarPreenchimento(
  trx: Transaction<DB>,
  solicitacaoId: number,
  quem: TipoPessoa | 'sistema',
  contaId: string | null,
  agora: Date,
): Promise<void> {
  const completa = await carregarSolicitacao(trx, solicitacaoId, { travar: true });
  if (!completa || ESTADOS[completa.solicitacao.sigla].natureza !== 'editavel') return;
  const ator: Ator = contaId === null ? { tipo: 'sistema', id: null } : { tipo: 'conta', id: contaId };
  await executarTransicao(trx, completa, {
    acao: 'atualizarPreenchimento',
    papel: quem === 'fiador2' ? 'fiador' : quem,
    ator,
    agora,
  });
}
