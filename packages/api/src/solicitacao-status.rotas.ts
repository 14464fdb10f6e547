/** Where a request stands, as its people see it. */
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import * as z from 'zod';
import { idSolicitacao, momento, uuid } from './esquemas.ts';
import { recusaDoFiador } from './fiador.rotas.ts';
import { documentoAConferir } from './registro-de-documento.ts';
import { autorizacaoNaSolicitacao } from './responsavel.rotas.ts';
import { definirRota } from './rota.ts';

const progressoDoFiador = z.object({
  pessoaId: uuid,
  nome: z.string(),
  percentual: z.int(),
  identificacao: z.boolean(),
  estadoCivil: z.boolean(),
  renda: z.boolean(),
  documentosRejeitados: z.int(),
  aceitou: z.boolean(),
  porConcluir: z.boolean().describe('Respondeu e enviou tudo, e ainda não avisou que terminou.'),
});

/** What was asked for, in the words and the money that every page about it begins with. */
const creditoPedido = z.object({
  curso: z.string(),
  instituicao: z.string(),
  percentual: z.int(),
  porMesCentavos: z.int(),
  inicio: z.string().nullable().describe('Primeiro dia do semestre em que o crédito será usado.'),
});

export const statusDaSolicitacao = z
  .object({
    solicitacaoId: z.int().nullable(),
    protocolo: z.string().nullable(),
    credito: creditoPedido.nullable().describe('Nulo sem solicitação.'),
    ofertaEncerrada: z
      .string()
      .nullable()
      .describe(
        'Por que uma solicitação em preenchimento não pode ser enviada: o curso não recebe mais nenhuma. Só o estudante lê.',
      ),
    siglaStatusCadastro: z.enum(SIGLAS).nullable(),
    siglaAnterior: z.enum(SIGLAS).nullable().describe('Situação anterior à atual; nulo no começo.'),
    statusSolicitacao: z.string().nullable(),
    exibicao: z.enum(['pendente', 'analise', 'aprovada', 'reprovada', 'nenhum']),
    pagina: z.string().describe('Tela que mostra esta situação, abaixo da base do portal.'),
    responsavel: z.enum(['estudante', 'fiador', 'instituicao', 'analista', 'provedor', 'ninguem']),
    corrigivel: z.boolean(),
    cancelavel: z.boolean(),
    garante: z.boolean().describe('Não tem solicitação própria e é fiador de alguém, ou foi convidado.'),
    podeIniciarSolicitacao: z.boolean(),
    rotulo: z.string(),
    motivos: z.array(z.string()),
    documentosRejeitados: z.array(
      z.object({ tipoDocumento: z.string(), rotulo: z.string(), motivos: z.array(z.string()) }),
    ),
    desde: momento.nullable(),
    prazoDiasUteis: z.int(),
    semFiador: z.boolean(),
    pesquisa: z.string().nullable().describe('Pesquisa a que a situação leva, nem respondida nem pulada.'),
    analiseIes: z.boolean().describe('A instituição decide antes do provedor.'),
    fiadorPreenche: z.boolean().describe('Um fiador foi convidado e preenche sozinho.'),
    preencherFiador: z
      .enum(['fiador', 'fiador2'])
      .nullable()
      .describe('O fiador cujos dados o estudante preenche a seguir; nulo quando nenhum espera por ele.'),
    regimeDe: z
      .string()
      .nullable()
      .describe(
        'O fiador que ainda tem de responder para o contrato, pelo nome; só em solicitações aprovadas.',
      ),
    recusaDoFiador: recusaDoFiador
      .nullable()
      .describe('Alguém não quis ser fiador e ninguém foi indicado depois. Só o estudante lê.'),
    faltaSoAceite: z.boolean().describe('Está tudo ali; falta só o aceite de um fiador.'),
    autorizacaoDoResponsavel: autorizacaoNaSolicitacao
      .nullable()
      .describe(
        'O responsável legal de quem tem menos de 18 anos foi consultado; nulo quando ninguém é. Só o estudante lê.',
      ),
    faltaAutorizacao: z
      .boolean()
      .describe('Sem a autorização do responsável a solicitação não pode ser enviada. Só o estudante lê.'),
    correcaoEspera: z.boolean().describe('A correção do estudante está pronta e espera um fiador.'),
    faltam: z
      .array(z.string())
      .describe('O que falta da parte do estudante, em palavras. Só o estudante lê.'),
    aConferir: z.array(documentoAConferir).describe('Da própria parte do leitor, enquanto pode mudar.'),
    total: z.int(),
    cadastro: z.int(),
    curso: z.int(),
    dadosComplementares: z.int(),
    solicitacaoConcluida: z.boolean(),
    temCopia: z.boolean().describe('Foi enviada: o que se declarou está guardado, também depois do fim.'),
    fiadores: z.object({
      percentual: z.int(),
      fiador: progressoDoFiador.nullable(),
      fiador2: progressoDoFiador.nullable(),
    }),
  })
  .meta({ id: 'Status' });

export const rotaStatus = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/status',
  resumo: 'Progresso e situação da solicitação mais nova do estudante logado',
  area: 'solicitação',
  permissao: 'conta',
  resposta: statusDaSolicitacao,
});

export const rotaStatusPorId = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/s/status/{id}',
  resumo: 'Progresso e situação de uma solicitação de que a pessoa logada participa',
  area: 'solicitação',
  permissao: 'conta',
  params: z.object({ id: idSolicitacao }),
  resposta: statusDaSolicitacao,
  recusas: [404],
});

export const rotasDoStatus = [rotaStatus, rotaStatusPorId] as const;
