import { describe, expect, it } from 'vitest';
import type { EstadoDoAssinante } from './assinante.ts';
import { oQueSegue, quemFalta } from './o-que-segue.ts';

const pessoa = (nome: string, grupo: number, estado: EstadoDoAssinante) => ({
  nome,
  papel: 'Fiança',
  grupo,
  estado,
});

describe('what whoever has signed is told of the others', () => {
  it.each([
    [
      'those of the group whose turn it is',
      [
        pessoa('Ana', 1, 'assinou'),
        pessoa('Ivo', 2, 'viu'),
        pessoa('Lia', 2, 'convidado'),
        pessoa('Rui', 3, 'aguarda-vez'),
      ],
      'Agora é a vez de Ivo (fiança) e Lia (fiança). Você não precisa fazer mais nada.',
    ],
    [
      'nobody',
      [pessoa('Ana', 1, 'assinou'), pessoa('Ivo', 2, 'dispensado')],
      'Todas as pessoas já assinaram.',
    ],
    [
      'who refused, whoever else is missing',
      [pessoa('Ana', 1, 'assinou'), pessoa('Ivo', 2, 'recusou'), pessoa('Rui', 3, 'aguarda-vez')],
      'Ivo (fiança) informou que não vai assinar, e o documento não segue. Você não precisa fazer nada.',
    ],
  ] as const)('%s', (_, quemAssina, texto) => {
    expect(oQueSegue(quemAssina, '2026-12-10', '2026-12-10')).toBe(texto);
  });

  it('a deadline that has passed is said, and that the signature stands', () => {
    const quemAssina = [pessoa('Ana', 1, 'assinou'), pessoa('Ivo', 2, 'viu')];
    expect(oQueSegue(quemAssina, '2026-12-10', '2026-12-11')).toMatch(/prazo terminou.*continua valendo/);
  });
});

describe('what whoever waits for all of them is told', () => {
  it.each([
    [
      'whose turn it is, and who comes after',
      [
        pessoa('você', 1, 'assinou'),
        pessoa('Ivo', 2, 'viu'),
        pessoa('Lia', 2, 'convidado'),
        pessoa('Bia', 2, 'dispensado'),
        pessoa('Rui', 3, 'aguarda-vez'),
      ],
      'Falta assinar: Ivo e Lia. Depois: Rui.',
    ],
    ['the last one', [pessoa('você', 1, 'viu')], 'Falta assinar: você.'],
    ['nobody', [pessoa('você', 1, 'assinou'), pessoa('Ivo', 2, 'substituido')], null],
    ['of no document', [], null],
  ] as const)('%s', (_, quemAssina, texto) => {
    expect(quemFalta(quemAssina)).toBe(texto);
  });
});
