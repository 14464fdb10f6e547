import { situacaoParaOFiador } from '@credito/domain/andamento/vez-do-fiador';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Sigla, StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import type { SolicitacaoCompleta } from './fatos.ts';
import { fiadorNaVaga } from './fiadores-da-solicitacao.ts';
import { parteDe } from './parte-do-fiador.ts';

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
