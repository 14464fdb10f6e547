/**
 * Names of classes, without the number of a line that Vite's own have: within a style sheet a name is there once, and its
 * digest tells it from those of other sheets. Whoever opens a page fetches them twice, in the styles and in the script.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSModulesOptions } from 'vite';

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url));
const folhas = new Map<string, string>();

/** The same wherever the product stands, and in the build that draws the pages. */
function nomeDaClasse(nome: string, arquivo: string): string {
  const folha = relative(RAIZ, arquivo.split('?', 1)[0] ?? arquivo);
  const resumo = createHash('sha256').update(folha).digest('base64url').slice(0, 3);
  const inteiro = `${nome}_${resumo}`;
  const dona = folhas.get(inteiro) ?? folha;
  if (dona !== folha) throw new Error(`${inteiro} is a class of ${dona} and of ${folha}: rename one of them`);
  folhas.set(inteiro, folha);
  return inteiro;
}

export const NOMES_DAS_CLASSES: CSSModulesOptions = { generateScopedName: nomeDaClasse };
