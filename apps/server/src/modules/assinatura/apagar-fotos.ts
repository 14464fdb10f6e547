/** The photo of somebody who never signed serves nobody once the signatures are over, or once somebody else signs instead. */
import { ENVELOPES_VIVOS } from '@credito/domain/assinatura/envelope';
import { FORA } from '@credito/domain/assinatura/vez';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import { enfileirarExpurgo } from '../documento/expurgo.ts';
import { registrarNaAuditoria } from './registrar-evidencia.ts';

/** One envelope in a transaction. Answers how many photos left. */
export async function apagarFotosSemAssinatura(contexto: Contexto, antesDe: Date): Promise<number> {
  const semUso = sql`
    assinante.foto_arquivo is not null and assinante.estado <> 'assinou' and (
      (envelope.estado <> all(${[...ENVELOPES_VIVOS]}::text[]) and envelope.estado_desde < ${antesDe})
      or (assinante.estado = any(${[...FORA]}::text[]) and assinante.estado_desde < ${antesDe}))`;
  const { rows: envelopes } = await sql<{ id: string }>`
    select distinct envelope.id from envelope join assinante on assinante.envelope_id = envelope.id
    where ${semUso}`.execute(contexto.db);
  let apagadas = 0;
  for (const { id } of envelopes)
    apagadas += await contexto.db.transaction().execute(async (trx) => {
      // Opened again meanwhile, it is one that takes signatures, and the photo counts.
      const { rows } = await sql<{ arquivo: string }>`
        with fora as (
          select assinante.id, assinante.foto_arquivo as arquivo
          from envelope join assinante on assinante.envelope_id = envelope.id
          where envelope.id = ${id} and ${semUso} for update)
        update assinante set foto_arquivo = null, foto_sha256 = null, foto_em = null, foto_modo = null
        from fora where assinante.id = fora.id returning fora.arquivo`.execute(trx);
      if (rows.length === 0) return 0;
      await enfileirarExpurgo(
        trx,
        rows.map(({ arquivo }) => arquivo),
      );
      await registrarNaAuditoria(contexto, trx, id, {
        acao: 'apagarFotos',
        ator: { tipo: 'sistema', id: null },
        dados: { fotos: rows.length },
      });
      return rows.length;
    });
  return apagadas;
}
