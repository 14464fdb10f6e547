/** Whether single keys act: people who dictate or use switches turn them off (WCAG 2.1.4). */
const CHAVE = 'atalhos';
const ouvintes = new Set<() => void>();
let ligados = ler();

function ler(): boolean {
  try {
    return localStorage.getItem(CHAVE) !== 'desligados';
  } catch {
    return true;
  }
}

export const atalhosLigados = (): boolean => ligados;

export function ligarAtalhos(sim: boolean): void {
  ligados = sim;
  try {
    if (sim) localStorage.removeItem(CHAVE);
    else localStorage.setItem(CHAVE, 'desligados');
  } catch {
    // The choice still holds for this page.
  }
  for (const ouvinte of ouvintes) ouvinte();
}

export function ouvirAtalhos(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}
