import { describe, expect, it } from 'vitest';
import { juntarMudancas, nomesDisputados, nomesMudados, versaoAntesDe } from './mudancas.ts';

const BASE = { nome: 'Letras', mensalidadeCentavos: 80_000, valores: [25, 50], informacao: null };

describe('two changes of one entry', () => {
  it.each([
    ['another field', { ...BASE, nome: 'Letras e Artes' }, { ...BASE, mensalidadeCentavos: 90_000 }, []],
    [
      'the same field, in another way',
      { ...BASE, nome: 'Letras e Artes' },
      { ...BASE, nome: 'Letras Vernáculas' },
      ['nome'],
    ],
    ['the same field, in the same way', { ...BASE, valores: [25] }, { ...BASE, valores: [25] }, []],
  ])('in %s: both stay, and only what was disputed is named', (_, dela, minha, disputados) => {
    const junto = juntarMudancas({ base: BASE, dela, minha });
    for (const nome of nomesMudados(BASE, minha)) expect(junto[nome]).toEqual(minha[nome as 'nome']);
    for (const nome of nomesMudados(BASE, dela).filter((um) => !disputados.includes(um)))
      expect(junto[nome]).toEqual(dela[nome as 'nome']);
    expect(nomesDisputados({ base: BASE, dela, minha })).toEqual(disputados);
  });

  it('what was emptied stays empty', () => {
    const minha = { ...BASE, valores: null };
    expect(juntarMudancas({ base: BASE, dela: { ...BASE, nome: 'Artes' }, minha })).toEqual({
      ...BASE,
      nome: 'Artes',
      valores: null,
    });
  });

  it('what is absent, null or false on both sides did not change', () => {
    expect(nomesMudados({ a: null, b: false }, { b: false })).toEqual([]);
    expect(nomesMudados({ b: false }, { b: true })).toEqual(['b']);
  });
});

describe('the version before', () => {
  const versao = (numero: number, vigenteDe: string, situacao = 'anterior') => ({
    numero,
    vigenteDe,
    situacao,
  });
  const versoes = [
    versao(4, '2026-12-10T03:00:00.000Z', 'agendada'),
    versao(3, '2026-11-28T12:00:00.000Z', 'vigente'),
    versao(2, '2026-12-05T03:00:00.000Z', 'agendada'),
    versao(1, '2026-11-27T12:00:00.000Z', 'cancelada'),
    versao(0, '2026-11-20T12:00:00.000Z'),
  ];

  it.each([
    [4, 2],
    [2, 3],
    [3, 0],
    [1, 0],
    [0, null],
  ])('of %d is %s: the order is that of the days, not of the writing', (numero, antes) => {
    const esta = versoes.find((uma) => uma.numero === numero) ?? versao(0, '');
    expect(versaoAntesDe(versoes, esta)?.numero ?? null).toBe(antes);
  });
});
