/** Whoever signs changes an own contact: a code to one that is still theirs, and one to the new one (credito, section 7). */
import { contatoNovoSchema } from '@credito/domain/assinatura/troca-de-contato';
import { codigoSchema } from '@credito/domain/conta/codigo';
import * as z from 'zod';
import { codigoEnviado, comPasse, entrada, publica } from './assinatura.rotas.ts';
import { definirRota } from './rota.ts';

export const rotaProvarContato = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/contato/prova',
  resumo: 'Envia um código a um contato que a pessoa ainda tem, para ela trocar um deles',
  efeito: { chave: 'natural', por: 'entre um código e outro há uma espera' },
  body: comPasse.extend({ canal: z.enum(['email', 'sms', 'whatsapp']) }),
  resposta: codigoEnviado,
  recusas: [404, 409, 429],
});

export const rotaConferirContatoNovo = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/contato/novo',
  resumo: 'Com o código do contato que já havia, envia outro ao contato novo',
  efeito: { chave: 'natural', por: 'enquanto o código do contato novo vale, a chamada só o confirma' },
  body: comPasse.extend({
    canal: z.enum(['email', 'sms', 'whatsapp']),
    codigo: codigoSchema,
    novo: contatoNovoSchema,
  }),
  resposta: codigoEnviado,
  recusas: [404, 409, 410, 422, 429],
});

export const rotaTrocarContato = definirRota({
  ...publica,
  metodo: 'POST',
  caminho: '/assinatura/contato',
  resumo:
    'Troca o contato de quem assina, com o código que chegou ao novo; os links de antes deixam de valer',
  efeito: { chave: 'natural', por: 'o passe de antes acaba com a troca' },
  body: comPasse.extend({
    canal: z.enum(['email', 'sms', 'whatsapp']),
    codigo: codigoSchema,
    novo: contatoNovoSchema,
  }),
  resposta: entrada,
  recusas: [404, 409, 410, 422, 429],
});

export const rotasDoContatoDeQuemAssina = [
  rotaProvarContato,
  rotaConferirContatoNovo,
  rotaTrocarContato,
] as const;
