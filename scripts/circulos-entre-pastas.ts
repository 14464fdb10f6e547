/**
 * Folders that need each other at run time, directly or around corners. The check of files sees none of these circles,
 * because each of them runs through several files. Imports of types alone cost nothing and are not counted.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const IMPORTACAO = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s*)?'([^']+)'/gm;
const PACOTE = /^@credito\/(domain|api|ui)\/(.+)$/;

/** `raiz` with a slash at its end; the answer lists each circle's folders in order of the alphabet. */
export function circulosEntrePastas(repositorio: string, raiz: string): readonly (readonly string[])[] {
  const setas = new Map<string, Set<string>>();
  for (const arquivo of arquivosDe(repositorio, raiz)) {
    const de = pastaDe(arquivo, raiz);
    if (de === null) continue;
    const alcancadas = setas.get(de) ?? new Set<string>();
    setas.set(de, alcancadas);
    for (const [, nomes = '', endereco = ''] of readFileSync(join(repositorio, arquivo), 'utf8').matchAll(
      IMPORTACAO,
    )) {
      const para = soTipos(nomes) ? null : pastaDe(alvo(arquivo, endereco), raiz);
      if (para !== null && para !== de) alcancadas.add(para);
    }
  }
  return circulos(setas);
}

function arquivosDe(repositorio: string, raiz: string): readonly string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', raiz], {
    cwd: repositorio,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((arquivo) => /\.tsx?$/.test(arquivo) && !/\.test\.tsx?$/.test(arquivo));
}

/** The folder just below `raiz`; null for what lies elsewhere, or directly in it. */
function pastaDe(caminho: string, raiz: string): string | null {
  if (!caminho.startsWith(raiz)) return null;
  const [pasta, resto] = caminho.slice(raiz.length).split('/');
  return pasta !== undefined && resto !== undefined ? pasta : null;
}

function alvo(arquivo: string, endereco: string): string {
  const pacote = PACOTE.exec(endereco);
  if (pacote) return `packages/${pacote[1]}/src/${pacote[2]}`;
  return endereco.startsWith('.') ? posix.join(posix.dirname(arquivo), endereco) : endereco;
}

function soTipos(nomes: string): boolean {
  const lista = /^\{([\s\S]*)\}$/.exec(nomes.trim())?.[1];
  if (lista === undefined) return false;
  return lista
    .split(',')
    .filter((nome) => nome.trim() !== '')
    .every((nome) => nome.trim().startsWith('type '));
}

function circulos(setas: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const alcance = (inicio: string) => {
    const vistas = new Set<string>();
    const pilha = [...(setas.get(inicio) ?? [])];
    for (let pasta = pilha.pop(); pasta !== undefined; pasta = pilha.pop()) {
      if (vistas.has(pasta)) continue;
      vistas.add(pasta);
      pilha.push(...(setas.get(pasta) ?? []));
    }
    return vistas;
  };
  const alcances = new Map([...setas.keys()].map((pasta) => [pasta, alcance(pasta)]));
  const juntas = [...setas.keys()]
    .filter((pasta) => alcances.get(pasta)?.has(pasta))
    .map((pasta) =>
      [...setas.keys()]
        .filter((outra) => alcances.get(pasta)?.has(outra) && alcances.get(outra)?.has(pasta))
        .sort(),
    );
  return [...new Map(juntas.map((pastas) => [pastas.join(' '), pastas])).values()];
}
