/** One story for each row of the state table, in the table's order; a few rows have a second one worth seeing. */
import type { Historia } from './historia.ts';
import { ALTERADAS } from './historias-alteradas.ts';
import { ATUALIZADAS } from './historias-atualizadas.ts';
import { CONTRATADAS } from './historias-contratadas.ts';
import { EM_ANALISE } from './historias-em-analise.ts';
import { EM_CORRECAO } from './historias-em-correcao.ts';
import { EM_PREENCHIMENTO } from './historias-em-preenchimento.ts';
import { TERMINADAS } from './historias-terminadas.ts';

export const HISTORIAS: readonly Historia[] = [
  ...EM_PREENCHIMENTO,
  ...EM_ANALISE,
  ...EM_CORRECAO,
  ...TERMINADAS,
  ...CONTRATADAS,
  ...ATUALIZADAS,
  ...ALTERADAS,
];
