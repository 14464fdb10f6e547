import { expect, it } from 'vitest';
import { type FatosDoUso, fimDoRepasse, motivoDaMarca, recusaDaMarca, sugerirMarca } from './repasse.ts';

const fatos: FatosDoUso = {
  em: '2027-03-10',
  desistenciaAte: null,
  cursoTerminouEm: null,
  cursoSuspensoEm: null,
  atualizacaoEmAtraso: false,
};

it.each<[string, Partial<FatosDoUso>]>([
  ['pago', {}],
  ['pago', { cursoTerminouEm: '2027-03-10' }],
  ['cancelado', { cursoTerminouEm: '2027-03-09' }],
  ['retido', { desistenciaAte: '2027-03-12' }],
  ['retido', { atualizacaoEmAtraso: true }],
  ['cancelado', { atualizacaoEmAtraso: true, cursoTerminouEm: '2027-02-01' }],
  ['cancelado', { desistenciaAte: '2027-03-12', cursoTerminouEm: '2027-02-01' }],
  ['pago', { cursoSuspensoEm: '2027-03-10' }],
  ['retido', { cursoSuspensoEm: '2027-03-09' }],
])('%s: %o', (marca, outros) => {
  expect(sugerirMarca({ ...fatos, ...outros }).marca).toBe(marca);
});

it('a month that may come back is paid by nobody, and held or cancelled by anybody', () => {
  const incerto = { ...fatos, desistenciaAte: '2027-03-12' };
  expect(recusaDaMarca('pago', incerto)).toContain('ainda pode desistir');
  expect(recusaDaMarca('retido', incerto)).toBe(null);
  expect(recusaDaMarca('cancelado', fatos)).toBe(null);
  expect(recusaDaMarca('pago', { ...fatos, atualizacaoEmAtraso: true })).toContain('está em atraso');
  expect(recusaDaMarca('pago', fatos)).toBe(null);
});

it.each([
  ['2027-02-01', '2027-02-28'],
  ['2027-03-01', '2027-03-31'],
  ['2027-06-01', '2027-03-31'],
])('a run of %s on 10 March goes up to %s', (mes, fim) => {
  expect(fimDoRepasse(mes, '2027-03-10')).toBe(fim);
});

it.each<[string, Parameters<typeof motivoDaMarca>, string | null]>([
  ['what the rules suggest needs no word', ['pago', 'x', fatos], ''],
  [
    'and keeps theirs',
    ['retido', '', { ...fatos, atualizacaoEmAtraso: true }],
    'A atualização cadastral do estudante está em atraso.',
  ],
  ['holding against them needs one', ['retido', ' . ', fatos], null],
  ['which is kept', ['cancelado', ' A escola pediu. ', fatos], 'A escola pediu.'],
])('%s', (_, caso, motivo) => {
  expect(motivoDaMarca(...caso)).toBe(motivo);
});
