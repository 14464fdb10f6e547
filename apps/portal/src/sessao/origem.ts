import { naAba } from '@credito/ui/aparelho/gaveta';

/** Where the person wanted to go before the login, and who that was, where it is known. */
const CHAVE = 'origem';

/** `de`: the account whose session ended there; null for a link that nobody was logged in to open. */
export function lembrarOrigem(caminho: string, de: string | null): void {
  // The end of a session is told twice: by whoever said it, who knows whose it was, and by the page that closes.
  const guardada = naAba.ler(CHAVE);
  if (de === null && guardada !== null && lerGuardada(guardada).caminho.startsWith(caminho)) return;
  naAba.guardar(CHAVE, JSON.stringify({ caminho: `${caminho}${window.location.search}`, de }));
}

/** Somebody was on the way to a page of their own. */
export const haOrigem = (): boolean => naAba.ler(CHAVE) !== null;

/** Read once, by whoever logs in; only a path of this portal counts, and never another person's. */
export function tomarOrigem(quem: string | null): string | null {
  const guardada = naAba.ler(CHAVE);
  naAba.apagar(CHAVE);
  if (guardada === null) return null;
  const { caminho, de } = lerGuardada(guardada);
  if (de !== null && de !== quem) return null;
  return caminho.startsWith('/') && !caminho.startsWith('//') && caminho !== '/' ? caminho : null;
}

function lerGuardada(guardada: string): { caminho: string; de: string | null } {
  try {
    const { caminho, de } = JSON.parse(guardada) as { caminho?: unknown; de?: unknown };
    return { caminho: String(caminho ?? ''), de: typeof de === 'string' ? de : null };
  } catch {
    return { caminho: '', de: null };
  }
}
