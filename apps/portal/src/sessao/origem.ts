/** Where the person wanted to go before the login. */
const CHAVE = 'origem';

let saindo = false;

/** From here to the new page: where the person was is nothing that the next one should be led to. */
export function esquecerOrigem(): void {
  saindo = true;
  sessionStorage.removeItem(CHAVE);
}

export function lembrarOrigem(caminho: string): void {
  if (saindo) return;
  sessionStorage.setItem(CHAVE, `${caminho}${window.location.search}`);
}

/** Read once; only a path of this portal counts. */
export function tomarOrigem(): string | null {
  const origem = sessionStorage.getItem(CHAVE);
  sessionStorage.removeItem(CHAVE);
  return origem?.startsWith('/') && !origem.startsWith('//') && origem !== '/' ? origem : null;
}
