/** Half-yearly updates at the desk, and the calendar of their periods (credito, section 9). */
import { ESTADOS_DA_ATUALIZACAO, SITUACOES_DO_BLOCO } from '@credito/domain/atualizacao/estados';
import { SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import { CODIGOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { motivoEscolhidoSchema } from '@credito/domain/gestao/motivos';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { idAtualizacao } from './atualizacao.esquemas.ts';
import { data, filtroDePrazo, momento, tipoPessoa, uuid } from './esquemas.ts';
import { atribuicaoSchema } from './gestao-fila.rotas.ts';
import { conferenciaSchema } from './registro-de-documento.ts';
import { definirRota } from './rota.ts';

const daMesa = { area: 'gestao: atualizações', permissao: 'gestao:decidir-solicitacao' } as const;
const dosPeriodos = { area: 'gestao: atualizações', permissao: 'gestao:administrar-catalogo' } as const;
const params = z.object({ id: idAtualizacao });
const estado = z.enum(ESTADOS_DA_ATUALIZACAO);
const motivoLivre = textoLivre({
  minimo: 10,
  maximo: 500,
  curto: 'Escreva o motivo com ao menos 10 caracteres.',
});

const naFilaSchema = z.object({
  id: z.int(),
  estudante: z.string(),
  contrato: z.string(),
  estado,
  rotulo: z.string(),
  periodo: z.string(),
  desde: momento,
  /** Until when a decision is due; null where nobody waits for one. */
  prazoEm: momento.nullable(),
  /** Who of the staff has it. */
  atribuicao: atribuicaoSchema.nullable(),
});
export type AtualizacaoNaFila = z.infer<typeof naFilaSchema>;

const ESTADOS_NA_FILA = [
  'pendente-analise',
  'pendente-reenvio',
  'atualizacao-iniciada',
  'concluido',
] as const;

export const rotaFilaDeAtualizacoes = definirRota({
  ...daMesa,
  metodo: 'GET',
  caminho: '/gestao/atualizacoes',
  resumo: 'As atualizações de uma situação, da que espera há mais tempo para a mais nova',
  query: z.object({
    estado: z.enum(ESTADOS_NA_FILA).default('pendente-analise'),
    prazo: filtroDePrazo,
    /** `proxima` of the page before. */
    depoisDe: z
      .string()
      .regex(/^\d{1,16}\.\d{1,15}$/)
      .optional(),
  }),
  resposta: z.object({ itens: z.array(naFilaSchema), proxima: z.string().nullable() }),
});

export const rotaProximaAtualizacao = definirRota({
  ...daMesa,
  metodo: 'POST',
  caminho: '/gestao/atualizacoes/proxima',
  resumo: 'Assume a atualização em análise que espera há mais tempo e que ninguém assumiu',
  efeito: { chave: 'idempotency-key' },
  resposta: z.object({ id: z.int().nullable() }),
});

export const rotaAssumirAtualizacao = definirRota({
  ...daMesa,
  metodo: 'PUT',
  caminho: '/gestao/atualizacoes/{id}/atribuicao',
  resumo: 'Assume a atualização, ou prolonga o tempo de quem já a assumiu',
  efeito: { chave: 'natural', por: 'a atualização já assumida continua com a mesma pessoa' },
  params,
  resposta: atribuicaoSchema,
  recusas: [404, 409],
});

export const rotaLiberarAtualizacao = definirRota({
  ...daMesa,
  metodo: 'DELETE',
  caminho: '/gestao/atualizacoes/{id}/atribuicao',
  resumo: 'Devolve a atualização à fila',
  efeito: { chave: 'natural', por: 'a atualização já devolvida continua livre' },
  params,
  recusas: [404],
});

const documentoSchema = z.object({
  id: uuid,
  tipoDocumento: z.enum(CODIGOS_DE_DOCUMENTO),
  rotulo: z.string(),
  situacao: z.enum(SITUACOES_VIGENTES),
  paginas: z.int(),
  motivos: z.array(z.string()),
  conferencias: z.array(conferenciaSchema),
});
export type DocumentoNaMesaDaAtualizacao = z.infer<typeof documentoSchema>;

const mudancaSchema = z.object({
  campo: z.string(),
  rotulo: z.string(),
  antes: z.string(),
  depois: z.string(),
  mudou: z.boolean(),
});

const naMesaSchema = naFilaSchema.extend({
  versao: z.int(),
  pessoas: z.array(
    z.object({
      tipo: tipoPessoa,
      nome: z.string(),
      situacao: z.enum(SITUACOES_DO_BLOCO),
      /** Null where it was not sent. */
      concluidaEm: momento.nullable(),
      /** CPF and contacts are covered until they are asked for. */
      mudancas: z.array(mudancaSchema),
      temCobertos: z.boolean(),
      documentos: z.array(documentoSchema),
      motivos: z.array(z.string()),
    }),
  ),
  historico: z.array(z.object({ em: momento, titulo: z.string(), motivo: z.string().nullable() })),
  /** Why it cannot be approved now; null where it can. */
  impedimento: z.string().nullable(),
  /** Persons without whom it may be concluded. */
  dispensaveis: z.array(tipoPessoa),
});
export type AtualizacaoNaMesa = z.infer<typeof naMesaSchema>;

export const rotaAtualizacaoNaMesa = definirRota({
  ...daMesa,
  metodo: 'GET',
  caminho: '/gestao/atualizacoes/{id}',
  resumo: 'Uma atualização: o que cada pessoa mudou, antes e depois, e os documentos',
  params,
  resposta: naMesaSchema,
  recusas: [404],
});

export const rotaRevelarNaAtualizacao = definirRota({
  ...daMesa,
  metodo: 'POST',
  caminho: '/gestao/atualizacoes/{id}/revelar/{tipoPessoa}',
  permissao: 'gestao:revelar-dados',
  resumo: 'Mostra o que está coberto do que uma pessoa mudou; fica registrado',
  efeito: { chave: 'natural', por: 'só lê; cada consulta fica registrada' },
  params: z.object({ id: idAtualizacao, tipoPessoa }),
  resposta: z.object({ mudancas: z.array(mudancaSchema) }),
  recusas: [404, 429],
});

const paramsDoDocumento = z.object({ id: idAtualizacao, docId: uuid });

export const rotaPaginaNaMesaDaAtualizacao = definirRota({
  ...daMesa,
  metodo: 'GET',
  caminho: '/gestao/atualizacoes/{id}/documentos/{docId}',
  resumo: 'Uma página de um documento da atualização',
  params: paramsDoDocumento,
  query: z.object({ pagina: z.coerce.number().int().min(1).max(60).default(1) }),
  binario: 'image/jpeg',
  recusas: [404, 429, 503],
});

export const rotaAvaliarNaAtualizacao = definirRota({
  ...daMesa,
  metodo: 'POST',
  caminho: '/gestao/atualizacoes/{id}/documentos/{docId}',
  resumo: 'O veredito de um documento da atualização',
  efeito: { chave: 'natural', por: 'o mesmo veredito, de novo, não muda nada' },
  params: paramsDoDocumento,
  body: z.object({
    /** Of the update, as the screen was showing it. */
    versao: z.int().positive(),
    resultado: z.enum(['aprovado', 'rejeitado', 'desfeito']),
    motivos: z.array(motivoEscolhidoSchema).max(10).default([]),
  }),
  resposta: naMesaSchema,
  recusas: [404, 409, 422],
});

export const rotaDecidirAtualizacao = definirRota({
  ...daMesa,
  metodo: 'POST',
  caminho: '/gestao/atualizacoes/{id}',
  resumo: 'Aprova, pede a correção, ou conclui sem a parte de um fiador',
  efeito: { chave: 'natural', por: 'a decisão vale para a versão vista, uma vez' },
  params,
  body: z.object({
    acao: z.enum(['aprovar', 'reprovar', 'dispensar']),
    versao: z.int().positive(),
    /** Of a correction: what is wrong with somebody's data, beyond single documents. */
    dados: z
      .array(z.object({ tipo: tipoPessoa, motivo: motivoLivre }))
      .max(3)
      .default([]),
    /** Of a guarantor who cannot come: whom, and why. */
    dispensa: z
      .object({ tipo: z.enum(['fiador', 'fiador2']), motivo: motivoLivre })
      .nullable()
      .default(null),
  }),
  resposta: naMesaSchema,
  recusas: [404, 409, 422],
});

const prazos = { fecha: data, tardioAte: data };
const periodoSchema = z.object({
  id: z.int(),
  ano: z.int(),
  semestre: z.int(),
  rotulo: z.string(),
  abre: data,
  ...prazos,
  fase: z.enum(['antes', 'aberto', 'tardio', 'encerrado']),
  prorrogacoes: z.array(z.object({ ...prazos, motivo: z.string(), em: momento })),
  versao: z.int(),
});
export type PeriodoNaGestao = z.infer<typeof periodoSchema>;
const periodos = z.object({ periodos: z.array(periodoSchema) });

export const rotaPeriodosDeAtualizacao = definirRota({
  ...dosPeriodos,
  metodo: 'GET',
  caminho: '/gestao/periodos-de-atualizacao',
  resumo: 'Os períodos da atualização cadastral, do mais novo para o mais antigo',
  resposta: periodos,
});

export const rotaCriarPeriodo = definirRota({
  ...dosPeriodos,
  metodo: 'POST',
  caminho: '/gestao/periodos-de-atualizacao',
  resumo: 'Marca o período de um semestre',
  efeito: { chave: 'natural', por: 'cada semestre tem um período' },
  body: z.object({
    ano: z.int().min(2000).max(2100),
    semestre: z.union([z.literal(1), z.literal(2)]),
    abre: data,
    ...prazos,
  }),
  resposta: periodos,
  recusas: [409, 422],
});

export const rotaProrrogarPeriodo = definirRota({
  ...dosPeriodos,
  metodo: 'POST',
  caminho: '/gestao/periodos-de-atualizacao/{periodo}/prorrogacoes',
  resumo: 'Prorroga um período, com o motivo',
  efeito: { chave: 'natural', por: 'a prorrogação vale para a versão vista, uma vez' },
  params: z.object({ periodo: z.coerce.number().int().positive() }),
  body: z.object({ versao: z.int().positive(), ...prazos, motivo: motivoLivre }),
  resposta: periodos,
  recusas: [404, 409, 422],
});

export const rotasDeAtualizacaoNaGestao = [
  rotaFilaDeAtualizacoes,
  rotaProximaAtualizacao,
  rotaAssumirAtualizacao,
  rotaLiberarAtualizacao,
  rotaAtualizacaoNaMesa,
  rotaRevelarNaAtualizacao,
  rotaPaginaNaMesaDaAtualizacao,
  rotaAvaliarNaAtualizacao,
  rotaDecidirAtualizacao,
  rotaPeriodosDeAtualizacao,
  rotaCriarPeriodo,
  rotaProrrogarPeriodo,
] as const;
