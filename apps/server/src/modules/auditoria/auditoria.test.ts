import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { criarBancoDeTeste } from '../../../test/banco-de-teste.ts';
import {
  type EventoDeAuditoria,
  registrarDecisao,
  registrarVisualizacao,
  selarVisualizacoes,
} from './auditoria.ts';
import { verificarCadeias } from './verificar-cadeias.ts';

const { db } = await criarBancoDeTeste();
const AGORA = new Date('2026-11-27T15:00:00Z');

const evento = (acao: string, id = '100001'): EventoDeAuditoria => ({
  em: AGORA,
  ator: { tipo: 'sistema', id: null },
  acao,
  alvo: { tipo: 'solicitacao', id },
  contaId: null,
  dados: { para: 'A', de: 'PAF' },
});

const decidir = (acao: string, id?: string) =>
  db.transaction().execute((trx) => registrarDecisao(trx, evento(acao, id)));

/** What an intruder with full rights on the database would do. */
async function adulterar(comando: ReturnType<typeof sql>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`alter table auditoria disable trigger user`.execute(trx);
    await comando.execute(trx);
    await sql`alter table auditoria enable trigger user`.execute(trx);
  });
}

describe('The audit chain', () => {
  beforeEach(async () => {
    await adulterar(sql`truncate auditoria, cabeca_da_auditoria restart identity`);
    for (const acao of ['primeira', 'segunda', 'terceira']) await decidir(acao);
  });

  it('is whole when nobody touched it', async () => {
    expect(await verificarCadeias(db)).toEqual({ integra: true, fluxos: 1, elos: 3, soltas: 0 });
  });

  it('finds a changed event at its link', async () => {
    await adulterar(sql`update auditoria set dados = '{"para":"REP","de":"PAF"}' where seq = 2`);
    expect(await verificarCadeias(db)).toMatchObject({ integra: false, elo: 2 });
  });

  it('finds a removed event', async () => {
    await adulterar(sql`delete from auditoria where seq = 2`);
    expect(await verificarCadeias(db)).toEqual({
      integra: false,
      fluxo: 'solicitacao/100001',
      elo: 2,
      motivo: 'event missing',
    });
  });

  it('finds two events that changed places', async () => {
    await adulterar(sql`update auditoria set elo = -elo where elo in (2, 3)`);
    await adulterar(sql`update auditoria set elo = case elo when -2 then 3 when -3 then 2 end where elo < 0`);
    expect(await verificarCadeias(db)).toMatchObject({ integra: false, elo: 2 });
  });

  it('refuses to change or delete an event', async () => {
    await expect(sql`update auditoria set acao = 'outra' where seq = 1`.execute(db)).rejects.toThrow(
      /append-only/,
    );
    await expect(sql`delete from auditoria where seq = 1`.execute(db)).rejects.toThrow(/append-only/);
    await expect(sql`truncate auditoria`.execute(db)).rejects.toThrow(/append-only/);
  });

  it('seals the views of personal data after they were appended', async () => {
    await registrarVisualizacao(db, evento('documento.visto'));
    expect(await verificarCadeias(db)).toEqual({ integra: true, fluxos: 1, elos: 3, soltas: 1 });
    expect(await selarVisualizacoes(db)).toBe(1);
    expect(await verificarCadeias(db)).toEqual({ integra: true, fluxos: 1, elos: 4, soltas: 0 });
  });

  it('finds the newest event taken away, and one moved to another chain', async () => {
    await adulterar(sql`delete from auditoria where seq = 3`);
    expect(await verificarCadeias(db)).toMatchObject({
      integra: false,
      elo: 3,
      motivo: 'newest links cut off',
    });
    await decidir('outra', '100002');
    await adulterar(
      sql`update auditoria set fluxo = 'solicitacao/100003' where fluxo = 'solicitacao/100002'`,
    );
    expect(await verificarCadeias(db)).toMatchObject({ integra: false, fluxo: 'solicitacao/100003', elo: 1 });
  });

  it('does not let one thing wait for another', async () => {
    await db.transaction().execute(async (trx) => {
      await registrarDecisao(trx, evento('aberta'));
      // Of another request, while the first one has not been committed.
      await decidir('ao lado', '100002');
      await registrarVisualizacao(trx, evento('documento.visto'));
      await registrarVisualizacao(db, evento('documento.visto'));
      await registrarVisualizacao(db, evento('documento.visto', '100002'));
      expect(await selarVisualizacoes(db)).toBe(1);
    });
    expect(await selarVisualizacoes(db)).toBe(2);
    expect(await verificarCadeias(db)).toEqual({ integra: true, fluxos: 2, elos: 8, soltas: 0 });
  });

  it('goes on with what was chained before there was a chain for each thing', async () => {
    await registrarVisualizacao(db, evento('documento.visto'));
    await adulterar(sql`update auditoria set fluxo = 'geral' where elo is null`);
    expect(await selarVisualizacoes(db)).toBe(1);
    expect(await verificarCadeias(db)).toEqual({ integra: true, fluxos: 2, elos: 4, soltas: 0 });
  });

  it('stays one chain when decisions are made at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => decidir(`paralela ${i}`)));
    expect(await verificarCadeias(db)).toEqual({ integra: true, fluxos: 1, elos: 23, soltas: 0 });
  });
});
