import type { Sigla, StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { situacaoParaOFiador } from '@credito/domain/solicitacao/vez-do-fiador';
import { parteDe } from '../fiador/fatos-do-fiador.ts';
import { fiadorNaVaga } from '../fiador/fiador.repository.ts';
import type { SolicitacaoCompleta } from './fatos.ts';

/** Where the request stands, as this person of it may know. */
export function situacaoPara(
  completa: SolicitacaoCompleta,
  leitor: TipoPessoa,
  agora: Date,
): { sigla: Sigla; statusSolicitacao: StatusSolicitacao } {
  const { sigla, status_solicitacao: statusSolicitacao } = completa.solicitacao;
  const fiador = leitor === 'estudante' ? null : fiadorNaVaga(completa, leitor);
  return situacaoParaOFiador({ sigla, statusSolicitacao }, fiador && parteDe(completa, fiador, agora));
}
