import { expect, it } from 'vitest';
import { oQueGarante } from './o-que-garante.ts';

const fatos = {
  garantia: 'vale' as const,
  exposicaoCentavos: 522_096,
  vencidoCentavos: 0,
  proximoVencimento: '2027-02-10',
  comecou: false,
};

it.each([
  [{}, 522_096, 'Hoje nada disso é cobrado: a primeira parcela vence em 10/02/2027.'],
  [{ comecou: true }, 522_096, 'Nada está em atraso: a próxima parcela vence em 10/02/2027.'],
  [{ comecou: true, vencidoCentavos: 247_155 }, 522_096, 'estão em atraso.'],
  [{ garantia: 'ainda-nao' as const }, 522_096, 'É a soma de todas as parcelas.'],
  [{ garantia: 'terminou' as const }, 0, 'Você está livre'],
])('%o is worth %i: %s', (mais, centavos, trecho) => {
  const dito = oQueGarante({ ...fatos, ...mais });
  expect(dito.centavos).toBe(centavos);
  expect(dito.explicacao).toContain(trecho);
  expect(dito.rotulo).not.toContain('hoje');
});
