import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const folha = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

type Oklch = readonly [number, number, number];
const lido = /--([\w-]+): light-dark\(\s*oklch\(([\d. ]+)\),\s*oklch\(([\d. ]+)\)\s*\)/g;
const cores = new Map<string, { claro: Oklch; escuro: Oklch }>();
for (const [, nome = '', claro = '', escuro = ''] of folha.matchAll(lido)) {
  cores.set(nome, { claro: numeros(claro), escuro: numeros(escuro) });
}

function numeros(texto: string): Oklch {
  const [l = 0, c = 0, h = 0] = texto.trim().split(/\s+/).map(Number);
  return [l, c, h];
}

/** Relative luminance (WCAG 2) through linear sRGB, clipped to the gamut as screens do. */
function luminancia([l, c, h]: Oklch): number {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const corte = (valor: number) => Math.min(1, Math.max(0, valor));
  const vermelho = corte(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
  const verde = corte(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
  const azul = corte(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z);
  return 0.2126 * vermelho + 0.7152 * verde + 0.0722 * azul;
}

function contraste(frente: Oklch, fundo: Oklch): number {
  const [maior = 0, menor = 0] = [luminancia(frente), luminancia(fundo)].sort((um, outro) => outro - um);
  return (maior + 0.05) / (menor + 0.05);
}

const fundos = ['papel', 'superficie', 'superficie-funda'];
const pares: [frente: string, fundo: string, minimo: number][] = [
  ...fundos.flatMap((fundo): [string, string, number][] => [
    ['tinta', fundo, 12],
    ['tinta-media', fundo, 7],
    ['tinta-desabilitada', fundo, 4.5],
    ['linha-forte', fundo, 3],
    ['provedor', fundo, 7],
    ['erro', fundo, 6],
    ['sucesso', fundo, 6],
    ['informacao', fundo, 7],
  ]),
  ['provedor-sobre', 'provedor', 7],
  ['provedor-sobre', 'provedor-forte', 7],
  ['tinta', 'provedor-suave', 10],
  ['tinta-media', 'provedor-suave', 6],
  ['provedor', 'provedor-suave', 6],
  ['erro-sobre', 'erro', 6],
  ['erro-sobre', 'erro-forte', 7],
  ['erro', 'erro-suave', 6],
  ['sucesso', 'sucesso-suave', 6],
  ['informacao', 'informacao-suave', 6],
  ['ipe-tinta', 'ipe-suave', 6],
  ['foco-fora', 'ipe', 4.5],
];

describe('the tokens keep their contrast', () => {
  test.each(pares)('%s on %s is at least %d to 1 in both themes', (frente, fundo, minimo) => {
    const umas = cores.get(frente);
    const outras = cores.get(fundo);
    if (!umas || !outras) throw new Error(`No token --${frente} or --${fundo}`);
    expect(contraste(umas.claro, outras.claro)).toBeGreaterThanOrEqual(minimo);
    expect(contraste(umas.escuro, outras.escuro)).toBeGreaterThanOrEqual(minimo);
  });

  test('whatever colour the provider sets, its button and its links can be read', () => {
    const [, claro = '', croma = ''] = /clamp\([\d.]+, l, ([\d.]+)\) min\(c, ([\d.]+)\)/.exec(folha) ?? [];
    const [, escuro = '', cromaEscuro = ''] =
      /--cor-provedor\) ([\d.]+) min\(c, ([\d.]+)\) h\)\s*\);/.exec(folha) ?? [];
    const papel = cores.get('papel');
    if (!papel || !claro || !escuro)
      throw new Error('The derivation of the provider colour changed its shape');
    for (let matiz = 0; matiz < 360; matiz += 15) {
      expect(contraste([Number(claro), Number(croma), matiz], papel.claro)).toBeGreaterThanOrEqual(4.5);
      expect(contraste([Number(escuro), Number(cromaEscuro), matiz], papel.escuro)).toBeGreaterThanOrEqual(7);
    }
  });
});
