import { expect, test } from 'vitest';
import { contarPlaywright, contarVitest, julgar, somar } from './contagem.ts';

const arquivo = (status: string, ...testes: string[]) => ({
  name: 'regra.test.ts',
  status,
  message: status === 'failed' ? 'does not load' : '',
  assertionResults: testes.map((teste, lugar) => ({
    status: teste,
    fullName: `the rule holds ${lugar}`,
    failureMessages: teste === 'failed' ? ['\u001B[31mexpected 1\u001B[39m\n\nbut got 2'] : [],
  })),
});
const falhou = (lugar: number) =>
  `regra.test.ts > the rule holds ${lugar}\n    expected 1\n    \n    but got 2`;
const naoCarrega = 'regra.test.ts\n    does not load';

test.each([
  ['passed tests', true, [arquivo('passed', 'passed', 'passed')], 2, []],
  ['failed tests', false, [arquivo('failed', 'passed', 'failed', 'failed')], 1, [falhou(1), falhou(2)]],
  ['skipped tests as nothing', true, [arquivo('passed', 'passed', 'pending')], 1, []],
  ['a file that does not load as one failure', false, [arquivo('failed')], 0, [naoCarrega]],
  ['a failed hook as one failure', false, [arquivo('failed', 'passed')], 1, [naoCarrega]],
  [
    'an error outside the tests as one failure',
    false,
    [arquivo('passed', 'passed')],
    1,
    ['an error outside the tests: see above'],
  ],
])('the report of vitest counts %s', (_caso, success, testResults, passaram, falhas) => {
  expect(contarVitest({ success, testResults })).toEqual({
    passaram,
    falharam: falhas.length,
    falhas,
    instaveis: [],
  });
});

const jornada = (status: string) => ({
  file: 'conta.spec.ts',
  line: 5,
  title: 'an account',
  tests: [
    {
      projectName: 'celular',
      status,
      results: [{ errors: status === 'expected' ? [] : [{ message: 'no heading' }] }],
    },
  ],
});
const quebrou = '[celular] conta.spec.ts:5 > an account\n    no heading';
const contas = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };

test.each([
  ['passed tests', [], [jornada('expected')], { ...contas, expected: 3, skipped: 1 }, []],
  ['failed tests', [], [jornada('expected'), jornada('unexpected')], { ...contas, unexpected: 1 }, [quebrou]],
  ['errors before the tests', [{ message: 'no server' }], [], contas, ['outside the tests\n    no server']],
])('the report of playwright counts %s', (_caso, errors, specs, stats, falhas) => {
  const suites = [{ specs: [], suites: [{ specs }] }];
  const passaram = stats.expected;
  expect(contarPlaywright({ errors, suites, stats })).toEqual({
    passaram,
    falharam: falhas.length,
    falhas,
    instaveis: [],
  });
});

test('what passes only when repeated counts as passed, and is told', () => {
  const suites = [{ specs: [], suites: [{ specs: [jornada('expected'), jornada('flaky')] }] }];
  expect(contarPlaywright({ errors: [], suites, stats: { ...contas, expected: 1, flaky: 1 } })).toEqual({
    passaram: 2,
    falharam: 0,
    falhas: [],
    instaveis: [quebrou],
  });
});

test.each([
  ['a good report and exit code 0', { passaram: 2, falharam: 0, falhas: [], instaveis: [] }, 0, 2, []],
  ['failures', { passaram: 2, falharam: 1, falhas: ['a rule'], instaveis: [] }, 1, 2, ['a rule']],
  [
    'a good report but another exit code',
    { passaram: 2, falharam: 0, falhas: [], instaveis: [] },
    1,
    2,
    ['ended with the code 1'],
  ],
  ['a killed process without a report', undefined, null, 0, ['no test ran']],
  ['no tests at all', { passaram: 0, falharam: 0, falhas: [], instaveis: [] }, 0, 0, ['no test ran']],
])('a part with %s is judged rightly', (_caso, contagem, codigo, passaram, falhas) => {
  expect(julgar(contagem, codigo)).toEqual({ passaram, falharam: falhas.length, falhas, instaveis: [] });
});

test('the parts are summed', () => {
  expect(
    somar([
      { passaram: 1, falharam: 1, falhas: ['a'], instaveis: ['d'] },
      { passaram: 10, falharam: 2, falhas: ['b', 'c'], instaveis: [] },
    ]),
  ).toEqual({ passaram: 11, falharam: 3, falhas: ['a', 'b', 'c'], instaveis: ['d'] });
  expect(somar([])).toEqual({ passaram: 0, falharam: 0, falhas: [], instaveis: [] });
});
