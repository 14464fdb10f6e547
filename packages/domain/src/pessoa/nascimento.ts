/** Birth dates and ages (spec 2 section 5; cases DATE-01, DATE-02). */
import * as z from 'zod/mini';
import { anosAntes, anosCompletos, type Data, isData } from '../tempo/data.ts';

export const IDADE_MINIMA_ESTUDANTE = 16;
const IDADE_MINIMA_FIADOR = 18;
const IDADE_MINIMA_CONJUGE_FIADOR = 15;
const MAIORIDADE = 18;
const IDADE_MAXIMA = 130;

export const MENSAGEM_DATA_INCORRETA = 'A data está incorreta.';
export const MENSAGEM_DATA_NAO_PERMITIDA = 'Confira o ano: esta data tem mais de 130 anos.';
export const MENSAGEM_DATA_FUTURA = 'A data não pode estar no futuro.';

export type PapelComIdade = 'estudante' | 'fiador' | 'conjuge-do-fiador' | 'qualquer';

const MINIMOS: Record<PapelComIdade, { idade: number; mensagem: string } | null> = {
  estudante: {
    idade: IDADE_MINIMA_ESTUDANTE,
    mensagem: 'Para pedir o crédito é preciso ter 16 anos ou mais, ou emancipação.',
  },
  fiador: {
    idade: IDADE_MINIMA_FIADOR,
    mensagem: 'Para ser fiador é preciso ter 18 anos ou mais.',
  },
  'conjuge-do-fiador': {
    idade: IDADE_MINIMA_CONJUGE_FIADOR,
    mensagem: 'Confira a data: o cônjuge precisa ter 15 anos ou mais.',
  },
  qualquer: null,
};

/** `emancipada` lifts the minimum of the student only (spec 2 section 5). */
export function erroDoNascimento(
  nascimento: string,
  papel: PapelComIdade,
  hoje: Data,
  emancipada = false,
): string | null {
  if (!isData(nascimento)) return MENSAGEM_DATA_INCORRETA;
  if (nascimento > hoje) return MENSAGEM_DATA_FUTURA;
  if (nascimento < anosAntes(hoje, IDADE_MAXIMA)) return MENSAGEM_DATA_NAO_PERMITIDA;
  const minimo = MINIMOS[papel];
  if (!minimo || (papel === 'estudante' && emancipada)) return null;
  return anosCompletos(nascimento, hoje) < minimo.idade ? minimo.mensagem : null;
}

export function isMenorDeIdade(nascimento: Data, hoje: Data): boolean {
  return anosCompletos(nascimento, hoje) < MAIORIDADE;
}

/** An existing calendar day; whether it is allowed is asked of `erroDoNascimento`. */
export const dataSchema = z
  .string({ error: MENSAGEM_DATA_INCORRETA })
  .check(z.refine(isData, { error: MENSAGEM_DATA_INCORRETA }));
