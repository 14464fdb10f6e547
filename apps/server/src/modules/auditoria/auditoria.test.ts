import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { criarBancoDeTeste } from '../../../test/banco-de-teste.ts';
import {
  type EventoDeAuditoria,
  registrarDecisao,
  registrarVisualizacao,
  selarVisualizacoes,
  verificarCadeia,
} from './auditoria.ts';

const { db } = await criarBancoDeTeste();
const AGORA = new Date('2026-11-27T15:00:00Z');

const evento = (acao: string): EventoDeAuditoria => ({
  em: AGORA,
  ator: { tipo: 'sistema', id: null },
  acao,
  alvo: { tipo: 'solicitacao', id: '100001' },
  contaId: null,
  dados: { para: 'A', de: 'PAF' },
});

const decidir = (acao: string) => db.transaction().execute((trx) => registrarDecisao(trx, evento(acao)));

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
    await adulterar(sql`truncate auditoria restart identity`);
    for (const acao of ['primeira', 'segunda', 'terceira']) await decidir(acao);
  });

  it('is whole when nobody touched it', async () => {
    expect(await verificarCadeia(db)).toEqual({ integra: true, elos: 3, soltas: 0 });
  });

  it('finds a changed event at its link', async () => {
    await adulterar(sql`update auditoria set dados = '{"para":"REP","de":"PAF"}' where seq = 2`);
    expect(await verificarCadeia(db)).toMatchObject({ integra: false, elo: 2 });
  });

  it('finds a removed event', async () => {
    await adulterar(sql`delete from auditoria where seq = 2`);
    expect(await verificarCadeia(db)).toEqual({ integra: false, elo: 2, motivo: 'event missing' });
  });

  it('finds two events that changed places', async () => {
    await adulterar(sql`update auditoria set elo = -elo where elo in (2, 3)`);
    await adulterar(sql`update auditoria set elo = case elo when -2 then 3 when -3 then 2 end where elo < 0`);
    expect(await verificarCadeia(db)).toMatchObject({ integra: false, elo: 2 });
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
    expect(await verificarCadeia(db)).toEqual({ integra: true, elos: 3, soltas: 1 });
    expect(await selarVisualizacoes(db)).toBe(1);
    expect(await verificarCadeia(db)).toEqual({ integra: true, elos: 4, soltas: 0 });
  });

  it('stays one chain when decisions are made at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => decidir(`paralela ${i}`)));
    expect(await verificarCadeia(db)).toEqual({ integra: true, elos: 23, soltas: 0 });
  });
});
