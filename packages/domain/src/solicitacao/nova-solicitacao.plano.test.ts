import { describe, expect, it } from 'vitest';
import { type ErroDeCampo, errosDoPasso, passosVisiveis, primeiroIncompleto } from '../wizard/plano.ts';
import { resumoDoPasso } from '../wizard/resposta-em-texto.ts';
import { type IdDoPassoDaNovaSolicitacao, planoDaNovaSolicitacao } from './nova-solicitacao.plano.ts';
import type { ContextoDaNovaSolicitacao, OfertaEscolhida } from './nova-solicitacao-contexto.ts';
import { REGRAS_DO_CREDITO } from './regras-do-credito.ts';
import { semestreProvavelDeUso } from './semestres.ts';

const OFERTA: OfertaEscolhida = {
  instituicao: 'Universidade Aurora',
  campus: 'Campus Centro',
  curso: 'Administração',
  habilitado: true,
  exigeNumeroMatricula: false,
  cobertura: { tipo: 'V', valorMinimo: 30, valorMaximo: 70 },
  mensalidadeCentavos: 98_000,
};

const contexto = (
  respostas: Record<string, unknown> = {},
  oferta: OfertaEscolhida | null = OFERTA,
): ContextoDaNovaSolicitacao => ({
  hoje: '2026-11-27',
  usuario: {
    nome: 'Ana Lima',
    cpf: '52998224725',
    email: 'ana@exemplo.com',
    telefone: '11987654321',
    dataNascimento: '1989-10-15',
  },
  oferta,
  indicadoPor: null,
  formaturaIndicada: null,
  respostas,
  documentos: [],
});

function erros(
  id: IdDoPassoDaNovaSolicitacao,
  respostas: Record<string, unknown>,
  fatos: ContextoDaNovaSolicitacao = contexto(respostas),
): readonly ErroDeCampo[] {
  const passo = planoDaNovaSolicitacao.find((item) => item.id === id);
  if (!passo) throw new Error(`No step ${id}`);
  return errosDoPasso(passo, respostas, fatos);
}
const campos = (...argumentos: Parameters<typeof erros>) => erros(...argumentos).map(({ campo }) => campo);

describe('the steps of a new request', () => {
  it('come in the order of the specification', () => {
    expect(planoDaNovaSolicitacao.map(({ id }) => id)).toEqual([
      'solicitante',
      'aviso-de-documentos',
      'curso',
      'contrato-de-matricula',
      'dados-do-estudante',
      'indicacao-especial',
      'semestres',
      'numero-de-matricula',
      'percentual',
      'regras',
    ]);
    expect(REGRAS_DO_CREDITO).toHaveLength(5);
  });

  it.each<[string, Record<string, unknown>, boolean, string[]]>([
    ['graduation', { grau: 'GRADUACAO' }, false, []],
    ['graduation with enrolment number', { grau: 'GRADUACAO' }, true, ['numero-de-matricula']],
    ['a school before the contract question', { grau: 'MEDIO' }, false, ['contrato-de-matricula']],
    [
      'a school, for a pupil',
      { grau: 'FUNDAMENTAL', assinouCPSE: 'S', alunoSouEu: 'N' },
      false,
      ['contrato-de-matricula', 'dados-do-estudante'],
    ],
    [
      'a school, for oneself',
      { grau: 'TECNICO', assinouCPSE: 'S', alunoSouEu: 'S' },
      false,
      ['contrato-de-matricula'],
    ],
    ['a free course', { grau: 'CURSOS_LIVRES', assinouCPSE: 'S' }, false, []],
  ])('of %s ask what concerns it', (_, respostas, exigeNumeroMatricula, esperados) => {
    const condicionais = ['contrato-de-matricula', 'dados-do-estudante', 'numero-de-matricula'];
    const visiveis = passosVisiveis(
      planoDaNovaSolicitacao,
      contexto(respostas, { ...OFERTA, exigeNumeroMatricula }),
    );
    expect(visiveis.map(({ id }) => id).filter((id) => condicionais.includes(id))).toEqual(esperados);
  });

  it('lead to the first one without an answer', () => {
    expect(primeiroIncompleto(planoDaNovaSolicitacao, contexto())?.id).toBe('solicitante');
    expect(
      primeiroIncompleto(planoDaNovaSolicitacao, contexto({ responsavelSolicitacao: 'E' }, null))?.id,
    ).toBe('curso');
  });
});

describe('the requester', () => {
  const OUTRO = {
    responsavelSolicitacao: 'O',
    grauParentesco: 'M',
    nomeSolicitante: 'Helena Lima',
    emailSolicitante: 'helena@exemplo.com',
    telefoneSolicitante: '21987650002',
    estouCiente: true,
  };

  it.each<[string, Record<string, unknown>, string[]]>([
    ['the student', { responsavelSolicitacao: 'E' }, []],
    ['nobody', {}, ['responsavelSolicitacao']],
    ['somebody else', OUTRO, []],
    ['somebody without relation', { ...OUTRO, grauParentesco: null }, ['grauParentesco']],
    ['somebody without name', { ...OUTRO, nomeSolicitante: '' }, ['nomeSolicitante']],
    ['somebody who is not aware', { ...OUTRO, estouCiente: false }, ['estouCiente']],
    [
      'somebody with the e-mail of the account',
      { ...OUTRO, emailSolicitante: ' ANA@exemplo.com' },
      ['emailSolicitante'],
    ],
    [
      'somebody with the phone of the account',
      { ...OUTRO, telefoneSolicitante: '+55 (11) 98765-4321' },
      ['telefoneSolicitante'],
    ],
  ])('is %s', (_, respostas, esperados) => {
    expect(campos('solicitante', respostas)).toEqual(esperados);
  });
});

describe('the pupil of a school', () => {
  const ALUNO = {
    nomeDependente: 'Téo Lima',
    cpfDependente: '390.533.447-05',
    dataNascimentoDependente: '2012-10-17',
  };

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a child', ALUNO, []],
    ['born today', { ...ALUNO, dataNascimentoDependente: '2026-11-27' }, []],
    ['with the name of the account holder', { ...ALUNO, nomeDependente: 'ANA  LIMA' }, ['nomeDependente']],
    ['with the CPF of the account holder', { ...ALUNO, cpfDependente: '529.982.247-25' }, ['cpfDependente']],
    [
      'born on the same day',
      { ...ALUNO, dataNascimentoDependente: '1989-10-15' },
      ['dataNascimentoDependente'],
    ],
    ['born tomorrow', { ...ALUNO, dataNascimentoDependente: '2026-11-28' }, ['dataNascimentoDependente']],
    ['131 years old', { ...ALUNO, dataNascimentoDependente: '1895-01-01' }, ['dataNascimentoDependente']],
    ['with a repeated CPF', { ...ALUNO, cpfDependente: '11111111111' }, ['cpfDependente']],
    ['without anything', {}, ['nomeDependente', 'cpfDependente', 'dataNascimentoDependente']],
  ])('%s', (_, respostas, esperados) => {
    expect(campos('dados-do-estudante', respostas)).toEqual(esperados);
  });
});

describe('who signed the enrolment contract', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['the account holder, for a pupil', { assinouCPSE: 'S', alunoSouEu: 'N' }, []],
    ['the account holder, without saying who studies', { assinouCPSE: 'S' }, ['alunoSouEu']],
    ['somebody else', { assinouCPSE: 'N' }, ['assinouCPSE']],
    ['unknown', {}, ['assinouCPSE']],
  ])('%s', (_, respostas, esperados) => {
    expect(campos('contrato-de-matricula', respostas)).toEqual(esperados);
  });
});

describe('the course', () => {
  const CURSO = { grau: 'GRADUACAO', instituicaoId: 100, bolsaId: 500, campusId: 1000, cursoId: 5000 };

  it('must be on offer', () => {
    expect(campos('curso', CURSO)).toEqual([]);
    expect(campos('curso', CURSO, contexto(CURSO, null))).toEqual(['cursoId']);
    expect(campos('curso', CURSO, contexto(CURSO, { ...OFERTA, habilitado: false }))).toEqual([
      'instituicaoId',
    ]);
    expect(campos('curso', { ...CURSO, cursoId: '' })).toEqual(['cursoId']);
    expect(campos('curso', { ...CURSO, grau: 'DOUTORADO' })).toEqual(['grau']);
  });

  it('reads whole on the review', () => {
    const passo = planoDaNovaSolicitacao.find(({ id }) => id === 'percentual');
    if (!passo) throw new Error('No percentage step');
    expect(resumoDoPasso(passo, contexto({ percentualSolicitado: 30 }))).toEqual([
      { rotulo: 'Percentual do crédito', valor: '30% (R$\u00a0294,00 por mês)' },
    ]);
  });
});

describe('the semesters', () => {
  const SEMESTRES = {
    dataIngressoCurso: '2026-01-01',
    dataUtilizacaoCredito: '2027-01-01',
    primeiraGraduacao: 'S',
  };
  const naGraduacao = (respostas: Record<string, unknown>, grau = 'GRADUACAO') =>
    campos('semestres', respostas, contexto({ grau, ...respostas }));

  it.each<[string, Record<string, unknown>, string[]]>([
    ['this year and next', {}, []],
    ['entered ten years ago', { dataIngressoCurso: '2016-01-01' }, []],
    ['entered eleven years ago', { dataIngressoCurso: '2015-07-01' }, ['dataIngressoCurso']],
    ['used since last year', { dataUtilizacaoCredito: '2025-01-01', dataIngressoCurso: '2025-01-01' }, []],
    [
      'used two years ago',
      { dataUtilizacaoCredito: '2024-07-01', dataIngressoCurso: '2024-01-01' },
      ['dataUtilizacaoCredito'],
    ],
    ['used in two years', { dataUtilizacaoCredito: '2028-01-01' }, ['dataUtilizacaoCredito']],
    ['used before entering', { dataIngressoCurso: '2027-07-01' }, ['dataUtilizacaoCredito']],
    ['a semester that begins in March', { dataIngressoCurso: '2026-03-01' }, ['dataIngressoCurso']],
    ['without the first-degree question', { primeiraGraduacao: undefined }, ['primeiraGraduacao']],
  ])('%s', (_, alteracoes, esperados) => {
    expect(naGraduacao({ ...SEMESTRES, ...alteracoes })).toEqual(esperados);
  });

  it('ask for the first degree at graduation and postgraduate only', () => {
    const { primeiraGraduacao, ...sem } = SEMESTRES;
    expect([naGraduacao(sem, 'POS'), naGraduacao(sem, 'MEDIO'), primeiraGraduacao]).toEqual([
      ['primeiraGraduacao'],
      [],
      'S',
    ]);
  });
});

describe('what is suggested', () => {
  it.each([
    ['2026-11-30', '2027-01-01'],
    ['2026-01-20', '2026-01-01'],
    ['2026-03-10', '2026-07-01'],
    ['2026-12-31', '2027-01-01'],
  ])('on %s is the semester of %s', (hoje, inicio) => {
    expect(semestreProvavelDeUso(hoje)).toBe(inicio);
  });

  it('is one of the options, and passes the rules when it is left as it is', () => {
    const sugeridos = planoDaNovaSolicitacao.flatMap(({ campos }) =>
      campos.filter(({ sugestao }) => sugestao !== undefined),
    );
    expect(sugeridos.map(({ nome, sugestao }) => [nome, sugestao])).toEqual([
      ['responsavelSolicitacao', 'E'],
      ['grau', 'GRADUACAO'],
      ['indicacaoAtiva', 'N'],
    ]);
    for (const { opcoes, sugestao } of sugeridos)
      expect(opcoes?.map(({ valor }) => valor)).toContain(sugestao);
    expect(campos('solicitante', { responsavelSolicitacao: 'E' })).toEqual([]);
    expect(campos('indicacao-especial', { indicacaoAtiva: 'N' })).toEqual([]);
  });
});

describe('enrolment number, percentage and acceptances', () => {
  it.each<[string, IdDoPassoDaNovaSolicitacao, Record<string, unknown>, string[]]>([
    ['a number', 'numero-de-matricula', { numeroMatricula: ' RA2026001 ' }, []],
    ['25 characters', 'numero-de-matricula', { numeroMatricula: 'A'.repeat(25) }, []],
    ['26 characters', 'numero-de-matricula', { numeroMatricula: 'A'.repeat(26) }, ['numeroMatricula']],
    ['a sign', 'numero-de-matricula', { numeroMatricula: 'RA-1' }, ['numeroMatricula']],
    ['nothing', 'numero-de-matricula', { numeroMatricula: ' ' }, ['numeroMatricula']],
    ['a step of five', 'percentual', { percentualSolicitado: 45 }, []],
    ['between two steps', 'percentual', { percentualSolicitado: 47 }, ['percentualSolicitado']],
    ['below the minimum', 'percentual', { percentualSolicitado: 25 }, ['percentualSolicitado']],
    ['zero', 'percentual', { percentualSolicitado: 0 }, ['percentualSolicitado']],
    ['the box', 'regras', { leuRegras: true }, []],
    ['no box', 'regras', { leuRegras: false }, ['leuRegras']],
    ['no indication', 'indicacao-especial', { indicacaoAtiva: 'N' }, []],
    [
      'half a CPF beside the name of the account holder',
      'dados-do-estudante',
      { nomeDependente: 'Ana Lima', cpfDependente: '123', dataNascimentoDependente: '2010-01-01' },
      ['cpfDependente', 'nomeDependente'],
    ],
    [
      'the semester of use alone',
      'semestres',
      { dataIngressoCurso: '', dataUtilizacaoCredito: '2027-01-01', primeiraGraduacao: 'S' },
      ['dataIngressoCurso'],
    ],
    [
      'an indication without a name',
      'indicacao-especial',
      { indicacaoAtiva: 'S', emailIndicacao: 'a@b.br' },
      ['nomeIndicacao'],
    ],
  ])('%s', (_, passo, respostas, esperados) => {
    expect(campos(passo, respostas)).toEqual(esperados);
  });
});

describe('malformed answers', () => {
  it.each(planoDaNovaSolicitacao.map((passo) => [passo.id, passo] as const))(
    'the rules of %s bear whatever is sent',
    (_, passo) => {
      for (const lixo of [null, 7, true, '', 'x'.repeat(99), [{}], { toString: 1 }]) {
        const respostas = Object.fromEntries(passo.campos.map(({ nome }) => [nome, lixo]));
        expect(() => errosDoPasso(passo, respostas, contexto(respostas))).not.toThrow();
      }
    },
  );
});
