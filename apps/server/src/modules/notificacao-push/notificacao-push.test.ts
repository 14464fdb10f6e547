import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { ouvirComoServicoDePush } from '../../../test/gateways/servico-de-push.ts';
import { ANA, criarConta, MARINA } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import { criarWebPush } from '../../gateways/push/web-push.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { enviarMensagem } from '../mensagem/enviar-mensagem.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';

const chaves = { subject: 'mailto:suporte@ipe.org.br', ...webPush.generateVAPIDKeys() };
const servidor = await criarServidorDeTeste({
  gateways: { push: criarWebPush({ chaves, servicos: ['127.0.0.1'] }) },
});
const { contexto, db, pedir, relogio } = servidor;
const ana = await criarConta(servidor, ANA);
const marina = await criarConta(servidor, MARINA);
const { id: solicitacaoId } = await criarSolicitacao(servidor, ana);
const servico = await ouvirComoServicoDePush(() => chaves.publicKey, afterAll);

const APARELHO = 'aparelho-da-casa-1';
const sincronizar = (token: string, corpo: unknown) =>
  pedir({ metodo: 'POST', url: '/api/notificacoes-push/s/user/sync', token, body: corpo });
const ligar = (token: string, oneSignalId: string, { endpoint, keys } = servico.inscrever()) =>
  sincronizar(token, { oneSignalId, inscricao: { endpoint, keys } });
const inscricoes = () => db.selectFrom('inscricao_push').select(['aparelho', 'conta_id']).execute();

async function novaSessao(contaId: string) {
  const { sessaoId, token } = await abrirSessao(
    contexto,
    db,
    { tipo: 'conta', contaId },
    { agente: null, enderecoIp: null },
  );
  return { sessaoId, token };
}

let eventos = 0;
/** News of a request, as any use case tells it; hands over what became of the notices. */
async function darNoticia(contaId: string): Promise<string[]> {
  eventos += 1;
  const chaveUnica = `noticia:${eventos}`;
  await db.transaction().execute((trx) =>
    enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica,
      contaId,
      solicitacaoId,
      canal: 'email',
      destino: ANA.email,
      modelo: { nome: 'decisao-aprovarIes', assunto: 'aprovada', texto: `${ANA.nome}: aprovada`, html: null },
      agora: relogio.agora(),
    }),
  );
  const avisos = await db
    .selectFrom('mensagem')
    .select('id')
    .where('chave_unica', 'like', `${chaveUnica}:push:%`)
    .execute();
  for (const { id } of avisos) await enviarMensagem(contexto, id).catch(() => undefined);
  const linhas = await db
    .selectFrom('mensagem')
    .select(['estado', 'erro'])
    .where('chave_unica', 'like', `${chaveUnica}:push:%`)
    .execute();
  return linhas.map(({ estado, erro }) => (erro ? `${estado}: ${erro}` : estado)).sort();
}

beforeEach(async () => {
  await db.deleteFrom('inscricao_push').execute();
  servico.recebidos.length = 0;
  servico.responderCom(201);
});

it('the key to subscribe with is public', async () => {
  const { chaveDePush } = (await pedir({ metodo: 'GET', url: '/api/configuracao' })).corpo();
  expect(chaveDePush).toBe(chaves.publicKey);
});

describe('news of a request', () => {
  it('reaches every device where the person asked for it, saying nothing of them', async () => {
    const celular = servico.inscrever();
    const computador = servico.inscrever();
    await ligar(ana.token, APARELHO, celular);
    await ligar((await novaSessao(ana.contaId)).token, 'aparelho-do-trabalho', computador);
    expect(await darNoticia(ana.contaId)).toEqual(['enviada', 'enviada']);
    expect(servico.faltas).toEqual([]);
    expect(servico.recebidos.map(({ endpoint }) => endpoint).sort()).toEqual(
      [celular.endpoint, computador.endpoint].sort(),
    );
    for (const { conteudo } of servico.recebidos)
      expect(conteudo).toEqual({
        titulo: 'Fundação Ipê',
        corpo: 'Há uma novidade sobre o crédito estudantil. Toque para abrir o portal.',
        caminho: '/estudante/',
        id: expect.any(String),
      });
  });

  it('of somebody else never reaches this device', async () => {
    await ligar(ana.token, APARELHO);
    expect(await darNoticia(marina.contaId)).toEqual([]);
  });

  it('opens the portal in which the person takes part', async () => {
    await ligar(marina.token, APARELHO);
    expect(await darNoticia(marina.contaId)).toEqual(['enviada']);
    expect(servico.recebidos[0]?.conteudo).toMatchObject({ caminho: '/fiador/' });
  });

  it.each([404, 410])('forgets a device whose address answers %i', async (status) => {
    await ligar(ana.token, APARELHO);
    servico.responderCom(status);
    expect(await darNoticia(ana.contaId)).toEqual([`recusada: HTTP ${status}`]);
    expect(await inscricoes()).toEqual([]);
  });

  it('waits while the service is down, and the device stays', async () => {
    await ligar(ana.token, APARELHO);
    servico.responderCom(503);
    expect(await darNoticia(ana.contaId)).toEqual(['na-fila: HTTP 503']);
    expect(await inscricoes()).toHaveLength(1);
  });
});

describe('a device', () => {
  it('is let go when its session ends, whichever way', async () => {
    const sair = (token: string) => pedir({ metodo: 'POST', url: '/api/v1/site/auth/logout', token });
    const { token } = await novaSessao(ana.contaId);
    await ligar(token, APARELHO);
    await sair(token);
    expect(await inscricoes()).toEqual([]);

    const outra = await novaSessao(ana.contaId);
    await ligar(outra.token, APARELHO);
    await pedir({ metodo: 'DELETE', url: '/api/usuario/p/sessoes', token: ana.token });
    expect(await inscricoes()).toEqual([]);
  });

  it('of a session that ran out gets nothing until the same person is back', async () => {
    const { token, sessaoId } = await novaSessao(ana.contaId);
    await ligar(token, APARELHO);
    await db
      .updateTable('sessao')
      .set({ expira_em: relogio.agora(), fim_em: relogio.agora() })
      .where('id', '=', sessaoId)
      .execute();
    expect(await darNoticia(ana.contaId)).toEqual([]);
    const volta = await novaSessao(ana.contaId);
    expect((await sincronizar(volta.token, { oneSignalId: APARELHO })).corpo()).toEqual({ ativa: true });
    expect(await darNoticia(ana.contaId)).toEqual(['enviada']);
  });

  it('on which somebody else logs in is taken from the person before, and given to nobody', async () => {
    await ligar(ana.token, APARELHO);
    expect((await sincronizar(marina.token, { oneSignalId: APARELHO })).corpo()).toEqual({ ativa: false });
    expect(await inscricoes()).toEqual([]);
    expect((await sincronizar(ana.token, { oneSignalId: APARELHO })).corpo()).toEqual({ ativa: false });
  });

  it('that leaves between the news and the delivery shows nothing', async () => {
    const celular = servico.inscrever();
    await ligar(ana.token, APARELHO, celular);
    await db.transaction().execute((trx) =>
      enfileirarMensagem(trx, contexto.aleatorio, {
        chaveUnica: 'tarde-demais',
        contaId: ana.contaId,
        solicitacaoId,
        canal: 'email',
        destino: ANA.email,
        modelo: { nome: 'decisao-aprovarIes', assunto: null, texto: 'x', html: null },
        agora: relogio.agora(),
      }),
    );
    const desligar = () =>
      pedir({ metodo: 'DELETE', url: `/api/notificacoes-push/s/user/${APARELHO}`, token: ana.token });
    expect([(await desligar()).status, (await desligar()).status]).toEqual([204, 204]);
    const { id } = await db
      .selectFrom('mensagem')
      .select('id')
      .where('chave_unica', 'like', 'tarde-demais:push:%')
      .executeTakeFirstOrThrow();
    await enviarMensagem(contexto, id);
    expect(servico.recebidos).toEqual([]);
  });

  it('under a new name is still one device, and the oldest make room for the eleventh', async () => {
    const celular = servico.inscrever();
    await ligar(ana.token, 'nome-antigo-1', celular);
    await ligar(ana.token, 'nome-novo-01', celular);
    expect((await inscricoes()).map(({ aparelho }) => aparelho)).toEqual(['nome-novo-01']);
    for (let vez = 0; vez < 10; vez += 1) {
      relogio.avancar({ segundos: 1 });
      await ligar(ana.token, `aparelho-numero-${vez}`);
    }
    const restantes = (await inscricoes()).map(({ aparelho }) => aparelho);
    expect(restantes).toHaveLength(10);
    expect(restantes).not.toContain('nome-novo-01');
  });
});

it.each([
  ['an address of no push service', 'https://10.0.0.1/segredo', 422, 'Este navegador usa um serviço'],
  ['an address that is none', 'javascript:alert(1)', 400, 'Informe o endereço da inscrição'],
])('%s is refused', async (_, endpoint, status, mensagem) => {
  const resposta = await ligar(ana.token, APARELHO, { ...servico.inscrever(), endpoint });
  expect(resposta.status).toBe(status);
  expect(resposta.texto).toContain(mensagem);
  expect(await inscricoes()).toEqual([]);
});
