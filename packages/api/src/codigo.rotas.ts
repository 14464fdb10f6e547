import { codigoSchema } from '@credito/domain/conta/codigo';
import { CANAIS_DO_CODIGO, SITUACOES_DA_ENTREGA } from '@credito/domain/conta/entrega-do-codigo';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { nomeSchema } from '@credito/domain/pessoa/nome';
import { celularSchema } from '@credito/domain/pessoa/telefone';
import * as z from 'zod';
import { definirRota } from './rota.ts';

export const rotaEnviarCodigo = definirRota({
  metodo: 'POST',
  caminho: '/usuario/codigo-verificacao',
  resumo: 'Envia um código de seis números ao celular, por SMS ou WhatsApp',
  area: 'código',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'entre um código e outro há uma espera' },
  query: z.object({ sms: z.enum(['true', 'false'], 'Escolha SMS ou WhatsApp.') }),
  body: z.object({ cpf: cpfSchema, name: nomeSchema, phone: celularSchema }),
  resposta: z.object({ esperarSegundos: z.int() }),
  recusas: [422, 429],
});

export const rotaValidarCodigo = definirRota({
  metodo: 'POST',
  caminho: '/usuario/validar-codigo',
  resumo: 'Confere o código e lembra o celular verificado neste navegador por 24 horas',
  area: 'código',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'cada código serve uma vez' },
  body: z.object({ phone: celularSchema, code: codigoSchema }),
  resposta: z.object({ verificado: z.literal(true) }),
  recusas: [410, 422, 429],
});

export const rotaTelefoneVerificado = definirRota({
  metodo: 'POST',
  caminho: '/usuario/telefone-verificado',
  resumo: 'Diz se este navegador já verificou o celular para o CPF',
  area: 'código',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  body: z.object({ cpf: cpfSchema, phone: celularSchema }),
  resposta: z.object({ verificado: z.boolean() }),
  recusas: [429],
});

/** Of the last code that was asked for; null when there is none. */
export const entregaSchema = z.object({
  entrega: z.object({ situacao: z.enum(SITUACOES_DA_ENTREGA), canal: z.enum(CANAIS_DO_CODIGO) }).nullable(),
});

export const rotaEntregaDoCodigo = definirRota({
  metodo: 'POST',
  caminho: '/usuario/entrega-do-codigo',
  resumo: 'Diz a este navegador o que foi feito do último código que ele pediu para o celular',
  area: 'código',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  body: z.object({ phone: celularSchema }),
  resposta: entregaSchema,
  recusas: [429],
});

export const rotaEntregaDoProprioCodigo = definirRota({
  metodo: 'GET',
  caminho: '/usuario/p/entrega-do-codigo',
  resumo: 'Diz o que foi feito do último código que a própria pessoa pediu',
  area: 'código',
  permissao: 'conta',
  query: z.object({ para: z.enum(['perfil-email', 'perfil-telefone', 'aceite-fiador', 'atualizacao']) }),
  resposta: entregaSchema,
});

export const rotasDeCodigo = [
  rotaEnviarCodigo,
  rotaValidarCodigo,
  rotaTelefoneVerificado,
  rotaEntregaDoCodigo,
  rotaEntregaDoProprioCodigo,
] as const;
