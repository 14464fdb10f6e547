import type { Contexto } from '../../../contexto.ts';
import { esperasDe } from '../../andamento/espera.ts';
import type { EsperasDasEtapas } from './fila.repository.ts';

/** How long each stage takes that the rows stand in: one reading a stage, not one a row. */
export async function esperasDosItens(
  contexto: Contexto,
  linhas: readonly { sigla: string }[],
): Promise<EsperasDasEtapas> {
  const siglas = [...new Set(linhas.map(({ sigla }) => sigla))];
  const esperas = await Promise.all(siglas.map((sigla) => esperasDe(contexto, contexto.db, sigla)));
  return Object.assign({}, ...esperas) as EsperasDasEtapas;
}
