/** The only place in which a negotiation changes its state: written down, with who did it. */
import {
  type AcaoDaNegociacao,
  type AtorDaNegociacao,
  transitarNegociacao,
} from '@credito/domain/negociacao/negociacao';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Negociacao } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { type Ator, registrarDecisao } from '../auditoria/auditoria.ts';
import { operadorDe } from '../transicao/mudanca.ts';

interface MudancaDaNegociacao {
  acao: AcaoDaNegociacao;
  papel: AtorDaNegociacao;
  quem: Ator;
  outraPessoa?: boolean;
  explicacao?: string | null;
}

/** Null where the table refuses it. What was answered before stays as it was answered. The contract is held. */
export async function mudarNegociacao(
  contexto: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  { id, situacao, respondida_em }: Selectable<Negociacao>,
  { acao, papel, quem, outraPessoa = true, explicacao = null }: MudancaDaNegociacao,
): Promise<Selectable<Negociacao> | null> {
  const resultado = transitarNegociacao(situacao, acao, papel, { outraPessoa });
  if (!resultado.ok) return null;
  const depois = await trx
    .updateTable('negociacao')
    .set({
      situacao: resultado.destino.situacao,
      ...(respondida_em === null
        ? {
            respondida_em: contexto.relogio.agora(),
            respondida_por: operadorDe(quem),
          }
        : {}),
      ...(explicacao === null ? {} : { explicacao }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await registrarNaNegociacao(contexto, trx, quem, depois, `negociacao.${depois.situacao}`);
  return depois;
}

const QUEM_ENCERRA = {
  concluir: 'aditivo',
  desfazer: 'aditivo',
  retirar: 'estudante',
  quitar: 'sistema',
} as const satisfies Partial<Record<AcaoDaNegociacao, AtorDaNegociacao>>;

/** The alteration that it became is in effect, taken back, or over. */
export async function encerrarNegociacao(
  contexto: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  id: string,
  { acao, ator }: { acao: keyof typeof QUEM_ENCERRA; ator: Ator },
): Promise<void> {
  const atual = await trx
    .selectFrom('negociacao')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const depois = await mudarNegociacao(contexto, trx, atual, {
    acao,
    papel: QUEM_ENCERRA[acao],
    quem: ator,
    explicacao: acao === 'quitar' ? PAGO_POR_INTEIRO : null,
  });
  if (!depois) throw new Error(`negotiation ${id} does not end from ${atual.situacao}`);
}

const PAGO_POR_INTEIRO = 'O contrato foi pago por inteiro antes do aditivo.';

export function registrarNaNegociacao(
  { relogio }: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  quem: Ator,
  { id, contrato_id, divida_centavos, prazo }: Selectable<Negociacao>,
  acao: string,
): Promise<void> {
  return registrarDecisao(trx, {
    em: relogio.agora(),
    ator: quem,
    acao,
    alvo: { tipo: 'contrato', id: String(contrato_id) },
    contaId: quem.tipo === 'conta' ? quem.id : null,
    dados: { negociacao: id, centavos: divida_centavos, prazo },
  });
}
