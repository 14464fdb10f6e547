import type { Negociacao as NegociacaoDaApi } from '@credito/api/financeiro-negociacao.rotas';
import {
  mensagemDaNegociacao,
  planoNegociado,
  podeRetirarNegociacao,
  ROTULO_DA_NEGOCIACAO,
} from '@credito/domain/negociacao/negociacao';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Negociacao } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { dividaAAssinar } from './divida-da-negociacao.ts';

/** With where the alteration is that it became. */
export async function apresentarNegociacao(
  contexto: Pick<Contexto, 'relogio'>,
  db: Kysely<DB>,
  negociacao: Selectable<Negociacao>,
  numero: string,
): Promise<NegociacaoDaApi> {
  const { situacao, entrada_centavos: entradaCentavos, prazo } = negociacao;
  const { primeiro_vencimento: primeiroVencimento } = negociacao;
  const aditivo = await db
    .selectFrom('alteracao')
    .select(['id', 'fluxo', 'edicao', 'encerrada_de'])
    .where('negociacao_id', '=', negociacao.id)
    .executeTakeFirst();
  const fluxo = aditivo?.fluxo ?? null;
  // What the desk only prepares is its own.
  const emPreparo = aditivo ? (aditivo.encerrada_de ?? aditivo.fluxo) === 'GER' : true;
  return {
    id: negociacao.id,
    contratoId: negociacao.contrato_id,
    contratoNumero: numero,
    situacao,
    rotulo: ROTULO_DA_NEGOCIACAO[situacao],
    mensagem: mensagemDaNegociacao(situacao, fluxo, await dividaAAssinar(contexto, db, negociacao, fluxo)),
    dividaCentavos: negociacao.divida_centavos,
    entradaCentavos,
    prazo,
    primeiroVencimento,
    plano: [...planoNegociado(negociacao.divida_centavos, { entradaCentavos, prazo, primeiroVencimento })],
    explicacao: negociacao.explicacao,
    criadaEm: negociacao.criada_em.toISOString(),
    podeRetirar: podeRetirarNegociacao(situacao, fluxo),
    alteracaoId: aditivo?.id ?? null,
    aditivoALer: aditivo !== undefined && (!emPreparo || aditivo.edicao > 1),
  };
}
