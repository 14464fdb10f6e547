/** Files that were sealed by every version so far: whatever is changed, they are still found to be right. */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const caminho = (nome: string): string => fileURLToPath(new URL(nome, import.meta.url));

export const AMOSTRAS = [
  {
    versao: 1,
    arquivo: 'selado-1.pdf',
    raiz: 'raiz-1.pem',
    sha256: '1747c7f87d149716691178fce8fccbba2dbbe004e39f886b168a52831fa41673',
  },
] as const;

export function abrirAmostra({ arquivo, raiz }: (typeof AMOSTRAS)[number]) {
  return {
    pdf: readFileSync(caminho(arquivo)),
    raizes: [new X509Certificate(readFileSync(caminho(raiz)))],
  };
}
