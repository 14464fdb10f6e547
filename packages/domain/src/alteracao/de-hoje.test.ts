import { describe, expect, it } from 'vitest';
import {
  type ContratoDeHoje,
  comEnderecoDoCep,
  comEscolhas,
  especiesDoContrato,
  valoresDeHoje,
} from './de-hoje.ts';
import { ESPECIES_A_PEDIR } from './especies.ts';
import { CAMPOS_DO_PEDIDO, lerPedido } from './formulario.ts';

const ENDERECO = {
  logradouro: 'Rua das Palmeiras',
  numero: '120',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Recife',
  uf: 'PE',
  cep: '50010000',
};
const HOJE: ContratoDeHoje = {
  pessoas: [
    { papel: 'estudante', nome: 'Ana Lima', endereco: ENDERECO },
    { papel: 'fiador2', nome: 'Rui Lima', endereco: null },
  ],
  instituicao: 'Faculdade Aurora',
  curso: 'Direito',
  instituicoes: ['Faculdade Aurora', 'Universidade do Mar'],
  mensalidadeCentavos: 1_234_507,
  percentual: 50,
  ultimoMes: '2030-12-01',
  parcelas: 6,
  primeiroVencimento: '2031-01-10',
};

it('offers to change the guarantor only where there is one', () => {
  expect(especiesDoContrato(HOJE)).toEqual(ESPECIES_A_PEDIR);
  expect(especiesDoContrato(undefined)).toEqual(ESPECIES_A_PEDIR);
  const sozinha = HOJE.pessoas.filter(({ papel }) => papel === 'estudante');
  expect(especiesDoContrato({ pessoas: sozinha })).toEqual(
    ESPECIES_A_PEDIR.filter((especie) => especie !== 'fiador'),
  );
});

describe('what a form begins with', () => {
  it('is what the contract says today, and reads back as the same', () => {
    const dados = lerPedido('dados', valoresDeHoje('dados', HOJE));
    expect(dados).toEqual({
      ok: true,
      pedido: { especie: 'dados', papel: 'estudante', nome: 'Ana Lima', endereco: ENDERECO },
    });
    expect(lerPedido('reparcelamento', valoresDeHoje('reparcelamento', HOJE))).toMatchObject({
      ok: true,
      pedido: { parcelas: 6, primeiroVencimento: '2031-01-10' },
    });
    expect(valoresDeHoje('transferencia', HOJE)).toEqual({
      instituicao: 'Faculdade Aurora',
      curso: 'Direito',
      mensalidadeCentavos: '12.345,07',
      percentual: '50',
    });
  });

  it('names only fields that the form has', () => {
    for (const especie of ESPECIES_A_PEDIR) {
      const campos = ['papel', ...CAMPOS_DO_PEDIDO[especie].map(({ campo }) => campo)];
      for (const campo of Object.keys(valoresDeHoje(especie, HOJE))) expect(campos).toContain(campo);
    }
  });

  it('chooses the only guarantor, by name', () => {
    expect(valoresDeHoje('fiador', HOJE)).toEqual({ papel: 'fiador2' });
    const [papel] = CAMPOS_DO_PEDIDO.fiador;
    expect(papel && comEscolhas(papel, HOJE).opcoes).toEqual([
      { valor: 'fiador2', texto: 'Rui Lima (segundo fiador)' },
    ]);
  });

  it('offers the schools that work with the credit, the own one first', () => {
    const [escola] = CAMPOS_DO_PEDIDO.transferencia;
    const opcoes = escola && comEscolhas(escola, { ...HOJE, instituicao: 'Escola de Antes' }).opcoes;
    expect(opcoes?.map(({ valor }) => valor)).toEqual([
      'Escola de Antes',
      'Faculdade Aurora',
      'Universidade do Mar',
    ]);
  });

  it('is filled in by the CEP of its own address', () => {
    const achado = { endereco: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' };
    const valores = comEnderecoDoCep({ 'novo.endereco.numero': '10' }, 'novo.endereco.cep', achado);
    expect(valores).toEqual({
      'novo.endereco.numero': '10',
      'novo.endereco.logradouro': 'Avenida Paulista',
      'novo.endereco.bairro': 'Bela Vista',
      'novo.endereco.cidade': 'São Paulo',
      'novo.endereco.uf': 'SP',
    });
  });
});
