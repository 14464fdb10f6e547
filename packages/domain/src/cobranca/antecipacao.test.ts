import { expect, it } from 'vitest';
import { impedimentoDaAntecipacao } from './antecipacao.ts';

const aVencer = { vencimento: '2031-02-10', situacao: 'a-vencer' } as const;

it.each([
  ['open, the day before', aVencer, '2031-02-09', null],
  ['on its day', aVencer, '2031-02-10', /pela cobrança dela/],
  ['late', { ...aVencer, situacao: 'vencida' as const }, '2031-02-20', /pela cobrança dela/],
  ['paid', { ...aVencer, situacao: 'paga' as const }, '2031-01-10', /já está paga/],
])('an instalment that is %s', (_, parcela, dia, esperado) => {
  const impedimento = impedimentoDaAntecipacao(parcela, dia);
  if (esperado === null) expect(impedimento).toBeNull();
  else expect(impedimento).toMatch(esperado);
});
