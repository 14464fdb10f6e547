import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { abrirConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao } from '../../../test/solicitacoes.ts';
import { lembrarPelaAgenda } from './lembrar-fiador.ts';

const servidor = await criarServidorDeTeste({ agora: '2026-11-27T18:00:00.000Z' });
const { db, contexto, relogio } = servidor;

let numero = 0;
const outraConta = () => {
  numero += 1;
  return criarConta(servidor, pessoaNumero(numero));
};

async function conviteEnviado() {
  const estudante = await outraConta();
  const fiador = await outraConta();
  const { id: solicitacaoId } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
  const indicado = await indicarFiador(servidor, estudante, fiador);
  await servidor.pedir({
    metodo: 'POST',
    url: '/api/solicitacao/fiador/email-cadastro',
    token: estudante.token,
    body: { codFiador: indicado.codFiador },
  });
  const { id: conviteId } = await db
    .selectFrom('convite_fiador')
    .select('id')
    .where('participante_id', '=', indicado.pessoaId)
    .executeTakeFirstOrThrow();
  return { estudante, fiador, solicitacaoId, conviteId, ...indicado };
}

const mensagens = (solicitacaoId: number, modelo: string) =>
  db
    .selectFrom('mensagem')
    .select(['canal', 'destino', 'texto', 'nao_antes_de'])
    .where('solicitacao_id', '=', solicitacaoId)
    .where('modelo', '=', modelo)
    .orderBy('canal')
    .execute();

const tarefas = async (conviteId: string) => {
  const { rows } = await sql<{ key: string | null; run_at: Date }>`
    select key, run_at from graphile_worker.jobs where key like ${`lembrar-fiador:${conviteId}:%`}
  `.execute(db);
  return rows
    .map(({ key, run_at }) => [Number(key?.split(':').at(-1)), run_at.toISOString()] as const)
    .sort(([a], [b]) => a - b);
};

describe('reminders by the agenda', () => {
  it('are booked with the invitation, 1, 3 and 7 days ahead', async () => {
    const { conviteId } = await conviteEnviado();
    expect(await tarefas(conviteId)).toEqual([
      [1, '2026-11-28T18:00:00.000Z'],
      [3, '2026-11-30T18:00:00.000Z'],
      [7, '2026-12-04T18:00:00.000Z'],
    ]);
  });

  it('carry a working link to the guarantor and news to the student, once a day', async () => {
    const { conviteId, solicitacaoId, fiador, estudante, convite } = await conviteEnviado();
    await lembrarPelaAgenda(contexto, { conviteId, dia: 1 });
    await lembrarPelaAgenda(contexto, { conviteId, dia: 1 });
    const lembretes = await mensagens(solicitacaoId, 'fiador-lembrete');
    expect(lembretes.map(({ canal, destino }) => [canal, destino])).toEqual([
      ['email', fiador.email],
      ['sms', fiador.telefone],
    ]);
    for (const { texto } of lembretes) expect(texto).toContain(convite?.link);
    expect(await mensagens(solicitacaoId, 'fiador-lembrado')).toMatchObject([{ destino: estudante.email }]);
  });

  it('the last one offers the student another guarantor', async () => {
    const { conviteId, solicitacaoId } = await conviteEnviado();
    await lembrarPelaAgenda(contexto, { conviteId, dia: 7 });
    expect(await mensagens(solicitacaoId, 'fiador-oferecer-troca')).toHaveLength(1);
    expect(await mensagens(solicitacaoId, 'fiador-lembrado')).toEqual([]);
  });

  type Enviado = Awaited<ReturnType<typeof conviteEnviado>>;
  const paradas: ReadonlyArray<[string, (convite: Enviado) => Promise<unknown>]> = [
    [
      'the guarantor opened the invitation',
      ({ fiador, codFiador }) => abrirConvite(servidor, fiador, codFiador),
    ],
    [
      'a new link replaced it',
      ({ estudante, pessoaId }) =>
        servidor.pedir({
          metodo: 'POST',
          url: `/api/solicitacao/fiador/${pessoaId}/codigo-aceite`,
          token: estudante.token,
          body: { novo: true },
        }),
    ],
    [
      'the guarantor was swapped',
      ({ estudante, solicitacaoId, marca }) =>
        servidor.pedir({
          metodo: 'PUT',
          url: `/api/solicitacaoCredito/${solicitacaoId}/excluirFiador/fiador`,
          token: estudante.token,
          body: { marca },
        }),
    ],
    [
      'the request was cancelled',
      ({ solicitacaoId }) =>
        db.updateTable('solicitacao').set({ sigla: 'CAN' }).where('id', '=', solicitacaoId).execute(),
    ],
  ];
  it.each(paradas)('stop when %s', async (_, parar) => {
    const convite = await conviteEnviado();
    await parar(convite);
    await lembrarPelaAgenda(contexto, { conviteId: convite.conviteId, dia: 3 });
    expect(await mensagens(convite.solicitacaoId, 'fiador-lembrete')).toEqual([]);
  });

  it('do nothing for an invitation that does not exist', async () => {
    await expect(
      lembrarPelaAgenda(contexto, { conviteId: contexto.aleatorio.uuid(), dia: 1 }),
    ).resolves.toBeUndefined();
  });
});

describe('a reminder by the student', () => {
  const lembrar = (token: string, pessoaId: string) =>
    servidor.pedir({ metodo: 'POST', url: `/api/solicitacao/fiador/${pessoaId}/lembrete`, token });

  it('goes out once in 24 hours, and a new link does not shorten the wait', async () => {
    const { estudante, pessoaId, solicitacaoId } = await conviteEnviado();
    const primeiro = await lembrar(estudante.token, pessoaId);
    expect(primeiro.corpo()).toEqual({
      enviaEm: '2026-11-27T18:00:00.000Z',
      lembreteLiberadoEm: '2026-11-28T18:00:00.000Z',
    });
    await servidor.pedir({
      metodo: 'POST',
      url: `/api/solicitacao/fiador/${pessoaId}/codigo-aceite`,
      token: estudante.token,
      body: { novo: true },
    });
    const segundo = await lembrar(estudante.token, pessoaId);
    expect(segundo.status).toBe(429);
    expect(segundo.cabecalhos['retry-after']).toBe('86400');
    expect(await mensagens(solicitacaoId, 'fiador-lembrete')).toHaveLength(2);
  });

  it('two clicks are one reminder', async () => {
    const { estudante, pessoaId, solicitacaoId } = await conviteEnviado();
    const respostas = await Promise.all([1, 2].map(() => lembrar(estudante.token, pessoaId)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await mensagens(solicitacaoId, 'fiador-lembrete')).toHaveLength(2);
  });

  it('of another student is not found', async () => {
    const { pessoaId } = await conviteEnviado();
    expect((await lembrar((await outraConta()).token, pessoaId)).status).toBe(404);
  });

  it('at night waits for the morning, e-mail included; the invitation itself leaves by e-mail at once', async () => {
    relogio.avancar({ horas: 8 });
    const { estudante, pessoaId, solicitacaoId } = await conviteEnviado();
    const manha = new Date('2026-11-28T11:00:00.000Z');
    expect(
      (await mensagens(solicitacaoId, 'fiador-convite')).map((linha) => [linha.canal, linha.nao_antes_de]),
    ).toEqual([
      ['email', relogio.agora()],
      ['sms', manha],
    ]);
    expect((await lembrar(estudante.token, pessoaId)).corpo()).toMatchObject({
      enviaEm: manha.toISOString(),
    });
    expect((await mensagens(solicitacaoId, 'fiador-lembrete')).map((linha) => linha.nao_antes_de)).toEqual([
      manha,
      manha,
    ]);
  });
});
