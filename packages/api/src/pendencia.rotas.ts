/** Corrections of what an analysis refused (spec 2 sections 4 to 7; spec 3 section 2.9). Paths the spec hides are ours. */
import { CODIGOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { IDS_DOS_PASSOS } from '@credito/domain/pendencia/pedidos';
import { MODOS_DA_RENDA } from '@credito/domain/pendencia/renda-alternativa';
import { CODIGOS_DE_RENDA } from '@credito/domain/renda/tipos-de-renda';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import * as z from 'zod';
import { documentosPorTipo } from './documento.rotas.ts';
import { data, idSolicitacao, momento, tipoPessoa, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'pendencia';

export const grupoRecusado = z.object({
  person: tipoPessoa,
  field: z.enum(CODIGOS_DE_DOCUMENTO),
  motivos: z.array(z.string()),
  ids: z.array(uuid),
  paginas: z.array(z.int()),
  indices: z.array(z.int()),
  /** Positions without a new file yet. */
  abertos: z.array(z.int()),
  enviadoEm: data,
});

const correcao = z.object({
  iniciadaEm: momento,
  alteradaEm: momento,
  enviadaEm: momento.nullable(),
});

const texto = z.string().max(200).nullish();

/** The fields of spec 3 section 2.9; empty and absent mean the same. */
const formulario = z.object({
  cepEndereco: texto,
  endereco: texto,
  numeroEndereco: texto,
  complementoEndereco: texto,
  bairroEndereco: texto,
  cidadeEndereco: texto,
  ufEndereco: texto,
  estadoCivilPessoa: texto,
  uniaoEstavelPessoa: texto,
  regimeDeBens: texto,
  nomeConjuge: texto,
  emailConjuge: texto,
  cpfConjuge: texto,
  nomeAntigoConjuge: texto,
});

const pendencias = z.object({
  idSolicitacao: z.int(),
  tipoPessoa,
  pessoaId: uuid,
  nome: z.string(),
  sigla: z.enum(SIGLAS),
  versao: z.int(),
  /** Changes are possible now. */
  editavel: z.boolean(),
  grupos: z.array(grupoRecusado),
  /** Reasons beyond those of single documents. */
  motivos: z.array(z.string()),
  dadosACorrigir: z.boolean(),
  /** Rows of the person's plan that the analysis named; none while data have to be corrected: any of them. */
  passosPedidos: z.array(z.enum(IDS_DOS_PASSOS)),
  /** Documents that the analysis misses, each with the slot that waits for it. */
  documentosPedidos: z.array(
    z.object({ tipoDocumento: z.enum(CODIGOS_DE_DOCUMENTO), indice: z.int(), enviado: z.boolean() }),
  ),
  /** An income proof is there that the analyst has not seen. */
  rendaRespondida: z.boolean(),
  /** The declared stable union is no more: its end may be proven. */
  dissolveuUniao: z.boolean(),
  rendaACorrigir: z.boolean(),
  rendaRecusada: z.boolean(),
  tipoReprovacaoAnalise: z.enum(['renda-minima']).nullable(),
  tiposDeRendaAnteriores: z.array(z.enum(CODIGOS_DE_RENDA)),
  modoDaRenda: z.enum(MODOS_DA_RENDA).nullable(),
  trocouDeConjuge: z.boolean(),
  formulario,
  /** What was changed and not sent; null while nothing was. */
  correcao: correcao.nullable(),
  /** Nothing is missing: it can be sent. */
  completa: z.boolean(),
});
export type Pendencias = z.infer<typeof pendencias>;

const params = z.object({ id: idSolicitacao, personType: tipoPessoa });

export const rotaPendenciasDaPessoa = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/pendencias/{id}/{personType}',
  resumo: 'O que uma pessoa tem a corrigir, agrupado e na ordem em que se corrige',
  area: AREA,
  permissao: 'conta',
  params,
  resposta: pendencias,
  recusas: [404],
});

const resumoDaCorrecao = z.object({
  sigla: z.enum(SIGLAS),
  corrigivel: z.boolean(),
  /** Of each person whom the reader may count: never what was refused of somebody else. */
  pessoas: z.array(
    z.object({
      tipoPessoa,
      nome: z.string(),
      pendencias: z.int(),
      /** Refused and not concluded by this person. */
      reprovado: z.boolean(),
    }),
  ),
  podeGerenciarFiadores: z.boolean(),
  /** Screen that "Corrigir pendências" opens. */
  entrada: z.enum(['/pendencias', '/selecao-de-fiador']),
  correcao: correcao.nullable(),
  completa: z.boolean(),
  /** The student's part is done and waits for a guarantor. */
  esperaFiador: z.boolean(),
});
export type ResumoDaCorrecao = z.infer<typeof resumoDaCorrecao>;

export const rotaResumoDasPendencias = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/pendencias/{id}',
  resumo: 'Quantas pendências cada pessoa tem e o que falta para enviar a correção',
  area: AREA,
  permissao: 'conta',
  params: z.object({ id: idSolicitacao }),
  resposta: resumoDaCorrecao,
  recusas: [404],
});

export const rotaComprovantesDeRenda = definirRota({
  metodo: 'GET',
  caminho: '/solicitacaoCredito/{id}/documentos-renda/{personType}',
  resumo: 'Comprovantes de renda em vigor de uma pessoa, por tipo',
  area: AREA,
  permissao: 'conta',
  params,
  resposta: documentosPorTipo,
  recusas: [404],
});

export const rotaCorrigirDados = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacao/pendencias/{id}/dados-pessoais/{personType}',
  resumo: 'Corrige endereço, estado civil e cônjuge de uma pessoa',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'as respostas valem para a versão vista, uma vez' },
  params,
  body: formulario.omit({ nomeAntigoConjuge: true }).extend({ versao: z.int() }),
  resposta: pendencias,
  recusas: [404, 409, 422, 429],
});

export const rotaEscolherRenda = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacao/pendencias/{id}/renda/{personType}',
  resumo: 'Reenvia, altera ou inclui comprovantes de renda',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a escolha vale para a versão vista, uma vez' },
  params,
  body: z.object({
    modo: z.enum(MODOS_DA_RENDA),
    tiposDeRenda: z.array(z.enum(CODIGOS_DE_RENDA)).max(CODIGOS_DE_RENDA.length).default([]),
    versao: z.int(),
  }),
  resposta: pendencias,
  recusas: [404, 409, 422],
});

export const rotaConcluirPendencias = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/pendencias/{id}/concluir',
  resumo:
    'O estudante envia a correção: conclui a solicitação, ou só a própria parte enquanto falta um fiador',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a correção é enviada uma vez' },
  params: z.object({ id: idSolicitacao }),
  resposta: z.object({ concluiu: z.enum(['solicitacao', 'pessoa']), pagina: z.string() }),
  recusas: [404, 409, 422],
});

export const rotaConcluirPendenciasDoFiador = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/pendencias/fiador/{id}/concluir',
  resumo: 'O fiador finaliza as próprias pendências; a solicitação segue quando nenhum outro está reprovado',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a correção é enviada uma vez' },
  params: z.object({ id: uuid }),
  resposta: z.object({ concluiu: z.enum(['solicitacao', 'so-fiador']) }),
  recusas: [404, 409, 422],
});

export const rotasDePendencia = [
  rotaResumoDasPendencias,
  rotaPendenciasDaPessoa,
  rotaComprovantesDeRenda,
  rotaCorrigirDados,
  rotaEscolherRenda,
  rotaConcluirPendencias,
  rotaConcluirPendenciasDoFiador,
] as const;
