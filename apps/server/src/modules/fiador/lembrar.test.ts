import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { abrirConvite, aceitarConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao, preencherPessoa } from '../../../test/solicitacoes.ts';
import { lembrarConclusoes } from './lembrar-conclusao.ts';
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

const mensagens = (solicitacaoId: number, modelo: NomeDeModelo) =>
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

describe('19.1: a guarantor who sent everything and left without saying so', () => {
  async function semAviso() {
    relogio.avancar({ horas: 24 * 14 });
    const feito = await conviteEnviado();
    const { fiador, codFiador, solicitacaoId, estudante } = feito;
    await preencherPessoa(servidor, estudante, solicitacaoId, { tipoPessoa: 'estudante' });
    await aceitarConvite(servidor, fiador, codFiador);
    await preencherPessoa(servidor, fiador, solicitacaoId, { tipoPessoa: 'fiador' });
    return feito;
  }
  type Cena = Awaited<ReturnType<typeof semAviso>>;
  const quantas = async ({ solicitacaoId }: Cena) => ({
    aoFiador: (await mensagens(solicitacaoId, 'fiador-por-concluir')).length,
    aoEstudante: (await mensagens(solicitacaoId, 'fiador-respondeu')).length,
  });
  const ler = async <T>(url: string, token: string) =>
    (await servidor.pedir({ metodo: 'GET', url, token })).corpo<T>();
  const avisar = ({ fiador, solicitacaoId }: Cena) =>
    servidor.pedir({
      metodo: 'PUT',
      url: '/api/solicitacao/alterar-status-preenchimento/tipo-pessoa/fiador',
      token: fiador.token,
      body: { idSolicitacao: solicitacaoId, statusPreenchimento: 'AGUARDANDO_ANALISE', marca: 'x' },
    });

  it('both read what is missing and from whom, and the student may go on', async () => {
    const cena = await semAviso();
    const status = await ler<{ responsavel: string; fiadores: { fiador: { porConcluir: boolean } } }>(
      '/api/solicitacao/status',
      cena.estudante.token,
    );
    expect(status).toMatchObject({ responsavel: 'estudante', fiadores: { fiador: { porConcluir: true } } });
    const linha = (token: string) =>
      ler<{ agora: { titulo: string; oQueFazer: string } }>(
        `/api/solicitacao/s/linha-do-tempo/${cena.solicitacaoId}`,
        token,
      );
    expect((await linha(cena.estudante.token)).agora.oQueFazer).toMatch(
      /^Pessoa já mandou tudo, mas não avisou que terminou: .* envie a solicitação/,
    );
    expect((await linha(cena.fiador.token)).agora.titulo).toMatch(/Falta avisar que você terminou/);
    const { garantias } = await ler<{ garantias: { situacao: string }[] }>(
      '/api/fiador/garantias',
      cena.fiador.token,
    );
    expect(garantias).toMatchObject([{ situacao: 'por-concluir' }]);
    await avisar(cena);
    expect(await ler('/api/solicitacao/status', cena.estudante.token)).toMatchObject({
      fiadores: { fiador: { porConcluir: false } },
    });
  });

  it('is reminded after two hours, three days and a week, and the student hears of it once', async () => {
    const cena = await semAviso();
    await lembrarConclusoes(contexto);
    expect(await quantas(cena)).toEqual({ aoFiador: 0, aoEstudante: 0 });
    relogio.avancar({ horas: 2 });
    await lembrarConclusoes(contexto);
    await lembrarConclusoes(contexto);
    expect(await quantas(cena)).toEqual({ aoFiador: 2, aoEstudante: 1 });
    for (const { texto } of await mensagens(cena.solicitacaoId, 'fiador-por-concluir'))
      expect(texto).toContain(`/fiador/garantia/${cena.pessoaId}`);
    relogio.avancar({ horas: 70 });
    await lembrarConclusoes(contexto);
    relogio.avancar({ horas: 96 });
    await lembrarConclusoes(contexto);
    expect(await quantas(cena)).toEqual({ aoFiador: 6, aoEstudante: 1 });
  });

  it('is left alone after the word, and may be reminded by the student before it', async () => {
    const cena = await semAviso();
    const lembrar = () =>
      servidor.pedir({
        metodo: 'POST',
        url: `/api/solicitacao/fiador/${cena.pessoaId}/lembrete`,
        token: cena.estudante.token,
      });
    expect((await lembrar()).status).toBe(200);
    expect(await quantas(cena)).toEqual({ aoFiador: 2, aoEstudante: 0 });
    expect((await avisar(cena)).status).toBe(200);
    expect((await lembrar()).corpo()).toMatchObject({ message: 'Este fiador já enviou tudo o que pedimos.' });
    relogio.avancar({ horas: 3 });
    await lembrarConclusoes(contexto);
    expect(await quantas(cena)).toEqual({ aoFiador: 2, aoEstudante: 0 });
  });
});
