/** Where the person wanted to go before the login. */
const CHAVE = 'origem';

export function lembrarOrigem(caminho: string): void {
  sessionStorage.setItem(CHAVE, `${caminho}${window.location.search}`);
}

/** Read once; only a path of this portal counts. */
export function tomarOrigem(): string | null {
  const origem = sessionStorage.getItem(CHAVE);
  sessionStorage.removeItem(CHAVE);
  return origem?.startsWith('/') && !origem.startsWith('//') && origem !== '/' ? origem : null;
}
