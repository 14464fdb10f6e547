/** The only way a request changes its state: one transaction, guarded by the previous state, written down. */
import type { MotivoDoFiador } from '@credito/domain/gestao/quem-le-os-motivos';
import type { Sigla } from '@credito/domain/solicitacao/estados';
import {
  type Acao,
  type EtapaRecusada,
  MENSAGENS_DE_RECUSA,
  type Ator as Papel,
  type RecusaDeTransicao,
  transitar,
} from '@credito/domain/solicitacao/transicoes';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Solicitacao } from '../../banco/esquema.gerado.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { momentoDaMudanca, recusaDaMudanca, registrarMudancas } from '../transicao/mudanca.ts';
import { registrarAto } from './ato-da-equipe.ts';
import { condicoesDaSolicitacao, type SolicitacaoCompleta } from './fatos.ts';
import { acharRiscos } from './riscos.ts';

export interface PedidoDeTransicao {
  acao: Acao;
  papel: Papel;
  ator: Ator;
  agora: Date;
  /** Reasons of a refusal, as the owner of the request reads them. */
  motivos?: readonly string[];
  /** Those that a guarantor reads instead. */
  motivosDosFiadores?: readonly MotivoDoFiador[];
  /** Stage of the refusal that an appeal contests. */
  recusadaEm?: EtapaRecusada;
}

export interface TransicaoFeita {
  de: Sigla;
  para: Sigla;
  mudou: boolean;
  /** When the request says that it happened. */
  em: Date;
  /** The request's row as it is then. */
  solicitacao: Selectable<Solicitacao>;
}

/** The person can complete it; every other refusal says that the state or somebody else stands in the way. */
const DO_QUE_FALTA_PREENCHER: readonly RecusaDeTransicao[] = [
  'solicitacao-incompleta',
  'motivo-obrigatorio',
  'documentos-rejeitados',
];

/**
 * `completa` must have been loaded with `travar` in the same transaction. Throws 409 when the state does not
 * allow the action and 422 when a condition is missing; nothing is written then.
 */
export async function executarTransicao(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  pedido: PedidoDeTransicao,
): Promise<TransicaoFeita> {
  const { solicitacao } = completa;
  const motivos = pedido.motivos ?? [];
  const condicoes = {
    ...condicoesDaSolicitacao(completa, pedido.agora, motivos.length > 0),
    ...(pedido.recusadaEm ? { recusadaEm: pedido.recusadaEm } : {}),
  };
  const resultado = transitar(solicitacao.sigla, pedido.acao, pedido.papel, condicoes);
  if (!resultado.ok)
    throw recusaDaMudanca(resultado.recusa, MENSAGENS_DE_RECUSA[resultado.recusa], DO_QUE_FALTA_PREENCHER);
  const { destino } = resultado;
  const de = solicitacao.sigla;
  if (destino.sigla === de && destino.statusSolicitacao === solicitacao.status_solicitacao)
    return { de, para: de, mudou: false, em: pedido.agora, solicitacao };
  const em = momentoDaMudanca(pedido.agora, solicitacao.situacao_desde);
  // An appeal neither takes the decision again nor rewrites its reasons.
  const muda = destino.sigla !== de;
  const decidida = muda && ['A', 'REP', 'RIES'].includes(destino.sigla);
  const mudada = await trx
    .updateTable('solicitacao')
    .set({
      sigla: destino.sigla,
      status_solicitacao: destino.statusSolicitacao,
      situacao_desde: em,
      atualizada_em: em,
      versao: solicitacao.versao + 1,
      ...(muda ? { observacao_status: motivos.length > 0 ? motivos.join('\n') : null } : {}),
      ...(pedido.acao === 'concluir' ? { concluida_em: em } : {}),
      ...(destino.sigla === 'PADC' || destino.sigla === 'PAF'
        ? {
            riscos: [...(await acharRiscos(trx, completa))],
            // Those of the present stage alone: whoever judges the next one has no correction to look at.
            correcoes: pedido.acao === 'concluirCorrecao' ? solicitacao.correcoes + 1 : 0,
          }
        : {}),
      ...(decidida ? { decidida_em: em } : {}),
      ...(pedido.acao === 'aceitarRecurso' ? { decidida_em: null } : {}),
      ...(destino.sigla === 'CAN' ? { cancelada_em: em } : {}),
    })
    .where('id', '=', solicitacao.id)
    .where('sigla', '=', de)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('historico')
    .values({
      solicitacao_id: solicitacao.id,
      em,
      acao: pedido.acao,
      ator: pedido.papel,
      sigla_anterior: de,
      sigla: destino.sigla,
      status_solicitacao: destino.statusSolicitacao,
      motivos: JSON.stringify([...motivos, ...(pedido.motivosDosFiadores ?? [])]),
    })
    .execute();
  const { acao, ator } = pedido;
  const para = destino.sigla;
  const dados = { status: destino.statusSolicitacao };
  if (ator.tipo === 'operador')
    await registrarAto(trx, solicitacao, { operadorId: ator.id, acao, em, dados: { de, para, ...dados } });
  else
    await registrarMudancas(trx, { coisa: 'solicitacao', acao, ator }, [
      { id: solicitacao.id, contaId: solicitacao.conta_id, em, de, para, dados },
    ]);
  return { de, para, mudou: true, em, solicitacao: mudada };
}
