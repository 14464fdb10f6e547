import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type CodigoEmitido,
  codigoSchema,
  codigosSuperados,
  conferirCodigo,
  podeEmitirCodigo,
} from './codigo.ts';

const AGORA = new Date('2026-11-27T15:00:00.000Z');
const ha = (segundos: number) => new Date(AGORA.getTime() - segundos * 1000);
const LIMITES = { esperaSegundos: 33, porDia: 10 };
const DIA = 86_400;

function emitido(id: string, segundosAtras: number, resto: Partial<CodigoEmitido> = {}): CodigoEmitido {
  const criadoEm = ha(segundosAtras);
  return {
    id,
    criadoEm,
    expiraEm: new Date(criadoEm.getTime() + 600_000),
    erros: 0,
    usado: false,
    invalidado: false,
    ...resto,
  };
}
const digitado = (id: string) => (codigo: CodigoEmitido) => codigo.id === id;

describe('may another code leave', () => {
  it.each([
    ['the first', [], { tipo: 'pode' }],
    ['32.5 s later', [ha(32.5)], { tipo: 'espere', segundos: 1 }],
    ['33 s later', [ha(33)], { tipo: 'pode' }],
    ['at the same moment', [ha(0)], { tipo: 'espere', segundos: 33 }],
    ['after nine in a day', Array.from({ length: 9 }, (_, i) => ha(1000 + i)), { tipo: 'pode' }],
    [
      'after ten in a day',
      Array.from({ length: 10 }, (_, i) => ha(1000 + i * 100)),
      { tipo: 'limite-do-dia', segundos: DIA - 1900 },
    ],
    [
      'when the tenth last is a day old',
      [ha(DIA), ...Array.from({ length: 9 }, () => ha(60))],
      { tipo: 'pode' },
    ],
  ])('%s', (_, emissoes, esperado) => {
    expect(
      podeEmitirCodigo(
        emissoes.map((em) => ({ em, semEspera: false })),
        AGORA,
        LIMITES,
      ),
    ).toEqual(esperado);
  });
  it('without waiting after a code that need not be waited for, but within the limit of the day', () => {
    expect(podeEmitirCodigo([{ em: ha(5), semEspera: true }], AGORA, LIMITES)).toEqual({ tipo: 'pode' });
    const dez = Array.from({ length: 10 }, (_, i) => ({ em: ha(i), semEspera: true }));
    expect(podeEmitirCodigo(dez, AGORA, LIMITES)).toMatchObject({ tipo: 'limite-do-dia' });
  });
});

describe('a new code pushes out', () => {
  it('nothing while only one is alive', () => {
    expect(codigosSuperados([emitido('a', 60)], AGORA)).toEqual([]);
  });
  it('the older of two live ones', () => {
    const codigos = [emitido('novo', 40), emitido('velho', 80), emitido('morto', 700)];
    expect(codigosSuperados(codigos, AGORA).map(({ id }) => id)).toEqual(['velho']);
  });
});

describe('a typed code', () => {
  const primeiro = emitido('primeiro', 100);
  const segundo = emitido('segundo', 50);

  it.each<[string, CodigoEmitido[], string, ReturnType<typeof conferirCodigo>]>([
    ['the newest', [primeiro, segundo], 'segundo', { tipo: 'certo', id: 'segundo' }],
    ['a late first one', [primeiro, segundo], 'primeiro', { tipo: 'certo', id: 'primeiro' }],
    ['none of them', [primeiro, segundo], 'x', { tipo: 'errado', contra: ['segundo', 'primeiro'] }],
    ['one that expired a second ago', [emitido('a', 601)], 'a', { tipo: 'vencido', contra: [] }],
    ['one at its last second', [emitido('a', 599)], 'a', { tipo: 'certo', id: 'a' }],
    ['anything when all have expired', [emitido('a', 900)], 'x', { tipo: 'vencido', contra: [] }],
    [
      'a superseded one',
      [emitido('a', 120, { invalidado: true }), segundo],
      'a',
      { tipo: 'vencido', contra: ['segundo'] },
    ],
    ['a used one', [emitido('a', 60, { usado: true })], 'a', { tipo: 'vencido', contra: [] }],
    ['the fifth wrong one', [emitido('a', 60, { erros: 4 })], 'x', { tipo: 'esgotado', contra: ['a'] }],
    [
      'the right one after five wrong ones',
      [emitido('a', 60, { erros: 5 })],
      'a',
      { tipo: 'esgotado', contra: [] },
    ],
    [
      'a wrong one that kills only the older',
      [emitido('a', 60, { erros: 4 }), emitido('b', 20)],
      'x',
      { tipo: 'errado', contra: ['b', 'a'] },
    ],
    ['anything without a code', [], 'x', { tipo: 'errado', contra: [] }],
  ])('%s', (_, codigos, id, esperado) => {
    expect(conferirCodigo(codigos, digitado(id), AGORA)).toEqual(esperado);
  });
});

it.each([
  ['045678', true],
  ['45678', false],
  [45678, false],
  ['0456789', false],
  ['０４５６７８', false],
  [' 045678', false],
])('the wire takes only six digits as text: %j', (valor, aceito) => {
  expect(z.safeParse(codigoSchema, valor).success).toBe(aceito);
});
