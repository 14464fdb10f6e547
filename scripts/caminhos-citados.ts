/** Files, folders and commands that the documents for whoever carries on name: each must exist. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const DOCUMENTOS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/glossario.md',
  'docs/implantacao.md',
  'docs/integracao.md',
  'docs/navegadores.md',
  'docs/retencao.md',
  'docs/adr/README.md',
] as const;

/** Beginnings of what counts as a path of the repository in backticks; everything else there is code. */
const RAIZES = /^(?:apps|packages|e2e|bench|scripts|docs|\.ci)\//;

export interface Quebrado {
  linha: number;
  citado: string;
}

/**
 * Links and paths in backticks which do not exist, and `npm run` of scripts which the root does not have. A path with
 * `<word>`, `*` or `NNNN` is a pattern: what stands before it must exist.
 */
export function citadosQueFaltam(
  documento: string,
  texto: string,
  raiz: string,
  comandos: ReadonlySet<string>,
): readonly Quebrado[] {
  const existe = (caminho: string) => existsSync(join(raiz, parteFixa(caminho)));
  return texto.split('\n').flatMap((conteudo, indice) => {
    const faltam = [
      ...achados(conteudo, /\]\((?!https?:|#|mailto:)([^)#]+)/g)
        .map((link) => join(dirname(documento), link))
        .filter((caminho) => !existe(caminho)),
      ...achados(conteudo, /`([^`]+)`/g)
        .filter((trecho) => RAIZES.test(trecho) && !trecho.includes(' '))
        .filter((caminho) => !existe(caminho)),
      ...achados(conteudo, /npm run ([\w:-]+)/g).filter((comando) => !comandos.has(comando)),
    ];
    return faltam.map((citado) => ({ linha: indice + 1, citado }));
  });
}

/** Constants and functions that a recipe tells to look for, in backticks: `NAMES` and `namesLikeThis`. */
export function nomesQueFaltam(texto: string, palavras: ReadonlySet<string>): readonly string[] {
  return achados(texto, /`([A-Z][A-Z0-9_]{3,}|[a-z]+[A-Z]\w*)(?:\([^`]*\))?`/g).filter(
    (nome) => !palavras.has(nome),
  );
}

function achados(texto: string, padrao: RegExp): string[] {
  return [...texto.matchAll(padrao)].map((achado) => achado[1] ?? '');
}

function parteFixa(caminho: string): string {
  const variavel = /<|\*|NNNN|\{|\(/.exec(caminho);
  if (!variavel) return caminho;
  const fixa = caminho.slice(0, variavel.index);
  return fixa.slice(0, fixa.lastIndexOf('/') + 1);
}
