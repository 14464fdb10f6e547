/**
 * Whoever comes to guarantee a contract by an alteration proves the income as in a request: the rows, the words and the rules
 * are those of a guarantor's plan.
 */
import { EXIGENCIAS_MINIMAS } from '../instituicao/exigencias.ts';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { passosDaRenda } from '../participante/passos-da-renda.ts';
import { somaDasRendas } from '../renda/renda-minima.ts';
import { lerCodigosDeRenda, requisitosDasRendas } from '../renda/tipos-de-renda.ts';
import type { Data } from '../tempo/data.ts';
import { type DocumentoNoWizard, primeiroIncompleto, type RequisitoDeDocumento } from '../wizard/plano.ts';

export const planoDaRenda = passosDaRenda;

type Respostas = Readonly<Record<string, unknown>>;

export interface FatosDaRenda {
  papel: 'fiador' | 'fiador2';
  respostas: Respostas;
  documentos: readonly DocumentoNoWizard[];
  rendaMinimaCentavos: number | null;
  /** Somebody else guarantees the contract too: the incomes are added. */
  haOutroFiador: boolean;
  hoje: Data;
}

export function contextoDaRenda({ papel, haOutroFiador, ...fatos }: FatosDaRenda): ContextoDoParticipante {
  return {
    ...fatos,
    tipoPessoa: papel,
    exigencias: EXIGENCIAS_MINIMAS,
    outras: haOutroFiador ? [{ papel: papel === 'fiador' ? 'fiador2' : 'fiador' }] : [],
    cpfNoDocumento: false,
    cpfNoDocumentoDoConjuge: false,
  };
}

/** What the chosen types of income are proven by. */
export function provasPedidas({ tiposDeRenda }: Respostas): readonly RequisitoDeDocumento[] {
  return requisitosDasRendas(lerCodigosDeRenda(tiposDeRenda));
}

export const rendaCompleta = (contexto: ContextoDoParticipante): boolean =>
  primeiroIncompleto(planoDaRenda, contexto) === null;

export function rendaDita({ rendaCentavos }: Respostas): number | null {
  return typeof rendaCentavos === 'number' ? rendaCentavos : null;
}

/** Before the desk decides: whether those who would guarantee from then on earn enough together, without a figure of anybody. */
export function suficienciaDaRenda(
  rendas: readonly (number | null)[],
  rendaMinimaCentavos: number | null,
): string {
  if (rendaMinimaCentavos === null) return 'Este programa não pede renda mínima';
  return (
    somaDasRendas(rendas, rendaMinimaCentavos) ??
    'Não é possível somar: não temos a renda de quem continua garantindo'
  );
}
