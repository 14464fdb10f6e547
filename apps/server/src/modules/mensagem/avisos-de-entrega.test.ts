import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { enfileirarMensagem } from './enfileirar.ts';
import { enviarMensagem } from './enviar-mensagem.ts';

const SEGREDO_DO_APP = 'segredo-do-aplicativo';
const TOKEN = 'token-de-verificacao';
const SEGREDO_DO_SMS = 'segredo-do-provedor-de-sms';
const servidor = await criarServidorDeTeste({
  env: {
    WHATSAPP_URL: 'https://provedor.exemplo',
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_ID: '1099',
    WHATSAPP_SEGREDO_DO_APP: SEGREDO_DO_APP,
    WHATSAPP_TOKEN_DE_VERIFICACAO: TOKEN,
    SMS_SEGREDO_DO_AVISO: SEGREDO_DO_SMS,
  },
  gateways: { whatsapp: { enviar: async ({ id }) => ({ tipo: 'aceita', idNoProvedor: `wamid.${id}` }) } },
});
const { contexto, db, pedir, relogio } = servidor;

async function enviada(chaveUnica: string, canal: 'sms' | 'whatsapp'): Promise<string> {
  await db.transaction().execute((trx) =>
    enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica,
      contaId: null,
      solicitacaoId: null,
      canal,
      destino: '11987654321',
      modelo: { nome: 'decisao-reprovar', assunto: null, texto: 'há uma resposta no portal', html: null },
      agora: relogio.agora(),
    }),
  );
  const { id } = await db
    .selectFrom('mensagem')
    .select('id')
    .where('chave_unica', '=', chaveUnica)
    .executeTakeFirstOrThrow();
  await enviarMensagem(contexto, id);
  return id;
}

const estado = async (id: string) =>
  (await db.selectFrom('mensagem').select('estado').where('id', '=', id).executeTakeFirstOrThrow()).estado;

const doMeta = (...statuses: unknown[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', statuses } }] }],
});

function avisarWhatsApp(corpo: unknown, segredo = SEGREDO_DO_APP) {
  const texto = typeof corpo === 'string' ? corpo : JSON.stringify(corpo);
  const assinatura = createHmac('sha256', segredo).update(texto).digest('hex');
  return pedir({
    metodo: 'POST',
    url: '/api/avisos-de-entrega/whatsapp',
    body: texto,
    cabecalhos: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${assinatura}` },
  });
}

function avisarSms(corpo: unknown, segredo = SEGREDO_DO_SMS) {
  return pedir({
    metodo: 'POST',
    url: '/api/avisos-de-entrega/sms',
    body: corpo,
    cabecalhos: { authorization: `Bearer ${segredo}` },
  });
}

describe('WhatsApp', () => {
  it('a message that arrived is shown as delivered, by our id or by theirs, in any order', async () => {
    const id = await enviada('entregue', 'whatsapp');
    const status = { id: `wamid.${id}`, recipient_id: '5511987654321', timestamp: '1' };
    expect((await avisarWhatsApp(doMeta({ ...status, status: 'delivered' }))).status).toBe(200);
    expect(await estado(id)).toBe('entregue');
    await avisarWhatsApp(doMeta({ ...status, status: 'sent', biz_opaque_callback_data: id }));
    await avisarWhatsApp(doMeta({ ...status, status: 'failed', errors: [{ code: 131_026 }] }));
    expect(await estado(id)).toBe('entregue');
  });

  it('a message that came back is sent by SMS once, and the reason has no number in it', async () => {
    const id = await enviada('devolvida', 'whatsapp');
    const falha = doMeta({
      id: `wamid.${id}`,
      biz_opaque_callback_data: id,
      status: 'failed',
      recipient_id: '5511987654321',
      errors: [{ code: 131_026, title: 'Undeliverable', message: 'to 5511987654321' }],
    });
    await Promise.all([avisarWhatsApp(falha), avisarWhatsApp(falha)]);
    expect(await estado(id)).toBe('devolvida');
    const segundas = await db
      .selectFrom('mensagem')
      .select(['canal', 'destino'])
      .where('segunda_de', '=', id)
      .execute();
    expect(segundas).toEqual([{ canal: 'sms', destino: '11987654321' }]);
    const { motivo } = await db
      .selectFrom('tentativa_de_envio')
      .select('motivo')
      .where('mensagem_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(motivo).toBe('code 131026');
  });

  it('another signature, or none, changes nothing', async () => {
    const id = await enviada('falsa', 'whatsapp');
    const falso = doMeta({ id: `wamid.${id}`, status: 'failed' });
    expect((await avisarWhatsApp(falso, 'outro-segredo-qualquer')).status).toBe(403);
    const semAssinatura = { metodo: 'POST', url: '/api/avisos-de-entrega/whatsapp', body: falso } as const;
    expect((await pedir(semAssinatura)).status).toBe(403);
    expect(await estado(id)).toBe('enviada');
  });

  it.each([
    ['nothing', {}, 200],
    ['a person who writes to us', { entry: [{ changes: [{ value: { messages: [{ text: 'oi' }] } }] }] }, 200],
    ['an unknown message', doMeta({ id: 'wamid.x', status: 'delivered' }), 200],
    ['an id that is none', doMeta({ id: 'x', biz_opaque_callback_data: "';--", status: 'sent' }), 200],
    ['wrong types', doMeta({ id: 7, status: [] }, null), 200],
    ['no JSON', '{', 400],
  ])('survives %s', async (_, corpo, status) => {
    expect((await avisarWhatsApp(corpo)).status).toBe(status);
  });

  it('answers the challenge to whoever knows the token', async () => {
    const desafio = (token: string) =>
      pedir({
        metodo: 'GET',
        url: `/api/avisos-de-entrega/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
      });
    expect((await desafio(TOKEN)).texto).toBe('1158201444');
    expect((await desafio('errado')).status).toBe(403);
  });
});

describe('SMS', () => {
  it.each([
    ['delivered', 'entregue'],
    ['undelivered', 'devolvida'],
    ['rejected', 'devolvida'],
    ['sent', 'enviada'],
    ['buffered', 'enviada'],
  ])('%s makes it %s', async (status, esperado) => {
    const id = await enviada(`sms-${status}`, 'sms');
    expect((await avisarSms([{ id, status, code: '30003' }])).status).toBe(204);
    expect(await estado(id)).toBe(esperado);
  });

  it('takes no notice of a wrong secret, nor of a message of another channel', async () => {
    const id = await enviada('outro-canal', 'whatsapp');
    expect((await avisarSms({ id, status: 'failed' }, 'errado')).status).toBe(403);
    expect((await avisarSms({ id, status: 'failed' })).status).toBe(204);
    expect(await estado(id)).toBe('enviada');
  });
});

it('without a secret in the configuration the addresses do not exist', async () => {
  const outro = await criarServidorDeTeste();
  for (const url of ['/api/avisos-de-entrega/sms', '/api/avisos-de-entrega/whatsapp'])
    expect((await outro.pedir({ metodo: 'POST', url, body: {} })).status).toBe(404);
});
