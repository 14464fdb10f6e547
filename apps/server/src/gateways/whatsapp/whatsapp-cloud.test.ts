import { expect, it } from 'vitest';
import { ouvirComoProvedor } from '../../../test/gateways/provedor-de-teste.ts';
import { criarWhatsAppCloud } from './whatsapp-cloud.ts';

const MENSAGEM = { para: '+5551987654321', texto: 'Fundação Ipê: seu código é 045678.', id: 'mensagem-1' };
const ACEITA = { status: 200, corpo: { messages: [{ id: 'wamid.1' }] } };
const DESCONHECIDO = { status: 400, corpo: { error: { code: 131_026, message: 'Message undeliverable' } } };

const criar = (url: string, modelo?: string) =>
  criarWhatsAppCloud({ url: `${url}/v23.0`, token: 'segredo', phoneId: '1099', modelo });

it('sends a text to the eleven digits with the country code once', async () => {
  const { url, pedidos } = await ouvirComoProvedor(() => ACEITA);
  expect(await criar(url).enviar(MENSAGEM)).toEqual({ tipo: 'aceita', idNoProvedor: 'wamid.1' });
  expect(pedidos.map((pedido) => pedido.corpo)).toEqual([
    {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '5551987654321',
      biz_opaque_callback_data: 'mensagem-1',
      type: 'text',
      text: { preview_url: false, body: MENSAGEM.texto },
    },
  ]);
  expect(pedidos[0]?.caminho).toBe('/v23.0/1099/messages');
  expect(pedidos[0]?.cabecalhos.authorization).toBe('Bearer segredo');
});

it('uses the approved template when there is one, without line breaks', async () => {
  const { url, pedidos } = await ouvirComoProvedor(() => ACEITA);
  await criar(url, 'aviso_do_portal').enviar({ ...MENSAGEM, texto: 'Olá.\n\nSeu código é 045678.' });
  expect(pedidos[0]?.corpo).toMatchObject({
    type: 'template',
    template: {
      name: 'aviso_do_portal',
      language: { code: 'pt_BR' },
      components: [{ type: 'body', parameters: [{ type: 'text', text: 'Olá. Seu código é 045678.' }] }],
    },
  });
});

it('finds an old account that is registered without the ninth digit', async () => {
  const { url, pedidos } = await ouvirComoProvedor(({ corpo }) =>
    corpo.to === '555187654321' ? ACEITA : DESCONHECIDO,
  );
  expect(await criar(url).enviar(MENSAGEM)).toMatchObject({ tipo: 'aceita' });
  expect(pedidos.map((pedido) => pedido.corpo.to)).toEqual(['5551987654321', '555187654321']);
});

it('a number unknown with and without the ninth digit is refused', async () => {
  const { url, pedidos } = await ouvirComoProvedor(() => DESCONHECIDO);
  expect(await criar(url).enviar(MENSAGEM)).toEqual({ tipo: 'recusada', motivo: 'HTTP 400 code 131026' });
  expect(pedidos).toHaveLength(2);
});

it.each([
  ['a full quota', 400, 130_429, 'adiada'],
  ['an expired access token', 401, 190, 'adiada'],
  ['a failure at Meta', 500, 131_000, 'adiada'],
  ['a message outside the 24 hours', 400, 131_047, 'recusada'],
] as const)('after %s the delivery is decided by the code', async (_, status, code, tipo) => {
  const { url, pedidos } = await ouvirComoProvedor(() => ({ status, corpo: { error: { code } } }));
  expect(await criar(url).enviar(MENSAGEM)).toEqual({ tipo, motivo: `HTTP ${status} code ${code}` });
  expect(pedidos).toHaveLength(1);
});

it('no answer defers the delivery', async () => {
  const { url } = await ouvirComoProvedor(() => 'desligar');
  expect(await criar(url).enviar(MENSAGEM)).toEqual({
    tipo: 'adiada',
    motivo: 'connection failed',
    podeTerIdo: true,
  });
});
