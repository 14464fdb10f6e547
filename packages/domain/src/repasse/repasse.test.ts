import { expect, it } from 'vitest';
import { type FatosDoUso, recusaDaMarca, sugerirMarca } from './repasse.ts';

const fatos: FatosDoUso = { em: '2027-03-10', desistenciaAte: null, cursoTerminouEm: null };

it.each<[string, Partial<FatosDoUso>]>([
  ['pago', {}],
  ['pago', { cursoTerminouEm: '2027-03-10' }],
  ['cancelado', { cursoTerminouEm: '2027-03-09' }],
  ['retido', { desistenciaAte: '2027-03-12' }],
  ['cancelado', { desistenciaAte: '2027-03-12', cursoTerminouEm: '2027-02-01' }],
])('%s: %o', (marca, outros) => {
  expect(sugerirMarca({ ...fatos, ...outros }).marca).toBe(marca);
});

it('a month that may come back is paid by nobody, and held or cancelled by anybody', () => {
  const incerto = { ...fatos, desistenciaAte: '2027-03-12' };
  expect(recusaDaMarca('pago', incerto)).toContain('ainda pode desistir');
  expect(recusaDaMarca('retido', incerto)).toBe(null);
  expect(recusaDaMarca('cancelado', fatos)).toBe(null);
  expect(recusaDaMarca('pago', fatos)).toBe(null);
});
