import { describe, expect, it } from 'vitest';
import type { NovoFiador } from './pedido.ts';
import { recusaDaPessoa, recusaDoContato } from './quem-entra.ts';

const parte = (papel: 'estudante' | 'fiador' | 'fiador2' | 'representante', grupo: 1 | 2 | 3) => ({
  papel,
  grupo,
  cpf: `cpf-${papel}`,
  email: `${papel}@exemplo.com.br`,
  telefone: `tel-${papel}`,
});
const PARTES = [parte('estudante', 1), parte('fiador', 2), parte('fiador2', 2), parte('representante', 3)];

const novo = (mais: Partial<NovoFiador> = {}): NovoFiador => ({
  nome: 'Rui Prado Lins',
  cpf: 'cpf-rui',
  email: 'rui@exemplo.com.br',
  telefone: 'tel-rui',
  nascimento: '1970-05-20',
  estadoCivil: 'SOLTEIRO',
  regime: null,
  uniaoEstavel: false,
  endereco: {
    logradouro: 'Rua das Palmeiras',
    numero: '120',
    complemento: null,
    bairro: 'Centro',
    cidade: 'Recife',
    uf: 'PE',
    cep: '50010000',
  },
  conjuge: null,
  ...mais,
});
const conjuge = (mais: Partial<NonNullable<NovoFiador['conjuge']>> = {}) => ({
  nome: 'Eva Prado Lins',
  cpf: 'cpf-eva',
  email: 'eva@exemplo.com.br',
  telefone: 'tel-eva',
  ...mais,
});
const OUTRO = novo({
  cpf: 'cpf-ana',
  email: 'ana@exemplo.com.br',
  telefone: 'tel-ana',
  conjuge: conjuge({ cpf: 'cpf-leo', email: 'leo@exemplo.com.br', telefone: null }),
});

describe('the person', () => {
  const recusa = (quem: NovoFiador, entram: readonly NovoFiador[] = []) =>
    recusaDaPessoa({ papel: 'fiador', novo: quem }, { partes: PARTES, entram })?.mensagem ?? null;

  it.each([
    ['somebody new', novo(), null],
    ['the one who leaves', novo({ cpf: 'cpf-fiador' }), 'Esta pessoa já faz parte do contrato.'],
    [
      'whose spouse is the student',
      novo({ conjuge: conjuge({ cpf: 'cpf-estudante' }) }),
      'Esta pessoa já faz parte do contrato.',
    ],
    [
      'married to themself',
      novo({ conjuge: conjuge({ cpf: 'cpf-rui' }) }),
      'Esta pessoa já faz parte do contrato.',
    ],
  ])('%s', (_, quem, esperada) => expect(recusa(quem)).toBe(esperada));

  it('named by another change that is not over, or married to whoever is', () => {
    const JA_INDICADA = 'Esta pessoa já foi indicada em outra alteração deste contrato.';
    expect(recusa(novo({ cpf: 'cpf-ana' }), [OUTRO])).toBe(JA_INDICADA);
    expect(recusa(novo({ cpf: 'cpf-leo' }), [OUTRO])).toBe(JA_INDICADA);
    expect(recusa(novo({ conjuge: conjuge({ cpf: 'cpf-ana' }) }), [OUTRO])).toBe(JA_INDICADA);
    expect(recusa(novo(), [OUTRO])).toBeNull();
  });
});

describe('the contact', () => {
  const recusa = (quem: NovoFiador, entram: readonly NovoFiador[] = []) =>
    recusaDoContato({ papel: 'fiador', novo: quem }, { partes: PARTES, entram });
  const DO_CONTRATO = 'já é de outra pessoa do contrato.';
  const POR_OUTRA = 'já é de quem vai garantir o contrato por outra alteração.';

  it.each([
    ['their own', novo(), null],
    ['of whoever leaves', novo({ email: 'fiador@exemplo.com.br', telefone: 'tel-fiador' }), null],
    ['of the provider', novo({ email: 'representante@exemplo.com.br' }), null],
    [
      'the student’s e-mail',
      novo({ email: 'estudante@exemplo.com.br' }),
      ['novo.email', `Este e-mail ${DO_CONTRATO}`],
    ],
    [
      'the phone of whoever stays',
      novo({ telefone: 'tel-fiador2' }),
      ['novo.telefone', `Este celular ${DO_CONTRATO}`],
    ],
    [
      'the spouse’s',
      novo({ conjuge: conjuge({ telefone: 'tel-rui' }) }),
      ['novo.telefone', `Este celular ${DO_CONTRATO}`],
    ],
  ])('%s', (_, quem, esperada) => {
    const achada = recusa(quem);
    expect(achada && [achada.campo, achada.mensagem]).toEqual(esperada);
  });

  it.each([
    ['novo.email', novo({ email: 'ana@exemplo.com.br' }), 'Este e-mail'],
    ['novo.telefone', novo({ telefone: 'tel-ana' }), 'Este celular'],
    ['novo.email', novo({ email: 'leo@exemplo.com.br' }), 'Este e-mail'],
    ['novo.conjuge.email', novo({ conjuge: conjuge({ email: 'ana@exemplo.com.br' }) }), 'Este e-mail'],
    ['novo.conjuge.telefone', novo({ conjuge: conjuge({ telefone: 'tel-ana' }) }), 'Este celular'],
  ])('of whoever comes by another change, beside %s', (campo, quem, qual) => {
    expect(recusa(quem, [OUTRO])).toEqual({ campo, mensagem: `${qual} ${POR_OUTRA}` });
  });

  it('of nobody, where both have none', () => {
    expect(recusa(novo({ conjuge: conjuge({ telefone: null }) }), [OUTRO])).toBeNull();
  });
});
