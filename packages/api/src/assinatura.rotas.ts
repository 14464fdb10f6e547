/**
 * Electronic signature as whoever signs meets it (credito, section 7). The secret of a link travels in bodies only. Whoever
 * enters, by the link and the CPF or by the own session, gets a pass of one hour, and every further step asks for it.
 */

import { ESTADOS_DO_ASSINANTE } from '@credito/domain/assinatura/assinante';
import { MODOS_DA_FOTO } from '@credito/domain/assinatura/foto';
import { LETRAS_DA_SECAO, MAXIMO_DE_SECOES, MAXIMO_DE_SEGUNDOS } from '@credito/domain/assinatura/leitura';
import { FORMATO_DO_SEGREDO } from '@credito/domain/assinatura/link';
import { motivoDaRecusaSchema } from '@credito/domain/assinatura/recusa';
import { SITUACOES_DO_LINK } from '@credito/domain/assinatura/situacao-do-link';
import { SITUACOES_DA_VERIFICACAO } from '@credito/domain/assinatura/verificacao';
import { codigoSchema } from '@credito/domain/conta/codigo';
import type { Bloco } from '@credito/domain/contrato/texto/blocos';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import * as z from 'zod';
import { entregaSchema } from './codigo.rotas.ts';
import { data, momento } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'assinatura';
export const publica = { area: AREA, permissao: 'publica' } as const;
const soLe = { chave: 'natural', por: 'só lê e não grava nada' } as const;

const codigoDoLink = z.string().regex(FORMATO_DO_SEGREDO, 'Este link não é válido.');
const passe = z.string().max(200);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const comPasse = z.object({ passe });

export const entrada = z.object({ passe, expiraEm: momento });

const consultaDoLink = z.object({
  situacao: z.enum(SITUACOES_DO_LINK),
  para: z
    .string()
    .describe('“M••••• S•••••”: o bastante para saber para quem é o link; o documento vem depois do CPF.'),
});
export type ConsultaDoLink = z.infer<typeof consultaDoLink>;

export const rotaConsultarLink = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/consulta',
  resumo: 'De quem é um link de assinatura, e em que pé está; só lê',
  efeito: soLe,
  body: z.object({ codigo: codigoDoLink }),
  resposta: consultaDoLink,
  recusas: [404, 429],
});

export const rotaEntrarPeloLink = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/entrar',
  resumo: 'Entra na assinatura com o link e o CPF de quem assina',
  efeito: { chave: 'natural', por: 'cada entrada dá um passe de uma hora e não muda nada' },
  body: z.object({ codigo: codigoDoLink, cpf: cpfSchema }),
  resposta: entrada,
  recusas: [404, 422, 429],
});

export const rotaEntrarPelaConta = definirRota({
  area: AREA,
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: '/assinatura/s/entrar',
  resumo: 'Entra na própria assinatura pela sessão do portal',
  efeito: { chave: 'natural', por: 'cada entrada dá um passe de uma hora e não muda nada' },
  body: z.object({ assinanteId: z.uuid() }),
  resposta: entrada,
  recusas: [404],
});

const assinaturaPendente = z.object({
  assinanteId: z.uuid(),
  titulo: z.string(),
  papel: z.string(),
  prazo: data,
  situacao: z.enum(SITUACOES_DO_LINK),
});
export type AssinaturaPendente = z.infer<typeof assinaturaPendente>;

export const rotaAssinaturasDaConta = definirRota({
  area: AREA,
  permissao: 'conta',
  metodo: 'GET',
  caminho: '/assinatura/s/pendentes',
  resumo: 'Documentos que esperam a assinatura da pessoa da sessão, ou a vez dela',
  resposta: z.array(assinaturaPendente),
});

const contatoParaOCodigo = z.object({
  canal: z.enum(['email', 'sms', 'whatsapp']),
  destino: z.string().describe('Em parte coberto.'),
  declaracao: z.object({ texto: z.string(), versao: z.string(), sha256 }),
});

export const codigoEnviado = z.object({ destino: z.string(), esperarSegundos: z.int() });

const assinaturaAbertaSchema = z.object({
  assinanteId: z.uuid(),
  situacao: z.enum(SITUACOES_DO_LINK),
  titulo: z.string(),
  sha256,
  codigoDeVerificacao: z.string(),
  prazo: data,
  voce: z.object({ nome: z.string(), papel: z.string() }),
  fatos: z
    .array(z.object({ rotulo: z.string(), valor: z.string(), detalhe: z.string().optional() }))
    .describe('O que o documento diz em resumo, antes de ser lido.'),
  quemAssina: z
    .array(
      z.object({
        nome: z.string(),
        papel: z.string(),
        grupo: z.int(),
        estado: z.enum(ESTADOS_DO_ASSINANTE),
        voce: z.boolean(),
      }),
    )
    .describe('Todos os que assinam, em ordem; só o primeiro nome.'),
  blocos: z.array(z.custom<Bloco>()),
  foto: z
    .enum(['falta', 'enviada'])
    .nullable()
    .describe('A foto do rosto que o documento pede; nulo quando não pede, ou já há uma aprovada.'),
  contatos: z
    .array(contatoParaOCodigo)
    .describe('Para quais dos próprios contatos o código pode ir, com as palavras que então se declaram.'),
  trocaContatoAqui: z.boolean().describe('Quem tem conta muda o contato lá.'),
  codigoEnviado: codigoEnviado
    .extend({ canal: z.enum(['email', 'sms', 'whatsapp']) })
    .nullable()
    .describe('O código que já foi enviado e ainda vale: quem volta à página continua com ele.'),
  assinouEm: momento.nullable().describe('Quando a pessoa assinou; nulo antes.'),
  selado: z.boolean().describe('O arquivo pronto já pode ser baixado.'),
});
export type AssinaturaAberta = z.infer<typeof assinaturaAbertaSchema>;

export const rotaVerAssinatura = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/ver',
  resumo: 'O que se assina, em que papel, com quem mais e com que declaração',
  efeito: { chave: 'natural', por: 'a primeira abertura fica registrada uma vez' },
  body: comPasse,
  resposta: assinaturaAbertaSchema,
  recusas: [404],
});

export const rotaLerDocumento = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/documento',
  resumo: 'O documento em PDF: o que se lê e, quando selado, o arquivo final',
  efeito: { chave: 'natural', por: 'cada arquivo baixado fica registrado uma vez por pessoa' },
  body: comPasse,
  binario: 'application/pdf',
  recusas: [404],
});

export const rotaEnviarFotoDaAssinatura = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/foto',
  resumo: 'A foto do rosto de quem assina, onde o documento a pede; até a assinatura, a mais nova vale',
  efeito: { chave: 'natural', por: 'a mesma foto de novo não muda nada' },
  arquivo: true,
  partes: z.object({
    passe,
    modo: z.enum(MODOS_DA_FOTO),
    foto: z.string().describe('O arquivo da foto.'),
  }),
  resposta: assinaturaAbertaSchema,
  recusas: [404, 409, 413, 415, 422, 429, 503],
});

export const rotaPedirCodigoDaAssinatura = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/codigo',
  resumo: 'Envia o código ao contato da própria pessoa; o texto nomeia o documento',
  efeito: { chave: 'natural', por: 'entre um código e outro há uma espera' },
  body: comPasse.extend({ canal: z.enum(['email', 'sms', 'whatsapp']) }),
  resposta: codigoEnviado,
  recusas: [404, 409, 429],
});

export const rotaEntregaDoCodigoDaAssinatura = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/entrega-do-codigo',
  resumo: 'O que foi feito do último código que a pessoa pediu para assinar',
  efeito: soLe,
  body: comPasse,
  resposta: entregaSchema,
  recusas: [404, 429],
});

const leitura = z.object({
  abertoEm: momento,
  secoes: z
    .array(
      z.object({
        secao: z.string().max(LETRAS_DA_SECAO),
        segundos: z.int().min(0).max(MAXIMO_DE_SEGUNDOS),
      }),
    )
    .max(MAXIMO_DE_SECOES),
  chegouAoFim: z.boolean(),
  letraAumentada: z.boolean(),
  baixouPdf: z.boolean(),
});

export const rotaAssinar = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/assinar',
  resumo: 'Assina: o código certo, o documento que foi lido e a declaração que foi marcada',
  efeito: { chave: 'natural', por: 'cada pessoa assina uma vez; depois disso a chamada só a confirma' },
  body: comPasse.extend({
    canal: z.enum(['email', 'sms', 'whatsapp']),
    codigo: codigoSchema,
    /** The file that was read, and the words beside the box that was ticked. */
    sha256,
    declaracaoSha256: sha256,
    leitura: leitura.nullable(),
  }),
  resposta: assinaturaAbertaSchema,
  recusas: [404, 409, 410, 422, 429],
});

export const rotaRecusarAssinatura = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/recusar',
  resumo: 'A pessoa não vai assinar, e diz por quê',
  efeito: { chave: 'natural', por: 'cada pessoa recusa uma vez' },
  body: comPasse.extend({ motivo: motivoDaRecusaSchema }),
  resposta: assinaturaAbertaSchema,
  recusas: [404, 409, 422],
});

const verificacaoSchema = z.object({
  titulo: z.string(),
  situacao: z.enum(SITUACOES_DA_VERIFICACAO),
  abertoEm: momento,
  seladoEm: momento.nullable(),
  sha256DoLido: sha256.describe(
    'Do arquivo como foi lido, e do pronto; o navegador os compara com o arquivo que a pessoa tem.',
  ),
  sha256DoSelado: sha256.nullable(),
  assinaturas: z
    .array(z.object({ iniciais: z.string(), cpf: z.string(), papel: z.string(), em: momento.nullable() }))
    .describe('Só iniciais e CPF em parte coberto.'),
});
export type Verificacao = z.infer<typeof verificacaoSchema>;

export const rotaVerificar = definirRota({
  ...publica,
  metodo: 'GET',
  caminho: '/verificar/{codigo}',
  resumo: 'O que está registrado sob um código de verificação; sem dados pessoais além de iniciais',
  params: z.object({ codigo: z.string().max(40) }),
  resposta: verificacaoSchema,
  recusas: [404, 429],
});

export const rotasDeAssinatura = [
  rotaConsultarLink,
  rotaEntrarPeloLink,
  rotaEntrarPelaConta,
  rotaAssinaturasDaConta,
  rotaVerAssinatura,
  rotaLerDocumento,
  rotaEnviarFotoDaAssinatura,
  rotaPedirCodigoDaAssinatura,
  rotaEntregaDoCodigoDaAssinatura,
  rotaAssinar,
  rotaRecusarAssinatura,
  rotaVerificar,
] as const;
