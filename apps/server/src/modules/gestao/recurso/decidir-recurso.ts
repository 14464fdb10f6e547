/** The answer to an appeal: by somebody who took no part in the refusal (ADR 0030). */
import {
  type DecisaoDoRecurso,
  erroDaResposta,
  MENSAGEM_DE_QUEM_REPROVOU,
  podeAvaliarRecurso,
} from '@credito/domain/recurso/recurso';
import { type Acao, MENSAGENS_DE_RECUSA } from '@credito/domain/solicitacao/transicoes';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { mudarSituacao } from '../../documento/documento.repository.ts';
import { documentosDoRecurso, findRecurso, gravarResposta } from '../../recurso/recurso.repository.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { executarTransicao } from '../../solicitacao/transicao.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { type Decidida, versaoAtual } from '../decisao/efetivar-decisao.ts';
import { jaFeita } from '../decisao/ja-feita.ts';
import { exigirAtribuicao, soltarSolicitacao } from '../fila/atribuicao.ts';
import { avisarDaResposta } from './avisar-da-resposta.ts';

export interface PedidoDoRecurso {
  decisao: DecisaoDoRecurso;
  versao: number;
  texto: string;
}

const ACAO = { aceitar: 'aceitarRecurso', manter: 'manterRecurso' } as const satisfies Record<
  DecisaoDoRecurso,
  Acao
>;

export async function decidirRecurso(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { decisao, versao, texto }: PedidoDoRecurso,
): Promise<Decidida> {
  const agora = contexto.relogio.agora();
  const acao = ACAO[decisao];
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirSolicitacaoDaGestao(trx, sessao, id, { travar: true });
    const { solicitacao } = completa;
    if (solicitacao.versao !== versao) {
      if (await jaFeita(trx, sessao, completa, { versao, acao }))
        return { id, sigla: solicitacao.sigla, versao: solicitacao.versao };
      throw dadosDesatualizados();
    }
    const recurso = await findRecurso(trx, id);
    if (recurso?.estado !== 'enviado' || !recurso.etapa)
      throw conflito(MENSAGENS_DE_RECUSA['estado-nao-permite']);
    if (!podeAvaliarRecurso(sessao.operadorId, recurso.decisores)) throw conflito(MENSAGEM_DE_QUEM_REPROVOU);
    const erro = erroDaResposta(decisao, texto);
    if (erro) throw regraDoDominio([{ campo: 'texto', mensagem: erro }]);
    await exigirAtribuicao(trx, sessao, id, agora);
    await gravarResposta(trx, recurso.id, {
      estado: decisao === 'aceitar' ? 'aceito' : 'mantido',
      operadorId: sessao.operadorId,
      texto,
      agora,
    });
    if (decisao === 'aceitar') {
      await aprovarDocumentos(trx, completa, sessao, agora);
      await esquecerMotivos(trx, id);
    }
    const { para } = await executarTransicao(trx, completa, {
      acao,
      papel: 'analista',
      ator: { tipo: 'operador', id: sessao.operadorId },
      agora,
      motivos: decisao === 'manter' ? [texto] : [],
      recusadaEm: recurso.etapa,
    });
    await soltarSolicitacao(trx, id);
    await avisarDaResposta(contexto, trx, completa, decisao, agora);
    return { id, sigla: para, versao: await versaoAtual(trx, id) };
  });
}

/** They were judged together with the appeal: the stage that reopens does not ask about them again. */
async function aprovarDocumentos(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  sessao: SessaoDeGestao,
  agora: Date,
): Promise<void> {
  const ids = documentosDoRecurso(completa).map(({ id }) => id);
  if (ids.length === 0) return;
  await mudarSituacao(trx, 'aprovar', agora)
    .set({ avaliado_por: sessao.operadorId, avaliado_em: agora })
    .where('id', 'in', ids)
    .execute();
}

/** What the refusal said of its people is no longer true of them; the history keeps it. */
async function esquecerMotivos(trx: Transaction<DB>, solicitacaoId: number): Promise<void> {
  await trx
    .updateTable('participante')
    .set({ motivos_analise: '[]' })
    .where('solicitacao_id', '=', solicitacaoId)
    .execute();
}
