/** What came of approved requests: contracts on paper and by electronic signature, one for each state. */
import type { FiadorDaHistoria, FimDoContrato, FimDoDinheiro, Historia } from './historia.ts';
import { em, fiador, TUDO } from './partes-da-historia.ts';
import * as pessoas from './pessoas.ts';

const contratada = (
  id: string,
  situacao: string,
  estudante: pessoas.PessoaDaDemonstracao,
  horasAtras: number,
  contrato: FimDoContrato,
): Historia => ({
  id: `contrato-${id}`,
  situacao,
  estudante,
  horasAtras,
  pedido: {
    curso: 'LIV-ING',
    preenchimento: TUDO,
    concluir: true,
    pesquisa: 'pulou',
    analise: [{ decisao: 'aprovarDadosComplementares' }],
    contrato,
  },
  fim: em('A'),
});

/** The student left the course soon after: four or five instalments have come due since. */
const restituida = (
  id: string,
  situacao: string,
  estudante: pessoas.PessoaDaDemonstracao,
  {
    horasAtras,
    dinheiro,
    garante,
  }: { horasAtras: number; dinheiro: FimDoDinheiro; garante?: FiadorDaHistoria },
): Historia => ({
  id: `dinheiro-${id}`,
  situacao,
  estudante,
  horasAtras,
  pedido: {
    curso: garante ? 'SER-PSI' : 'LIV-ING',
    usoDesdeOAnoPassado: true,
    preenchimento: TUDO,
    ...(garante ? { fiadores: [garante] } : {}),
    concluir: true,
    pesquisa: 'pulou',
    analise: garante
      ? [{ decisao: 'aprovarIes' }, { decisao: 'aprovarDadosComplementares' }, { decisao: 'aprovarFiador' }]
      : [{ decisao: 'aprovarDadosComplementares' }],
    contrato: 'EFE',
    dinheiro,
  },
  fim: em('A'),
});

/** At an institution whose contracts are signed electronically. */
const assinada = (
  id: string,
  situacao: string,
  estudante: pessoas.PessoaDaDemonstracao,
  horasAtras: number,
  {
    contrato,
    garante,
    mae,
  }: { contrato: FimDoContrato; garante: FiadorDaHistoria; mae?: pessoas.PessoaDaDemonstracao },
): Historia => ({
  id: `contrato-${id}`,
  situacao,
  estudante,
  horasAtras,
  pedido: {
    curso: 'AUR-ADM',
    preenchimento: TUDO,
    ...(mae ? { responsavel: { pessoa: mae, autorizou: true } } : {}),
    fiadores: [garante],
    concluir: true,
    pesquisa: 'pulou',
    analise: [{ decisao: 'aprovarDadosComplementares' }, { decisao: 'aprovarFiador' }],
    contrato,
  },
  fim: em('A'),
});

export const CONTRATADAS: readonly Historia[] = [
  contratada('disponivel', 'Contrato disponível para assinar no papel', pessoas.ISADORA, 60, 'DIS'),
  contratada('impresso', 'Contrato impresso, falta entregar', pessoas.JONAS, 60, 'VIS'),
  contratada('na-instituicao', 'Contrato recebido na instituição de ensino', pessoas.KAREN, 406, 'RIE'),
  contratada('a-caminho', 'Contrato enviado pela instituição de ensino', pessoas.LUCIANO, 409, 'EFU'),
  contratada('em-analise', 'Contrato em análise', pessoas.MIRELA, 412, 'REC'),
  contratada('aprovado', 'Contrato aprovado, falta efetivar', pessoas.NESTOR, 415, 'APR'),
  contratada('reprovado', 'Contrato não aprovado, com motivos', pessoas.PRISCILA, 418, 'REP'),
  contratada('liquidado', 'Contrato quitado', pessoas.QUIRINO, 421, 'LIQ'),
  contratada('desistencia', 'Desistiu do contrato em sete dias', pessoas.ROSANA, 424, 'desistiu'),
  contratada('vencido', 'Contrato cancelado pelo prazo', pessoas.SILAS, 427, 'venceu'),
  {
    id: 'contrato-efetivado',
    situacao: 'Contrato em vigor, com fiador',
    estudante: pessoas.TALITA,
    horasAtras: 460,
    pedido: {
      curso: 'SER-PSI',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.UBIRAJARA, 'PAI')],
      concluir: true,
      pesquisa: { nota: 5 },
      analise: [
        { decisao: 'aprovarIes' },
        { decisao: 'aprovarDadosComplementares' },
        { decisao: 'aprovarFiador' },
      ],
      contrato: 'EFE',
    },
    fim: em('A'),
  },
  restituida('em-dia', 'Em restituição, com as parcelas em dia', pessoas.EMILIA, {
    horasAtras: 3_420,
    dinheiro: 'em-dia',
  }),
  restituida('atrasado', 'Em restituição, com parcelas em atraso, e fiador avisado', pessoas.FABRICIO, {
    horasAtras: 3_410,
    dinheiro: 'atrasado',
    garante: fiador(pessoas.GUIOMAR, 'MAE'),
  }),
  restituida('negociado', 'Parcelas em atraso negociadas, falta o aditivo', pessoas.HUMBERTO, {
    horasAtras: 3_400,
    dinheiro: 'negociado',
  }),
  restituida('em-dobro', 'Pagou uma parcela duas vezes: ficou com crédito', pessoas.IOLANDA, {
    horasAtras: 3_390,
    dinheiro: 'em-dobro',
  }),
  restituida('quitado', 'Quitou o contrato antes do prazo', pessoas.JAIRO, {
    horasAtras: 3_380,
    dinheiro: 'quitado',
  }),
  assinada('em-assinatura', 'Contrato enviado para assinatura, ninguém assinou ainda', pessoas.VALERIA, 62, {
    contrato: 'DPR',
    garante: fiador(pessoas.WALTER, 'PAI'),
  }),
  assinada(
    'falta-responsavel',
    'Estudante menor de 18 anos: contrato enviado, faltam ela, a mãe, o fiador e a esposa dele',
    pessoas.LUDMILA,
    61,
    {
      contrato: 'DPR',
      garante: fiador(pessoas.RAIMUNDO, 'TIO', { conjuge: pessoas.ZILDA }),
      mae: pessoas.MADALENA,
    },
  ),
  assinada(
    'falta-fiador',
    'Contrato assinado pela estudante, faltam o fiador e a esposa dele',
    pessoas.YARA,
    63,
    {
      contrato: 'falta-fiador',
      garante: fiador(pessoas.ZENO, 'TIO', { conjuge: pessoas.ADELAIDE }),
    },
  ),
  assinada(
    'recuperavel',
    'Contrato cancelado pelo prazo com uma assinatura, pode ser recuperado',
    pessoas.JANDIRA,
    200,
    {
      contrato: 'venceu-assinando',
      garante: fiador(pessoas.LEONEL, 'TIO'),
    },
  ),
  assinada('recusado', 'Contrato que o fiador não quis assinar, com o motivo', pessoas.NICANOR, 65, {
    contrato: 'recusou',
    garante: fiador(pessoas.OTILIO, 'TIO'),
  }),
  assinada('assinado', 'Contrato assinado por todas as pessoas, falta a análise', pessoas.BRENO, 64, {
    contrato: 'ASS',
    garante: fiador(pessoas.CICERO, 'TIO', { conjuge: pessoas.DIVA }),
  }),
];
