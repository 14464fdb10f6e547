/** A request as it stands, once more for each of these people: what a batch needs, without the hours of filling them in. */
import { sql } from 'kysely';
import type { Contexto } from '../src/contexto.ts';

interface QuemPede {
  nome: string;
  cpf: string;
  email: string;
  telefone: string;
}

/** Without documents and history: only what a contract is generated from. */
export async function repetirSolicitacao(
  { aleatorio, db }: Contexto,
  solicitacaoId: number,
  pessoas: readonly QuemPede[],
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const ids: number[] = [];
    for (const { nome, cpf, email, telefone } of pessoas) {
      const contaId = aleatorio.uuid();
      const quem = { nome, cpf, email, telefone };
      await sql`insert into conta
        select (jsonb_populate_record(conta, ${JSON.stringify({ ...quem, id: contaId })}::jsonb)).*
        from conta where id = (select conta_id from solicitacao where id = ${solicitacaoId})`.execute(trx);
      const { rows } = await sql<{ id: string }>`insert into solicitacao overriding system value
        select (jsonb_populate_record(solicitacao, jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('solicitacao', 'id')),
          'protocolo', ${cpf}::text, 'conta_id', ${contaId}::text))).*
        from solicitacao where id = ${solicitacaoId} returning id`.execute(trx);
      const id = Number(rows[0]?.id);
      await sql`insert into participante
        select (jsonb_populate_record(participante, ${JSON.stringify({
          ...quem,
          id: aleatorio.uuid(),
          solicitacao_id: id,
          conta_id: contaId,
        })}::jsonb)).*
        from participante where solicitacao_id = ${solicitacaoId} and tipo_pessoa = 'estudante'`.execute(trx);
      ids.push(id);
    }
    return ids;
  });
}
