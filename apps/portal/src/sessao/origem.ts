import { naAba } from '@credito/ui/aparelho/gaveta';

/** Where the person wanted to go before the login. */
const CHAVE = 'origem';

export function lembrarOrigem(caminho: string): void {
  naAba.guardar(CHAVE, `${caminho}${window.location.search}`);
}

/** Read once; only a path of this portal counts. */
export function tomarOrigem(): string | null {
  const origem = naAba.ler(CHAVE);
  naAba.apagar(CHAVE);
  return origem?.startsWith('/') && !origem.startsWith('//') && origem !== '/' ? origem : null;
}
