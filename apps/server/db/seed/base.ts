/** Catalogue, an indication and staff of the demonstration: quick, and enough for people of one's own to use it. */
import type { Contexto } from '../../src/contexto.ts';
import { semearCatalogo } from './catalogo.ts';
import { semearIndicacoes } from './indicacoes.ts';
import { semearOperadores } from './operadores.ts';
import { semearRegulamentos } from './regulamentos.ts';

export async function semearBase(contexto: Contexto): Promise<void> {
  await semearCatalogo(contexto.db);
  await semearIndicacoes(contexto);
  await semearOperadores(contexto);
  await semearRegulamentos(contexto);
}
