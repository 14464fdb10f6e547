import { expect, it } from 'vitest';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import type { Entrega } from '../../../gateways/gateways.ts';
import { enfileirarMensagem } from '../../mensagem/enfileirar.ts';
import { enviarMensagem } from '../../mensagem/enviar-mensagem.ts';

let resposta: Entrega = { tipo: 'aceita' };
const enviar = async () => resposta;
const servidor = await criarServidorDeTeste({
  gateways: { sms: { enviar }, whatsapp: { enviar }, email: { enviar } },
});
const { contexto, db, relogio } = servidor;
const suporte = await criarOperador(servidor, 'suporte');

async function escrever(chave: string, canal: 'sms' | 'email', destino: string): Promise<string> {
  await db.transaction().execute((trx) =>
    enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica: chave,
      contaId: null,
      solicitacaoId: null,
      canal,
      destino,
      modelo: { nome: 'decisao-reprovar', assunto: null, texto: 'o texto da mensagem', html: null },
      agora: relogio.agora(),
    }),
  );
  const { id } = await db
    .selectFrom('mensagem')
    .select('id')
    .where('chave_unica', '=', chave)
    .executeTakeFirstOrThrow();
  return id;
}

const listar = (token: string, query = '') =>
  servidor.pedir({ metodo: 'GET', url: `/api/gestao/mensagens${query}`, token });

interface Lista {
  mensagens: Record<string, unknown>[];
  proxima: string | null;
}

it('shows what did not arrive, each try and its reason, without text or address', async () => {
  await enviarMensagem(contexto, await escrever('chegou', 'sms', '11987654321'));
  const id = await escrever('falhou', 'sms', '11987654322');
  resposta = { tipo: 'adiada', motivo: 'HTTP 503' };
  await expect(enviarMensagem(contexto, id)).rejects.toThrow();
  resposta = { tipo: 'recusada', motivo: 'HTTP 400 code 131026' };
  await enviarMensagem(contexto, id);
  const achada = await listar(suporte.token);
  const { mensagens } = achada.corpo<Lista>();
  expect(mensagens).toHaveLength(1);
  expect(mensagens[0]).toMatchObject({
    titulo: 'Resposta da análise',
    destino: '(11) •••••-4322',
    estado: 'recusada',
    motivo: 'O número não recebe mensagens por este canal.',
    outroCanal: { canal: 'whatsapp', chegou: false },
    tentativas: [
      { numero: 1, resultado: 'adiada', motivo: 'O serviço de envio está fora do ar.' },
      { numero: 2, resultado: 'recusada' },
    ],
  });
  expect(achada.texto).not.toMatch(/o texto da mensagem|11987654322/);
});

it('shows every failure once over the pages, and only those of a channel when asked', async () => {
  resposta = { tipo: 'recusada', motivo: 'EENVELOPE 550 RCPT TO' };
  for (let n = 0; n < 31; n += 1)
    await enviarMensagem(contexto, await escrever(`pagina-${n}`, 'email', `pessoa${n}@exemplo.com.br`));
  const primeira = (await listar(suporte.token, '?canal=email')).corpo<Lista>();
  const segunda = (await listar(suporte.token, `?canal=email&depoisDe=${primeira.proxima}`)).corpo<Lista>();
  expect([primeira.mensagens.length, segunda.mensagens.length, segunda.proxima]).toEqual([30, 1, null]);
  expect((await listar(suporte.token, '?canal=pombo')).status).toBe(400);
});

it.each([
  ['administrador', 200],
  ['analista', 403],
  ['instituicao', 403],
] as const)('%s gets %i', async (papel, status) => {
  const instituicao =
    papel === 'instituicao'
      ? (
          await db
            .insertInto('instituicao')
            .values({ nome: 'Ipê', sigla: 'IPE', grupo_ies: 'IPE', exigencias: '{}' })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id
      : null;
  const { token } = await criarOperador(servidor, papel, instituicao);
  expect((await listar(token)).status).toBe(status);
});
