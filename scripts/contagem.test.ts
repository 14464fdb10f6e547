import { expect, test } from 'vitest';
import { contarPlaywright, contarVitest, julgar, somar } from './contagem.ts';

const arquivo = (status: string, ...testes: string[]) => ({
  status,
  assertionResults: testes.map((teste) => ({ status: teste })),
});

test.each([
  ['passed tests', true, [arquivo('passed', 'passed', 'passed')], { passaram: 2, falharam: 0 }],
  ['failed tests', false, [arquivo('failed', 'passed', 'failed', 'failed')], { passaram: 1, falharam: 2 }],
  ['skipped tests as nothing', true, [arquivo('passed', 'passed', 'pending')], { passaram: 1, falharam: 0 }],
  ['a file that does not load as one failure', false, [arquivo('failed')], { passaram: 0, falharam: 1 }],
  ['a failed hook as one failure', false, [arquivo('failed', 'passed')], { passaram: 1, falharam: 1 }],
  [
    'an error outside the tests as one failure',
    false,
    [arquivo('passed', 'passed')],
    { passaram: 1, falharam: 1 },
  ],
])('the report of vitest counts %s', (_caso, success, testResults, esperada) => {
  expect(contarVitest({ success, testResults })).toEqual(esperada);
});

test.each([
  ['passed tests', [], { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, { passaram: 3, falharam: 0 }],
  ['failed tests', [], { expected: 1, unexpected: 2, flaky: 0, skipped: 0 }, { passaram: 1, falharam: 2 }],
  [
    'unstable tests as failures',
    [],
    { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
    { passaram: 1, falharam: 1 },
  ],
  [
    'errors before the tests',
    [{}],
    { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    { passaram: 0, falharam: 1 },
  ],
])('the report of playwright counts %s', (_caso, errors, stats, esperada) => {
  expect(contarPlaywright({ errors, stats })).toEqual(esperada);
});

test.each([
  ['a good report and exit code 0', { passaram: 2, falharam: 0 }, 0, { passaram: 2, falharam: 0 }],
  ['failures', { passaram: 2, falharam: 3 }, 1, { passaram: 2, falharam: 3 }],
  ['a good report but another exit code', { passaram: 2, falharam: 0 }, 1, { passaram: 2, falharam: 1 }],
  ['a killed process without a report', undefined, null, { passaram: 0, falharam: 1 }],
  ['no tests at all', { passaram: 0, falharam: 0 }, 0, { passaram: 0, falharam: 1 }],
])('a part with %s is judged rightly', (_caso, contagem, codigo, esperada) => {
  expect(julgar(contagem, codigo)).toEqual(esperada);
});

test('the parts are summed', () => {
  expect(
    somar([
      { passaram: 1, falharam: 2 },
      { passaram: 10, falharam: 20 },
    ]),
  ).toEqual({ passaram: 11, falharam: 22 });
  expect(somar([])).toEqual({ passaram: 0, falharam: 0 });
});
