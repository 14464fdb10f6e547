/** What may be done now with one person's part, in the words that documents know (ADR 0118). */
import type { Natureza } from '@credito/domain/solicitacao/estados';
import type { AtualizacaoCompleta, PessoaGuardada } from './atualizacao.repository.ts';

export function naturezaDoBloco(
  { atualizacao }: Pick<AtualizacaoCompleta, 'atualizacao'>,
  { situacao }: Pick<PessoaGuardada, 'situacao'>,
): Natureza {
  const { estado } = atualizacao;
  if (estado === 'concluido' || estado === 'reiniciada' || estado === 'vencida') return 'final';
  if (situacao === 'a-corrigir') return 'corrigivel';
  return situacao === 'aguardando' ? 'editavel' : 'bloqueada';
}
