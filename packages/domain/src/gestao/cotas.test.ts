import { expect, it } from 'vitest';
import { lerCota, mensagemDoTeto, tetoDe } from './cotas.ts';

it.each([
  [1, 0, 'dentro'],
  [9, 0, 'dentro'],
  [10, 0, 'atingiu'],
  [11, 0, 'dentro'],
  [20, 0, 'dentro'],
  [21, 0, 'passou'],
  [21, 1, 'dentro'],
  [30, 1, 'dentro'],
  [31, 1, 'passou'],
] as const)(
  'with a quota of 10, number %d of the day after %d releases: %s',
  (contagem, liberacoes, leitura) => {
    expect(lerCota(contagem, 10, liberacoes)).toBe(leitura);
  },
);

it('the refusal says the ceiling, when it ends and whom to ask', () => {
  expect(mensagemDoTeto('documento', tetoDe(1_500))).toBe(
    'Você chegou ao limite de hoje: 3.000 documentos abertos. O limite se renova à meia-noite. Para continuar hoje, peça à administração que libere.',
  );
});
