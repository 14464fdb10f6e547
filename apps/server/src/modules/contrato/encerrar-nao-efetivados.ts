/** The course of a student is over: their contracts that are not in effect are cancelled, whoever they wait for (ADR 0167). */
import { codigosDoContratoCom } from '@credito/domain/contrato/transicoes';
import type { Selectable, Transaction } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisarEstudante, avisarFiadores } from './avisar-do-contrato.ts';
import { carregarContrato } from './contrato.repository.ts';
import { mudarContrato } from './mudar-contrato.ts';

/** Of the same course as this contract, whose end was confirmed. */
export async function encerrarNaoEfetivados(
  contexto: Contexto,
  trx: Transaction<DB>,
  { conta_id, bolsa_id }: Pick<Selectable<Contrato>, 'conta_id' | 'bolsa_id'>,
): Promise<void> {
  const contratos = await trx
    .selectFrom('contrato')
    .select('id')
    .where('conta_id', '=', conta_id)
    .where('bolsa_id', '=', bolsa_id)
    .where('codigo', 'in', codigosDoContratoCom('encerrar'))
    .orderBy('id')
    .execute();
  for (const { id } of contratos) {
    const completo = await carregarContrato(trx, id, { travar: true });
    if (!completo) throw new Error(`contract ${id} is not there any more`);
    const { codigo, edicao } = completo.contrato;
    await mudarContrato(contexto, trx, completo, {
      acao: 'encerrar',
      papel: 'sistema',
      ator: { tipo: 'sistema', id: null },
    });
    // What nobody had seen did not end for anybody.
    if (codigo === 'GER' && edicao === 1) continue;
    const depois = await carregarContrato(trx, id);
    if (!depois) throw new Error(`contract ${id} is not there any more`);
    await avisarEstudante(contexto, trx, depois, 'contrato-cancelado');
    await avisarFiadores(contexto, trx, depois, 'contrato-cancelado-fiador');
  }
}
