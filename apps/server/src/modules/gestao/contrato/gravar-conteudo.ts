/** Persons, uses and plan of a contract, written once; a correction after the analysis writes them anew. */
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { gravarPlano } from '../../contrato/gravar-plano.ts';
import { colunasDaParte } from '../../contrato/parte-na-linha.ts';
import type { PropostaDeContrato } from './propor-contrato.ts';

export async function gravarConteudo(
  { aleatorio }: Pick<Contexto, 'aleatorio'>,
  trx: Transaction<DB>,
  contratoId: number,
  { gerado, partes }: Pick<PropostaDeContrato, 'gerado' | 'partes'>,
): Promise<void> {
  await trx.deleteFrom('contrato_parte').where('contrato_id', '=', contratoId).execute();
  await trx
    .insertInto('contrato_parte')
    .values(
      partes.map((parte) => ({
        id: aleatorio.uuid(),
        contrato_id: contratoId,
        ...colunasDaParte(parte),
      })),
    )
    .execute();
  await gravarPlano(trx, contratoId, gerado);
}
