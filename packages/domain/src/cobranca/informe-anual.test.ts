import { expect, it } from 'vitest';
import { textosDoContrato } from '../contrato/texto/blocos.ts';
import { escreverInforme } from './informe-anual.ts';

const pagamento = {
  em: '2031-02-10',
  contrato: '000123',
  meio: 'Pix',
  centavos: 116_800,
  encargosCentavos: 0,
  devolvidoCentavos: 0,
};
const dados = {
  ano: 2031,
  provedor: 'Fundação Ipê',
  cnpj: '11.222.333/0001-81',
  nome: 'Ana Lima',
  cpf: '52998224725',
  hoje: '2032-01-15',
  pagamentos: [
    pagamento,
    { ...pagamento, em: '2031-03-27', centavos: 119_798, encargosCentavos: 2_998, meio: 'Boleto' },
  ],
};
const ditos = (mais: Partial<typeof dados> = {}) =>
  textosDoContrato(escreverInforme({ ...dados, ...mais }).blocos).join('\n');

it('adds up what was paid, and says of it what were charges', () => {
  for (const dito of [
    'Pago no ano: R$\u00a02.365,98',
    'Multa e juros: R$\u00a029,98',
    '27/03/2031',
    'CPF 529.982.247-25',
  ])
    expect(ditos()).toContain(dito);
  expect(ditos()).not.toContain('Devolvido');
});

it('says what was given back', () => {
  expect(ditos({ pagamentos: [{ ...pagamento, devolvidoCentavos: 116_800 }] })).toContain(
    'Devolvido: R$\u00a01.168,00',
  );
});
