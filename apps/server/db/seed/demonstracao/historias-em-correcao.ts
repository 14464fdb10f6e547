/** What came back to be corrected. */
import type { Historia } from './historia.ts';
import { em, fiador, TUDO } from './partes-da-historia.ts';
import * as pessoas from './pessoas.ts';

export const EM_CORRECAO: readonly Historia[] = [
  {
    id: 'documentos-recusados',
    situacao: 'Documentos do estudante recusados, com motivos e mensagens',
    estudante: pessoas.ULISSES,
    horasAtras: 168,
    pedido: {
      curso: 'OFI-ELE',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.VANIA, 'MAE')],
      concluir: true,
      analise: [
        {
          decisao: 'devolverDadosComplementares',
          recusas: [
            { tipoDocumento: 'RESIDENCIA', motivo: 'ANTIGO' },
            { tipoDocumento: 'SELFIE', motivo: 'ROSTO_NAO_CONFERE' },
          ],
        },
      ],
      mensagens: [
        {
          quem: 'equipe',
          assunto: 'SELFIE',
          texto: 'Você consegue tirar a selfie sem os óculos? Se não puder, responda por aqui.',
        },
        {
          quem: 'estudante',
          assunto: 'RESIDENCIA',
          texto: 'A conta está no nome da minha mãe, que mora comigo. Posso enviar assim mesmo?',
        },
      ],
    },
    fim: em('RDC'),
  },
  {
    id: 'correcao-nao-enviada',
    situacao: 'Correção feita, mas ainda não enviada',
    estudante: pessoas.EDUARDO,
    horasAtras: 28,
    pedido: {
      curso: 'LIV-ING',
      preenchimento: TUDO,
      concluir: true,
      analise: [
        {
          decisao: 'devolverDadosComplementares',
          recusas: [{ tipoDocumento: 'RESIDENCIA', motivo: 'ANTIGO' }],
        },
      ],
      reenvia: ['RESIDENCIA'],
    },
    fim: em('RDC'),
  },
  {
    id: 'respostas-a-corrigir',
    situacao: 'Só as respostas precisam de correção: nenhum documento recusado',
    estudante: pessoas.OLIVIA,
    horasAtras: 169,
    pedido: {
      curso: 'LIV-ING',
      preenchimento: TUDO,
      concluir: true,
      analise: [
        {
          decisao: 'devolverDadosComplementares',
          motivos: [
            {
              codigo: 'DADOS_INCORRETOS',
              texto: 'O nome da mãe não é o do documento.',
              passos: ['dados-pessoais'],
              tipoPessoa: 'estudante',
            },
          ],
        },
      ],
    },
    fim: { sigla: 'RDC', statusSolicitacao: 'REPROVADO_DADOS_COMPLEMENTARES' },
  },
  {
    id: 'renda-do-fiador',
    situacao: 'Renda do fiador não alcança o curso: alterar, incluir ou trocar',
    estudante: pessoas.KARINA,
    horasAtras: 170,
    pedido: {
      curso: 'AUR-PED',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.LAURO, 'PAI', { respostas: { rendaCentavos: 190_000 } })],
      concluir: true,
      analise: [
        { decisao: 'aprovarDadosComplementares' },
        {
          decisao: 'devolverFiador',
          motivos: [{ codigo: 'RENDA_INCOMPATIVEL', tipoPessoa: 'fiador' }],
        },
      ],
    },
    fim: em('RAF'),
  },
  {
    id: 'fiador-recusado',
    situacao: 'Documento da fiadora recusado, com motivo',
    estudante: pessoas.WAGNER,
    horasAtras: 192,
    pedido: {
      curso: 'AUR-DIR',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.XENIA, 'MAE')],
      concluir: true,
      pesquisa: { nota: 3, comentario: 'Minha mãe demorou para achar o comprovante certo.' },
      analise: [
        { decisao: 'aprovarDadosComplementares' },
        {
          decisao: 'devolverFiador',
          recusas: [{ tipoDocumento: 'APOSENTADORIA_BENEFICIO', motivo: 'ILEGIVEL' }],
        },
      ],
    },
    fim: em('RAF'),
  },
];
