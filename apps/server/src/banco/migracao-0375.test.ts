/** Who had handed in before the property regime was asked is known by the marital status of then (ADR 0122). */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { criarBancoVazioDeTeste } from '../../test/banco-de-teste.ts';
import { migrar, PASTA_DE_MIGRACOES } from './migrar.ts';

const MIGRACAO = '0375-regime-de-bens.sql';

const { db, url } = await criarBancoVazioDeTeste();
const pasta = mkdtempSync(join(tmpdir(), 'migracoes-'));
afterAll(() => rmSync(pasta, { recursive: true }));

const copiar = (nome: string) => cpSync(join(PASTA_DE_MIGRACOES, nome), join(pasta, nome));

/** Handed in or not, and the marital status that the student had answered. */
const ANTES: ReadonlyArray<readonly [boolean, string | null, string | null]> = [
  [true, 'CASADO', 'CASADO'],
  [true, 'SEPARADO', 'SEPARADO'],
  [true, 'SOLTEIRO', null],
  [true, null, null],
  [false, 'CASADO', null],
];

for (const nome of readdirSync(PASTA_DE_MIGRACOES)) if (nome < MIGRACAO) copiar(nome);
await migrar(url, pasta);
await db.transaction().execute(async (trx) => {
  // The catalogue and the accounts that these rows name are not part of it.
  await sql`set local session_replication_role = replica`.execute(trx);
  for (const [i, [concluida, estadoCivil]] of ANTES.entries()) {
    await sql`
      insert into solicitacao (id, protocolo, conta_id, sigla, status_solicitacao, instituicao_id, bolsa_id, campus_id,
        curso_id, grau, catalogo, dados, percentual, mensalidade_centavos, criada_em, atualizada_em, situacao_desde,
        concluida_em)
      overriding system value
      values (${i + 1}, ${String(i)}, gen_random_uuid(), 'A', 'X', 1, 1, 1, 1, 'GRADUACAO', '{}', '{}', 50, 100000,
        now(), now(), now(), ${concluida ? new Date() : null})`.execute(trx);
    await sql`
      insert into participante (id, solicitacao_id, tipo_pessoa, nome, cpf, email, telefone, criado_em, atualizado_em,
        respostas)
      values (gen_random_uuid(), ${i + 1}, 'estudante', 'Ana Lima', '52998224725', 'ana@exemplo.com', '11987654321',
        now(), now(), ${JSON.stringify(estadoCivil ? { estadoCivil } : {})}::jsonb)`.execute(trx);
  }
});
copiar(MIGRACAO);
const aplicadas = await migrar(url, pasta);

test.each(ANTES.map((caso, i) => [i + 1, ...caso] as const))(
  'request %i, handed in: %s, %s: %s is kept',
  async (id, _concluida, _estadoCivil, esperado) => {
    expect(aplicadas).toEqual([MIGRACAO]);
    const { estado_civil_sem_regime } = await db
      .selectFrom('participante')
      .select('estado_civil_sem_regime')
      .where('solicitacao_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(estado_civil_sem_regime).toBe(esperado);
  },
);
