import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { enfileirarMensagem } from './enfileirar.ts';
import { enviarMensagem } from './enviar-mensagem.ts';

const SEGREDO_DO_APP = 'segredo-do-aplicativo';
const TOKEN = 'token-de-verificacao';
const SEGREDO_DO_SMS = 'segredo-do-provedor-de-sms';
const SEGREDO_DO_EMAIL = 'segredo-da-caixa-de-devolucoes';
const servidor = await criarServidorDeTeste({
  env: {
    WHATSAPP_URL: 'https://provedor.exemplo',
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_ID: '1099',
    WHATSAPP_SEGREDO_DO_APP: SEGREDO_DO_APP,
    WHATSAPP_TOKEN_DE_VERIFICACAO: TOKEN,
    SMS_SEGREDO_DO_AVISO: SEGREDO_DO_SMS,
    SMTP_SEGREDO_DO_AVISO: SEGREDO_DO_EMAIL,
  },
  gateways: { whatsapp: { enviar: async ({ id }) => ({ tipo: 'aceita', idNoProvedor: `wamid.${id}` }) } },
});
const { contexto, db, pedir, relogio } = servidor;
const conta = await criarConta(servidor, ANA);

async function enviada(chaveUnica: string, canal: 'email' | 'sms' | 'whatsapp'): Promise<string> {
  await db.transaction().execute((trx) =>
    enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica,
      contaId: canal === 'email' ? conta.contaId : null,
      solicitacaoId: null,
      canal,
      destino: canal === 'email' ? ANA.email : '11987654321',
      modelo: {
        nome: 'decisao-reprovar',
        assunto: canal === 'email' ? 'Há uma resposta' : null,
        texto: 'há uma resposta no portal',
        html: null,
      },
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

describe('E-mail', () => {
  const linhas = (...partes: string[]) => partes.join('\r\n');
  const campos = (action: string, status: string) =>
    linhas('', `Final-Recipient: rfc822; ${ANA.email}`, `Action: ${action}`, `Status: ${status}`, '');

  /** As a mail server sends it (RFC 3464): words for people, fields for machines, what came back. */
  const devolucao = (relatorio: string, original: string, tipo = 'text/rfc822-headers') =>
    linhas(
      'From: Mail Delivery System <MAILER-DAEMON@mx.exemplo.com.br>',
      'To: devolucoes@ipe.org.br',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status;',
      ' boundary="=_1"',
      '',
      '--=_1',
      'Content-Type: text/plain; charset=utf-8',
      '',
      `<${ANA.email}>: host mx said: 550 5.1.1 no such user`,
      '--=_1',
      'Content-Type: message/delivery-status',
      '',
      relatorio,
      '--=_1',
      `Content-Type: ${tipo}`,
      '',
      original,
      '',
      '--=_1--',
      '',
    );

  const avisarEmail = (corpo: string | Buffer, segredo = SEGREDO_DO_EMAIL) =>
    pedir({
      metodo: 'POST',
      url: '/api/avisos-de-entrega/email',
      body: corpo,
      cabecalhos: { authorization: `Bearer ${segredo}`, 'content-type': 'message/rfc822' },
    });

  const semOriginal = 'Subject: outro assunto';
  const porEnvelope = (id: string, action: string, status = '5.1.1') =>
    devolucao(
      linhas(`Original-Envelope-Id: ${id}`, 'Reporting-MTA: dns; mx', campos(action, status)),
      semOriginal,
    );

  it('that came back is announced on the phone, once, without its address in the reason', async () => {
    const id = await enviada('email-devolvido', 'email');
    const respostas = await Promise.all([1, 2].map(() => avisarEmail(porEnvelope(id, 'failed'))));
    expect(respostas.map(({ status }) => status)).toEqual([204, 204]);
    expect(await estado(id)).toBe('devolvida');
    const segundas = await db
      .selectFrom('mensagem')
      .select(['canal', 'destino', 'texto'])
      .where('segunda_de', '=', id)
      .execute();
    expect(segundas).toMatchObject([{ canal: 'sms', destino: ANA.telefone }]);
    expect(segundas[0]?.texto).toContain('voltou');
    const { motivo } = await db
      .selectFrom('tentativa_de_envio')
      .select('motivo')
      .where('mensagem_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(motivo).toBe('status 5.1.1');
  });

  it.each([
    ['quoted headers', 'text/rfc822-headers', (id: string) => `Message-ID: <${id}@ipe.org.br>`],
    [
      'the whole mail, with a folded header',
      'message/rfc822',
      (id: string) => linhas(`To: ${ANA.email}`, 'Message-ID:', ` <${id}@ipe.org.br>`, '', 'Olá, Ana.'),
    ],
  ])('is found by %s when the envelope has no id', async (nome, tipo, original) => {
    const id = await enviada(`email-${nome}`, 'email');
    const relatorio = linhas('Reporting-MTA: dns; mx', campos('failed', '5.2.2'));
    expect((await avisarEmail(devolucao(relatorio, original(id), tipo))).status).toBe(204);
    expect(await estado(id)).toBe('devolvida');
  });

  it.each([
    ['delayed', 'enviada'],
    ['relayed', 'enviada'],
    ['delivered', 'entregue'],
    ['Failed', 'devolvida'],
  ])('with the action %s is %s', async (action, esperado) => {
    const id = await enviada(`email-acao-${action}`, 'email');
    await avisarEmail(porEnvelope(id, action));
    expect(await estado(id)).toBe(esperado);
  });

  it('stays as it is for whoever has another secret', async () => {
    const id = await enviada('email-segredo', 'email');
    expect((await avisarEmail(porEnvelope(id, 'failed'), 'outro')).status).toBe(403);
    expect(await estado(id)).toBe('enviada');
  });

  it.each([
    ['a person who answers', linhas('From: ana@exemplo.com.br', 'Subject: Re: oi', '', 'Obrigada!')],
    ['nothing', ''],
    ['bytes that are no mail', Buffer.from([0xff, 0xfe, 0, 1, 2])],
    ['a report without a recipient', devolucao('Reporting-MTA: dns; mx', semOriginal)],
    ['an id that is none', porEnvelope("';--", 'failed')],
    ['a part that never ends', porEnvelope('x', 'failed').slice(0, 400)],
  ])('survives %s', async (_, corpo) => {
    expect((await avisarEmail(corpo)).status).toBe(204);
  });
});

it('without a secret in the configuration the addresses do not exist', async () => {
  const outro = await criarServidorDeTeste();
  for (const nome of ['email', 'sms', 'whatsapp']) {
    const url = `/api/avisos-de-entrega/${nome}`;
    expect((await outro.pedir({ metodo: 'POST', url, body: {} })).status).toBe(404);
  }
});
