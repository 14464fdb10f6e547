/** Every screen that the product has, as its builds say. */
import { fileURLToPath } from 'node:url';
import { lerTelas } from '../../scripts/telas-do-produto.ts';

export type Area = 'estudante' | 'fiador' | 'gestao';

/** Patterns below the area's base, as the router reads them. */
export type Telas = Readonly<Record<Area, readonly string[]>>;

const pastaDe = (app: string) => fileURLToPath(new URL(`../../apps/${app}/dist`, import.meta.url));

export const telasDoProduto = (): Telas => ({
  ...lerTelas<'estudante' | 'fiador'>(pastaDe('portal')),
  ...lerTelas<'gestao'>(pastaDe('gestao')),
});

/** The address of a screen that needs nothing to be known; null where a part has to be said. */
export function enderecoSemPartes(tela: string): string | null {
  const endereco = tela.replace(/\/:\w+\?/g, '');
  return endereco.includes(':') ? null : endereco;
}
