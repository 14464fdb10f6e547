import { describe, expect, it } from 'vitest';
import { EXIGENCIAS_MINIMAS, type Exigencias } from '../instituicao/exigencias.ts';
import { documentosFaltando, errosDoPasso, passosVisiveis } from '../wizard/plano.ts';
import {
  dadosBasicosCompletos,
  type IdDoPassoDoParticipante,
  planoDoParticipante,
} from './participante.plano.ts';
import type { ContextoDoParticipante, TipoPessoa } from './participante-contexto.ts';
import { perguntaEmancipacao } from './passos-do-participante.ts';
import { REGIMES_DE_BENS } from './regime-de-bens.ts';

function pessoa(
  tipoPessoa: TipoPessoa = 'estudante',
  respostas: Record<string, unknown> = {},
  exigencias: Partial<Exigencias> = {},
): ContextoDoParticipante {
  return {
    tipoPessoa,
    hoje: '2026-11-27',
    exigencias: { ...EXIGENCIAS_MINIMAS, ...exigencias },
    respostas: {
      nome: 'Ana Lima',
      cpf: '52998224725',
      email: 'ana@exemplo.com',
      telefone: '11987654321',
      dataNascimento: '1989-10-15',
      ...respostas,
    },
    documentos: [],
    outras: [],
    cpfNoDocumento: false,
    cpfNoDocumentoDoConjuge: false,
    rendaMinimaCentavos: null,
  };
}
const visiveis = (contexto: ContextoDoParticipante) =>
  passosVisiveis(planoDoParticipante, contexto).map(({ id }) => id);
const passo = (id: IdDoPassoDoParticipante) => {
  const achado = planoDoParticipante.find((item) => item.id === id);
  if (!achado) throw new Error(`No step ${id}`);
  return achado;
};
const pede = (id: IdDoPassoDoParticipante, contexto: ContextoDoParticipante) =>
  documentosFaltando(passo(id), contexto).map(({ tipoDocumento, quantidade, indiceInicial }) =>
    [tipoDocumento, quantidade, indiceInicial ?? 0].join(' '),
  );

const SEMPRE: readonly IdDoPassoDoParticipante[] = [
  'documentos-de-identidade',
  'selfie',
  'dados-pessoais',
  'endereco',
  'comprovante-de-residencia',
  'estado-civil',
  'grupo-familiar',
];

describe('the steps of the student', () => {
  it('are few where the institution asks for nothing', () => {
    expect(visiveis(pessoa())).toEqual(SEMPRE);
  });

  it.each<[string, Partial<Exigencias>, IdDoPassoDoParticipante[]]>([
    ['hardship', { declaracaoHipossuficiencia: true }, ['hipossuficiencia']],
    ['enrolment', { exigeMatricula: true }, ['matricula']],
    ['transcript', { exigeHistoricoEscolar: true }, ['historico-escolar']],
    ['national exam', { exigeComprovanteNotaEnem: true }, ['nota-do-enem']],
    [
      'family income',
      { exigeComprovanteRendaFamiliar: true },
      ['renda-familiar', 'comprovantes-de-renda-familiar'],
    ],
  ])('grow by the proof of %s only where it is asked', (_, exigencias, novos) => {
    const ids = visiveis(pessoa('estudante', {}, exigencias));
    expect(ids.filter((id) => !SEMPRE.includes(id))).toEqual(novos);
    expect(visiveis(pessoa('fiador', {}, exigencias)).filter((id) => novos.includes(id))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, IdDoPassoDoParticipante[]]>([
    ['single', { estadoCivil: 'SOLTEIRO' }, ['uniao-estavel']],
    [
      'single in a union',
      { estadoCivil: 'SOLTEIRO', uniaoEstavel: 'S' },
      [
        'uniao-estavel',
        'documentos-do-estado-civil',
        'dados-do-conjuge',
        'documento-do-conjuge',
        'email-do-conjuge',
      ],
    ],
    [
      'married',
      { estadoCivil: 'CASADO' },
      [
        'documentos-do-estado-civil',
        'dados-do-conjuge',
        'documento-do-conjuge',
        'email-do-conjuge',
        'regime-de-bens',
      ],
    ],
    [
      'married with an agreed separation',
      { estadoCivil: 'CASADO', regimeDeBens: 'SEPARACAO_CONVENCIONAL' },
      [
        'documentos-do-estado-civil',
        'dados-do-conjuge',
        'documento-do-conjuge',
        'email-do-conjuge',
        'regime-de-bens',
        'pacto-antenupcial',
      ],
    ],
    [
      'separated',
      { estadoCivil: 'SEPARADO', uniaoEstavel: 'N' },
      ['uniao-estavel', 'documentos-do-estado-civil', 'regime-de-bens'],
    ],
    [
      'divorced',
      { estadoCivil: 'DIVORCIADO', uniaoEstavel: 'N' },
      ['uniao-estavel', 'documentos-do-estado-civil'],
    ],
  ])('of a %s person', (_, respostas, novos) => {
    expect(visiveis(pessoa('estudante', respostas)).filter((id) => !SEMPRE.includes(id))).toEqual(novos);
  });

  it.each<[string, Record<string, unknown>, string | null, boolean]>([
    ['married since before', { estadoCivil: 'CASADO' }, 'CASADO', false],
    ['separated since before', { estadoCivil: 'SEPARADO', uniaoEstavel: 'N' }, 'SEPARADO', false],
    ['who married since', { estadoCivil: 'CASADO' }, 'SEPARADO', true],
    ['who answered since', { estadoCivil: 'CASADO', regimeDeBens: 'NAO_SEI' }, 'CASADO', true],
    ['of a request of today', { estadoCivil: 'CASADO' }, null, true],
  ])('ask for the regime of whoever handed in before it was asked, %s', (_, respostas, antes, pergunta) => {
    for (const tipoPessoa of ['estudante', 'fiador', 'fiador2'] as const) {
      const contexto = { ...pessoa(tipoPessoa, respostas), estadoCivilSemRegime: antes };
      expect(visiveis(contexto).includes('regime-de-bens')).toBe(pergunta);
    }
  });

  it('accept every regime, “não sei” too, and nothing else', () => {
    const erros = (regimeDeBens: unknown) =>
      errosDoPasso(passo('regime-de-bens'), { regimeDeBens }, pessoa()).map(({ mensagem }) => mensagem);
    expect(REGIMES_DE_BENS.flatMap((regime) => erros(regime))).toEqual([]);
    for (const errado of [undefined, null, '', 'COMUNHAO', 1, ['NAO_SEI']])
      expect(erros(errado)).toEqual(['Escolha o regime de bens, ou “Não sei”.']);
  });

  it.each<[string, Record<string, unknown>, IdDoPassoDoParticipante[]]>([
    ['of 18', { dataNascimento: '2008-11-27' }, []],
    ['of 17', { dataNascimento: '2008-11-28' }, ['responsavel-legal']],
    [
      'with their mother',
      { dataNascimento: '2009-01-01', grauParentescoResponsavel: 'M' },
      ['responsavel-legal', 'dados-do-responsavel', 'documento-do-responsavel'],
    ],
    [
      'with somebody else',
      { dataNascimento: '2009-01-01', grauParentescoResponsavel: 'O' },
      ['responsavel-legal', 'dados-do-outro-responsavel', 'documento-do-responsavel', 'termo-de-guarda'],
    ],
    [
      'emancipated',
      { dataNascimento: '2009-01-01', grauParentescoResponsavel: 'E' },
      ['responsavel-legal', 'emancipacao'],
    ],
    ['of 15 who said to be emancipated', { dataNascimento: '2011-01-01', emancipada: true }, ['emancipacao']],
    [
      'of 15 who said so over the guardian of before',
      { dataNascimento: '2011-01-01', emancipada: true, grauParentescoResponsavel: 'M' },
      ['emancipacao'],
    ],
    [
      'of 15 who says no more to be emancipated',
      { dataNascimento: '2011-01-01', emancipada: false },
      ['responsavel-legal'],
    ],
    [
      'of 17 who was thought to be 15',
      { dataNascimento: '2009-01-01', emancipada: true },
      ['responsavel-legal'],
    ],
  ])('about the guardian of a student %s', (_, respostas, novos) => {
    expect(visiveis(pessoa('estudante', respostas)).filter((id) => !SEMPRE.includes(id))).toEqual(novos);
    expect(visiveis(pessoa('fiador', respostas)).some((id) => novos.includes(id))).toBe(false);
  });
});

describe('the steps of a guarantor', () => {
  it('ask for income, profession and proofs, not for the household', () => {
    expect(visiveis(pessoa('fiador'))).toEqual([
      'documentos-de-identidade',
      'selfie',
      'dados-pessoais-do-fiador',
      'endereco',
      'comprovante-de-residencia',
      'estado-civil',
      'renda',
      'tipos-de-renda',
      'comprovantes-de-renda',
    ]);
  });

  it('ask for the birth of the spouse only where the institution does', () => {
    const casado = { estadoCivil: 'CASADO' };
    expect(visiveis(pessoa('fiador', casado))).toContain('dados-do-conjuge');
    expect(visiveis(pessoa('fiador', casado, { fiadorConjuge: true }))).toContain(
      'dados-do-conjuge-com-nascimento',
    );
    expect(visiveis(pessoa('fiador', casado))).toContain('celular-do-conjuge');
    expect(visiveis(pessoa('estudante', casado))).not.toContain('celular-do-conjuge');
  });
});

describe('the documents of the steps', () => {
  const comRg = {
    ...pessoa(),
    documentos: [{ tipoDocumento: 'RG' as const, indice: 0, tipoRenda: null, rejeitado: false }],
  };
  it('ask for the CPF only once the identity document is there and does not show it', () => {
    expect(visiveis(pessoa())).not.toContain('documento-do-cpf');
    expect(visiveis(comRg)).toContain('documento-do-cpf');
    expect(pede('documento-do-cpf', comRg)).toEqual(['CPF 1 0']);
    expect(visiveis({ ...comRg, cpfNoDocumento: true })).not.toContain('documento-do-cpf');
  });

  it.each<[string, IdDoPassoDoParticipante, ContextoDoParticipante, string[]]>([
    ['of identity', 'documentos-de-identidade', pessoa(), ['RG 1 0']],
    ['of identity, of themselves', 'selfie', pessoa(), ['SELFIE 1 0']],
    [
      'of a divorced person',
      'documentos-do-estado-civil',
      pessoa('estudante', { estadoCivil: 'DIVORCIADO' }),
      ['CERTIDAO_CASAMENTO 1 0', 'AVERBACAO_DIVORCIO 1 0'],
    ],
    [
      'of a widowed person in a union',
      'documentos-do-estado-civil',
      pessoa('estudante', { estadoCivil: 'VIUVO', uniaoEstavel: 'S' }),
      ['CERTIDAO_CASAMENTO 1 0', 'CERTIDAO_OBITO 1 0', 'UNIAO_ESTAVEL 1 0'],
    ],
    [
      'of somebody who lives alone',
      'documentos-do-grupo-familiar',
      pessoa('estudante', { nrFamiliar: 1 }),
      [],
    ],
    [
      'of a household of three',
      'documentos-do-grupo-familiar',
      pessoa('estudante', { nrFamiliar: 3 }),
      ['RG_FAMILIAR 2 0', 'CPF_FAMILIAR 1 0', 'RG_FAMILIAR 2 2', 'CPF_FAMILIAR 1 1'],
    ],
    [
      'of a couple with one child',
      'documentos-do-grupo-familiar',
      pessoa('estudante', { nrFamiliar: 3, estadoCivil: 'CASADO' }),
      ['RG_FAMILIAR 2 0', 'CPF_FAMILIAR 1 0'],
    ],
    [
      'of a guarantor with payslips',
      'comprovantes-de-renda',
      pessoa('fiador', { tiposDeRenda: ['C'] }),
      ['CONTRACHEQUE 3 0'],
    ],
  ])('%s', (_, id, contexto, documentos) => {
    expect(pede(id, contexto)).toEqual(documentos);
  });
});

describe('documents of the household', () => {
  it('say which of how many members they belong to (spec 2 section 2.1 step 8)', () => {
    const passo = planoDoParticipante.find(({ id }) => id === 'documentos-do-grupo-familiar');
    const rotulos = passo?.documentos?.(pessoa('estudante', { nrFamiliar: 3 })).map(({ rotulo }) => rotulo);
    expect(rotulos).toEqual([
      'Passo 1 de 2 · RG da pessoa 1 (frente e verso)',
      'Passo 1 de 2 · CPF da pessoa 1',
      'Passo 2 de 2 · RG da pessoa 2 (frente e verso)',
      'Passo 2 de 2 · CPF da pessoa 2',
    ]);
  });
});

describe('the rules that compare', () => {
  const CONJUGE = { nomeConjuge: 'Beatriz Moura', cpfConjuge: '153.509.460-56' };
  const FIADOR = {
    papel: 'fiador' as const,
    nome: 'Otávio Reis',
    cpf: '01234567890',
    email: 'o@exemplo.com',
    telefone: '21987650001',
  };

  it.each<[string, IdDoPassoDoParticipante, Record<string, unknown>, string[]]>([
    ['a spouse', 'dados-do-conjuge', CONJUGE, []],
    [
      'a spouse with the CPF of the student',
      'dados-do-conjuge',
      { ...CONJUGE, cpfConjuge: '529.982.247-25' },
      ['cpfConjuge'],
    ],
    [
      'a spouse with the name of the guarantor',
      'dados-do-conjuge',
      { ...CONJUGE, nomeConjuge: 'OTAVIO REIS' },
      ['nomeConjuge'],
    ],
    [
      'half a CPF, which does not tell yet whether the spouse is the guarantor',
      'dados-do-conjuge',
      { nomeConjuge: 'Otávio Reis', cpfConjuge: '012' },
      ['cpfConjuge'],
    ],
    [
      'no CPF yet, which does not tell either',
      'dados-do-conjuge',
      { nomeConjuge: 'Otávio Reis', cpfConjuge: '' },
      ['cpfConjuge'],
    ],
    [
      'a name of no letters beside the CPF of the student',
      'dados-do-responsavel',
      { nomeResponsavel: '1', cpfResponsavel: '52998224725', emailResponsavel: 'h@exemplo.com' },
      ['nomeResponsavel', 'cpfResponsavel'],
    ],
    [
      'a spouse who is the guarantor',
      'dados-do-conjuge',
      { nomeConjuge: 'Otávio Reis', cpfConjuge: '01234567890' },
      [],
    ],
    [
      'an e-mail of the student for the spouse',
      'email-do-conjuge',
      { emailConjuge: 'ANA@exemplo.com' },
      ['emailConjuge'],
    ],
    [
      'a guardian with the CPF of the student',
      'dados-do-responsavel',
      { nomeResponsavel: 'Helena Lima', cpfResponsavel: '529.982.247-25', emailResponsavel: 'h@exemplo.com' },
      ['cpfResponsavel'],
    ],
    [
      'a guardian with the e-mail of the student',
      'dados-do-responsavel',
      { nomeResponsavel: 'Helena Lima', cpfResponsavel: '45317828791', emailResponsavel: 'ANA@exemplo.com' },
      ['emailResponsavel'],
    ],
    [
      'a kinship of 31 letters',
      'dados-do-outro-responsavel',
      {
        nomeResponsavel: 'Helena Lima',
        cpfResponsavel: '45317828791',
        emailResponsavel: 'h@exemplo.com',
        parentescoResponsavel: 'a'.repeat(31),
      },
      ['parentescoResponsavel'],
    ],
    ['the phone of a spouse', 'celular-do-conjuge', { telefoneConjuge: '31987650002' }, []],
    ['a spouse without phone', 'celular-do-conjuge', { telefoneConjuge: '', conjugeSemCelular: true }, []],
    [
      'a phone beside the excuse',
      'celular-do-conjuge',
      { telefoneConjuge: '31987650002', conjugeSemCelular: true },
      ['conjugeSemCelular'],
    ],
    ['neither phone nor excuse', 'celular-do-conjuge', {}, ['telefoneConjuge']],
    ['an income without profession', 'renda', { rendaCentavos: 100 }, ['profissaoId']],
    [
      'another profession that is not told',
      'renda',
      { rendaCentavos: 100, profissaoId: 0 },
      ['profissaoInformada'],
    ],
    ['a listed profession', 'renda', { rendaCentavos: 100, profissaoId: 322_205 }, []],
    ['no proof of income', 'tipos-de-renda', { tiposDeRenda: [] }, ['tiposDeRenda']],
  ])('%s', (_, id, respostas, campos) => {
    const contexto = { ...pessoa('estudante', respostas), outras: [FIADOR] };
    expect(errosDoPasso(passo(id), respostas, contexto).map(({ campo }) => campo)).toEqual(campos);
  });
});

describe('a student of 15', () => {
  const CEDO = {
    nome: 'Ana Lima',
    cpf: '52998224725',
    dataNascimento: '2011-01-01',
    nomeMae: 'Helena Lima',
    numeroCarteiraIdentidade: '1',
    dataExpedicao: '2020-01-01',
  };
  const MENSAGEM = 'Para pedir o crédito é preciso ter 16 anos ou mais, ou emancipação.';

  it.each<[string, IdDoPassoDoParticipante, Record<string, unknown>, Record<string, unknown>, string[]]>([
    ['is refused', 'dados-pessoais', CEDO, {}, [MENSAGEM]],
    ['is accepted when emancipated', 'dados-pessoais', { ...CEDO, emancipada: true }, {}, []],
    ['who said so before is accepted', 'dados-pessoais', CEDO, { grauParentescoResponsavel: 'E' }, []],
    ['has no other guardian', 'responsavel-legal', { grauParentescoResponsavel: 'M' }, CEDO, [MENSAGEM]],
    ['answers for themselves', 'responsavel-legal', { grauParentescoResponsavel: 'E' }, CEDO, []],
  ])('%s', (_, id, respostas, antes, mensagens) => {
    const erros = errosDoPasso(passo(id), respostas, pessoa('estudante', antes));
    expect(erros.map(({ mensagem }) => mensagem)).toEqual(mensagens);
  });

  it.each([
    ['2010-11-27', false],
    ['2010-11-28', true],
    ['2026-11-28', false],
    ['28/11/2010', false],
    [undefined, false],
  ])('born %s is asked about emancipation: %s', (nascimento, pergunta) => {
    expect(perguntaEmancipacao(nascimento, '2026-11-27')).toBe(pergunta);
  });
});

describe('basic data', () => {
  it('are the identity documents and the personal data', () => {
    const completa = pessoa('estudante', {
      nomeMae: 'Helena Lima',
      numeroCarteiraIdentidade: '123',
      dataExpedicao: '2020-01-01',
    });
    const documentos = (['RG', 'CPF', 'SELFIE'] as const).map((tipoDocumento) => ({
      tipoDocumento,
      indice: 0,
      tipoRenda: null,
      rejeitado: false,
    }));
    expect(dadosBasicosCompletos({ ...completa, documentos })).toBe(true);
    expect(dadosBasicosCompletos({ ...completa, documentos: documentos.slice(1) })).toBe(false);
    expect(dadosBasicosCompletos({ ...pessoa(), documentos })).toBe(false);
  });
});

describe('malformed answers', () => {
  it.each(planoDoParticipante.map((passo) => [passo.id, passo] as const))(
    'the rules of %s bear whatever is sent',
    (_, passo) => {
      for (const lixo of [null, 7, true, '', 'x'.repeat(99), [{}], { toString: 1 }]) {
        const respostas = Object.fromEntries(passo.campos.map(({ nome }) => [nome, lixo]));
        expect(() => errosDoPasso(passo, respostas, pessoa('fiador', respostas))).not.toThrow();
      }
    },
  );
});
