import { describe, expect, it } from 'vitest';
import { palavrasDaBusca, protocoloDaBusca, textoDaBusca } from './busca.ts';

const P = '202633526609';

describe('a protocol as people paste it', () => {
  it.each([
    P,
    '2026 3352 6609',
    '2026-33526609',
    '2026\u201133526609',
    `\uFEFF${P}`,
    `${P}.`,
    `\u200B${P}\u200B`,
    `\u202A${P}\u202C`,
    `Protocolo ${P}`,
    `Protocolo: ${P}`,
    `nº ${P}`,
    `#${P}`,
    `(${P})`,
  ])('%j', (texto) => {
    expect(protocoloDaBusca(texto)).toBe(P);
  });

  it.each(['Joana', 'ana 2', 'Protocolo', '123'])('%j is none', (texto) => {
    expect(protocoloDaBusca(texto)).toBeNull();
  });
});

it('an apostrophe is an apostrophe, whichever the keyboard gives', () => {
  for (const apostrofo of ["'", '\u2019', '\u00B4', '`', '\u02BC'])
    expect(textoDaBusca(`d${apostrofo}Ávila`)).toBe("d'Ávila");
});

it('a name is its words', () => {
  expect(palavrasDaBusca('Campos, Joana\u200B')).toEqual(['Campos', 'Joana']);
});
