/**
 * Made-up institutions that show the whole range of the catalogue: the seven levels, every demand, the three kinds
 * of coverage, one or two guarantors or none, one closed for enrolment and one that analyses requests itself.
 */
import type { Cobertura } from '@credito/domain/instituicao/cobertura';
import type { ExigenciasDaInstituicao } from '@credito/domain/instituicao/exigencias';
import type { Grau } from '@credito/domain/instituicao/niveis';

export interface CursoDoCatalogo {
  codigo: string;
  nome: string;
  grau: Grau;
  mensalidadeCentavos: number;
  cobertura: Cobertura;
  rendaMinimaCentavos: number | null;
  habilitaMaisFiadores?: boolean;
  /** Names of the campuses; absent: all of them. */
  campus?: readonly string[];
}

export interface InstituicaoDoCatalogo {
  sigla: string;
  nome: string;
  grupoIes: string;
  habilitado: boolean;
  informacao: string | null;
  exigencias: ExigenciasDaInstituicao;
  campus: ReadonlyArray<{ nome: string; cidade: string; uf: string }>;
  bolsas: ReadonlyArray<{ codigo: string; nome: string; grau: Grau; analiseIes: boolean; express?: boolean }>;
  cursos: readonly CursoDoCatalogo[];
}

const MINIMAS: ExigenciasDaInstituicao = {
  exigeMatricula: false,
  exigeHistoricoEscolar: false,
  exigeComprovanteNotaEnem: false,
  declaracaoHipossuficiencia: false,
  exigeDocumentosGrupoFamiliar: false,
  exigeComprovanteRendaFamiliar: false,
  exigeNumeroMatricula: false,
  fiadorConjuge: false,
  semFiador: false,
  fiadorSolidario: false,
  tipoFiadorSolidario: null,
};

const faixa = (valorMinimo: number, valorMaximo: number): Cobertura => ({
  tipo: 'V',
  valorMinimo,
  valorMaximo,
});
const fixa = (valorMaximo: number): Cobertura => ({ tipo: 'F', valorMaximo });
const lista = (...valores: number[]): Cobertura => ({ tipo: 'O', valores });

export const CATALOGO: readonly InstituicaoDoCatalogo[] = [
  {
    sigla: 'UNIAURORA',
    nome: 'Universidade Aurora',
    grupoIes: 'Grupo Aurora de Ensino',
    habilitado: true,
    informacao: null,
    exigencias: MINIMAS,
    campus: [
      { nome: 'Campus Paulista', cidade: 'São Paulo', uf: 'SP' },
      { nome: 'Campus Taquaral', cidade: 'Campinas', uf: 'SP' },
      { nome: 'Campus Centro', cidade: 'Belo Horizonte', uf: 'MG' },
      { nome: 'Campus Boa Viagem', cidade: 'Recife', uf: 'PE' },
    ],
    bolsas: [
      { codigo: 'AUR-GRAD', nome: 'Crédito Graduação Aurora', grau: 'GRADUACAO', analiseIes: false },
      { codigo: 'AUR-POS', nome: 'Crédito Pós Aurora', grau: 'POS', analiseIes: false },
    ],
    cursos: [
      {
        codigo: 'AUR-ADM',
        nome: 'Administração',
        grau: 'GRADUACAO',
        mensalidadeCentavos: 98_000,
        cobertura: faixa(30, 70),
        rendaMinimaCentavos: 196_000,
      },
      {
        codigo: 'AUR-DIR',
        nome: 'Direito',
        grau: 'GRADUACAO',
        mensalidadeCentavos: 164_500,
        cobertura: faixa(30, 60),
        rendaMinimaCentavos: 329_000,
      },
      {
        codigo: 'AUR-ENF',
        nome: 'Enfermagem',
        grau: 'GRADUACAO',
        mensalidadeCentavos: 132_050,
        cobertura: lista(25, 50, 75),
        rendaMinimaCentavos: 264_100,
        campus: ['Campus Paulista', 'Campus Boa Viagem'],
      },
      {
        codigo: 'AUR-PED',
        nome: 'Pedagogia',
        grau: 'GRADUACAO',
        mensalidadeCentavos: 61_990,
        cobertura: fixa(50),
        rendaMinimaCentavos: 124_000,
      },
      {
        codigo: 'AUR-MBA',
        nome: 'MBA em Gestão de Pessoas',
        grau: 'POS',
        mensalidadeCentavos: 74_900,
        cobertura: lista(30, 50),
        rendaMinimaCentavos: 149_800,
        campus: ['Campus Paulista'],
      },
    ],
  },
  {
    sigla: 'UNIVALE',
    nome: 'Centro Universitário Vale Verde',
    grupoIes: 'Vale Verde Educação',
    habilitado: true,
    informacao: 'O pedido também é analisado pelo setor de bolsas do Vale Verde, em até 5 dias úteis.',
    exigencias: {
      exigeMatricula: true,
      exigeHistoricoEscolar: true,
      exigeComprovanteNotaEnem: true,
      declaracaoHipossuficiencia: true,
      exigeDocumentosGrupoFamiliar: true,
      exigeComprovanteRendaFamiliar: true,
      exigeNumeroMatricula: true,
      fiadorConjuge: true,
      semFiador: false,
      fiadorSolidario: true,
      tipoFiadorSolidario: 'S',
    },
    campus: [
      { nome: 'Campus Sede', cidade: 'Ribeirão Preto', uf: 'SP' },
      { nome: 'Campus Saúde', cidade: 'Uberlândia', uf: 'MG' },
    ],
    bolsas: [
      { codigo: 'VAL-GRAD', nome: 'Programa Vale Estudar', grau: 'GRADUACAO', analiseIes: true },
      { codigo: 'VAL-POS', nome: 'Programa Vale Estudar Pós', grau: 'POS', analiseIes: true },
    ],
    cursos: [
      {
        codigo: 'VAL-MED',
        nome: 'Medicina',
        grau: 'GRADUACAO',
        mensalidadeCentavos: 1_120_000,
        cobertura: faixa(10, 47),
        rendaMinimaCentavos: 2_240_000,
        campus: ['Campus Saúde'],
      },
      {
        codigo: 'VAL-ODO',
        nome: 'Odontologia',
        grau: 'GRADUACAO',
        mensalidadeCentavos: 412_000,
        cobertura: lista(20, 35, 50),
        rendaMinimaCentavos: 824_000,
        campus: ['Campus Saúde'],
      },
      {
        codigo: 'VAL-CIV',
        nome: 'Engenharia Civil',
        grau: 'GRADUACAO',
        mensalidadeCentavos: 187_300,
        cobertura: fixa(50),
        rendaMinimaCentavos: 374_600,
        campus: ['Campus Sede'],
      },
      {
        codigo: 'VAL-END',
        nome: 'Especialização em Endodontia',
        grau: 'POS',
        mensalidadeCentavos: 265_000,
        cobertura: fixa(40),
        rendaMinimaCentavos: 530_000,
        campus: ['Campus Saúde'],
      },
    ],
  },
  {
    sigla: 'UNISERRA',
    nome: 'Universidade Serra Azul',
    grupoIes: 'Fundação Serra Azul',
    habilitado: true,
    informacao: null,
    exigencias: { ...MINIMAS, exigeMatricula: true, fiadorSolidario: true, tipoFiadorSolidario: 'C' },
    campus: [{ nome: 'Campus Serra', cidade: 'Caxias do Sul', uf: 'RS' }],
    bolsas: [{ codigo: 'SER-GRAD', nome: 'Crédito Serra Azul', grau: 'GRADUACAO', analiseIes: true }],
    cursos: [
      {
        codigo: 'SER-ARQ',
        nome: 'Arquitetura e Urbanismo',
        grau: 'GRADUACAO',
        mensalidadeCentavos: 176_000,
        cobertura: faixa(25, 50),
        rendaMinimaCentavos: 352_000,
        habilitaMaisFiadores: true,
      },
      {
        codigo: 'SER-PSI',
        nome: 'Psicologia',
        grau: 'GRADUACAO',
        mensalidadeCentavos: 149_000,
        cobertura: faixa(25, 50),
        rendaMinimaCentavos: 298_000,
      },
    ],
  },
  {
    sigla: 'FACPEDRA',
    nome: 'Faculdade Pedra Branca',
    grupoIes: 'Instituto Pedra Branca',
    habilitado: false,
    informacao: 'A próxima abertura de inscrições ainda não tem data.',
    exigencias: MINIMAS,
    campus: [{ nome: 'Unidade Única', cidade: 'Palhoça', uf: 'SC' }],
    bolsas: [{ codigo: 'PED-GRAD', nome: 'Crédito Pedra Branca', grau: 'GRADUACAO', analiseIes: false }],
    cursos: [
      {
        codigo: 'PED-CON',
        nome: 'Ciências Contábeis',
        grau: 'GRADUACAO',
        mensalidadeCentavos: 72_000,
        cobertura: fixa(50),
        rendaMinimaCentavos: 144_000,
      },
    ],
  },
  {
    sigla: 'COLHORIZ',
    nome: 'Colégio Horizonte',
    grupoIes: 'Rede Horizonte',
    habilitado: true,
    informacao: null,
    exigencias: { ...MINIMAS, exigeNumeroMatricula: true, exigeHistoricoEscolar: true, fiadorConjuge: true },
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
        nome: 'Fundamental I (1.º ao 5.º ano)',
        grau: 'FUNDAMENTAL',
        mensalidadeCentavos: 118_000,
        cobertura: fixa(50),
        rendaMinimaCentavos: 236_000,
      },
      {
        codigo: 'HOR-6A9',
        nome: 'Fundamental II (6.º ao 9.º ano)',
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
    exigencias: { ...MINIMAS, exigeMatricula: true, exigeComprovanteRendaFamiliar: true },
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
    nome: 'Escola Livre Saber',
    grupoIes: 'Livre Saber Cursos',
    habilitado: true,
    informacao: 'Nesta escola o crédito é concedido sem fiador.',
    exigencias: { ...MINIMAS, semFiador: true },
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
