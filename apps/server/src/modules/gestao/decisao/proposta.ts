/** A decision of two in two steps: the first person proposes, a second one answers (ADR 0028 and 0096). */
import { ROTULO_DA_DECISAO } from '@credito/domain/gestao/etapas';
import { lerMotivos, type MotivoRegistrado } from '@credito/domain/gestao/motivos';
import {
  DECISOES_DE_DOIS,
  type DecisaoDeDois,
  MENSAGEM_DEVOLUCAO,
  MINIMO_DA_DEVOLUCAO,
  mensagemDaPropostaPendente,
  type RespostaAProposta,
  recusaDaResposta,
  type TipoDeDecisao,
  tipoDaProposta,
} from '@credito/domain/gestao/segunda-pessoa';
import { MENSAGENS_DE_RECUSA } from '@credito/domain/solicitacao/transicoes';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarAto } from '../../solicitacao/ato-da-equipe.ts';
import { carregarSolicitacao, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { exigirAtribuicao, soltarSolicitacao } from '../fila/atribuicao.ts';
import { anotar } from '../nota/anotar.ts';
import { type Decidida, efetivarDecisao, versaoAtual } from './efetivar-decisao.ts';
import { jaFeita } from './ja-feita.ts';
import { abrirProposta, encerrarProposta } from './marca-da-proposta.ts';
import { repartirMotivos } from './motivos-da-decisao.ts';

const SUFIXO: Readonly<Record<TipoDeDecisao, string>> = { reprovacao: 'Reprovacao', aprovacao: 'Aprovacao' };

/** As the acts of the staff name the steps. */
export const acaoDePropor = (acao: DecisaoDeDois) => `propor${SUFIXO[tipoDaProposta(acao)]}`;

function acaoDaResposta(acao: DecisaoDeDois, resposta: RespostaAProposta): string {
  if (resposta === 'confirmar') return acao;
  const sufixo = SUFIXO[tipoDaProposta(acao)];
  return `${resposta === 'devolver' ? 'naoConfirmar' : 'retirar'}${sufixo}`;
}

export async function findProposta(db: Kysely<DB>, solicitacaoId: number) {
  const linha = await db
    .selectFrom('decisao_proposta')
    .innerJoin('operador', 'operador.id', 'decisao_proposta.operador_id')
    .select(['operador_id', 'acao', 'motivos', 'proposta_em', 'operador.nome'])
    .where('solicitacao_id', '=', solicitacaoId)
    .executeTakeFirst();
  if (!linha) return undefined;
  const acao = linha.acao;
  return { ...linha, acao, tipo: tipoDaProposta(acao) };
}

export async function exigirSemProposta(db: Kysely<DB>, solicitacaoId: number): Promise<void> {
  const proposta = await findProposta(db, solicitacaoId);
  if (proposta) throw conflito(mensagemDaPropostaPendente(proposta.tipo));
}

/** Nothing changes for the people of the request until somebody else confirms. */
export async function proporDecisao(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  { solicitacao }: SolicitacaoCompleta,
  { acao, motivos, agora }: { acao: DecisaoDeDois; motivos: readonly MotivoRegistrado[]; agora: Date },
): Promise<Decidida> {
  await abrirProposta(trx, {
    solicitacao_id: solicitacao.id,
    operador_id: sessao.operadorId,
    acao,
    motivos: JSON.stringify(motivos),
    proposta_em: agora,
  });
  await anotar(contexto, trx, {
    solicitacaoId: solicitacao.id,
    operadorId: sessao.operadorId,
    tipo: `${tipoDaProposta(acao)}-proposta`,
    texto: motivos.length > 0 ? motivos.map(({ texto }) => texto).join(' ') : `${ROTULO_DA_DECISAO[acao]}.`,
    agora,
  });
  return encerrarPasso(trx, sessao, solicitacao, acaoDePropor(acao), agora);
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
      for (const acao of DECISOES_DE_DOIS)
        if (await jaFeita(trx, sessao, completa, { versao, acao: acaoDaResposta(acao, resposta) }))
          return { id, sigla: solicitacao.sigla, versao: solicitacao.versao };
      throw dadosDesatualizados();
    }
    const { acao, tipo } = proposta;
    const recusa = recusaDaResposta(tipo, resposta, proposta.operador_id === sessao.operadorId);
    if (recusa) throw conflito(recusa);
    if (resposta === 'devolver' && caracteresVisiveis(texto) < MINIMO_DA_DEVOLUCAO)
      throw regraDoDominio([{ campo: 'texto', mensagem: MENSAGEM_DEVOLUCAO }]);
    if (!['PADC', 'PAF'].includes(solicitacao.sigla))
      throw conflito(MENSAGENS_DE_RECUSA['estado-nao-permite']);
    await exigirAtribuicao(trx, sessao, id, agora);
    await encerrarProposta(trx, id);
    if (resposta === 'confirmar')
      return efetivarDecisao(contexto, trx, sessao, completa, {
        acao,
        motivos: repartirMotivos(acao, completa, lerMotivos(proposta.motivos)),
        agora,
      });
    await anotar(contexto, trx, {
      solicitacaoId: id,
      operadorId: sessao.operadorId,
      tipo: resposta === 'retirar' ? `${tipo}-retirada` : `${tipo}-nao-confirmada`,
      texto,
      agora,
    });
    return encerrarPasso(trx, sessao, solicitacao, acaoDaResposta(acao, resposta), agora);
  });
}

/** Whoever is part of a request proposes nothing about it, also afterwards (ADR 0095). */
export async function retirarPropostaPorConflito(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  id: number,
): Promise<void> {
  const agora = contexto.relogio.agora();
  const completa = await carregarSolicitacao(trx, id, { travar: true });
  const proposta = await findProposta(trx, id);
  if (!completa || proposta?.operador_id !== sessao.operadorId) return;
  await encerrarProposta(trx, id);
  await anotar(contexto, trx, {
    solicitacaoId: id,
    operadorId: sessao.operadorId,
    tipo: `${proposta.tipo}-retirada`,
    texto: 'Quem propôs tem um conflito com esta solicitação.',
    agora,
  });
  await encerrarPasso(trx, sessao, completa.solicitacao, acaoDaResposta(proposta.acao, 'retirar'), agora);
}

/** The request goes back to the queue with a new version: whoever still shows the old one must look again. */
async function encerrarPasso(
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  solicitacao: SolicitacaoCompleta['solicitacao'],
  acao: string,
  agora: Date,
): Promise<Decidida> {
  const { id, sigla } = solicitacao;
  await trx.updateTable('solicitacao').set({ versao: sql`versao + 1` }).where('id', '=', id).execute();
  await soltarSolicitacao(trx, id);
  await registrarAto(trx, solicitacao, { operadorId: sessao.operadorId, acao, em: agora, dados: { sigla } });
  return { id, sigla, versao: await versaoAtual(trx, id) };
}
