import { CODIGOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { PERGUNTAS, porPergunta } from '@credito/domain/instituicao/exigencias';
import { GRAUS } from '@credito/domain/instituicao/niveis';
import { STATUS_DE_PREENCHIMENTO } from '@credito/domain/participante/transicoes';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import { DESFECHOS } from '@credito/domain/solicitacao/proprias';
import * as z from 'zod';
import { idSolicitacao, momento, siglaSimNao, simNao, tipoPessoa, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';
import { pessoaDaEspecificacao, solicitacaoDaEspecificacao } from './solicitacao-da-especificacao.ts';
import { rotasDoStatus, statusDaSolicitacao } from './solicitacao-status.rotas.ts';

/** Texts of any length that a form may send; the rules of the plan decide which are accepted. */
const texto = z.string().max(500);
const codigo = z.int().positive().max(2_147_483_647);

export const rotaCriarSolicitacao = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/criar',
  resumo: 'Inicia a solicitação de crédito; repetir não cria outra',
  area: 'solicitação',
  permissao: 'conta-propria',
  efeito: { chave: 'idempotency-key' },
  body: z.object({
    responsavelSolicitacao: z.enum(['E', 'O']).default('E'),
    grau: z.enum(GRAUS),
    instituicaoId: codigo,
    bolsaId: codigo,
    campusId: codigo,
    cursoId: codigo,
    assinouCPSE: siglaSimNao.optional(),
    alunoSouEu: siglaSimNao.optional(),
    nomeDependente: texto.optional(),
    cpfDependente: texto.optional(),
    dataNascimentoDependente: texto.optional(),
    indicacaoAtiva: siglaSimNao,
    nomeIndicacao: texto.optional(),
    emailIndicacao: texto.optional(),
    telefoneIndicacao: texto.optional(),
    dataIngressoCurso: texto,
    dataUtilizacaoCredito: texto,
    primeiraGraduacao: siglaSimNao.optional(),
    numeroMatricula: texto.optional(),
    percentualSolicitado: z.int(),
    leuRegras: z.boolean(),
    dadosVerdadeiros: z.boolean().optional().describe('Pode ser declarado aqui ou no envio da solicitação.'),
  }),
  resposta: z.object({ id: z.int(), protocolo: z.string() }),
  recusas: [409, 422],
});

export const rotaCriadorDaSolicitacao = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/criador-solicitacao',
  resumo: 'Registra quem preencheu a solicitação pelo estudante',
  area: 'solicitação',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'há um solicitante por solicitação; a última palavra fica' },
  body: z.object({
    idSolicitacao: z.int().positive(),
    responsavelSolicitacao: z.enum(['E', 'O']),
    grauParentesco: z.enum(['M', 'P', 'O']).optional(),
    nome: texto.optional(),
    email: texto.optional(),
    telefone: texto.optional(),
    estouCiente: z.boolean().optional(),
  }),
  recusas: [404, 409, 422],
});

const documentoNoWizard = z.object({
  tipoDocumento: z.enum(CODIGOS_DE_DOCUMENTO),
  indice: z.int(),
  tipoRenda: z.string().nullable(),
  rejeitado: z.boolean(),
});

const telefoneDividido = z.object({ ddd: z.string(), telefone: z.string() });

const pessoa = z
  .object({
    id: uuid,
    tipoPessoa,
    nome: z.string(),
    cpf: z.string().nullable().describe('Nulo quando o leitor não pode saber.'),
    email: z.string().nullable(),
    contatos: z
      .object({ CELULAR: telefoneDividido, RESIDENCIAL: telefoneDividido })
      .nullable()
      .describe('O único número que se pede, com os dois nomes.'),
    ...pessoaDaEspecificacao,
    parentesco: z.string().nullable(),
    preenchidoPor: z.enum(['pessoa', 'estudante']),
    statusPreenchimento: z.enum(STATUS_DE_PREENCHIMENTO),
    status: z.enum(['N', 'R', 'A']).describe('N não avaliado, R recusado, A aprovado.'),
    versao: z.int(),
    editavel: z.boolean(),
    dados: z
      .object({
        respostas: z.record(z.string(), z.unknown()),
        documentos: z.array(documentoNoWizard),
        cpfNoDocumento: z.boolean(),
        cpfNoDocumentoDoConjuge: z.boolean(),
        cpfDoDocumentoDoConjuge: z.string().nullable(),
        camposLidos: z.array(z.string()).describe('Campos cuja resposta é o que um documento diz.'),
        cpfDivergente: z
          .string()
          .nullable()
          .describe('CPF no documento de identidade, quando não é o da conta.'),
        estadoCivilSemRegime: z
          .string()
          .nullable()
          .describe('Estado civil de quem enviou antes de o regime ser perguntado.'),
      })
      .nullable()
      .describe('Nulo quando a parte é de alguém que a preenche sozinho.'),
  })
  .meta({ id: 'PessoaDaSolicitacao' });

/** The request as one of its people sees it, with what that person may see. */
const solicitacaoDaPessoa = z
  .object({
    id: z.int(),
    protocolo: z.string(),
    versao: z.int(),
    leitor: tipoPessoa,
    siglaStatusCadastro: z.enum(SIGLAS),
    statusSolicitacao: z.string(),
    statusCadastroBolsista: z.string(),
    observacaoStatus: z.string().nullable(),
    hoje: z.iso.date(),
    estudante: pessoa,
    fiador: pessoa.nullable(),
    fiador2: pessoa.nullable(),
    autorizacaoFiador1: simNao.nullable().describe('Nulo quando o leitor não pode saber desse fiador.'),
    autorizacaoFiador2: simNao.nullable(),
    universidade: z.object({
      id: z.int(),
      nome: z.string(),
      grupoIES: z.object({ nome: z.string() }),
      ...porPergunta(PERGUNTAS.universidade, () => simNao),
      tipoFiadorSolidario: z.string().nullable(),
    }),
    curso: z.object({
      codigoCurso: z.string(),
      nome: z.string(),
      ...porPergunta(PERGUNTAS.curso, () => simNao),
    }),
    bolsa: z.object({
      id: z.int(),
      codBolsa: z.string(),
      nome: z.string(),
      ...porPergunta(PERGUNTAS.bolsa, () => simNao),
    }),
    campus: z.object({ id: z.int(), nome: z.string(), cidade: z.string(), uf: z.string() }),
    grau: z.enum(GRAUS),
    percentualSolicitado: z.int(),
    mensalidadeCentavos: z.int(),
    rendaMinimaCentavos: z.int().nullable(),
    maximoDeFiadores: z.int(),
    dataIngressoCurso: z.string().nullable(),
    dataUtilizacaoCredito: z.string().nullable(),
    regulamento: z.string().nullable(),
    resumo: z
      .array(z.object({ rotulo: z.string(), valor: z.string() }))
      .describe('As respostas do pedido, como se leem na revisão.'),
    criadaEm: momento,
    concluidaEm: momento.nullable(),
    ...solicitacaoDaEspecificacao,
  })
  .meta({ id: 'Solicitacao' });

export const rotaCarregarSolicitacao = definirRota({
  metodo: 'GET',
  caminho: '/solicitacaoCredito/carregar',
  resumo: 'A solicitação da pessoa logada, com o que ela pode ver',
  area: 'solicitação',
  permissao: 'conta',
  /** Without an id: the student's newest request, or else the newest one in which the person is a guarantor. */
  query: z.object({ id: idSolicitacao.optional() }),
  resposta: solicitacaoDaPessoa,
  recusas: [404],
});

export const rotaPreencherDados = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacaoCredito/preencherDadosComplementares',
  resumo: 'Guarda um passo dos dados de uma pessoa; só o que mudou é gravado',
  area: 'solicitação',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'as respostas valem para a versão vista, uma vez' },
  body: z.object({
    idSolicitacao: z.int().positive(),
    tipoPessoa,
    passo: z.string().max(60),
    versao: z.int().positive().describe('Versão da parte da pessoa que a tela mostra.'),
    alteracoes: z.record(z.string().max(60), z.unknown()),
  }),
  /** What the screen shows next, as `carregar` would give it. */
  resposta: solicitacaoDaPessoa,
  recusas: [404, 409, 422, 429],
});

export const rotaMinhasSolicitacoes = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/s/minhas',
  resumo: 'Todas as solicitações do estudante logado, da mais nova à mais antiga, e como cada uma terminou',
  area: 'solicitação',
  permissao: 'conta',
  resposta: z.object({
    solicitacoes: z.array(
      z.object({
        id: z.int(),
        protocolo: z.string(),
        instituicao: z.string(),
        curso: z.string(),
        semestre: z.string().nullable().describe('Em que o crédito seria usado, em palavras.'),
        desfecho: z.enum(DESFECHOS),
        onde: z
          .enum(['status', 'anterior'])
          .describe('`status`: as telas da situação a mostram; `anterior`: tem página própria.'),
        rotulo: z.string(),
        criadaEm: momento,
        enviadaEm: momento.nullable().describe('Enviada: o que se declarou está guardado.'),
        encerradaEm: momento.nullable(),
        arquivosAte: momento
          .nullable()
          .describe('Quando os arquivos, e depois o resto, são apagados; nulo quando nada é apagado por si.'),
        guardadaAte: momento.nullable(),
      }),
    ),
  }),
});

export const rotaConcluirSolicitacao = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacaoCredito/concluirSolicitacaoPWA/{id}',
  resumo: 'Envia a solicitação para análise; repetir não muda nada',
  area: 'solicitação',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a solicitação é enviada uma vez' },
  params: z.object({ id: idSolicitacao }),
  body: z.object({ dadosVerdadeiros: z.boolean().optional() }).nullish(),
  resposta: statusDaSolicitacao,
  recusas: [404, 409, 422],
});

export const rotasDeSolicitacao = [
  rotaCriarSolicitacao,
  rotaCriadorDaSolicitacao,
  rotaCarregarSolicitacao,
  rotaPreencherDados,
  ...rotasDoStatus,
  rotaMinhasSolicitacoes,
  rotaConcluirSolicitacao,
] as const;
