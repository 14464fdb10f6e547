/** Who has to sign a contract: computed from the persons and the settings, never typed (credito, section 3). */

import { casadoNaLei, type EstadoCivil } from '../participante/estado-civil.ts';
import { dispensaOutorga, type RegimeDeBens } from '../participante/regime-de-bens.ts';
import { isMenorDeIdade } from '../pessoa/nascimento.ts';
import type { Data } from '../tempo/data.ts';

export const PAPEIS_DE_SIGNATARIO = [
  'estudante',
  'responsavel',
  'fiador',
  'conjuge-do-fiador',
  'fiador2',
  'conjuge-do-fiador2',
  'representante',
  'testemunha',
] as const;
export type PapelDeSignatario = (typeof PAPEIS_DE_SIGNATARIO)[number];

/** What somebody of a contract is, as people read it; it fits women and men. */
export const PAPEL_NO_CONTRATO: Readonly<Record<PapelDeSignatario, string>> = {
  estudante: 'Estudante',
  responsavel: 'Responsável legal',
  fiador: 'Garante o contrato',
  'conjuge-do-fiador': 'Cônjuge de quem garante',
  fiador2: 'Garante o contrato',
  'conjuge-do-fiador2': 'Cônjuge de quem garante',
  representante: 'Representa quem concede o crédito',
  testemunha: 'Testemunha',
};

/** Words of the calls (spec 3 section 7). */
export const TIPO_NO_FIO: Readonly<Record<PapelDeSignatario, string>> = {
  estudante: 'contractor',
  responsavel: 'legal guardian',
  fiador: 'surety',
  'conjuge-do-fiador': 'guarantor spouse',
  fiador2: 'surety',
  'conjuge-do-fiador2': 'guarantor spouse',
  representante: 'legal representative',
  testemunha: 'witness',
};

/** As the calls spell it, in any case and with spaces, hyphens or underscores between the words. */
export function signatarioDoFio(texto: string): string {
  return texto
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
}

/** Groups sign one after the other, inside a group in any order. */
const GRUPO: Readonly<Record<PapelDeSignatario, 1 | 2 | 3>> = {
  estudante: 1,
  responsavel: 1,
  fiador: 2,
  'conjuge-do-fiador': 2,
  fiador2: 2,
  'conjuge-do-fiador2': 2,
  representante: 3,
  testemunha: 3,
};

/** On paper, whoever signs for the provider does so when the contract is put into effect. */
export function assinaAntesDaEntrega(papel: PapelDeSignatario): boolean {
  return GRUPO[papel] < 3;
}

/** Whoever has to sign the paper beside the student before it is handed in. */
export const assinamComOEstudante = <P extends { papel: PapelDeSignatario }>(
  partes: readonly P[],
): readonly P[] => partes.filter(({ papel }) => papel !== 'estudante' && assinaAntesDaEntrega(papel));

export interface EstudanteQueAssina {
  nascimento: Data;
  emancipado: boolean;
}

export interface FiadorQueAssina {
  estadoCivil: EstadoCivil;
  /** Asked of whoever is married; undefined where nobody has said it yet. */
  regime?: RegimeDeBens | undefined;
  /** The analysis has approved the marriage pact: without it an agreed separation is only said. */
  pactoAprovado: boolean;
  uniaoEstavel: boolean;
  /** Who says SEPARADO is married until the analysis has approved the annotation of the judicial separation. */
  separacaoAverbada: boolean;
}

export interface ConfiguracaoDasAssinaturas {
  /** The partner of a stable union signs as consent; the law does not ask for it (REsp 1.299.866). */
  companheiroAssina: boolean;
  testemunhas: 0 | 1 | 2;
}

export interface Signatario {
  papel: PapelDeSignatario;
  grupo: 1 | 2 | 3;
}

/** On the day of signing: who comes of age before it needs no guardian. */
export function signatariosDoContrato(
  { estudante, fiadores }: { estudante: EstudanteQueAssina; fiadores: readonly FiadorQueAssina[] },
  { companheiroAssina, testemunhas }: ConfiguracaoDasAssinaturas,
  hoje: Data,
): readonly Signatario[] {
  const papeis: PapelDeSignatario[] = ['estudante'];
  if (isMenorDeIdade(estudante.nascimento, hoje) && !estudante.emancipado) papeis.push('responsavel');
  const [primeiro, segundo] = fiadores;
  if (primeiro) papeis.push('fiador');
  if (primeiro && conjugeAssina(primeiro, companheiroAssina)) papeis.push('conjuge-do-fiador');
  if (segundo) papeis.push('fiador2');
  if (segundo && conjugeAssina(segundo, companheiroAssina)) papeis.push('conjuge-do-fiador2');
  papeis.push('representante');
  for (let testemunha = 0; testemunha < testemunhas; testemunha += 1) papeis.push('testemunha');
  return papeis.map((papel) => ({ papel, grupo: GRUPO[papel] }));
}

export const MOTIVO_DA_MAIORIDADE = 'o estudante completou 18 anos';

/** The student's own act is enough from the birthday on; a guardian who has signed stays. */
export const responsavelDispensado = (nascimento: Data | null, hoje: Data): boolean =>
  nascimento !== null && !isMenorDeIdade(nascimento, hoje);

/** Then the regime says whether the spouse signs. */
export function regimeDecide({ estadoCivil, separacaoAverbada }: FiadorQueAssina): boolean {
  return casadoNaLei(estadoCivil) && !(estadoCivil === 'SEPARADO' && separacaoAverbada);
}

/** Without the authorisation of the spouse a guarantee is void as a whole (Súmula 332 of the STJ). */
function conjugeAssina(fiador: FiadorQueAssina, companheiroAssina: boolean): boolean {
  if (regimeDecide(fiador)) return !(dispensaOutorga(fiador.regime) && fiador.pactoAprovado);
  return fiador.uniaoEstavel && companheiroAssina;
}
