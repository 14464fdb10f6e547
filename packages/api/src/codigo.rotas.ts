import { codigoSchema } from '@credito/domain/conta/codigo';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { nomeSchema } from '@credito/domain/pessoa/nome';
import { celularSchema } from '@credito/domain/pessoa/telefone';
import * as z from 'zod';
import { definirRota } from './rota.ts';

export const rotaEnviarCodigo = definirRota({
  metodo: 'POST',
  caminho: '/usuario/codigo-verificacao',
  resumo: 'Envia um código de seis números ao celular, por SMS ou WhatsApp',
  area: 'codigo',
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
  area: 'codigo',
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
  area: 'codigo',
  permissao: 'publica',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  body: z.object({ cpf: cpfSchema, phone: celularSchema }),
  resposta: z.object({ verificado: z.boolean() }),
  recusas: [429],
});

export const rotasDeCodigo = [rotaEnviarCodigo, rotaValidarCodigo, rotaTelefoneVerificado] as const;
