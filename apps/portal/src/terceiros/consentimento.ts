/** The answer about measuring, of the device: it outlives logins and says nothing about a person. */
const CHAVE = 'consentimento';

export type Consentimento = 'sim' | 'nao';

export function lerConsentimento(): Consentimento | null {
  try {
    const valor = localStorage.getItem(CHAVE);
    return valor === 'sim' || valor === 'nao' ? valor : null;
  } catch {
    // Private mode: asked again, and until then nothing is loaded.
    return null;
  }
}

export function guardarConsentimento(resposta: Consentimento): void {
  try {
    localStorage.setItem(CHAVE, resposta);
  } catch {
    // It holds for this page only.
  }
}
