import { TIPOS_DE_DONO } from '@credito/domain/documento/dono';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao, inserirDocumento } from '../../../test/solicitacoes.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import { apagarComDependentes } from '../retencao/apagar-com-dependentes.ts';

const servidor = await criarServidorDeTeste();
const { db, contexto } = servidor;

const ana = await criarConta(servidor, ANA);
const { id: solicitacaoId } = await criarSolicitacao(servidor, ana);
const { id: participanteId } = await db
  .selectFrom('participante')
  .select('id')
  .where('solicitacao_id', '=', solicitacaoId)
  .executeTakeFirstOrThrow();
const daAna = await inserirDocumento(servidor, {
  solicitacaoId,
  participanteId,
  contaId: ana.contaId,
  tipoDocumento: 'RG',
});

/** What is refused leaves the transaction as it was before. */
async function recusa(trx: Transaction<DB>, comando: RawBuilder<unknown>): Promise<string | undefined> {
  await sql`savepoint antes`.execute(trx);
  const erro = await comando.execute(trx).then(
    () => undefined,
    (motivo: { constraint?: string }) => motivo.constraint,
  );
  await sql`rollback to savepoint antes`.execute(trx);
  return erro;
}

class Desfazer extends Error {}

/** A trial of another database, of which nothing stays. */
async function emEnsaio(ensaio: (trx: Transaction<DB>) => Promise<void>): Promise<void> {
  const ensaiado = db.transaction().execute(async (trx) => {
    await ensaio(trx);
    throw new Desfazer();
  });
  await expect(ensaiado).rejects.toBeInstanceOf(Desfazer);
}

const inserir = (dono: string) => sql`
  insert into documento (id, dono_id, tipo_documento, indice, situacao, chave_de_envio, nome_arquivo, extensao,
    tamanho_bytes, paginas, sha256, arquivo_original, arquivo_visao, antivirus, situacao_leitura, enviado_em)
  select gen_random_uuid(), ${dono}, tipo_documento, indice, situacao, gen_random_uuid(), nome_arquivo, extensao,
    tamanho_bytes, paginas, sha256, arquivo_original, arquivo_visao, antivirus, situacao_leitura, enviado_em
  from documento where id = ${daAna}`;

describe('the owner of a document', () => {
  it('is of a kind that the domain names, by a reference that the database keeps', async () => {
    const { rows } = await sql<{ coluna: string; alvo: string }>`
      select a.attname as coluna, c.confrelid::regclass::text as alvo
      from pg_attribute a
      left join pg_constraint c on c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum]
      where a.attrelid = 'dono_de_documento'::regclass and a.attnum > 0 and a.attname <> 'id'
      order by a.attnum`.execute(db);
    expect(rows).toEqual(TIPOS_DE_DONO.map((tipo) => ({ coluna: `${tipo}_id`, alvo: tipo })));
  });

  it('stands for exactly one thing, and has its id', async () => {
    const outro = contexto.aleatorio.uuid();
    await emEnsaio(async (trx) => {
      expect(await recusa(trx, sql`insert into dono_de_documento (id) values (${outro})`)).toBe(
        'dono_de_uma_coisa',
      );
      await sql`delete from documento`.execute(trx);
      await sql`delete from dono_de_documento`.execute(trx);
      const trocado = sql`insert into dono_de_documento (id, participante_id) values (${outro}, ${participanteId})`;
      expect(await recusa(trx, trocado)).toBe('dono_com_o_id_da_coisa');
    });
  });

  it('of another kind needs a column and nothing else: the slots, the files and the removal are the same', async () => {
    const contrato = contexto.aleatorio.uuid();
    await emEnsaio(async (trx) => {
      await sql`create table contrato_de_ensaio (id uuid primary key)`.execute(trx);
      await sql`alter table dono_de_documento
        add column contrato_id uuid unique references contrato_de_ensaio (id),
        drop constraint dono_de_uma_coisa,
        add constraint dono_de_uma_coisa check (num_nonnulls(participante_id, contrato_id) = 1),
        drop constraint dono_com_o_id_da_coisa,
        add constraint dono_com_o_id_da_coisa check (id = coalesce(participante_id, contrato_id))`.execute(
        trx,
      );

      await sql`insert into contrato_de_ensaio values (${contrato})`.execute(trx);
      expect(await recusa(trx, inserir(contrato))).toBe('documento_dono_id_fkey');
      await sql`insert into dono_de_documento (id, contrato_id) values (${contrato}, ${contrato})`.execute(
        trx,
      );
      await inserir(contrato).execute(trx);
      expect(await recusa(trx, inserir(contrato))).toBe('documento_vigente');
      const dosDois = sql`update dono_de_documento set participante_id = ${participanteId} where id = ${contrato}`;
      expect(await recusa(trx, sql`delete from contrato_de_ensaio`)).toBe(
        'dono_de_documento_contrato_id_fkey',
      );
      expect(await recusa(trx, dosDois)).toMatch(/^dono_/);

      await apagarComDependentes(trx, 'contrato_de_ensaio', sql`id = ${contrato}`);
      const restantes = await trx.selectFrom('documento').select(['id', 'dono_id']).execute();
      expect(restantes).toEqual([{ id: daAna, dono_id: participanteId }]);
    });
  });
});
