/** What the institution or the analysts look at. */
import type { Historia } from './historia.ts';
import { em, fiador, TUDO } from './partes-da-historia.ts';
import * as pessoas from './pessoas.ts';

export const EM_ANALISE: readonly Historia[] = [
  {
    id: 'analise-da-instituicao',
    situacao: 'Em análise na instituição de ensino',
    estudante: pessoas.JOANA,
    horasAtras: 48,
    pedido: {
      curso: 'SER-PSI',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.KLEBER, 'PAI')],
      concluir: true,
      pesquisa: 'pulou',
    },
    fim: em('PAIES'),
  },
  {
    id: 'lista-de-espera',
    situacao: 'Na lista de espera da instituição',
    estudante: pessoas.LEANDRO,
    horasAtras: 72,
    pedido: {
      curso: 'SER-PSI',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.MARCIA, 'MAE')],
      concluir: true,
      analise: [{ decisao: 'colocarEmListaDeEspera' }],
    },
    fim: { sigla: 'PAIES', statusSolicitacao: 'LISTA_ESPERA_IES' },
  },
  {
    id: 'analise-dos-dados',
    situacao: 'Em análise dos dados do estudante',
    estudante: pessoas.NATALIA,
    horasAtras: 96,
    pedido: {
      curso: 'AUR-ENF',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.OTAVIO, 'PAI')],
      concluir: true,
    },
    fim: em('PADC'),
    codigoAntigo: 'AGA',
  },
  {
    id: 'analise-com-dois-fiadores',
    situacao: 'Em análise dos dados, com dois fiadores',
    estudante: pessoas.PEDRO,
    horasAtras: 120,
    pedido: {
      curso: 'SER-ARQ',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.QUITERIA, 'TIO'), fiador(pessoas.RENATO, 'AMIGO')],
      concluir: true,
      analise: [{ decisao: 'aprovarIes' }],
    },
    fim: em('PADC'),
    codigoAntigo: 'AFU',
  },
  {
    id: 'analise-do-fiador',
    situacao: 'Em análise do fiador',
    estudante: pessoas.SOFIA,
    horasAtras: 144,
    pedido: {
      curso: 'AUR-ADM',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.TARCISIO, 'PAI')],
      concluir: true,
      pesquisa: { nota: 5, comentario: 'Fiz tudo pelo celular, no intervalo do trabalho.' },
      analise: [{ decisao: 'aprovarDadosComplementares' }],
    },
    fim: em('PAF'),
  },
  {
    id: 'aprovacao-a-confirmar',
    situacao: 'Aprovação acima de R$ 20.000,00, espera por um segundo analista',
    estudante: pessoas.BENEDITO,
    horasAtras: 168,
    pedido: {
      curso: 'VAL-MED',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.CELINA, 'MAE', { respostas: { rendaCentavos: 2_400_000 } })],
      concluir: true,
      analise: [
        { decisao: 'aprovarIes' },
        { decisao: 'aprovarDadosComplementares' },
        { decisao: 'aprovarFiador', semSegundaPessoa: true },
      ],
    },
    fim: em('PAF'),
  },
];
