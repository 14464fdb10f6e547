/**
 * An effect runs some time after the screen was drawn. What it begins to listen to may have happened in between, and then
 * nobody is told: the screen waits for ever (engines 1). `useSyncExternalStore` looks once more after it has subscribed.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface AssinaturaTardia {
  arquivo: string;
  linha: number;
  chamada: string;
}

/** What people do from now on; of what went before, nothing has to be known. */
const SO_DAQUI_EM_DIANTE: readonly string[] = [
  ...[
    'beforeunload',
    'click',
    'focusin',
    'focusout',
    'hashchange',
    'keydown',
    'pointerdown',
    'popstate',
    'resize',
  ],
  'scroll',
];
/** Of a form that the same screen made: what is typed once it stands. */
const DO_FORMULARIO = 'form.subscribe(';

const EFEITO = /\buse(?:Layout|Insertion)?Effect\(/g;
const ASSINATURA = /(?<![\w.])(?:[\w.?()]*[.?])?(ouvir|subscribe|assinar|addEventListener|addListener)\w*\(/g;

export function assinaturasEm(fonte: string): ReadonlyArray<{ posicao: number; chamada: string }> {
  const texto = semComentarios(fonte);
  return [...texto.matchAll(EFEITO)].flatMap((efeito) => {
    const inicio = efeito.index + efeito[0].length;
    const corpo = texto.slice(inicio, fimDosParenteses(texto, inicio));
    return [...corpo.matchAll(ASSINATURA)]
      .filter((chamada) => chamada[0] !== DO_FORMULARIO)
      .filter((chamada) => !soDaquiEmDiante(corpo.slice(chamada.index + chamada[0].length)))
      .map((chamada) => ({ posicao: inicio + chamada.index, chamada: chamada[0] }));
  });
}

function soDaquiEmDiante(argumentos: string): boolean {
  const evento = /^\s*'([^']+)'/.exec(argumentos)?.[1];
  return evento !== undefined && SO_DAQUI_EM_DIANTE.includes(evento);
}

/** Of the same length, so that places stay where they are. */
function semComentarios(fonte: string): string {
  return fonte.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, (comentario) => comentario.replace(/[^\n]/g, ' '));
}

function fimDosParenteses(texto: string, inicio: number): number {
  let abertos = 1;
  let i = inicio;
  for (; i < texto.length && abertos > 0; i += 1) {
    if (texto[i] === '(') abertos += 1;
    if (texto[i] === ')') abertos -= 1;
  }
  return i;
}

export function assinaturasTardias(raiz: string, pastas: readonly string[]): readonly AssinaturaTardia[] {
  return pastas
    .flatMap((pasta) => globSync(`${pasta}/**/*.{ts,tsx}`, { cwd: raiz }))
    .flatMap((nome) => {
      const fonte = readFileSync(join(raiz, nome), 'utf8');
      return assinaturasEm(fonte).map(({ posicao, chamada }) => ({
        arquivo: relative('.', nome),
        linha: fonte.slice(0, posicao).split('\n').length,
        chamada,
      }));
    });
}
