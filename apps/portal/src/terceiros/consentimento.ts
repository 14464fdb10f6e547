/** The answer about measuring, of the device: it outlives logins and says nothing about a person. */
import { noAparelho } from '@credito/ui/aparelho/gaveta';

const CHAVE = 'consentimento';

export type Consentimento = 'sim' | 'nao';

export function lerConsentimento(): Consentimento | null {
  const valor = noAparelho.ler(CHAVE);
  return valor === 'sim' || valor === 'nao' ? valor : null;
}

export function guardarConsentimento(resposta: Consentimento): void {
  noAparelho.guardar(CHAVE, resposta);
}
