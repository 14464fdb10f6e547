/** What the people of a request know of each other besides their parts (decisions, "Guarantors"). */
import type { ParteDaSolicitacao } from './acesso.ts';
import type { TipoPessoa } from './pessoa-contexto.ts';

/** Everybody knows the student, and the student everybody; a guarantor learns nothing of the other one. */
export function conhecePessoa(leitor: TipoPessoa, tipoPessoa: TipoPessoa): boolean {
  return leitor === 'estudante' || tipoPessoa === 'estudante' || leitor === tipoPessoa;
}

/** The student knows the contact that they typed for a guarantor; with the acceptance it becomes the guarantor's own. */
export function conheceContato(
  leitor: TipoPessoa,
  { tipoPessoa, aceitou }: Pick<ParteDaSolicitacao, 'tipoPessoa' | 'aceitou'>,
): boolean {
  return leitor === tipoPessoa || (leitor === 'estudante' && !aceitou);
}
