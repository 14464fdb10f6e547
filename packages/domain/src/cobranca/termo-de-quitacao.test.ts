import { expect, it } from 'vitest';
import { textosDoContrato } from '../contrato/texto/blocos.ts';
import { escreverTermo } from './termo-de-quitacao.ts';

const dados = {
  provedor: 'Fundação Ipê',
  cnpj: '11.222.333/0001-81',
  numero: '000123',
  anoSemestre: '2027/1',
  instituicao: 'Universidade Aurora',
  nome: 'Ana Lima',
  cpf: '52998224725',
  pagoCentavos: 420_480,
  quitadoEm: '2031-07-10',
  fiadores: [] as string[],
};
const ditos = (mais: Partial<typeof dados> = {}) =>
  textosDoContrato(escreverTermo({ ...dados, ...mais }).blocos).join('\n');

it('says who has paid what to whom, and when', () => {
  for (const dito of [
    'Ana Lima, CPF 529.982.247-25, pagou tudo',
    'Total pago: R$\u00a04.204,80',
    '10/07/2031',
  ])
    expect(ditos()).toContain(dito);
  expect(ditos()).not.toContain('fiança');
});

it('names whoever is free of it', () => {
  expect(ditos({ fiadores: ['Bia Souza', 'Caio Reis'] })).toContain('a fiança de Bia Souza e Caio Reis');
});
