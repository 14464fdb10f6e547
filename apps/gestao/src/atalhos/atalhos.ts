/** Whether single keys act: people who dictate or use switches turn them off (WCAG 2.1.4). */
import { noAparelho } from '@credito/ui/aparelho/gaveta';

const CHAVE = 'atalhos';
const ouvintes = new Set<() => void>();
let ligados = noAparelho.ler(CHAVE) !== 'desligados';

export const atalhosLigados = (): boolean => ligados;

export function ligarAtalhos(sim: boolean): void {
  ligados = sim;
  if (sim) noAparelho.apagar(CHAVE);
  else noAparelho.guardar(CHAVE, 'desligados');
  for (const ouvinte of ouvintes) ouvinte();
}

export function ouvirAtalhos(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}
