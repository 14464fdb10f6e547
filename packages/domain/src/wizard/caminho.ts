/** Where a person is in a plan and where back and forth lead. */
import {
  type ContextoDeWizard,
  type Passo,
  type Plano,
  passosVisiveis,
  primeiroIncompleto,
} from './plano.ts';

/** The step after `id` in the visible list, or null at the end. */
export function proximoPasso<C extends ContextoDeWizard, P extends Passo<C>>(
  plano: readonly P[],
  contexto: C,
  id: P['id'],
): P | null {
  return vizinho(plano, contexto, id, 1);
}

/**
 * The step that an address leads to. A hidden one, met by going back or forth from another step, leads to the nearest
 * visible step before it; whoever arrives from elsewhere, or whose step hid itself, goes on where something is missing.
 */
export function passoDoEndereco<C extends ContextoDeWizard, P extends Passo<C>>(
  plano: readonly P[],
  contexto: C,
  pedido: string | undefined,
  mostrado: P['id'] | undefined,
): P | null {
  const passo = plano.find(({ id }) => id === pedido);
  if (passo?.quando(contexto)) return passo;
  const andou = passo !== undefined && mostrado !== undefined && passo.id !== mostrado;
  return (
    (andou ? passoAnterior(plano, contexto, passo.id) : null) ??
    primeiroIncompleto(plano, contexto) ??
    plano.findLast(({ quando }) => quando(contexto)) ??
    null
  );
}

/** The step before `id` in the visible list, or null at the start. */
export function passoAnterior<C extends ContextoDeWizard, P extends Passo<C>>(
  plano: readonly P[],
  contexto: C,
  id: P['id'],
): P | null {
  return vizinho(plano, contexto, id, -1);
}

function vizinho<C extends ContextoDeWizard, P extends Passo<C>>(
  plano: readonly P[],
  contexto: C,
  id: P['id'],
  direcao: 1 | -1,
): P | null {
  const posicao = plano.findIndex((passo) => passo.id === id);
  for (let i = posicao + direcao; i >= 0 && i < plano.length; i += direcao) {
    const passo = plano[i];
    if (passo?.quando(contexto)) return passo;
  }
  return null;
}

/** "Passo 3 de 9" for the visible list; 1-based. */
export function posicaoDoPasso<C extends ContextoDeWizard, Id extends string>(
  plano: Plano<C, Id>,
  contexto: C,
  id: Id,
): { atual: number; total: number } {
  const visiveis = passosVisiveis(plano, contexto);
  return { atual: visiveis.findIndex((passo) => passo.id === id) + 1, total: visiveis.length };
}
