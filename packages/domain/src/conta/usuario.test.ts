import { describe, expect, it } from 'vitest';
import type { Sigla } from '../solicitacao/estados.ts';
import { inicioDoEstudante, situacaoDoUsuario, vaiAoMaisAcesso } from './usuario.ts';

const fatos = (siglas: Sigla[], contratosNaoLiquidados = 0, formado = false) => ({
  siglas,
  contratosNaoLiquidados,
  contratosParaAssinar: 0,
  formado,
});

describe('where a login leads', () => {
  it.each<[string, Sigla[], number, '/status' | '/inicio']>([
    ['without any request', [], 0, '/status'],
    ['with an open request', ['PDC'], 0, '/status'],
    ['with a cancelled one', ['CAN'], 0, '/status'],
    ['with a contract', ['A'], 1, '/inicio'],
    ['with a contract and a new request', ['A', 'PDC'], 1, '/inicio'],
  ])('%s', (_, siglas, contratos, esperado) => {
    expect(inicioDoEstudante(situacaoDoUsuario(fatos(siglas, contratos)), false)).toBe(esperado);
  });

  it('the redirect flag wins over the contracts', () => {
    expect(inicioDoEstudante(situacaoDoUsuario(fatos(['A'], 1)), true)).toBe('/status');
  });
});

it.each<[Sigla[], boolean]>([
  [['PDBE'], true],
  [['RDC'], true],
  [['PAF', 'CAN'], true],
  [['REP'], false],
  [['RIES'], false],
  [['CAN', 'A'], false],
  [[], false],
])('requests %j are in progress: %s', (siglas, esperado) => {
  expect(situacaoDoUsuario(fatos(siglas)).emSolicitacao).toBe(esperado);
});

it('a graduate with a debt is paying back', () => {
  expect(situacaoDoUsuario(fatos(['A'], 1, true))).toMatchObject({ emRestituicao: true, formado: true });
  expect(situacaoDoUsuario(fatos(['A'], 0, true)).emRestituicao).toBe(false);
});

describe('who follows the request in the external portal', () => {
  it.each([
    ['in a request without guarantors', true, false, true, true],
    ['in a request with guarantors', true, false, false, false],
    ['without a request', false, false, true, false],
    ['already graduated', true, true, true, false],
  ])('%s', (_caso, emSolicitacao, formado, semFiador, esperado) => {
    expect(vaiAoMaisAcesso({ emSolicitacao, formado, semFiador })).toBe(esperado);
  });
});
