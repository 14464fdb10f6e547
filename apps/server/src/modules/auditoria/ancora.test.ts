import { createHmac, createSecretKey } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { criarBancoDeTeste } from '../../../test/banco-de-teste.ts';
import { ancorarCabecas, arquivoDaAncora, verificarAncoras } from './ancora.ts';
import { registrarDecisao } from './auditoria.ts';

const { db } = await criarBancoDeTeste();
const pasta = await mkdtemp(join(tmpdir(), 'ancora-'));
const segredo = createSecretKey(Buffer.alloc(32, 7));
const agora = new Date('2026-11-27T15:00:00Z');
afterAll(() => rm(pasta, { recursive: true }));

const decidir = (id = '1') =>
  db.transaction().execute((trx) =>
    registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'sistema', id: null },
      acao: 'prova',
      alvo: { tipo: 'solicitacao', id },
      contaId: null,
    }),
  );
const ancorar = () => ancorarCabecas(db, { pasta, segredo, agora });
const verificar = () => verificarAncoras(db, { pasta, segredo });
const semGuarda = (comando: ReturnType<typeof sql>) =>
  db.transaction().execute(async (trx) => {
    await sql`alter table auditoria disable trigger user`.execute(trx);
    await comando.execute(trx);
    await sql`alter table auditoria enable trigger user`.execute(trx);
  });

it('the heads are anchored once, and only those that moved', async () => {
  expect(await ancorar()).toBeNull();
  for (let vez = 0; vez < 3; vez += 1) await decidir();
  await decidir('2');
  expect(await ancorar()).toMatchObject({ ancora: 1, fluxos: 2 });
  expect(await ancorar()).toBeNull();
  await decidir('2');
  expect(await ancorar()).toMatchObject({ ancora: 2, fluxos: 1 });
  expect(await verificar()).toEqual({ confere: true, ancoras: 2 });
});

it('waits for nobody: a head that is being moved is anchored the next time', async () => {
  await db.transaction().execute(async (trx) => {
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'sistema', id: null },
      acao: 'prova',
      alvo: { tipo: 'solicitacao', id: '1' },
      contaId: null,
    });
    await decidir('3');
    expect(await ancorar()).toMatchObject({ ancora: 3, fluxos: 1 });
  });
  expect(await ancorar()).toMatchObject({ ancora: 4, fluxos: 1 });
});

it('an anchor whose line a crash took is written the next time', async () => {
  await decidir();
  await ancorar();
  const arquivo = arquivoDaAncora(pasta);
  const linhas = (await readFile(arquivo, 'utf8')).split('\n').slice(0, -2);
  await writeFile(arquivo, `${linhas.join('\n')}\n`);
  // Something else moved meanwhile: both are written, so that nothing of the lost one goes unsigned.
  await decidir('2');
  expect(await ancorar()).toMatchObject({ ancora: 6, fluxos: 1 });
  expect(await verificar()).toEqual({ confere: true, ancoras: 6 });
});

it('a line that a crash cut in half is passed over; a forged one is found', async () => {
  const arquivo = arquivoDaAncora(pasta);
  const inteiro = await readFile(arquivo, 'utf8');
  await appendFile(arquivo, '{"ancora":7,"ha');
  expect(await verificar()).toMatchObject({ confere: true });
  await decidir();
  expect(await ancorar()).toMatchObject({ ancora: 7 });
  expect(await verificar()).toEqual({ confere: true, ancoras: 7 });
  await writeFile(arquivo, inteiro.replace('"ancora":3', '"ancora":2'));
  expect(await verificar()).toMatchObject({
    confere: false,
    motivo: 'anchor not signed by this installation',
  });
  await writeFile(arquivo, inteiro);
});

it('anchors of before there was a chain for each thing are still checked', async () => {
  const hash = Buffer.alloc(32, 5);
  await semGuarda(sql`insert into auditoria (em, ator_tipo, acao, alvo_tipo, alvo_id, fluxo, elo, hash)
    values (${agora}, 'sistema', 'prova', 'solicitacao', '9', 'geral', 1, ${hash})`);
  const em = agora.toISOString();
  const linha = (elo: number) => {
    const assinatura = createHmac('sha256', segredo)
      .update(`ancora-da-auditoria/${elo}/${hash.toString('hex')}/${em}`)
      .digest('hex');
    return `${JSON.stringify({ elo, hash: hash.toString('hex'), em, assinatura })}\n`;
  };
  const arquivo = join(pasta, 'auditoria', 'cabeca.jsonl');
  await writeFile(arquivo, linha(1));
  expect(await verificar()).toMatchObject({ confere: true });
  await appendFile(arquivo, linha(2));
  expect(await verificar()).toMatchObject({ confere: false, motivo: expect.stringMatching(/^link 2 /) });
  await rm(arquivo);
});

it('links cut off the end, and whole chains, are told on by the anchor', async () => {
  await semGuarda(sql`delete from auditoria where fluxo = 'solicitacao/3'`);
  await semGuarda(sql`delete from cabeca_da_auditoria where fluxo = 'solicitacao/3'`);
  expect(await verificar()).toEqual({ confere: false, ancora: 3, motivo: 'newest links cut off' });
  await decidir('3');
  expect(await verificar()).toMatchObject({
    confere: false,
    ancora: 3,
    motivo: 'a link differs from its anchor',
  });
  await semGuarda(sql`delete from elo_ancorado where ancora = 3`);
  expect(await verificar()).toMatchObject({ confere: false, ancora: 3, motivo: 'newest links cut off' });
});
