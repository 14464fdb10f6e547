import { describe, expect, it } from 'vitest';
import { CAMPOS_DO_PARTICIPANTE } from '../participante/campos.ts';
import type { Campo } from './plano.ts';
import { respostaEmTexto } from './resposta-em-texto.ts';

const opcoes = [
  { valor: 'S', rotulo: 'Sim' },
  { valor: 'N', rotulo: 'Não' },
];

describe('an answer in words', () => {
  it.each<[Campo['tipo'], unknown, string | null]>([
    ['cpf', '01234567890', '012.345.678-90'],
    ['telefone', '11987654321', '(11) 98765-4321'],
    ['cep', '01310100', '01310-100'],
    ['data', '1989-10-15', '15/10/1989'],
    ['data', 'ontem', 'ontem'],
    ['dinheiro', 123_456, 'R$\u00a01.234,56'],
    ['dinheiro', '1234', null],
    ['caixa', true, 'Sim'],
    ['caixa', false, null],
    ['caixas', ['S', 'N'], 'Sim, Não'],
    ['escolha', 'N', 'Não'],
    ['seletor', 'X', 'X'],
    ['contador', 3, '3'],
    ['texto', 'Casa 2', 'Casa 2'],
    ['texto', '', null],
    ['texto', undefined, null],
    ['senha', 'segredo', null],
    ['codigo', '123456', null],
  ])('%s %j reads %j', (tipo, valor, texto) => {
    expect(respostaEmTexto({ nome: 'x', rotulo: 'X', tipo, opcoes }, valor)).toBe(texto);
  });

  it.each<[number, string]>([
    [322_205, 'Técnico de enfermagem'],
    [0, 'Outra'],
    [999_999, '999999'],
  ])('the profession of code %j reads %j', (valor, texto) => {
    const profissaoId = new Map([
      [322_205, 'Técnico de enfermagem'],
      [0, 'Outra'],
    ]);
    expect(respostaEmTexto(CAMPOS_DO_PARTICIPANTE.profissaoId, valor, { profissaoId })).toBe(texto);
  });
});
