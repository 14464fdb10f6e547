/** What the people of a request know of each other besides their parts (decisions, "Guarantors"). */
import { type ParteDaSolicitacao, podeVerParte } from './acesso.ts';
import type { NomeDeCampo } from './campos.ts';
import type { Identidade, TipoPessoa } from './participante-contexto.ts';

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

const IDENTIDADE: readonly (keyof Identidade)[] = ['nome', 'cpf', 'email', 'telefone'];

/** What a comparison must not give away. The CPF that the student typed is the guarantor's, also once accepted. */
export function identidadeReservada(
  leitor: TipoPessoa,
  parte: ParteDaSolicitacao,
): readonly (keyof Identidade)[] {
  if (conheceContato(leitor, parte)) return [];
  if (!conhecePessoa(leitor, parte.tipoPessoa)) return IDENTIDADE;
  return leitor === 'estudante' ? ['email', 'telefone'] : ['cpf', 'email', 'telefone'];
}

/** Answers that are compared with everybody of the request. */
const COMPARADAS: readonly NomeDeCampo[] = [
  'nome',
  'cpf',
  'nomeConjuge',
  'cpfConjuge',
  'emailConjuge',
  'telefoneConjuge',
];

/** Saving one of these also asks whether it is somebody's whom the person does not know. */
export function perguntaPorAlguem(respostas: Readonly<Record<string, unknown>>): boolean {
  return COMPARADAS.some((nome) => nome in respostas);
}

/** The spouse is known to whoever sees the part. */
export function conjugeReservado(
  leitor: TipoPessoa,
  parte: ParteDaSolicitacao,
): readonly (keyof Identidade)[] {
  return podeVerParte(leitor, parte) ? [] : IDENTIDADE;
}
