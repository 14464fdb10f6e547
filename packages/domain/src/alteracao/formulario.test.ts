import { describe, expect, it } from 'vitest';
import { ESPECIES_A_PEDIR } from './especies.ts';
import { CAMPOS_DO_PEDIDO, camposPerguntados, lerPedido } from './formulario.ts';

const ENDERECO = {
  'novo.endereco.cep': '50010-000',
  'novo.endereco.logradouro': 'Rua das Palmeiras',
  'novo.endereco.numero': '120',
  'novo.endereco.bairro': 'Centro',
  'novo.endereco.cidade': 'Recife',
  'novo.endereco.uf': 'PE',
};
const NOVO = {
  papel: 'fiador',
  'novo.nome': 'Nova Lima Duarte',
  'novo.cpf': '529.982.247-25',
  'novo.nascimento': '1970-05-20',
  'novo.email': 'nova@exemplo.com.br',
  'novo.telefone': '(81) 99999-0000',
  ...ENDERECO,
};

describe('the form of an alteration', () => {
  it('reads amounts, terms and days as they are typed', () => {
    expect(lerPedido('suspensao', { semestres: '2', desde: '2027-02-01' })).toEqual({
      ok: true,
      pedido: { especie: 'suspensao', semestres: 2, desde: '2027-02-01' },
    });
    const transferencia = lerPedido('transferencia', {
      instituicao: 'Outra Faculdade',
      curso: 'Direito',
      desde: '2027-02-01',
      mensalidadeCentavos: '1.200,50',
      percentual: '50',
    });
    expect(transferencia).toMatchObject({ ok: true, pedido: { mensalidadeCentavos: 120_050 } });
  });

  it('asks a married guarantor for the regime and the spouse, and nobody else', () => {
    const de = (estadoCivil: string) =>
      camposPerguntados('fiador', { 'novo.estadoCivil': estadoCivil }).map(({ campo }) => campo);
    expect(de('CASADO')).toEqual(expect.arrayContaining(['novo.regime', 'novo.conjuge.cpf']));
    expect(de('SOLTEIRO')).not.toContain('novo.conjuge.cpf');
    const lido = lerPedido('fiador', { ...NOVO, 'novo.estadoCivil': 'SOLTEIRO', 'novo.uniaoEstavel': 'N' });
    expect(lido).toMatchObject({
      ok: true,
      pedido: { novo: { cpf: '52998224725', telefone: '81999990000', conjuge: null, regime: null } },
    });
  });

  it('says beside each field what it lacks', () => {
    const vazio = lerPedido('reparcelamento', {});
    expect(vazio.ok ? [] : [...vazio.erros.keys()]).toEqual(['parcelas', 'primeiroVencimento']);
    const errado = lerPedido('fiador', {
      ...NOVO,
      'novo.cpf': '111.111.111-11',
      'novo.estadoCivil': 'SOLTEIRO',
      'novo.uniaoEstavel': 'N',
    });
    expect(errado.ok ? [] : [...errado.erros.keys()]).toEqual(['novo.cpf']);
    const letras = lerPedido('reparcelamento', { parcelas: 'doze', primeiroVencimento: '2031-01-10' });
    expect(letras.ok ? null : letras.erros.get('parcelas')).toBe('Escreva um número inteiro.');
  });

  it('has fields for every kind', () => {
    for (const especie of ESPECIES_A_PEDIR)
      expect(CAMPOS_DO_PEDIDO[especie].length, especie).toBeGreaterThan(0);
  });
});
