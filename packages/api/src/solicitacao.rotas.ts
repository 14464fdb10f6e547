import { CODIGOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { PERGUNTAS, porPergunta } from '@credito/domain/instituicao/exigencias';
import { GRAUS } from '@credito/domain/instituicao/niveis';
import { STATUS_DE_PREENCHIMENTO } from '@credito/domain/participante/transicoes';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import { DESFECHOS } from '@credito/domain/solicitacao/proprias';
import * as z from 'zod';
import { documentoAConferir } from './documento.rotas.ts';
import { idSolicitacao, momento, siglaSimNao, simNao, tipoPessoa, uuid } from './esquemas.ts';
import { recusaDoFiador } from './fiador.rotas.ts';
import { autorizacaoNaSolicitacao } from './responsavel.rotas.ts';
import { definirRota } from './rota.ts';
import { pessoaDaEspecificacao, solicitacaoDaEspecificacao } from './solicitacao-da-especificacao.ts';

/** Texts of any length that a form may send; the rules of the plan decide which are accepted. */
const texto = z.string().max(500);
const codigo = z.int().positive().max(2_147_483_647);

export const rotaCriarSolicitacao = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/criar',
  resumo: 'Inicia a solicitação de crédito; repetir não cria outra',
  area: 'solicitacao',
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
    /** May be declared here as the specification does, or where the request is sent. */
    dadosVerdadeiros: z.boolean().optional(),
  }),
  resposta: z.object({ id: z.int(), protocolo: z.string() }),
  recusas: [409, 422],
});

export const rotaCriadorDaSolicitacao = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/criador-solicitacao',
  resumo: 'Registra quem preencheu a solicitação pelo estudante',
  area: 'solicitacao',
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

const pessoa = z.object({
  id: uuid,
  tipoPessoa,
  nome: z.string(),
  /** Null where the reader may not know them. */
  cpf: z.string().nullable(),
  email: z.string().nullable(),
  /** The one number that we ask for, under both names. */
  contatos: z.object({ CELULAR: telefoneDividido, RESIDENCIAL: telefoneDividido }).nullable(),
  ...pessoaDaEspecificacao,
  parentesco: z.string().nullable(),
  preenchidoPor: z.enum(['pessoa', 'estudante']),
  statusPreenchimento: z.enum(STATUS_DE_PREENCHIMENTO),
  /** N not evaluated, R rejected, A approved. */
  status: z.enum(['N', 'R', 'A']),
  versao: z.int(),
  editavel: z.boolean(),
  /** Null where the part belongs to somebody who fills it in on their own. */
  dados: z
    .object({
      respostas: z.record(z.string(), z.unknown()),
      documentos: z.array(documentoNoWizard),
      cpfNoDocumento: z.boolean(),
      cpfNoDocumentoDoConjuge: z.boolean(),
      cpfDoDocumentoDoConjuge: z.string().nullable(),
      /** Fields whose answer is what a document says. */
      camposLidos: z.array(z.string()),
      /** CPF on the identity document, when it is not the account's. */
      cpfDivergente: z.string().nullable(),
      /** Marital status of whoever handed in before the regime was asked. */
      estadoCivilSemRegime: z.string().nullable(),
    })
    .nullable(),
});

/** The request as one of its people sees it, with what that person may see. */
const solicitacaoDaPessoa = z.object({
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
  /** Null where the reader may not know of that guarantor. */
  autorizacaoFiador1: simNao.nullable(),
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
  /** The answers of the new-request wizard as they read on the review. */
  resumo: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
  criadaEm: momento,
  concluidaEm: momento.nullable(),
  ...solicitacaoDaEspecificacao,
});

export const rotaCarregarSolicitacao = definirRota({
  metodo: 'GET',
  caminho: '/solicitacaoCredito/carregar',
  resumo: 'A solicitação da pessoa logada, com o que ela pode ver',
  area: 'solicitacao',
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
  area: 'solicitacao',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'as respostas valem para a versão vista, uma vez' },
  body: z.object({
    idSolicitacao: z.int().positive(),
    tipoPessoa,
    passo: z.string().max(60),
    /** Version of the person's part that the screen shows. */
    versao: z.int().positive(),
    alteracoes: z.record(z.string().max(60), z.unknown()),
  }),
  /** What the screen shows next, as `carregar` would give it. */
  resposta: solicitacaoDaPessoa,
  recusas: [404, 409, 422, 429],
});

const progressoDoFiador = z.object({
  pessoaId: uuid,
  nome: z.string(),
  percentual: z.int(),
  identificacao: z.boolean(),
  estadoCivil: z.boolean(),
  renda: z.boolean(),
  documentosRejeitados: z.int(),
  aceitou: z.boolean(),
});

/** What was asked for, in the words and the money that every page about it begins with. */
const creditoPedido = z.object({
  curso: z.string(),
  instituicao: z.string(),
  percentual: z.int(),
  porMesCentavos: z.int(),
  /** First day of the semester in which the credit is to be used. */
  inicio: z.string().nullable(),
});

const status = z.object({
  solicitacaoId: z.int().nullable(),
  protocolo: z.string().nullable(),
  /** Null without a request. */
  credito: creditoPedido.nullable(),
  /** Why a request that is still filled in cannot be sent: the course takes none any more. Only the student reads it. */
  ofertaEncerrada: z.string().nullable(),
  siglaStatusCadastro: z.enum(SIGLAS).nullable(),
  /** State before the current one; null at the start. */
  siglaAnterior: z.enum(SIGLAS).nullable(),
  statusSolicitacao: z.string().nullable(),
  exibicao: z.enum(['pendente', 'analise', 'aprovada', 'reprovada', 'nenhum']),
  /** Screen that shows this situation, below the portal's base. */
  pagina: z.string(),
  responsavel: z.enum(['estudante', 'fiador', 'instituicao', 'analista', 'provedor', 'ninguem']),
  corrigivel: z.boolean(),
  cancelavel: z.boolean(),
  /** Without a request of their own, and guarantor of somebody else's, or invited to be. */
  garante: z.boolean(),
  podeIniciarSolicitacao: z.boolean(),
  rotulo: z.string(),
  motivos: z.array(z.string()),
  documentosRejeitados: z.array(
    z.object({ tipoDocumento: z.string(), rotulo: z.string(), motivos: z.array(z.string()) }),
  ),
  desde: momento.nullable(),
  prazoDiasUteis: z.int(),
  semFiador: z.boolean(),
  /** Survey that the student's status leads to, neither answered nor skipped. */
  pesquisa: z.string().nullable(),
  /** The institution decides before the provider does. */
  analiseIes: z.boolean(),
  /** A guarantor was invited and fills in on their own. */
  fiadorPreenche: z.boolean(),
  /** The guarantor whose data the student fills in next; null where none waits for the student. */
  preencherFiador: z.enum(['fiador', 'fiador2']).nullable(),
  /** Somebody did not want to be the guarantor and nobody was named since. Only the student reads it. */
  recusaDoFiador: recusaDoFiador.nullable(),
  /** Everything is there and only a guarantor's acceptance is missing. */
  faltaSoAceite: z.boolean(),
  /** A minor's legal guardian was asked for consent; null where nobody is. Only the student reads it. */
  autorizacaoDoResponsavel: autorizacaoNaSolicitacao.nullable(),
  /** Without the guardian's consent the request cannot be handed in. Only the student reads it. */
  faltaAutorizacao: z.boolean(),
  /** The student's correction is done and waits for a guarantor. */
  correcaoEspera: z.boolean(),
  /** What is missing of the student's own part, in words. Only the student reads it. */
  faltam: z.array(z.string()),
  /** Of the reader's own part, while it may be changed. */
  aConferir: z.array(documentoAConferir),
  total: z.int(),
  cadastro: z.int(),
  curso: z.int(),
  dadosComplementares: z.int(),
  solicitacaoConcluida: z.boolean(),
  /** It was handed in: what was declared is kept, also after the end. */
  temCopia: z.boolean(),
  fiadores: z.object({
    percentual: z.int(),
    fiador: progressoDoFiador.nullable(),
    fiador2: progressoDoFiador.nullable(),
  }),
});

export const rotaStatus = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/status',
  resumo: 'Progresso e situação da solicitação mais nova do estudante logado',
  area: 'solicitacao',
  permissao: 'conta',
  resposta: status,
});

export const rotaStatusPorId = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/s/status/{id}',
  resumo: 'Progresso e situação de uma solicitação de que a pessoa logada participa',
  area: 'solicitacao',
  permissao: 'conta',
  params: z.object({ id: idSolicitacao }),
  resposta: status,
  recusas: [404],
});

export const rotaMinhasSolicitacoes = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/s/minhas',
  resumo: 'Todas as solicitações do estudante logado, da mais nova à mais antiga, e como cada uma terminou',
  area: 'solicitacao',
  permissao: 'conta',
  resposta: z.object({
    solicitacoes: z.array(
      z.object({
        id: z.int(),
        protocolo: z.string(),
        instituicao: z.string(),
        curso: z.string(),
        /** In which the credit was to be used, in words. */
        semestre: z.string().nullable(),
        desfecho: z.enum(DESFECHOS),
        /** `status`: the screens of the status show it; `anterior`: it has a page of its own. */
        onde: z.enum(['status', 'anterior']),
        rotulo: z.string(),
        criadaEm: momento,
        /** Handed in: what was declared is kept. */
        enviadaEm: momento.nullable(),
        encerradaEm: momento.nullable(),
        /** When the files, and then everything else, leave; null where nothing leaves by itself. */
        arquivosAte: momento.nullable(),
        guardadaAte: momento.nullable(),
      }),
    ),
  }),
});

export const rotaConcluirSolicitacao = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacaoCredito/concluirSolicitacaoPWA/{id}',
  resumo: 'Envia a solicitação para análise; repetir não muda nada',
  area: 'solicitacao',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a solicitação é enviada uma vez' },
  params: z.object({ id: idSolicitacao }),
  body: z.object({ dadosVerdadeiros: z.boolean().optional() }).nullish(),
  resposta: status,
  recusas: [404, 409, 422],
});

export const rotasDeSolicitacao = [
  rotaCriarSolicitacao,
  rotaCriadorDaSolicitacao,
  rotaCarregarSolicitacao,
  rotaPreencherDados,
  rotaStatus,
  rotaStatusPorId,
  rotaMinhasSolicitacoes,
  rotaConcluirSolicitacao,
] as const;
