/**
 * Places for guarantors in a request. A place is never renumbered: when the first guarantor leaves, the second
 * stays the second (case FIA-02, "guarantor 2's data never lands on guarantor 1").
 */
import { type Exigencias, maximoDeFiadores } from '../instituicao/exigencias.ts';
import type { TipoPessoa } from '../participante/participante-contexto.ts';

export const VAGAS_DE_FIADOR = ['fiador', 'fiador2'] as const;
export type VagaDeFiador = (typeof VAGAS_DE_FIADOR)[number];

export type RecusaDeVaga = 'sem-fiador' | 'vagas-ocupadas' | 'so-troca';

export const MENSAGENS_DE_VAGA: Readonly<Record<RecusaDeVaga, string>> = {
  'sem-fiador': 'Esta instituição não pede fiador.',
  'vagas-ocupadas': 'Você já indicou o máximo de fiadores desta solicitação.',
  'so-troca': 'Durante a correção só é possível trocar um fiador, não incluir mais um.',
};

export function isVagaDeFiador(tipoPessoa: TipoPessoa): tipoPessoa is VagaDeFiador {
  return tipoPessoa !== 'estudante';
}

export type ResultadoDaVaga = { ok: true; vaga: VagaDeFiador } | { ok: false; recusa: RecusaDeVaga };

/**
 * The first free place, or why there is none (spec 2 section 9: up to 2, and 2 only where two are allowed). While a
 * returned request is corrected nobody joins, only a swapped guarantor's place is filled (spec 1 section 6):
 * `desocupadas` are the places that became free since the return, or null when the request is not being corrected.
 */
export function vagaLivre(
  exigencias: Exigencias,
  ocupadas: readonly TipoPessoa[],
  desocupadas: readonly VagaDeFiador[] | null = null,
): ResultadoDaVaga {
  const maximo = maximoDeFiadores(exigencias);
  if (maximo === 0) return { ok: false, recusa: 'sem-fiador' };
  const fiadores = ocupadas.filter(isVagaDeFiador);
  const vaga = VAGAS_DE_FIADOR.find((candidata) => !fiadores.includes(candidata));
  if (!vaga || fiadores.length >= maximo) return { ok: false, recusa: 'vagas-ocupadas' };
  if (!desocupadas || fiadores.length === 0) return { ok: true, vaga };
  const daTroca = desocupadas.find((candidata) => !fiadores.includes(candidata));
  return daTroca ? { ok: true, vaga: daTroca } : { ok: false, recusa: 'so-troca' };
}

/** Where the first guarantor's income is below the minimum, a second one is offered (spec 2 section 4). */
export function convemSegundoFiador(
  exigencias: Exigencias,
  ocupadas: readonly TipoPessoa[],
  rendaCentavos: number | null,
  rendaMinimaCentavos: number | null,
  desocupadas: readonly VagaDeFiador[] | null = null,
): boolean {
  if (rendaCentavos === null || rendaMinimaCentavos === null) return false;
  return rendaCentavos < rendaMinimaCentavos && vagaLivre(exigencias, ocupadas, desocupadas).ok;
}
