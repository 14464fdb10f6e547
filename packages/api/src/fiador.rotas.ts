/** The student's side of guarantors (spec 2 sections 2.6 to 2.8 and 7). The guarantor's own side: fiador-garantia. */

import { conviteSchema } from '@credito/domain/fiador/convite.plano';
import { SITUACOES_DO_FIADOR } from '@credito/domain/fiador/fiador';
import { FORMATO_DO_CODIGO, TIPOS_DE_CONVITE } from '@credito/domain/fiador/link';
import { PARENTESCOS_DO_FIADOR } from '@credito/domain/fiador/parentesco';
import { VAGAS_DE_FIADOR } from '@credito/domain/fiador/vagas';
import { STATUS_DE_PREENCHIMENTO } from '@credito/domain/participante/transicoes';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { emailSchema } from '@credito/domain/pessoa/email';
import * as z from 'zod';
import { idSolicitacao, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

export const vagaDeFiador = z.enum(VAGAS_DE_FIADOR);
export const codFiador = z.string().regex(FORMATO_DO_CODIGO, 'Este convite não é válido.');
/** What the reader saw of a guarantor: a change since then is refused with 409 (case FIA-02). */
export const marcaDoFiador = z.string().min(1).max(64);

const marcaDoItem = z.enum(['pendente', 'enviado', 'rejeitado']);

export const itensDoFiador = z.object({
  identificacao: marcaDoItem,
  estadoCivil: marcaDoItem,
  renda: marcaDoItem,
});

const conviteDoFiador = z.object({
  codFiador,
  tipo: z.enum(TIPOS_DE_CONVITE),
  link: z.string(),
  enviadoEm: momento.nullable(),
});

/** One guarantor as the student sees it: never what the guarantor entered. */
const fiadorDoEstudante = z
  .object({
    pessoaId: uuid,
    tipoPessoa: vagaDeFiador,
    nome: z.string(),
    parentesco: z.enum(PARENTESCOS_DO_FIADOR).nullable(),
    situacao: z.enum(SITUACOES_DO_FIADOR),
    preenchidoPor: z.enum(['pessoa', 'estudante']),
    aceitou: z.boolean(),
    percentual: z.int(),
    itens: itensDoFiador,
    documentosRejeitados: z.int(),
    ultimoAcesso: momento.nullable(),
    convite: conviteDoFiador.nullable(),
    lembreteLiberadoEm: momento
      .nullable()
      .describe('A partir de quando o estudante pode mandar outro lembrete; nulo quando já pode.'),
    contato: z
      .object({ cpf: z.string(), email: z.string(), telefone: z.string() })
      .nullable()
      .describe('O que o estudante digitou no convite; nulo depois do aceite.'),
    marca: marcaDoFiador,
  })
  .meta({ id: 'FiadorDoEstudante' });
export type FiadorDoEstudante = z.infer<typeof fiadorDoEstudante>;

/** Of an invitation or of an acceptance, with the reason that the student reads. */
export const recusaDoFiador = z.object({ pessoaId: uuid, nome: z.string(), motivo: z.string(), em: momento });
export type RecusaDoFiador = z.infer<typeof recusaDoFiador>;

const fiadoresDaSolicitacao = z
  .object({
    idSolicitacao: z.int(),
    maximo: z.int(),
    rendaMinimaCentavos: z
      .int()
      .nullable()
      .describe('Quanto os fiadores deste curso precisam ganhar por mês; nulo quando nada se pede.'),
    podeAdicionar: z.boolean(),
    podeGerenciar: z.boolean(),
    convemSegundo: z.boolean().describe('A renda do primeiro fiador é menor que a mínima: um segundo ajuda.'),
    fiadores: z.array(fiadorDoEstudante),
    recusa: recusaDoFiador.nullable().describe('A última recusa, enquanto outra pessoa pode ser indicada.'),
  })
  .meta({ id: 'FiadoresDaSolicitacao' });
export type FiadoresDaSolicitacao = z.infer<typeof fiadoresDaSolicitacao>;

export const rotaValidaFiador = definirRota({
  metodo: 'GET',
  caminho: '/usuario/valida-fiador',
  resumo: 'Diz se uma pessoa pode ser fiadora da solicitação do estudante',
  area: 'fiador',
  permissao: 'conta',
  query: z.object({ email: emailSchema, cpf: cpfSchema }),
  resposta: z.object({ valido: z.literal(true) }),
  recusas: [404, 422, 429],
});

export const rotaListarFiadores = definirRota({
  metodo: 'GET',
  caminho: '/solicitacaoCredito/{id}/fiadores',
  resumo: 'Fiadores da solicitação, com o andamento de cada um',
  area: 'fiador',
  permissao: 'conta',
  params: z.object({ id: idSolicitacao }),
  resposta: fiadoresDaSolicitacao,
  recusas: [404],
});

export const rotaAdicionarFiador = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/fiador',
  resumo: 'Indica um fiador, que recebe um convite',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'há um fiador por CPF na solicitação' },
  body: conviteSchema,
  resposta: fiadorDoEstudante,
  recusas: [404, 409, 422, 429],
});

export const rotaEnviarConvite = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/fiador/email-cadastro',
  resumo: 'Envia o convite ao fiador por e-mail e por mensagem; repetir não envia de novo',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'cada convite é enviado uma vez' },
  body: z.object({ codFiador }),
  resposta: z.object({ enviadoEm: momento }),
  recusas: [404, 409],
});

export const rotaDadosBasicosFiador = definirRota({
  metodo: 'POST',
  caminho: '/solicitacaoCredito/preencherDadosBasicosFiador',
  resumo: 'Grava os dados básicos de um fiador que o estudante preenche',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'os dados que já estão assim não mudam' },
  body: z.object({
    ...conviteSchema.shape,
    tipoPessoa: vagaDeFiador.optional().describe('Ausente: um fiador novo, na primeira vaga livre.'),
    marca: marcaDoFiador.optional(),
  }),
  resposta: fiadorDoEstudante,
  recusas: [404, 409, 422, 429],
});

export const rotaCodigoAceite = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/fiador/{id}/codigo-aceite',
  resumo: 'Código e link do convite; um novo anula o anterior',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'idempotency-key' },
  params: z.object({ id: uuid }),
  body: z.object({ novo: z.boolean() }).nullish(),
  resposta: conviteDoFiador,
  recusas: [404, 409],
});

export const rotaLembrarFiador = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/fiador/{id}/lembrete',
  resumo: 'Lembra o fiador, uma vez a cada 24 horas',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'há um lembrete a cada 24 horas' },
  params: z.object({ id: uuid }),
  resposta: z.object({ enviaEm: momento, lembreteLiberadoEm: momento }),
  recusas: [404, 409, 429],
});

export const rotaUltimoAcessoFiador = definirRota({
  metodo: 'GET',
  caminho: '/solicitacaoCredito/fiador/{id}/ultimoAcesso',
  resumo: 'Último acesso de um fiador',
  area: 'fiador',
  permissao: 'conta',
  params: z.object({ id: uuid }),
  resposta: z.object({ ultimoAcesso: momento.nullable() }),
  recusas: [404],
});

export const rotaExcluirFiador = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacaoCredito/{id}/excluirFiador/{which}',
  resumo: 'Retira um fiador da solicitação e anula o convite dele',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a marca nomeia a pessoa que sai, uma vez' },
  params: z.object({ id: idSolicitacao, which: vagaDeFiador }),
  /** Without what the screen was showing, whoever is in the place then. */
  body: z.object({ marca: marcaDoFiador.optional() }).nullish(),
  resposta: fiadoresDaSolicitacao,
  recusas: [404, 409],
});

export const rotaExcluirTodosFiadores = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacaoCredito/{id}/excluirTodosFiadores',
  resumo: 'Retira todos os fiadores da solicitação',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'as marcas nomeiam as pessoas que saem, uma vez' },
  params: z.object({ id: idSolicitacao }),
  /** Without what the screen was showing, whoever is there then. */
  body: z.object({ marcas: z.partialRecord(vagaDeFiador, marcaDoFiador).optional() }).nullish(),
  resposta: fiadoresDaSolicitacao,
  recusas: [404, 409],
});

export const MUDANCAS_DO_PREENCHIMENTO = [
  'PREENCHIDO_PELO_FIADOR',
  'PREENCHIDO_PELO_ESTUDANTE',
  'AGUARDANDO_ANALISE',
] as const;

export const rotaAlterarPreenchimento = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacao/alterar-status-preenchimento/tipo-pessoa/{type}',
  resumo: 'Muda quem preenche os dados do fiador, ou diz que a parte do fiador está pronta',
  area: 'fiador',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a situação que já é esta não muda' },
  params: z.object({ type: vagaDeFiador }),
  body: z.object({
    idSolicitacao: z.int().positive(),
    statusPreenchimento: z.enum(MUDANCAS_DO_PREENCHIMENTO),
    marca: marcaDoFiador,
  }),
  resposta: z.object({ statusPreenchimento: z.enum(STATUS_DE_PREENCHIMENTO), marca: marcaDoFiador }),
  recusas: [404, 409, 422],
});

export const rotasDeFiador = [
  rotaValidaFiador,
  rotaListarFiadores,
  rotaAdicionarFiador,
  rotaEnviarConvite,
  rotaDadosBasicosFiador,
  rotaCodigoAceite,
  rotaLembrarFiador,
  rotaUltimoAcessoFiador,
  rotaExcluirFiador,
  rotaExcluirTodosFiadores,
  rotaAlterarPreenchimento,
] as const;
