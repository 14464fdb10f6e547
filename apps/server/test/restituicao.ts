/** A contract that is paid back, whenever its course was to end. */
import type { Data } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import type { Contexto } from '../src/contexto.ts';
import { noiteDasCobrancas } from '../src/modules/financeiro/noite-das-cobrancas.ts';
import { cobrarEmTempo } from './cobrancas.ts';
import { repassar } from './repasses.ts';

/** In effect and paid to the school, its instalments due from this day on, and charged as a night does it. */
export async function emRestituicao(
  contexto: Contexto,
  contratoId: number,
  primeiroVencimento: Data,
): Promise<number> {
  const { db } = contexto;
  await sql`update contrato_parcela
    set vencimento = (${primeiroVencimento}::date + make_interval(months => numero - 1))::date
    where contrato_id = ${contratoId}`.execute(db);
  await sql`update contrato_uso set em = (em - interval '4 years')::date where contrato_id = ${contratoId}`.execute(
    db,
  );
  await sql`update contrato set codigo = 'EFE', versao = versao + 1, primeiro_vencimento = ${primeiroVencimento}::date,
    contratado_em = (contratado_em - interval '4 years')::date where id = ${contratoId}`.execute(db);
  await cobrarEmTempo({ contexto }, contratoId);
  await repassar({ contexto }, contratoId);
  await noiteDasCobrancas(contexto);
  return contratoId;
}
