/**
 * What is kept of a plan is what the engine makes of the same fees and rules. Left out are the plans that an alteration divided
 * anew, and those whose principal follows numbers that have been published since.
 */
import { planejarRestituicao } from '@credito/domain/credito/plano-de-restituicao';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { carregarContrato } from '../contrato/contrato.repository.ts';
import { dadosDaRestituicao, parcelasDoContrato } from '../contrato/restituicao.ts';

const POR_VEZ = 200;

/** Contracts whose instalments are others. */
export async function acharPlanosForaDoMotor(db: Kysely<DB>): Promise<readonly string[]> {
  const fora: string[] = [];
  for (let depois = 0; ; ) {
    const contratos = await db
      .selectFrom('contrato')
      .select(['id', 'regras', 'replano'])
      .where('id', '>', depois)
      .orderBy('id')
      .limit(POR_VEZ)
      .execute();
    for (const { id, regras, replano } of contratos)
      if (replano === null && regras.indice === 'nenhum' && !(await isDoMotor(db, id))) fora.push(String(id));
    const ultimo = contratos.at(-1);
    if (!ultimo) return fora;
    depois = ultimo.id;
  }
}

async function isDoMotor(db: Kysely<DB>, id: number): Promise<boolean> {
  const completo = await carregarContrato(db, id);
  if (!completo) return true;
  const guardadas = parcelasDoContrato(completo);
  const feitas = planejarRestituicao(dadosDaRestituicao(completo));
  return (
    guardadas.length === feitas.length &&
    feitas.every(({ numero, vencimento, principal, correcao, taxa, total }, i) => {
      const guardada = guardadas[i];
      return (
        guardada?.numero === numero &&
        guardada.vencimento === vencimento &&
        guardada.principal === principal &&
        guardada.correcao === correcao &&
        guardada.taxa === taxa &&
        guardada.total === total
      );
    })
  );
}
