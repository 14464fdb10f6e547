import type { PagoDaParcela } from '@credito/domain/alteracao/plano';
import { calcularExtrato } from '@credito/domain/credito/extrato';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { carregarPosicoes, pagamentosDe, restituicaoDevida } from '../financeiro/posicao.ts';

/** What of each instalment was paid, as the statement allocates it. */
export async function parcelasPagas(db: Kysely<DB>, contratoId: number): Promise<readonly PagoDaParcela[]> {
  const [posicao] = await carregarPosicoes(db, [contratoId]);
  const pagamentos = posicao ? pagamentosDe(posicao) : [];
  if (!posicao || pagamentos.length === 0) return [];
  const ultimo =
    pagamentos
      .map(({ em }) => em)
      .toSorted()
      .at(-1) ?? '';
  const { parcelas } = calcularExtrato(restituicaoDevida(posicao), pagamentos, ultimo);
  return parcelas.flatMap(({ numero, pago: { principal, taxa } }) =>
    principal + taxa > 0 ? [{ numero, principal, taxa }] : [],
  );
}
