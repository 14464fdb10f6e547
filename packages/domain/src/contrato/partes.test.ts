import { describe, expect, it } from 'vitest';
import { type PessoaDaSolicitacao, type PessoasParaContratar, partesDoContrato } from './partes.ts';
import type { FiadorQueAssina } from './signatarios.ts';

const HOJE = '2027-01-05';
const CONFIGURACAO = { companheiroAssina: true, testemunhas: 0 } as const;

const pessoa = (
  numero: number,
  respostas: Record<string, unknown> = {},
): PessoaDaSolicitacao & FiadorQueAssina => ({
  participanteId: `p${numero}`,
  contaId: `c${numero}`,
  nome: `Pessoa ${numero}`,
  cpf: `${numero}`.repeat(11).slice(0, 11),
  email: `p${numero}@exemplo.org.br`,
  telefone: `5198765432${numero}`,
  nascimento: '2000-03-01',
  respostas: {
    estadoCivil: 'SOLTEIRO',
    uniaoEstavel: 'N',
    endereco: 'Rua das Laranjeiras',
    numero: '10',
    ...respostas,
  },
  estadoCivil: respostas.estadoCivil === 'CASADO' ? 'CASADO' : 'SOLTEIRO',
  regime: respostas.regimeDeBens === 'SEPARACAO_CONVENCIONAL' ? 'SEPARACAO_CONVENCIONAL' : 'COMUNHAO_PARCIAL',
  pactoAprovado: true,
  uniaoEstavel: false,
  separacaoAverbada: false,
});
const CASADO = {
  estadoCivil: 'CASADO',
  regimeDeBens: 'COMUNHAO_PARCIAL',
  nomeConjuge: 'Cônjuge Casado',
  cpfConjuge: '99999999999',
  emailConjuge: 'conjuge@exemplo.org.br',
};
const pessoas = (mudanca: Partial<PessoasParaContratar> = {}): PessoasParaContratar => ({
  estudante: { ...pessoa(1), emancipado: false },
  fiadores: [pessoa(2)],
  representante: { nome: 'Representante da Fundação', cpf: '88888888888' },
  testemunhas: [],
  ...mudanca,
});
const partes = (
  de: PessoasParaContratar,
  configuracao: Parameters<typeof partesDoContrato>[1] = CONFIGURACAO,
) => {
  const resultado = partesDoContrato(de, configuracao, HOJE);
  return typeof resultado === 'string' ? resultado : resultado.map(({ papel, nome }) => `${papel}: ${nome}`);
};

describe('the persons of a contract', () => {
  it('are copied with their qualification', () => {
    const [estudante, fiador] = partesDoContrato(pessoas(), CONFIGURACAO, HOJE) as Exclude<
      ReturnType<typeof partesDoContrato>,
      string
    >;
    expect(estudante).toMatchObject({ papel: 'estudante', grupo: 1, participanteId: 'p1', contaId: 'c1' });
    expect(fiador?.qualificacao).toEqual({
      nascimento: '2000-03-01',
      estadoCivil: 'SOLTEIRO',
      regime: null,
      uniaoEstavel: false,
      rg: null,
      endereco: {
        logradouro: 'Rua das Laranjeiras',
        numero: '10',
        complemento: null,
        bairro: '',
        cidade: '',
        uf: '',
        cep: '',
      },
    });
  });

  it('hold the spouse of a married guarantor, and only an agreed separation leaves them out', () => {
    expect(partes(pessoas({ fiadores: [pessoa(2, CASADO)] }))).toContain('conjuge-do-fiador: Cônjuge Casado');
    expect(
      partes(pessoas({ fiadores: [pessoa(2, { ...CASADO, regimeDeBens: 'SEPARACAO_CONVENCIONAL' })] })),
    ).toEqual(['estudante: Pessoa 1', 'fiador: Pessoa 2', 'representante: Representante da Fundação']);
  });

  it('hold the guardian of a minor', () => {
    const menor = {
      ...pessoa(1, { nomeResponsavel: 'Mãe Responsável', cpfResponsavel: '77777777777' }),
      nascimento: '2010-01-01',
    };
    expect(partes(pessoas({ estudante: { ...menor, emancipado: false } }))).toContain(
      'responsavel: Mãe Responsável',
    );
    expect(partes(pessoas({ estudante: { ...menor, emancipado: true } }))).not.toContain(
      'responsavel: Mãe Responsável',
    );
  });

  it('are refused where somebody who has to sign is not known, or would sign twice', () => {
    expect(partes(pessoas({ fiadores: [pessoa(2, { estadoCivil: 'CASADO' })] }))).toBe('falta-conjuge');
    expect(
      partes(pessoas({ estudante: { ...pessoa(1), nascimento: '2010-01-01', emancipado: false } })),
    ).toBe('falta-responsavel');
    expect(partes(pessoas(), { companheiroAssina: true, testemunhas: 1 })).toBe('falta-testemunha');
    expect(partes(pessoas({ fiadores: [pessoa(2, { ...CASADO, cpfConjuge: '1'.repeat(11) })] }))).toBe(
      'pessoa-repetida',
    );
  });
});
