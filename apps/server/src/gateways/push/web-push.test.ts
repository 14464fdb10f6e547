import { expect, it } from 'vitest';
import webPush from 'web-push';
import { ouvirComoServicoDePush } from '../../../test/gateways/servico-de-push.ts';
import { criarWebPush } from './web-push.ts';

const chaves = { subject: 'mailto:suporte@ipe.org.br', ...webPush.generateVAPIDKeys() };
const push = criarWebPush({ chaves, servicos: ['127.0.0.1', 'push.example.com'] });
const conteudo = { titulo: 'Fundação Ipê', corpo: 'Há uma novidade.', caminho: '/estudante/', id: 'm-1' };

function inscricaoDe({ endpoint, keys }: { endpoint: string; keys: { p256dh: string; auth: string } }) {
  return { endereco: endpoint, ...keys };
}

it('is signed, encrypted for that one browser, and opened by it', async () => {
  const servico = await ouvirComoServicoDePush(() => chaves.publicKey);
  const aparelho = servico.inscrever();
  expect(await push.enviar({ inscricao: inscricaoDe(aparelho), conteudo })).toEqual({ tipo: 'aceita' });
  expect(servico.faltas).toEqual([]);
  expect(servico.recebidos).toEqual([{ endpoint: aparelho.endpoint, conteudo, ttl: '259200' }]);
});

it.each([
  [404, 'sumiu'],
  [410, 'sumiu'],
  [400, 'recusada'],
  [413, 'recusada'],
  [403, 'adiada'],
  [429, 'adiada'],
  [500, 'adiada'],
] as const)('an answer %i makes the delivery %s', async (status, tipo) => {
  const servico = await ouvirComoServicoDePush(() => chaves.publicKey);
  servico.responderCom(status);
  const entrega = await push.enviar({ inscricao: inscricaoDe(servico.inscrever()), conteudo });
  expect(entrega).toEqual({ tipo, motivo: `HTTP ${status}` });
});

it('silence is tried again later; a key that is no point of the curve never', async () => {
  const servico = await ouvirComoServicoDePush(() => chaves.publicKey);
  const inscricao = inscricaoDe(servico.inscrever());
  expect(await push.enviar({ inscricao: { ...inscricao, p256dh: 'A'.repeat(87) }, conteudo })).toEqual({
    tipo: 'sumiu',
    motivo: 'unusable key',
  });
  const fechada = { ...inscricao, endereco: 'http://127.0.0.1:1/push/x' };
  expect(await push.enviar({ inscricao: fechada, conteudo })).toEqual({
    tipo: 'adiada',
    motivo: 'connection failed',
  });
});

it.each([
  ['https://push.example.com/x', true],
  ['https://eu.push.example.com/x', true],
  ['http://127.0.0.1:9/x', true],
  ['http://push.example.com/x', false],
  ['https://push.example.com.evil.test/x', false],
  ['https://evilpush.example.com/x', false],
  ['https://user:pass@push.example.com/x', false],
  ['https://10.0.0.1/x', false],
  ['http://localhost:5432/', false],
  ['nothing', false],
])('the server calls %s: %s', async (endereco, esperado) => {
  expect(push.aceitaEndereco(endereco)).toBe(esperado);
  if (esperado) return;
  const inscricao = { endereco, p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  expect(await push.enviar({ inscricao, conteudo })).toEqual({ tipo: 'sumiu', motivo: 'unknown service' });
});
