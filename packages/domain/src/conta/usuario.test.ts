import { describe, expect, it } from 'vitest';
import type { CodigoDoContrato } from '../contrato/estados.ts';
import type { Sigla } from '../solicitacao/estados.ts';
import { inicioDoEstudante, situacaoDoUsuario, vaiAoMaisAcesso } from './usuario.ts';

const fatos = (siglas: Sigla[], codigos: CodigoDoContrato[] = []) => ({
  siglas,
  contratos: codigos.map((codigo) => ({
    codigo,
    primeiroVencimento: '2031-01-10',
    ultimoMes: '2030-12-01',
    cursoTerminouEm: null,
  })),
  hoje: '2027-03-01',
  formaturaIndicada: null,
});

describe('where a login leads', () => {
  it.each<[string, Sigla[], CodigoDoContrato[], '/status' | '/inicio']>([
    ['without any request', [], [], '/status'],
    ['with an open request', ['PDC'], [], '/status'],
    ['with a cancelled one', ['CAN'], [], '/status'],
    ['with a contract', ['A'], ['DIS'], '/inicio'],
    ['with a contract that is still being made', ['A'], ['GER'], '/status'],
    ['with a settled one', ['A'], ['LIQ'], '/status'],
    ['with a contract and a new request', ['A', 'PDC'], ['EFE'], '/inicio'],
  ])('%s', (_, siglas, contratos, esperado) => {
    expect(inicioDoEstudante(situacaoDoUsuario(fatos(siglas, contratos)), false)).toBe(esperado);
  });

  it('the redirect flag wins over the contracts', () => {
    expect(inicioDoEstudante(situacaoDoUsuario(fatos(['A'], ['DIS'])), true)).toBe('/status');
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

it.each<[string, CodigoDoContrato[], string, { emContratacao: boolean; emRestituicao: boolean }]>([
  ['approved without a contract', [], '2027-03-01', { emContratacao: true, emRestituicao: false }],
  ['a contract being signed', ['VIS'], '2027-03-01', { emContratacao: true, emRestituicao: false }],
  [
    'a contract in effect, not due yet',
    ['EFE'],
    '2031-01-09',
    { emContratacao: false, emRestituicao: false },
  ],
  [
    'a contract whose first due date has come',
    ['EFE'],
    '2031-01-10',
    { emContratacao: false, emRestituicao: true },
  ],
  ['everything paid', ['LIQ'], '2032-01-10', { emContratacao: false, emRestituicao: false }],
  ['cancelled and not made again', ['CAN'], '2027-03-01', { emContratacao: true, emRestituicao: false }],
])('%s (credito, section 10)', (_, codigos, hoje, esperado) => {
  expect(situacaoDoUsuario({ ...fatos(['A'], codigos), hoje })).toMatchObject(esperado);
});

it.each<[CodigoDoContrato[], boolean]>([
  [[], false],
  [['CAN'], false],
  [['DIS'], true],
  [['LIQ'], true],
])('contracts %j are contracts to speak of: %s', (codigos, esperado) => {
  expect(situacaoDoUsuario(fatos(['A'], codigos)).temContratos).toBe(esperado);
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

describe('when somebody graduates (spec 1 section 2)', () => {
  const contrato = (codigo: CodigoDoContrato, ultimoMes: string, cursoTerminouEm: string | null) => ({
    codigo,
    primeiroVencimento: '2031-01-10',
    ultimoMes,
    cursoTerminouEm,
  });
  it.each([
    ['nobody has said', [], null, null, false],
    ['as the indication said, today', [], '2027-03-01', '2027-03-01', false],
    ['as the indication said, yesterday', [], '2027-02-28', '2027-02-28', true],
    ['as the contract expects it', [contrato('EFE', '2028-02-01', null)], '2026-01-01', '2028-02-29', false],
    ['as it came', [contrato('EFE', '2028-02-01', '2026-12-15')], null, '2026-12-15', true],
    [
      'by the newest contract that counts',
      [
        contrato('CAN', '2025-06-01', null),
        contrato('EFE', '2027-06-01', null),
        contrato('LIQ', '2026-06-01', null),
      ],
      null,
      '2027-06-30',
      false,
    ],
  ])('%s', (_, contratos, formaturaIndicada, dataFormatura, formado) => {
    expect(
      situacaoDoUsuario({ siglas: ['A'], contratos, hoje: '2027-03-01', formaturaIndicada }),
    ).toMatchObject({ dataFormatura, formado });
  });
});
