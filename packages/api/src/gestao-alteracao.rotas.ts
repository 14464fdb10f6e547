/** Contractual alterations at the desk: beginning, deciding on requests, releasing, analysing, putting into effect. */
import { pedidoDeAlteracaoSchema } from '@credito/domain/alteracao/pedido';
import { ORIGENS_DA_ALTERACAO } from '@credito/domain/alteracao/quem-assina';
import { ATOS_DA_ALTERACAO } from '@credito/domain/alteracao/transicoes';
import { PAPEIS_DE_SIGNATARIO } from '@credito/domain/contrato/signatarios';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import {
  alteracaoSimuladaSchema,
  contratoDeHojeSchema,
  especieSchema,
  fluxoSchema,
  idAlteracao,
  mudancaSchema,
  planoAntesEDepoisSchema,
} from './alteracao.rotas.ts';
import { acontecimentoSchema, idContrato } from './contrato.rotas.ts';
import { rotaEnderecoDoCep } from './endereco.rotas.ts';
import { data, filtroDePrazo, momento, uuid } from './esquemas.ts';
import { conferenciaSchema } from './registro-de-documento.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: alterações';
const ver = { area: AREA, permissao: 'gestao:ver-contratos' } as const;
const params = z.object({ id: idAlteracao });
const motivo = textoLivre({
  minimo: 5,
  maximo: 500,
  curto: 'Escreva o motivo.',
  longo: 'Use no máximo 500 caracteres.',
});

const alteracaoNaFilaSchema = z.object({
  id: z.int(),
  numero: z.string(),
  contratoId: z.int(),
  contrato: z.string(),
  especie: especieSchema,
  rotulo: z.string(),
  fluxo: fluxoSchema,
  rotuloDoFluxo: z.string(),
  origem: z.enum(ORIGENS_DA_ALTERACAO),
  estudante: z.string(),
  instituicao: z.string(),
  desde: momento,
  prazo: data.nullable(),
  /** A request that waits for the institution's word. */
  esperaInstituicao: z.boolean(),
});
export type AlteracaoNaFila = z.infer<typeof alteracaoNaFilaSchema>;

const documentoDaRendaSchema = z.object({
  id: uuid,
  rotulo: z.string(),
  paginas: z.int(),
  conferencias: z.array(conferenciaSchema),
  explicacao: z.string().nullable(),
});
export type DocumentoDaRenda = z.infer<typeof documentoDaRendaSchema>;

const alteracaoDaGestaoSchema = alteracaoNaFilaSchema.extend({
  versao: z.int(),
  mudancas: z.array(mudancaSchema),
  plano: planoAntesEDepoisSchema,
  assinam: z.array(
    z.object({ papel: z.enum(PAPEIS_DE_SIGNATARIO), nome: z.string(), assinouEm: momento.nullable() }),
  ),
  palavra: z
    .object({ resposta: z.enum(['confirmou', 'nao-confirmou']), texto: z.string().nullable() })
    .nullable(),
  /** What was said of whoever will guarantee; empty of the other kinds. */
  novoFiador: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
  /** Of whoever has accepted to guarantee; null for whoever decides nothing, and of the other kinds. */
  renda: z
    .object({
      /** Null until it was sent. */
      enviadaEm: momento.nullable(),
      devolvida: z.boolean().describe('A equipe pediu outros comprovantes, que ainda não vieram.'),
      suficiencia: z.string().describe('Se a renda alcança o mínimo, sem dizer quanto é a de cada pessoa.'),
      documentos: z.array(documentoDaRendaSchema),
    })
    .nullable(),
  historico: z.array(acontecimentoSchema.extend({ motivo: z.string().nullable() })),
  prazoDoPrograma: data,
  acoes: z.array(
    z.object({
      acao: z.enum(ATOS_DA_ALTERACAO),
      rotulo: z.string(),
      pedeMotivo: z.boolean(),
      /** Why it cannot be done now; null when it can. */
      impedimento: z.string().nullable(),
    }),
  ),
  /** The reader speaks for the institution, and its word is waited for. */
  podeDizerPalavra: z.boolean(),
});
export type AlteracaoDaGestao = z.infer<typeof alteracaoDaGestaoSchema>;

export const rotaFilaDeAlteracoes = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/alteracoes',
  resumo: 'Alterações de uma situação, ou de um contrato, da que espera há mais tempo para a mais nova',
  query: z.object({ fluxo: fluxoSchema.optional(), contrato: idContrato.optional(), prazo: filtroDePrazo }),
  resposta: z.object({ itens: z.array(alteracaoNaFilaSchema) }),
});

export const rotaContagemDeAlteracoes = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/alteracoes/contagem',
  resumo: 'Quantas alterações há em cada situação',
  resposta: z.object({
    situacoes: z.array(z.object({ fluxo: fluxoSchema, rotulo: z.string(), total: z.int() })),
    esperam: z
      .int()
      .describe('Quantas esperam a equipe; de quem fala pela instituição, quantas esperam a palavra dela.'),
  }),
});

export const rotaAlteracaoDaGestao = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/alteracoes/{id}',
  resumo: 'Uma alteração com tudo o que a equipe precisa para agir',
  params,
  resposta: alteracaoDaGestaoSchema,
  recusas: [404],
});

export const rotaDocumentoDaAlteracao = definirRota({
  area: AREA,
  permissao: 'gestao:ler-contratos',
  metodo: 'GET',
  caminho: '/gestao/alteracoes/{id}/documento',
  resumo: 'O documento em PDF: o guardado, ou como seria guardado ao liberar',
  params,
  binario: 'application/pdf',
  recusas: [404],
});

export const rotaComprovanteNaMesa = definirRota({
  area: AREA,
  permissao: 'gestao:gerar-contratos',
  metodo: 'GET',
  caminho: '/gestao/alteracoes/{id}/comprovantes/{docId}',
  resumo: 'Uma página de um comprovante de renda de quem vai garantir',
  params: params.extend({ docId: uuid }),
  query: z.object({ pagina: z.coerce.number().int().min(1).max(60).default(1) }),
  binario: 'image/jpeg',
  recusas: [404, 429, 503],
});

export const rotaContratoDeHojeNaMesa = definirRota({
  area: AREA,
  permissao: 'gestao:gerar-contratos',
  metodo: 'GET',
  caminho: '/gestao/alteracoes/contrato/{id}/de-hoje',
  resumo: 'O que um contrato em vigor diz hoje, para começar uma alteração',
  params: z.object({ id: idContrato }),
  resposta: contratoDeHojeSchema,
  recusas: [404, 409],
});

/** The staff has no session of a person, whose entry answers the same. */
export const rotaEnderecoNaMesa = definirRota({
  area: AREA,
  permissao: 'gestao:gerar-contratos',
  metodo: 'GET',
  caminho: '/gestao/alteracoes/endereco/{cep}',
  resumo: 'Endereço de um CEP, para o formulário da alteração; objeto vazio quando não se acha',
  params: rotaEnderecoDoCep.params,
  resposta: rotaEnderecoDoCep.resposta,
});

export const rotaSimularNaMesa = definirRota({
  area: AREA,
  permissao: 'gestao:gerar-contratos',
  metodo: 'POST',
  caminho: '/gestao/alteracoes/simular',
  resumo: 'O que mudaria no contrato, antes e depois; nada é gravado',
  efeito: { chave: 'natural', por: 'nada é gravado' },
  body: z.object({ contratoId: idContrato, pedido: pedidoDeAlteracaoSchema }),
  resposta: alteracaoSimuladaSchema,
  recusas: [404, 409, 422],
});

export const rotaIniciarAlteracao = definirRota({
  area: AREA,
  permissao: 'gestao:gerar-contratos',
  metodo: 'POST',
  caminho: '/gestao/alteracoes',
  resumo: 'A equipe começa uma alteração de um contrato em vigor',
  efeito: { chave: 'natural', por: 'duas alterações sem fim nunca mudam o mesmo de um contrato' },
  body: z.object({ contratoId: idContrato, pedido: pedidoDeAlteracaoSchema }),
  resposta: alteracaoDaGestaoSchema,
  recusas: [404, 409, 422],
});

export const rotaAgirNaAlteracao = definirRota({
  area: AREA,
  permissao: 'gestao:agir-em-contratos',
  metodo: 'POST',
  caminho: '/gestao/alteracoes/{id}',
  resumo: 'Um ato da equipe sobre uma alteração; a tabela de situações diz de quem ele é',
  efeito: { chave: 'natural', por: 'cada ato vale sobre a versão que a pessoa viu' },
  params,
  body: z.object({
    acao: z.enum(ATOS_DA_ALTERACAO),
    versao: z.int().positive(),
    /** Last day for signing, of a release. */
    prazo: data.nullable().default(null),
    motivo: z.nullable(motivo).default(null),
  }),
  resposta: alteracaoDaGestaoSchema,
  recusas: [404, 409, 422],
});

export const rotaPalavraDaInstituicao = definirRota({
  area: AREA,
  permissao: 'gestao:contratos-da-instituicao',
  metodo: 'POST',
  caminho: '/gestao/alteracoes/{id}/palavra',
  resumo: 'A instituição confirma, ou não, o que um pedido diz do curso',
  efeito: { chave: 'natural', por: 'a palavra vale sobre a versão vista, uma vez' },
  params,
  body: z.object({
    versao: z.int().positive(),
    resposta: z.enum(['confirmou', 'nao-confirmou']),
    texto: z.nullable(motivo).default(null),
  }),
  resposta: alteracaoDaGestaoSchema,
  recusas: [404, 409, 422],
});

export const rotasDeAlteracaoDaGestao = [
  rotaFilaDeAlteracoes,
  rotaContagemDeAlteracoes,
  rotaAlteracaoDaGestao,
  rotaDocumentoDaAlteracao,
  rotaComprovanteNaMesa,
  rotaContratoDeHojeNaMesa,
  rotaEnderecoNaMesa,
  rotaSimularNaMesa,
  rotaIniciarAlteracao,
  rotaAgirNaAlteracao,
  rotaPalavraDaInstituicao,
] as const;
