/** One story for each row of the state table, in the table's order; a few rows have a second one worth seeing. */
import { ESTADOS, type Sigla } from '@credito/domain/solicitacao/estados';
import { cpfDe } from '../documentos-ficticios/pessoa-ficticia.ts';
import type { FiadorDaHistoria, Historia } from './historia.ts';
import * as pessoas from './pessoas.ts';

const em = (sigla: Sigla): Historia['fim'] => ({
  sigla,
  statusSolicitacao: ESTADOS[sigla].statusSolicitacao[0],
});

const fiador = (
  pessoa: pessoas.PessoaDaDemonstracao,
  parentesco: FiadorDaHistoria['parentesco'],
  resto: Partial<FiadorDaHistoria> = {},
): FiadorDaHistoria => ({ pessoa, parentesco, foi: 'completo', ...resto });

const TUDO = {};

export const HISTORIAS: readonly Historia[] = [
  {
    id: 'sem-solicitacao',
    situacao: 'Conta criada, sem solicitação',
    estudante: pessoas.ANA,
    horasAtras: 6,
    fim: null,
  },
  {
    id: 'dados-basicos',
    situacao: 'Preenchendo os dados básicos (RG enviado)',
    estudante: pessoas.BRUNO,
    horasAtras: 9,
    pedido: {
      curso: 'AUR-ADM',
      preenchimento: { ate: 'dados-pessoais', soDocumentos: ['RG'] },
    },
    fim: em('PDBE'),
    codigoAntigo: 'P',
  },
  {
    id: 'dados-complementares',
    situacao: 'Preenchendo os dados complementares',
    estudante: pessoas.CAMILA,
    horasAtras: 12,
    pedido: { curso: 'VAL-CIV', preenchimento: { ate: 'endereco' } },
    fim: em('PDC'),
    codigoAntigo: 'AGC',
  },
  {
    id: 'pronta-sem-fiador',
    situacao: 'Tudo preenchido, em instituição que não pede fiador',
    estudante: pessoas.MATEUS,
    horasAtras: 13,
    pedido: { curso: 'LIV-ING', preenchimento: TUDO },
    fim: em('PDC'),
  },
  {
    id: 'aguarda-responsavel',
    situacao: 'Menor de idade: falta a autorização do responsável',
    estudante: pessoas.NINA,
    horasAtras: 14,
    pedido: {
      curso: 'LIV-ING',
      preenchimento: {
        respostas: {
          grauParentescoResponsavel: 'M',
          nomeResponsavel: 'Cecília Prestes Aguiar',
          cpfResponsavel: cpfDe('701202690'),
          emailResponsavel: 'cecilia.prestes@demonstracao.example',
        },
      },
    },
    fim: em('PDC'),
  },
  {
    id: 'fiador-convidado',
    situacao: 'Fiadora convidada, ainda não abriu o convite',
    estudante: pessoas.DIEGO,
    horasAtras: 16,
    pedido: {
      curso: 'AUR-DIR',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.ELISA, 'MAE', { foi: 'convidado' })],
    },
    fim: em('PDBF'),
  },
  {
    id: 'fiador-recusou',
    situacao: 'Fiador recusou o convite, com motivo; falta indicar outro',
    estudante: pessoas.HUGO,
    horasAtras: 18,
    pedido: {
      curso: 'AUR-PED',
      preenchimento: TUDO,
      fiadores: [
        fiador(pessoas.INES, 'TIO', {
          foi: 'recusou',
          recusa: { motivo: 'nao-posso', explicacao: 'Já sou fiadora do meu filho.' },
        }),
      ],
    },
    fim: em('PDBF'),
  },
  {
    id: 'falta-aceite',
    situacao: 'Falta só o aceite da fiadora',
    estudante: pessoas.FABIO,
    horasAtras: 20,
    pedido: {
      curso: 'AUR-PED',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.GILDA, 'AVO', { foi: 'preenchido-pelo-estudante' })],
    },
    fim: em('PDBF'),
  },
  {
    id: 'pronta-para-concluir',
    situacao: 'Tudo preenchido, pronta para concluir',
    estudante: pessoas.HELENA,
    horasAtras: 24,
    pedido: {
      curso: 'HOR-EM',
      dependente: { nome: 'Téo Brandão Reis', cpf: cpfDe('701202632'), nascimento: '2011-03-14' },
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.IVO, 'TIO')],
    },
    fim: em('PDBF'),
  },
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
          motivos: [{ codigo: 'DADOS_INCORRETOS', tipoPessoa: 'estudante' }],
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
      fiadores: [fiador(pessoas.DECIO, 'SOGRO')],
      concluir: true,
      pesquisa: { nota: 4 },
      analise: [{ decisao: 'aprovarDadosComplementares' }, { decisao: 'aprovarFiador' }],
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
