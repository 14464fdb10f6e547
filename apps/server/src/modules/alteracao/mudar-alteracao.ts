/** The only way an alteration changes its state: one transaction, guarded by the previous state, written down. */

import type { AcontecimentoDaAlteracao } from '@credito/domain/alteracao/acontecimentos';
import { FICHA_DA_ESPECIE } from '@credito/domain/alteracao/especies';
import type { CausaDoFim, FluxoDaAlteracao } from '@credito/domain/alteracao/estados';
import { fimDaReprovada } from '@credito/domain/alteracao/estados';
import {
  type AcaoDaAlteracao,
  type AtorDaAlteracao,
  type CondicoesDaAlteracao,
  MENSAGENS_DA_ALTERACAO,
  type RecusaDaAlteracao,
  transitarAlteracao,
} from '@credito/domain/alteracao/transicoes';
import { prazoVencido } from '@credito/domain/contrato/prazo';
import {
  type DividaDaProposta,
  dividaMudou,
  porqueADividaMudou,
} from '@credito/domain/negociacao/divida-mudou';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Alteracao, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { ErroDeAplicacao } from '../../erros.ts';
import { encerrarEnvelope } from '../assinatura/encerrar-envelope.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { encerrarConviteDaAlteracao } from '../fiador/convite-da-alteracao.ts';
import { dividaAAssinar } from '../financeiro/divida-da-negociacao.ts';
import { encerrarNegociacao } from '../financeiro/situacao-da-negociacao.ts';
import { momentoDaMudanca, operadorDe, recusaDaMudanca, registrarMudancas } from '../transicao/mudanca.ts';
import { foiAceita, type LinhaDeAlteracao } from './alteracao.repository.ts';
import { esquecerRenda, rendaFoiEnviada } from './renda-do-novo-fiador.ts';

export interface PedidoDeMudanca {
  acao: AcaoDaAlteracao;
  papel: AtorDaAlteracao;
  ator: Ator;
  motivo?: string | null;
  /** What changes with the state, beside it. */
  mais?: Updateable<Alteracao>;
}

const CAUSAS: Partial<Record<AcaoDaAlteracao, CausaDoFim>> = {
  negar: 'negada',
  retirar: 'estudante',
  recusarConvite: 'convite',
  recusarAssinatura: 'recusa',
  vencer: 'prazo',
  encerrar: 'encerrada',
  quitar: 'quitacao',
  cancelar: 'provedor',
};

const ENCERRAM_O_ENVELOPE: readonly AcaoDaAlteracao[] = ['cancelar', 'vencer', 'retirar', 'quitar'];

export async function condicoesDaAlteracao(
  { gateways, relogio }: Pick<Contexto, 'gateways' | 'relogio'>,
  db: Kysely<DB>,
  alteracao: LinhaDeAlteracao,
  { operadorId, temMotivo }: { operadorId: string | null; temMotivo: boolean },
): Promise<CondicoesDaAlteracao> {
  const agora = relogio.agora();
  const hoje = dataEmSaoPaulo(agora);
  const ficha = FICHA_DA_ESPECIE[alteracao.especie];
  const { codigo } = await db
    .selectFrom('contrato')
    .select('codigo')
    .where('id', '=', alteracao.contrato_id)
    .executeTakeFirstOrThrow();
  const divida = await dividaDaAlteracao({ relogio }, db, alteracao);
  return {
    faltaInstituicao: ficha.ouveInstituicao && alteracao.palavra !== 'confirmou',
    faltaAceite: alteracao.especie === 'fiador' && !(await foiAceita(db, alteracao.id)),
    renda:
      alteracao.especie !== 'fiador'
        ? 'nao-se-pede'
        : (await rendaFoiEnviada(db, alteracao.id))
          ? 'enviada'
          : 'falta',
    assinaturaDisponivel: gateways.selo.impedimento(agora) === null,
    prazoVencido: alteracao.prazo !== null && prazoVencido(alteracao.prazo, hoje),
    reprovadaVencida: alteracao.fluxo === 'REP' && hoje > fimDaReprovada(alteracao.situacao_desde),
    moveDinheiro: ficha.moveDinheiro,
    outraPessoa: operadorId === null || !(await jaAgiuNaAlteracao(db, alteracao.id, operadorId)),
    temMotivo,
    contratoEmVigor: codigo === 'EFE',
    negociada: alteracao.negociacao_id !== null,
    dividaMudou: divida !== null && dividaMudou(divida),
  };
}

/** Only while it may still be sent for signature: later it is the plan that says what was left of it. */
async function dividaDaAlteracao(
  contexto: Pick<Contexto, 'relogio'>,
  db: Kysely<DB>,
  { negociacao_id, fluxo }: LinhaDeAlteracao,
): Promise<DividaDaProposta | null> {
  if (negociacao_id === null) return null;
  const negociacao = await db
    .selectFrom('negociacao')
    .selectAll()
    .where('id', '=', negociacao_id)
    .executeTakeFirstOrThrow();
  return dividaAAssinar(contexto, db, negociacao, fluxo);
}

/** The words of a refusal, with the figures that it is about. */
export async function explicarRecusa(
  contexto: Pick<Contexto, 'relogio'>,
  db: Kysely<DB>,
  alteracao: LinhaDeAlteracao,
  recusa: RecusaDaAlteracao,
): Promise<string> {
  const divida = recusa === 'divida-mudou' ? await dividaDaAlteracao(contexto, db, alteracao) : null;
  return (divida && porqueADividaMudou(divida)) ?? MENSAGENS_DA_ALTERACAO[recusa];
}

/** Has asked for, prepared, released or analysed it. */
export async function jaAgiuNaAlteracao(
  db: Kysely<DB>,
  alteracaoId: number,
  operadorId: string,
): Promise<boolean> {
  const linha = await db
    .selectFrom('alteracao_historico')
    .select('id')
    .where('alteracao_id', '=', alteracaoId)
    .where('operador_id', '=', operadorId)
    .limit(1)
    .executeTakeFirst();
  return linha !== undefined;
}

/** `alteracao` must have been loaded with `travar` in the same transaction. Nothing is written where it throws. */
export async function mudarAlteracao(
  contexto: Contexto,
  trx: Transaction<DB>,
  alteracao: LinhaDeAlteracao,
  { acao, papel, ator, motivo = null, mais = {} }: PedidoDeMudanca,
): Promise<FluxoDaAlteracao> {
  const condicoes = await condicoesDaAlteracao(contexto, trx, alteracao, {
    operadorId: operadorDe(ator),
    temMotivo: motivo !== null,
  });
  const resultado = transitarAlteracao(alteracao.fluxo, acao, papel, condicoes);
  if (!resultado.ok)
    throw recusarNaAlteracao(
      resultado.recusa,
      await explicarRecusa(contexto, trx, alteracao, resultado.recusa),
    );
  const para = resultado.destino.fluxo;
  const em = momentoDaMudanca(contexto.relogio.agora(), alteracao.situacao_desde);
  await trx
    .updateTable('alteracao')
    .set({
      fluxo: para,
      situacao_desde: em,
      versao: alteracao.versao + 1,
      causa_do_fim: para === 'CAN' ? (CAUSAS[acao] ?? 'provedor') : null,
      encerrada_de: para === 'CAN' ? alteracao.fluxo : null,
      ...mais,
    })
    .where('id', '=', alteracao.id)
    .execute();
  await registrarNaAlteracao(contexto, trx, alteracao, { acao, papel, ator, motivo, para });
  // What is over holds nothing any more.
  if (para === 'CAN' || para === 'EFE')
    await trx.deleteFrom('alteracao_campo').where('alteracao_id', '=', alteracao.id).execute();
  if (para === 'CAN' && alteracao.especie === 'fiador') {
    await encerrarConviteDaAlteracao(contexto, trx, alteracao.id, acao === 'recusarConvite' ? motivo : null);
    await esquecerRenda(contexto, trx, alteracao.id);
  }
  if (ENCERRAM_O_ENVELOPE.includes(acao))
    await encerrarEnvelope(
      contexto,
      trx,
      { tipo: 'alteracao', id: alteracao.id },
      { acao: acao === 'vencer' ? 'vencer' : 'cancelar', ator },
    );
  if (alteracao.negociacao_id !== null && (para === 'EFE' || para === 'CAN'))
    await encerrarNegociacao(contexto, trx, alteracao.negociacao_id, {
      acao: para === 'EFE' ? 'concluir' : acao === 'retirar' || acao === 'quitar' ? acao : 'desfazer',
      ator,
    });
  return para;
}

/** Another last day for signing; the version stays, because nothing else of it changes. */
export async function mudarPrazoDaAlteracao(trx: Transaction<DB>, id: number, prazo: Data): Promise<void> {
  await trx.updateTable('alteracao').set({ prazo }).where('id', '=', id).execute();
}

/** A line of the history and a link of the audit chain; `para` is the state that it leads to, or stays in. */
export async function registrarNaAlteracao(
  contexto: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  alteracao: Pick<LinhaDeAlteracao, 'id' | 'conta_id' | 'fluxo' | 'versao' | 'situacao_desde'>,
  {
    acao,
    papel,
    ator,
    motivo = null,
    para,
    nova = false,
  }: {
    acao: AcontecimentoDaAlteracao;
    papel: AtorDaAlteracao;
    ator: Ator;
    motivo?: string | null;
    para: FluxoDaAlteracao;
    /** There was no state before it. */
    nova?: boolean;
  },
): Promise<void> {
  const em = momentoDaMudanca(contexto.relogio.agora(), alteracao.situacao_desde);
  const de = nova ? null : alteracao.fluxo;
  await trx
    .insertInto('alteracao_historico')
    .values({
      alteracao_id: alteracao.id,
      em,
      acao,
      ator: papel,
      operador_id: operadorDe(ator),
      versao: nova ? 0 : alteracao.versao,
      fluxo_anterior: de,
      fluxo: para,
      motivo,
    })
    .execute();
  await registrarMudancas(trx, { coisa: 'alteracao', acao, ator }, [
    { id: alteracao.id, contaId: alteracao.conta_id, em, de, para },
  ]);
}

export function recusarNaAlteracao(
  recusa: RecusaDaAlteracao,
  mensagem: string = MENSAGENS_DA_ALTERACAO[recusa],
): ErroDeAplicacao {
  return recusaDaMudanca(recusa, mensagem, ['motivo-obrigatorio']);
}
