import { describe, expect, it } from 'vitest';
import { CAMPOS_DO_PARTICIPANTE } from '../participante/campos.ts';
import { isSensivel, textoMascarado, valorEmPalavras, valorMascarado } from './apresentacao.ts';

describe('valores na mesa do analista', () => {
  it.each([
    ['cpf', '52998224725', '529.982.247-25', '***.982.247-**'],
    ['telefoneConjuge', '11987654321', '(11) 98765-4321', '(11) •••••-4321'],
    ['emailConjuge', 'ana@exemplo.com', 'ana@exemplo.com', 'a•••@exemplo.com'],
    ['rendaCentavos', 123456, 'R$\u00a01.234,56', 'R$\u00a0•••••'],
    ['numeroCarteiraIdentidade', '123456789', '123456789', '••••••'],
  ] as const)('writes %s in full and covered', (nome, valor, inteiro, coberto) => {
    const campo = CAMPOS_DO_PARTICIPANTE[nome];
    expect(isSensivel(campo)).toBe(true);
    expect(valorEmPalavras(campo, valor)).toBe(inteiro);
    expect(valorMascarado(campo, valor)).toBe(coberto);
  });

  it.each([
    ['estadoCivil', 'CASADO', 'Casada ou casado'],
    ['dataNascimento', '2000-02-29', '29/02/2000'],
    ['cep', '01310100', '01310-100'],
    ['uniaoEstavel', 'N', 'Não'],
    ['tiposDeRenda', ['C', 'A'], 'Contracheque, Aposentadoria ou benefício'],
    ['conjugeSemCelular', true, 'Sim'],
    ['nomePai', '', 'Não informado'],
  ] as const)('says %s as the person would', (nome, valor, esperado) => {
    const campo = CAMPOS_DO_PARTICIPANTE[nome];
    expect(isSensivel(campo)).toBe(false);
    expect(valorEmPalavras(campo, valor)).toBe(esperado);
  });

  it.each([
    ['CPF 529.982.247-25', 'CPF ***.982.247-**'],
    ['(11) 98765-4321 ou ana@exemplo.com', '(11) •••••-4321 ou a•••@exemplo.com'],
    ['Direito, 50% do curso em 2027/1', 'Direito, 50% do curso em 2027/1'],
  ])('covers personal data inside a sentence: %s', (texto, coberto) => {
    expect(textoMascarado(texto)).toBe(coberto);
  });
});
