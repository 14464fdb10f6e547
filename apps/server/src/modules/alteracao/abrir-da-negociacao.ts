/** What was agreed about late instalments becomes an alteration at once: without it nothing of it is ever in force (ADR 0171). */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Negociacao } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { carregarContrato } from '../contrato/contrato.repository.ts';
import { abrirAlteracao } from './abrir-alteracao.ts';
import { carregarAlteracao } from './alteracao.repository.ts';
import { mudarAlteracao } from './mudar-alteracao.ts';

/** The contract is held. */
export async function abrirDaNegociacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  negociacao: Selectable<Negociacao>,
  ator: Ator,
): Promise<void> {
  const completo = await carregarContrato(trx, negociacao.contrato_id);
  if (!completo) throw naoEncontrado();
  await abrirAlteracao(contexto, trx, completo, {
    pedido: {
      especie: 'negociacao',
      em: dataEmSaoPaulo(negociacao.criada_em),
      entradaCentavos: negociacao.entrada_centavos,
      prazo: negociacao.prazo,
      primeiroVencimento: negociacao.primeiro_vencimento,
    },
    origem: 'negociacao',
    ator,
    negociacaoId: negociacao.id,
  });
}

/** The student takes back what was agreed, until everybody has signed; null where nothing of it is open. The contract is held. */
export async function retirarDaNegociacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  negociacaoId: string,
  ator: Ator,
): Promise<Selectable<Negociacao> | null> {
  const aberta = await trx
    .selectFrom('alteracao')
    .select('id')
    .where('negociacao_id', '=', negociacaoId)
    .where('fluxo', 'not in', ['EFE', 'CAN'])
    .executeTakeFirst();
  const completa = aberta && (await carregarAlteracao(trx, aberta.id, { travar: true }));
  if (!completa) return null;
  await mudarAlteracao(contexto, trx, completa.alteracao, { acao: 'retirar', papel: 'estudante', ator });
  return trx.selectFrom('negociacao').selectAll().where('id', '=', negociacaoId).executeTakeFirstOrThrow();
}
