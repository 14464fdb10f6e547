import { expect, it } from 'vitest';
import { porQueNaoMuda } from './situacao.ts';

it.each([
  ['CAN', /cancelada/],
  ['A', /aprovada/],
  ['REP', /encerrada/],
  ['RIES', /encerrada/],
  ['PADC', /em análise/],
  ['PDC', /^Esta parte/],
] as const)('devices 10: a refusal in %s says why', (sigla, frase) => {
  expect(porQueNaoMuda(sigla)).toMatch(frase);
});
