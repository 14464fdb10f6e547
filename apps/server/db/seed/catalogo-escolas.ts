import { MINIMAS_DA_INSTITUICAO } from '@credito/domain/instituicao/exigencias';
import { faixa, fixa, type InstituicaoDoCatalogo, lista } from './catalogo-forma.ts';

export const ESCOLAS: readonly InstituicaoDoCatalogo[] = [
  {
    sigla: 'COLHORIZ',
    nome: 'Colégio Horizonte',
    grupoIes: 'Rede Horizonte',
    habilitado: true,
    informacao: null,
    exigencias: {
      ...MINIMAS_DA_INSTITUICAO,
      exigeNumeroMatricula: true,
      exigeHistoricoEscolar: true,
      fiadorConjuge: true,
    },
    campus: [
      { nome: 'Unidade Jardim América', cidade: 'Goiânia', uf: 'GO' },
      { nome: 'Unidade Asa Norte', cidade: 'Brasília', uf: 'DF' },
    ],
    bolsas: [
      { codigo: 'HOR-FUND', nome: 'Horizonte Fundamental', grau: 'FUNDAMENTAL', analiseIes: false },
      { codigo: 'HOR-MED', nome: 'Horizonte Médio', grau: 'MEDIO', analiseIes: false },
    ],
    cursos: [
      {
        codigo: 'HOR-1A5',
        nome: 'Fundamental I (1º ao 5º ano)',
        grau: 'FUNDAMENTAL',
        mensalidadeCentavos: 118_000,
        cobertura: fixa(50),
        rendaMinimaCentavos: 236_000,
      },
      {
        codigo: 'HOR-6A9',
        nome: 'Fundamental II (6º ao 9º ano)',
        grau: 'FUNDAMENTAL',
        mensalidadeCentavos: 127_500,
        cobertura: lista(30, 50),
        rendaMinimaCentavos: 255_000,
      },
      {
        codigo: 'HOR-EM',
        nome: 'Ensino Médio',
        grau: 'MEDIO',
        mensalidadeCentavos: 142_000,
        cobertura: faixa(20, 50),
        rendaMinimaCentavos: 284_000,
      },
    ],
  },
  {
    sigla: 'TECNOFIC',
    nome: 'Instituto Técnico Ofício',
    grupoIes: 'Rede Ofício',
    habilitado: true,
    informacao: null,
    exigencias: { ...MINIMAS_DA_INSTITUICAO, exigeMatricula: true, exigeComprovanteRendaFamiliar: true },
    campus: [
      { nome: 'Unidade Centro', cidade: 'Joinville', uf: 'SC' },
      { nome: 'Unidade Barreiro', cidade: 'Belo Horizonte', uf: 'MG' },
    ],
    bolsas: [{ codigo: 'OFI-TEC', nome: 'Crédito Técnico Ofício', grau: 'TECNICO', analiseIes: false }],
    cursos: [
      {
        codigo: 'OFI-ELE',
        nome: 'Técnico em Eletrotécnica',
        grau: 'TECNICO',
        mensalidadeCentavos: 45_900,
        cobertura: fixa(80),
        rendaMinimaCentavos: 91_800,
      },
      {
        codigo: 'OFI-ENF',
        nome: 'Técnico em Enfermagem',
        grau: 'TECNICO',
        mensalidadeCentavos: 39_900,
        cobertura: lista(40, 60, 80),
        rendaMinimaCentavos: 79_800,
      },
    ],
  },
  {
    sigla: 'LIVRESABER',
    viaDeAssinatura: 'impressa',
    entregaDeContratos: 'Secretaria da escola, Rua das Acácias, 120, de segunda a sexta, das 9h às 17h',
    nome: 'Escola Livre Saber',
    grupoIes: 'Livre Saber Cursos',
    habilitado: true,
    informacao: 'Nesta escola o crédito é concedido sem fiador.',
    exigencias: { ...MINIMAS_DA_INSTITUICAO, semFiador: true },
    campus: [{ nome: 'Aulas on-line', cidade: 'Curitiba', uf: 'PR' }],
    bolsas: [
      { codigo: 'LIV-CUR', nome: 'Saber Cursos', grau: 'CURSOS_LIVRES', analiseIes: false, express: true },
      { codigo: 'LIV-DIV', nome: 'Saber Outros', grau: 'DIVERSOS', analiseIes: false, express: true },
    ],
    cursos: [
      {
        codigo: 'LIV-ING',
        nome: 'Inglês intensivo',
        grau: 'CURSOS_LIVRES',
        mensalidadeCentavos: 28_900,
        cobertura: fixa(100),
        rendaMinimaCentavos: null,
      },
      {
        codigo: 'LIV-PRO',
        nome: 'Programação para iniciantes',
        grau: 'CURSOS_LIVRES',
        mensalidadeCentavos: 34_900,
        cobertura: lista(50, 100),
        rendaMinimaCentavos: null,
      },
      {
        codigo: 'LIV-VES',
        nome: 'Preparatório para vestibular',
        grau: 'DIVERSOS',
        mensalidadeCentavos: 52_000,
        cobertura: faixa(50, 100),
        rendaMinimaCentavos: null,
      },
    ],
  },
];
