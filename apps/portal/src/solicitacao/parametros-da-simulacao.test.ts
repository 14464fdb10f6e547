import { noAparelho } from '@credito/ui/aparelho/gaveta';
import { expect, it } from 'vitest';
import { esquecerLocal } from '../sessao/esquecer-local.ts';
import { guardarParametros, tomarParametros } from './parametros-da-simulacao.ts';

const PARAMETROS = { grau: 'GRADUACAO', instituicaoId: 100, bolsaId: 500, percentual: 50 } as const;

it('what was simulated outlives a login, and is given out once', () => {
  guardarParametros(PARAMETROS);
  esquecerLocal();
  expect(tomarParametros()).toEqual(PARAMETROS);
  expect(tomarParametros()).toBeNull();
});

it.each([
  '',
  '{',
  '7',
  '[]',
  '{"grau":"DOUTORADO","instituicaoId":1,"bolsaId":1,"percentual":1}',
  '{"grau":"POS"}',
])('what is no simulation is dropped: %s', (texto) => {
  noAparelho.guardar('parametros-da-simulacao', texto);
  expect(tomarParametros()).toBeNull();
  expect(noAparelho.ler('parametros-da-simulacao')).toBeNull();
});
