/** What the contract of a term waits for, where a contract of an earlier one is in effect (ADR 0163). */
import { type FatosDoProximoContrato, faltaParaRenovar } from '@credito/domain/atualizacao/renovacao';
import { compararTermos, type Termo } from '@credito/domain/contrato/termo';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { fiadoresATrocar } from './fiadores-a-trocar.ts';

interface DeQuem {
  conta_id: string;
  bolsa_id: number;
}

/** Null where it may be made, and where it is no renewal. */
export async function impedimentoDaRenovacao(
  db: Kysely<DB>,
  { conta_id, bolsa_id }: DeQuem,
  termo: Termo,
): Promise<string | null> {
  const emVigor = await db
    .selectFrom('contrato')
    .select(['id', 'ano', 'semestre', 'solicitacao_id'])
    .where('conta_id', '=', conta_id)
    .where('bolsa_id', '=', bolsa_id)
    .where('codigo', '=', 'EFE')
    .orderBy('ano', 'desc')
    .orderBy('semestre', 'desc')
    .execute();
  const anterior = emVigor.find((contrato) => compararTermos(contrato, termo) < 0);
  if (!anterior) return null;
  return faltaParaRenovar(
    {
      atualizacao: await atualizacaoDoContrato(db, anterior.id),
      matricula: await matriculaConfirmada(db, anterior.solicitacao_id, termo),
    },
    termo,
  );
}

async function atualizacaoDoContrato(
  db: Kysely<DB>,
  contratoId: number,
): Promise<FatosDoProximoContrato['atualizacao']> {
  const concluida = await db
    .selectFrom('atualizacao')
    .select('id')
    .where('contrato_id', '=', contratoId)
    .where('estado', '=', 'concluido')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!concluida) return 'falta';
  return (await fiadoresATrocar(db, concluida.id)).length > 0 ? 'sem-fiador' : 'concluida';
}

async function matriculaConfirmada(
  db: Kysely<DB>,
  solicitacaoId: number,
  { ano, semestre }: Termo,
): Promise<boolean> {
  const matricula = await db
    .selectFrom('matricula_confirmada')
    .select('em')
    .where('solicitacao_id', '=', solicitacaoId)
    .where('ano', '=', ano)
    .where('semestre', '=', semestre)
    .executeTakeFirst();
  return matricula !== undefined;
}
