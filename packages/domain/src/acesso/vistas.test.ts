import { expect, it } from 'vitest';
import { agruparVistas, quemViu } from './vistas.ts';

const vista = (seq: number, minuto: number, acao = 'documento.ver', operadorId = 'a') => ({
  seq,
  em: new Date(Date.UTC(2026, 10, 27, 15, minuto)),
  acao,
  operadorId,
});

it.each([
  ['analista', 'Fernanda Prado', 'Analista Fernanda'],
  ['suporte', 'Sílvio', 'Suporte Sílvio'],
  ['instituicao', 'Bia Rocha', 'Instituição de ensino Bia'],
  ['analista', null, 'Analista'],
  [null, null, 'Alguém da nossa equipe'],
] as const)('%s %s is shown as %s', (papel, nome, esperado) => {
  expect(quemViu(papel, nome)).toBe(esperado);
});

it('the pages of one sitting are one access, other people and other kinds are not', () => {
  const acessos = agruparVistas([
    vista(9, 50),
    vista(8, 45, 'solicitacao.ver'),
    vista(7, 44, 'documento.ver', 'b'),
    vista(6, 40),
    vista(5, 11),
    vista(4, 0, 'solicitacao.ver'),
  ]);
  expect(acessos.map(({ ultima, vezes }) => [ultima.seq, vezes])).toEqual([
    [9, 3],
    [8, 1],
    [7, 1],
    [4, 1],
  ]);
});
