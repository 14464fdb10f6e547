import { expect, it } from 'vitest';
import { criarServidorDeTeste, FORA_DA_DEMONSTRACAO } from '../../../test/servidor-de-teste.ts';
import type { Entrega } from '../../gateways/gateways.ts';
import { enfileirarMensagem, type MensagemNova } from './enfileirar.ts';
import { enviarMensagem } from './enviar-mensagem.ts';
import { MODELO_CODIGO, TEXTO_APAGADO } from './segredos.ts';

const recebidas: string[] = [];
let resposta: Entrega = { tipo: 'aceita' };
const servidor = await criarServidorDeTeste({
  env: FORA_DA_DEMONSTRACAO,
  gateways: {
    sms: {
      enviar: async ({ para, texto }) => {
        recebidas.push(`${para} ${texto}`);
        return resposta;
      },
    },
  },
});
const { contexto, db, relogio } = servidor;

async function enfileirar(chaveUnica: string, resto: Partial<MensagemNova> = {}): Promise<string> {
  await db.transaction().execute((trx) =>
    enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica,
      contaId: null,
      solicitacaoId: null,
      canal: 'sms',
      destino: '11987654321',
      modelo: { nome: MODELO_CODIGO, assunto: null, texto: 'seu código é 045678', html: null },
      agora: relogio.agora(),
      ...resto,
    }),
  );
  const { id } = await db
    .selectFrom('mensagem')
    .select('id')
    .where('chave_unica', '=', chaveUnica)
    .executeTakeFirstOrThrow();
  return id;
}
const ler = (id: string) =>
  db.selectFrom('mensagem').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('the same event is written once', async () => {
  await enfileirar('uma-vez');
  await enfileirar('uma-vez');
  const linhas = await db.selectFrom('mensagem').where('chave_unica', '=', 'uma-vez').select('id').execute();
  expect(linhas).toHaveLength(1);
});

it('is delivered once, however often the job runs, and its secret is then erased', async () => {
  const id = await enfileirar('uma-entrega');
  recebidas.length = 0;
  await Promise.all([enviarMensagem(contexto, id), enviarMensagem(contexto, id)]);
  await enviarMensagem(contexto, id);
  expect(recebidas).toEqual(['+5511987654321 seu código é 045678']);
  expect(await ler(id)).toMatchObject({ estado: 'enviada', texto: TEXTO_APAGADO });
});

it('a temporary failure keeps it in the queue with its text', async () => {
  const id = await enfileirar('adiada');
  resposta = { tipo: 'adiada', motivo: 'HTTP 503' };
  await expect(enviarMensagem(contexto, id)).rejects.toThrow('HTTP 503');
  expect(await ler(id)).toMatchObject({ estado: 'na-fila', tentativas: 1, erro: 'HTTP 503' });
  resposta = { tipo: 'aceita' };
  await enviarMensagem(contexto, id);
  expect(await ler(id)).toMatchObject({ estado: 'enviada', tentativas: 2, erro: null });
});

it('a refused number is shown as refused', async () => {
  const id = await enfileirar('recusada');
  resposta = { tipo: 'recusada', motivo: 'HTTP 422' };
  await enviarMensagem(contexto, id);
  expect(await ler(id)).toMatchObject({ estado: 'recusada', erro: 'HTTP 422', texto: TEXTO_APAGADO });
  resposta = { tipo: 'aceita' };
});

it('a code is not sent after its ten minutes', async () => {
  const id = await enfileirar('atrasada');
  recebidas.length = 0;
  relogio.avancar({ minutos: 10 });
  await enviarMensagem(contexto, id);
  expect(recebidas).toEqual([]);
  expect(await ler(id)).toMatchObject({ estado: 'recusada', erro: 'expired before delivery' });
});
