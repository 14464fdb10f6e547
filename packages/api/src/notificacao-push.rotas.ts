import * as z from 'zod';
import { definirRota } from './rota.ts';

/** The device's own name for itself: random, kept in the browser across logins; says nothing of a person. */
const aparelhoSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Informe o código deste aparelho');

/** What `PushSubscription.toJSON()` gives; anything more is left aside. */
const inscricaoSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: 'Informe o endereço da inscrição' }).max(1024),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/, 'Informe a chave da inscrição'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/, 'Informe o segredo da inscrição'),
  }),
});

/**
 * Spec 1 section 7. With `inscricao` the person turned notifications on here and now; without it the device only asks
 * whether it still belongs to the person who is logged in, and does not when somebody else turned them on.
 */
export const rotaSincronizarPush = definirRota({
  metodo: 'POST',
  caminho: '/notificacoes-push/s/user/sync',
  resumo: 'Liga as notificações deste aparelho à pessoa, ou confere se ainda estão ligadas',
  area: 'notificação push',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'há uma inscrição por aparelho' },
  body: z.object({ oneSignalId: aparelhoSchema, inscricao: inscricaoSchema.optional() }),
  resposta: z.object({ ativa: z.boolean() }),
  recusas: [409, 422],
});

export const rotaDesligarPush = definirRota({
  metodo: 'DELETE',
  caminho: '/notificacoes-push/s/user/{oneSignalId}',
  resumo: 'Desliga as notificações deste aparelho',
  area: 'notificação push',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'o aparelho já desligado continua desligado' },
  params: z.object({ oneSignalId: aparelhoSchema }),
});

export const rotasDeNotificacaoPush = [rotaSincronizarPush, rotaDesligarPush] as const;
