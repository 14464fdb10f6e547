import { createSecretKey } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { criarBancoDeTeste } from '../../../test/banco-de-teste.ts';
import { ancorarCabeca, arquivoDaAncora, verificarAncoras } from './ancora.ts';
import { registrarDecisao, verificarCadeia } from './auditoria.ts';

const { db } = await criarBancoDeTeste();
const pasta = await mkdtemp(join(tmpdir(), 'ancora-'));
const segredo = createSecretKey(Buffer.alloc(32, 7));
const agora = new Date('2026-11-27T15:00:00Z');
afterAll(() => rm(pasta, { recursive: true }));

const decidir = () =>
  db.transaction().execute((trx) =>
    registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'sistema', id: null },
      acao: 'prova',
      alvo: { tipo: 'solicitacao', id: '1' },
      contaId: null,
    }),
  );
const ancorar = () => ancorarCabeca(db, { pasta, segredo, agora });
const verificar = () => verificarAncoras(db, { pasta, segredo });

it('the head is anchored once, and an empty chain not at all', async () => {
  expect(await ancorar()).toBeNull();
  for (let vez = 0; vez < 3; vez += 1) await decidir();
  expect(await ancorar()).toMatchObject({ elo: 3 });
  expect(await ancorar()).toBeNull();
  expect(await verificar()).toEqual({ confere: true, ancoras: 1, ate: 3 });
});

it('a line that a crash cut in half is passed over; a forged one is found', async () => {
  const arquivo = arquivoDaAncora(pasta);
  const inteiro = await readFile(arquivo, 'utf8');
  await appendFile(arquivo, '{"elo":4,"ha');
  expect(await verificar()).toMatchObject({ confere: true });
  await writeFile(arquivo, inteiro.replace('"elo":3', '"elo":2'));
  expect(await verificar()).toMatchObject({
    confere: false,
    motivo: 'anchor not signed by this installation',
  });
  await writeFile(arquivo, inteiro);
});

it('links cut off the end leave a whole chain, and the anchor tells on them', async () => {
  await db.transaction().execute(async (trx) => {
    await sql`alter table auditoria disable trigger user`.execute(trx);
    await sql`delete from auditoria where elo = 3`.execute(trx);
    await sql`alter table auditoria enable trigger user`.execute(trx);
  });
  expect(await verificarCadeia(db)).toMatchObject({ integra: true, elos: 2 });
  expect(await verificar()).toEqual({ confere: false, elo: 3, motivo: 'newest links cut off' });
  await decidir();
  expect(await verificar()).toMatchObject({ confere: false, motivo: 'link differs from its anchor' });
});
