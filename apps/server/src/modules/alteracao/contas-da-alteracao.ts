import type { PagoDaParcela } from '@credito/domain/alteracao/parcelas-congeladas';
import { type DividaNegociada, dividaNegociada } from '@credito/domain/alteracao/parcelas-negociadas';
import type { PedidoDeAlteracao } from '@credito/domain/alteracao/pedido';
import { calcularExtrato } from '@credito/domain/credito/extrato';
import type { Data } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { carregarPosicoes, type Posicao, pagamentosDe, restituicaoDevida } from '../financeiro/posicao.ts';

interface ContasDaAlteracao {
  pagas: readonly PagoDaParcela[];
  /** What a negotiation is about; null of every other kind. */
  divida: DividaNegociada | null;
}

export async function contasDaAlteracao(
  db: Kysely<DB>,
  contratoId: number,
  { pedido, emVigorEm }: { pedido: PedidoDeAlteracao; emVigorEm: Data },
): Promise<ContasDaAlteracao> {
  const [posicao] = await carregarPosicoes(db, [contratoId]);
  if (!posicao) return { pagas: [], divida: null };
  const pagamentos = pagamentosDe(posicao);
  const restituicao = restituicaoDevida(posicao);
  const divida =
    pedido.especie === 'negociacao'
      ? dividaNegociada(restituicao, pagamentos, { em: pedido.em, hoje: emVigorEm })
      : null;
  return { pagas: pagasDa(posicao), divida };
}

/** What of each instalment was paid, as the statement allocates it. */
export async function pagasDoContrato(db: Kysely<DB>, contratoId: number): Promise<readonly PagoDaParcela[]> {
  const [posicao] = await carregarPosicoes(db, [contratoId]);
  return posicao ? pagasDa(posicao) : [];
}

function pagasDa(posicao: Posicao): readonly PagoDaParcela[] {
  const pagamentos = pagamentosDe(posicao);
  const ultimo = pagamentos
    .map(({ em }) => em)
    .toSorted()
    .at(-1);
  if (ultimo === undefined) return [];
  const { parcelas } = calcularExtrato(restituicaoDevida(posicao), pagamentos, ultimo);
  return parcelas.flatMap(({ numero, totalPago, pago: { principal, taxa, multa, juros } }) =>
    totalPago > 0 ? [{ numero, principal, taxa, encargos: multa + juros }] : [],
  );
}
