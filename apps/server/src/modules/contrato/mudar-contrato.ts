/** The only way a contract changes its state: one transaction, guarded by the previous state, written down. */
import type { CodigoDoContrato, MotivoGuardado } from '@credito/domain/contrato/estados';
import type { CausaDoCancelamento } from '@credito/domain/contrato/prazo';
import {
  type AcaoDoContrato,
  type AtorDoContrato,
  MENSAGENS_DO_CONTRATO,
  type RecusaDoContrato,
  transitarContrato,
} from '@credito/domain/contrato/transicoes';
import type { Transaction, Updateable } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { type Ator, registrarDecisao } from '../auditoria/auditoria.ts';
import { condicoesDoContrato } from './condicoes.ts';
import type { ContratoCompleto } from './contrato.repository.ts';

export interface PedidoDeMudanca {
  acao: AcaoDoContrato;
  papel: AtorDoContrato;
  ator: Ator;
  motivos?: readonly MotivoGuardado[];
  /** What changes with the state, beside it. */
  mais?: Updateable<Contrato>;
}

export interface MudancaFeita {
  de: CodigoDoContrato;
  para: CodigoDoContrato;
  em: Date;
  versao: number;
}

/** What was typed is wrong; every other refusal says that the contract or the person stands in the way. */
const DO_QUE_FOI_DIGITADO: readonly RecusaDoContrato[] = ['motivo-obrigatorio'];

const CAUSAS: Partial<Record<AcaoDoContrato, CausaDoCancelamento>> = {
  vencer: 'prazo',
  recusarAssinatura: 'recusa',
  desistir: 'desistencia',
  cancelar: 'provedor',
};

/** `completo` must have been loaded with `travar` in the same transaction. Nothing is written where it throws. */
export async function mudarContrato(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: Pick<ContratoCompleto, 'contrato'>,
  { acao, papel, ator, motivos = [], mais = {} }: PedidoDeMudanca,
): Promise<MudancaFeita> {
  const { contrato } = completo;
  const operadorId = ator.tipo === 'operador' ? ator.id : null;
  const condicoes = await condicoesDoContrato(contexto, trx, completo, {
    operadorId,
    temMotivo: motivos.length > 0,
  });
  const resultado = transitarContrato(contrato.codigo, acao, papel, condicoes);
  if (!resultado.ok) throw recusar(resultado.recusa);
  const de = contrato.codigo;
  const para = resultado.destino.codigo;
  // Whoever waited here for another change may have read the clock before it.
  const em = new Date(Math.max(contexto.relogio.agora().getTime(), contrato.situacao_desde.getTime()));
  const versao = contrato.versao + 1;
  await trx
    .updateTable('contrato')
    .set({
      codigo: para,
      situacao_desde: em,
      versao,
      causa_do_cancelamento: para === 'CAN' ? (CAUSAS[acao] ?? 'provedor') : null,
      cancelado_de: para === 'CAN' ? de : null,
      ...mais,
    })
    .where('id', '=', contrato.id)
    .where('codigo', '=', de)
    .execute();
  await trx
    .insertInto('contrato_historico')
    .values({
      contrato_id: contrato.id,
      em,
      acao,
      ator: papel,
      operador_id: operadorId,
      versao: contrato.versao,
      codigo_anterior: de,
      codigo: para,
      motivos: JSON.stringify(motivos),
    })
    .execute();
  await registrarDecisao(trx, {
    em,
    ator,
    acao: `contrato.${acao}`,
    alvo: { tipo: 'contrato', id: String(contrato.id) },
    contaId: contrato.conta_id,
    dados: { de, para },
  });
  return { de, para, em, versao };
}

export function recusar(recusa: RecusaDoContrato): ErroDeAplicacao {
  const status = recusa === 'papel-nao-permite' ? 403 : DO_QUE_FOI_DIGITADO.includes(recusa) ? 422 : 409;
  return new ErroDeAplicacao(status, MENSAGENS_DO_CONTRATO[recusa], { nome: recusa });
}
