/** What follows once something was paid: charges of what is paid already are taken back, and what owes nothing ends. */
import { SITUACOES_VIVAS } from '@credito/domain/cobranca/transicoes';
import { devidoNoRazao, saldosDevidos } from '@credito/domain/razao/saldos-devidos';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisarEstudante, avisarFiadores } from '../contrato/avisar-do-contrato.ts';
import { carregarContrato } from '../contrato/contrato.repository.ts';
import { mudarContrato } from '../contrato/mudar-contrato.ts';
import { agendarBaixas } from './agendar-baixas.ts';
import { fatosDoRazao } from './lancar.ts';
import { encerrarNegociacoes } from './negociar.ts';
import type { Posicao } from './posicao.ts';

/** The positions are those that the ledger holds now. */
export async function concluirContratos(
  contexto: Contexto,
  trx: Transaction<DB>,
  posicoes: readonly Posicao[],
): Promise<void> {
  await baixarOQueEstaPago(trx, posicoes);
  for (const posicao of posicoes) {
    if (!estaQuitado(posicao)) continue;
    await mudarContrato(contexto, trx, posicao, {
      acao: 'liquidar',
      papel: 'sistema',
      ator: { tipo: 'sistema', id: null },
    });
    await encerrarNegociacoes(contexto, trx, posicao.contrato.id);
    const completo = await carregarContrato(trx, posicao.contrato.id);
    if (!completo) throw new Error('a contract that was settled is not there');
    await avisarEstudante(contexto, trx, completo, 'contrato-liquidado');
    await avisarFiadores(contexto, trx, completo, 'contrato-liquidado-fiador');
  }
}

/** Every fee was paid to the school or cancelled, and nothing of them is owed. */
function estaQuitado(posicao: Posicao): boolean {
  const { contrato, usos } = posicao;
  return (
    contrato.codigo === 'EFE' &&
    usos.some(({ situacao }) => situacao === 'pago') &&
    usos.every(({ situacao }) => situacao === 'pago' || situacao === 'cancelado') &&
    devidoNoRazao(saldosDevidos(fatosDoRazao(posicao))) === 0
  );
}

/** By the ledger: a living charge none of whose instalments has anything open. */
async function baixarOQueEstaPago(trx: Transaction<DB>, posicoes: readonly Posicao[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update cobranca set a_baixar = 'o que ela cobra já está pago'
    where contrato_id = any(${posicoes.map(({ contrato }) => contrato.id)}::bigint[])
      and situacao = any(${[...SITUACOES_VIVAS]}::text[]) and a_baixar is null
      and not exists (select from lancamento_linha linha
        where linha.contrato_id = cobranca.contrato_id and linha.parcela = any(cobranca.parcelas)
        group by linha.parcela having sum(linha.centavos) > 0)
    returning id`.execute(trx);
  if (rows.length > 0) await agendarBaixas(trx);
}
