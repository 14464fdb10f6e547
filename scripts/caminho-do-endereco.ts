/** The files that ARCHITECTURE names for the save of one step, from the button to the answer on the screen. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface Parada {
  arquivo: string;
  funcao: string;
}

const LINHA = /^((?:apps|packages)\/\S+\.tsx?) +(\w+)$/;

export function paradasDe(texto: string): readonly Parada[] {
  return texto.split('\n').flatMap((linha) => {
    const [, arquivo, funcao] = LINHA.exec(linha) ?? [];
    return arquivo && funcao ? [{ arquivo, funcao }] : [];
  });
}

/**
 * What is wrong with the walk: a file without its function, and one that no file named before it reaches. An import reaches,
 * whichever of the two has it (a callback is handed down by who imports), directly or through one file that lists or sets up.
 */
export function quebrasDoCaminho(raiz: string, paradas: readonly Parada[]): readonly string[] {
  return paradas.flatMap(({ arquivo, funcao }, indice) => {
    if (!existsSync(join(raiz, arquivo))) return [`${arquivo} does not exist`];
    const quebras = declara(ler(raiz, arquivo), funcao) ? [] : [`${arquivo} has no ${funcao}`];
    const antes = paradas.slice(0, indice).map((parada) => parada.arquivo);
    const ligado = antes.some((um) => alcanca(raiz, um, arquivo) || alcanca(raiz, arquivo, um));
    return indice === 0 || ligado ? quebras : [...quebras, `${arquivo} is reached from nowhere before it`];
  });
}

const declara = (texto: string, funcao: string) =>
  new RegExp(`\\b(?:function|const|class) ${funcao}\\b`).test(texto);

function alcanca(raiz: string, de: string, para: string): boolean {
  const importados = importadosPor(raiz, de);
  return importados.includes(para) || importados.some((meio) => importadosPor(raiz, meio).includes(para));
}

const IMPORTACAO = /\bfrom '([^']+)'/g;
const PACOTE = /^@credito\/(domain|api|ui)\/(.+)$/;

function importadosPor(raiz: string, arquivo: string): readonly string[] {
  return [...ler(raiz, arquivo).matchAll(IMPORTACAO)].flatMap(([, endereco = '']) => {
    const pacote = PACOTE.exec(endereco);
    if (pacote) return [`packages/${pacote[1]}/src/${pacote[2]}.ts`];
    return endereco.startsWith('.') ? [posix.join(posix.dirname(arquivo), endereco)] : [];
  });
}

function ler(raiz: string, arquivo: string): string {
  const caminho = join(raiz, arquivo);
  return existsSync(caminho) ? readFileSync(caminho, 'utf8') : '';
}
