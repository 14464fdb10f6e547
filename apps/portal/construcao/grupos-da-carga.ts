/**
 * The first load of a page is a few files, not twenty: React, which outlives most deployments, what the login needs, and for
 * the page of signing what it needs besides. Whoever signs goes on to a portal with both at hand, and the login fetches
 * nothing of the signing.
 */
import type { Rollup } from 'vite';

type Grupo = Exclude<
  NonNullable<Exclude<Rollup.OutputOptions['codeSplitting'], boolean>>['groups'],
  undefined
>[number];
type Contexto = Parameters<Exclude<Grupo['name'], string>>[1];

const ENTRADA = /(?:\/app\/(?:estudante|fiador|assinar)\.tsx|\.html)$/;
const ASSINATURA = /\/app\/assinar\.tsx$/;

/** Of each module, the entries that import it at once, directly or not. */
function entradasDe(modulo: string, contexto: Contexto): ReadonlySet<string> {
  const vistos = new Set<string>();
  const entradas = new Set<string>();
  const fila = [modulo];
  for (let id = fila.pop(); id !== undefined; id = fila.pop()) {
    if (vistos.has(id)) continue;
    vistos.add(id);
    if (ENTRADA.test(id)) entradas.add(id);
    else fila.push(...(contexto.getModuleInfo(id)?.importers ?? []));
  }
  return entradas;
}

/** What the login needs goes first: a group takes along whatever its own modules import. */
const grupo = (name: string, soDaAssinatura: boolean, priority: number): Grupo => ({
  debugName: name,
  // All but the entries themselves: each page starts its own part only.
  test: (id) => !ENTRADA.test(id),
  name: (modulo, contexto) =>
    [...entradasDe(modulo, contexto)].every((id) => ASSINATURA.test(id)) === soDaAssinatura ? name : null,
  tags: ['$initial'],
  priority,
});

export const GRUPOS_DA_CARGA: Grupo[] = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\//,
    tags: ['$initial'],
    priority: 3,
  },
  grupo('login', false, 2),
  grupo('assinatura', true, 1),
];
