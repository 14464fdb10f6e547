/** What was decided or given up, also where an appeal is open. */
import type { Historia } from './historia.ts';
import { em, fiador, TUDO } from './partes-da-historia.ts';
import * as pessoas from './pessoas.ts';

export const TERMINADAS: readonly Historia[] = [
  {
    id: 'reprovada-pela-instituicao',
    situacao: 'Reprovada pela instituição de ensino, com recurso em análise',
    estudante: pessoas.YASMIN,
    horasAtras: 240,
    pedido: {
      curso: 'SER-PSI',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.ZELIA, 'MAE')],
      concluir: true,
      analise: [{ decisao: 'reprovarIes', motivos: [{ codigo: 'SEM_MATRICULA' }] }],
      recurso:
        'Minha matrícula foi feita em outubro e paguei a primeira parcela. A secretaria confirmou por e-mail.',
    },
    fim: { sigla: 'RIES', statusSolicitacao: 'REPROVADO_IES_EM_RECURSO' },
  },
  {
    id: 'sem-vaga-na-instituicao',
    situacao: 'Reprovada pela instituição de ensino, pode contestar',
    estudante: pessoas.PAOLA,
    horasAtras: 241,
    pedido: {
      curso: 'SER-PSI',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.RAFAEL, 'PAI')],
      concluir: true,
      analise: [{ decisao: 'reprovarIes', motivos: [{ codigo: 'SEM_MATRICULA' }] }],
    },
    fim: em('RIES'),
  },
  {
    id: 'reprovada-em-recurso',
    situacao: 'Reprovada na análise de crédito, com recurso em análise',
    estudante: pessoas.SAMUEL,
    horasAtras: 242,
    pedido: {
      curso: 'LIV-ING',
      preenchimento: TUDO,
      concluir: true,
      analise: [{ decisao: 'reprovar', motivos: [{ codigo: 'RENDA_INSUFICIENTE' }] }],
      recurso: 'Mudei de emprego em novembro e a minha renda aumentou. Posso enviar o novo contracheque.',
    },
    fim: { sigla: 'REP', statusSolicitacao: 'REPROVADO_EM_RECURSO' },
  },
  {
    id: 'reprovada',
    situacao: 'Reprovada na análise de crédito, pode contestar',
    estudante: pessoas.ANDRE,
    horasAtras: 288,
    pedido: {
      curso: 'AUR-ADM',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.BARBARA, 'TIO', { respostas: { rendaCentavos: 151_800 } })],
      concluir: true,
      analise: [
        { decisao: 'aprovarDadosComplementares' },
        { decisao: 'reprovar', motivos: [{ codigo: 'RENDA_INSUFICIENTE' }] },
      ],
    },
    fim: em('REP'),
  },
  {
    id: 'aprovada',
    situacao: 'Aprovada',
    estudante: pessoas.CLARICE,
    horasAtras: 336,
    pedido: {
      curso: 'AUR-MBA',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.DECIO, 'SOGRO', { conjuge: pessoas.MARLENE })],
      concluir: true,
      pesquisa: { nota: 4 },
      analise: [{ decisao: 'aprovarDadosComplementares' }, { decisao: 'aprovarFiador' }],
    },
    fim: em('A'),
  },
  {
    id: 'aprovada-antes-do-regime',
    situacao: 'Aprovada em solicitação antiga: o fiador ainda vai dizer o regime de bens',
    estudante: pessoas.TERESA,
    horasAtras: 337,
    pedido: {
      curso: 'AUR-ADM',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.UBALDO, 'TIO', { conjuge: pessoas.VILMA, anteriorAoRegime: true })],
      concluir: true,
      analise: [{ decisao: 'aprovarDadosComplementares' }, { decisao: 'aprovarFiador' }],
      pedeRegime: true,
    },
    fim: em('A'),
  },
  {
    id: 'cancelada',
    situacao: 'Cancelada pelo estudante, pode começar de novo',
    estudante: pessoas.FLAVIA,
    horasAtras: 30,
    pedido: {
      curso: 'AUR-ADM',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.GASPAR, 'PAI', { foi: 'convidado' })],
      cancelar: { motivo: 6 },
    },
    fim: em('CAN'),
  },
];
