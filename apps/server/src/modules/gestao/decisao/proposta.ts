/** A final refusal in two steps: the first person proposes, a second one answers (ADR 0028). */
import { lerMotivos, type MotivoRegistrado } from '@credito/domain/gestao/motivos';
import {
  MENSAGEM_DEVOLUCAO,
  MENSAGEM_PROPOSTA_PENDENTE,
  MINIMO_DA_DEVOLUCAO,
  type RespostaAProposta,
  recusaDaResposta,
} from '@credito/domain/gestao/segunda-pessoa';
import { MENSAGENS_DE_RECUSA } from '@credito/domain/solicitacao/transicoes';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { exigirAtribuicao, soltarSolicitacao } from '../fila/atribuicao.ts';
import { anotar } from '../nota/anotar.ts';
import { type Decidida, efetivarDecisao, versaoAtual } from './efetivar-decisao.ts';
import { jaFeita } from './ja-feita.ts';
import { abrirProposta, encerrarProposta } from './marca-da-proposta.ts';
import { repartirMotivos } from './motivos-da-decisao.ts';

export const ACAO_DE_PROPOR = 'solicitacao.proporReprovacao';

const ACAO_DA_RESPOSTA: Readonly<Record<RespostaAProposta, string>> = {
  confirmar: 'solicitacao.reprovar',
  devolver: 'solicitacao.naoConfirmarReprovacao',
  retirar: 'solicitacao.retirarReprovacao',
};

export async function findProposta(db: Kysely<DB>, solicitacaoId: number) {
  return db
    .selectFrom('reprovacao_proposta')
    .innerJoin('operador', 'operador.id', 'reprovacao_proposta.operador_id')
    .select(['operador_id', 'motivos', 'proposta_em', 'operador.nome'])
    .where('solicitacao_id', '=', solicitacaoId)
    .executeTakeFirst();
}

export async function exigirSemProposta(db: Kysely<DB>, solicitacaoId: number): Promise<void> {
  if (await findProposta(db, solicitacaoId)) throw conflito(MENSAGEM_PROPOSTA_PENDENTE);
}

/** Nothing changes for the people of the request until somebody else confirms. */
export async function proporReprovacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  { solicitacao }: SolicitacaoCompleta,
  motivos: readonly MotivoRegistrado[],
  agora: Date,
): Promise<Decidida> {
  await abrirProposta(trx, {
    solicitacao_id: solicitacao.id,
    operador_id: sessao.operadorId,
    motivos: JSON.stringify(motivos),
    proposta_em: agora,
  });
  await anotar(contexto, trx, {
    solicitacaoId: solicitacao.id,
    operadorId: sessao.operadorId,
    tipo: 'reprovacao-proposta',
    texto: motivos.map(({ texto }) => texto).join(' '),
    agora,
  });
  return encerrarPasso(trx, sessao, solicitacao, ACAO_DE_PROPOR, agora);
}

export interface PedidoDeResposta {
  resposta: RespostaAProposta;
  versao: number;
  texto?: string | undefined;
}

export async function responderProposta(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { resposta, versao, texto = '' }: PedidoDeResposta,
): Promise<Decidida> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirSolicitacaoDaGestao(trx, sessao, id, { travar: true });
    const { solicitacao } = completa;
    const proposta = await findProposta(trx, id);
    if (solicitacao.versao !== versao || !proposta) {
      if (await jaFeita(trx, sessao, completa, { versao, acao: ACAO_DA_RESPOSTA[resposta] }))
        return { id, sigla: solicitacao.sigla, versao: solicitacao.versao };
      throw dadosDesatualizados();
    }
    const recusa = recusaDaResposta(resposta, proposta.operador_id === sessao.operadorId);
    if (recusa) throw conflito(recusa);
    if (resposta === 'devolver' && caracteresVisiveis(texto) < MINIMO_DA_DEVOLUCAO)
      throw regraDoDominio([{ campo: 'texto', mensagem: MENSAGEM_DEVOLUCAO }]);
    if (!['PADC', 'PAF'].includes(solicitacao.sigla))
      throw conflito(MENSAGENS_DE_RECUSA['estado-nao-permite']);
    await exigirAtribuicao(trx, sessao, id, agora);
    await encerrarProposta(trx, id);
    if (resposta === 'confirmar')
      return efetivarDecisao(contexto, trx, sessao, completa, {
        acao: 'reprovar',
        motivos: repartirMotivos('reprovar', completa, lerMotivos(proposta.motivos)),
        agora,
      });
    await anotar(contexto, trx, {
      solicitacaoId: id,
      operadorId: sessao.operadorId,
      tipo: resposta === 'retirar' ? 'reprovacao-retirada' : 'reprovacao-nao-confirmada',
      texto,
      agora,
    });
    return encerrarPasso(trx, sessao, solicitacao, ACAO_DA_RESPOSTA[resposta], agora);
  });
}

/** The request goes back to the queue with a new version: whoever still shows the old one must look again. */
async function encerrarPasso(
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  { id, sigla, conta_id }: SolicitacaoCompleta['solicitacao'],
  acao: string,
  agora: Date,
): Promise<Decidida> {
  await trx.updateTable('solicitacao').set({ versao: sql`versao + 1` }).where('id', '=', id).execute();
  await soltarSolicitacao(trx, id);
  await registrarDecisao(trx, {
    em: agora,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao,
    alvo: { tipo: 'solicitacao', id: String(id) },
    contaId: conta_id,
    dados: { sigla },
  });
  return { id, sigla, versao: await versaoAtual(trx, id) };
}
