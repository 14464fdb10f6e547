/** A decision on a request: one transaction, guarded by the version that the operator saw. */
import {
  ALVO_DA_DECISAO,
  type Decisao,
  decisoesDaEtapa,
  impedimentoDaDecisao,
  pessoasDaEtapa,
} from '@credito/domain/gestao/etapas';
import {
  type MotivoEscolhido,
  type MotivoRegistrado,
  registrarMotivos,
} from '@credito/domain/gestao/motivos';
import type { Sigla } from '@credito/domain/solicitacao/estados';
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { MENSAGENS_DE_RECUSA } from '@credito/domain/solicitacao/transicoes';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { executarTransicao } from '../../solicitacao/transicao.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { exigirAtribuicao } from '../fila/atribuicao.ts';
import { contarDaSolicitacao } from '../mesa/contagem.ts';
import { avisarPessoas } from './avisar-pessoas.ts';
import { motivosPorPessoa, textosParaOEstudante } from './motivos-da-decisao.ts';

export interface PedidoDeDecisao {
  acao: Decisao;
  versao: number;
  motivos: ReadonlyArray<MotivoEscolhido & { tipoPessoa?: TipoPessoa | undefined }>;
}

export interface Decidida {
  id: number;
  sigla: Sigla;
  versao: number;
}

export async function decidirSolicitacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  pedido: PedidoDeDecisao,
): Promise<Decidida> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirSolicitacaoDaGestao(trx, sessao, id, { travar: true });
    const { solicitacao } = completa;
    if (solicitacao.versao !== pedido.versao) {
      if (await jaDecidi(trx, sessao, completa, pedido))
        return { id, sigla: solicitacao.sigla, versao: solicitacao.versao };
      throw dadosDesatualizados();
    }
    if (!decisoesDaEtapa(solicitacao.sigla, sessao.papel).includes(pedido.acao))
      throw conflito(MENSAGENS_DE_RECUSA['estado-nao-permite']);
    await exigirAtribuicao(trx, sessao, id, agora);
    const registrados = registrarEscolhidos(pedido);
    const impedimento = impedimentoDaDecisao(pedido.acao, contarDaSolicitacao(completa), registrados.length);
    if (impedimento) throw regraDoDominio([{ campo: 'motivos', mensagem: impedimento }]);
    const porPessoa = motivosPorPessoa(completa, pedido.motivos, registrados);
    const { para, mudou } = await executarTransicao(trx, completa, {
      acao: pedido.acao,
      papel: sessao.papel === 'instituicao' ? 'instituicao' : 'analista',
      ator: { tipo: 'operador', id: sessao.operadorId },
      agora,
      motivos: textosParaOEstudante(pedido.acao, completa, registrados),
    });
    // Already on the waiting list: nothing happened, so nobody is told again.
    if (!mudou) return { id, sigla: para, versao: solicitacao.versao };
    await guardarAnalise(trx, completa, pedido.acao, porPessoa);
    await trx.deleteFrom('atribuicao').where('solicitacao_id', '=', id).execute();
    await avisarPessoas(contexto, trx, completa, pedido.acao, para, agora);
    const { versao } = await trx
      .selectFrom('solicitacao')
      .select('versao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, sigla: para, versao };
  });
}

function registrarEscolhidos({ acao, motivos }: PedidoDeDecisao): readonly MotivoRegistrado[] {
  const alvo = ALVO_DA_DECISAO[acao];
  if (alvo === null) return [];
  const resultado = registrarMotivos(motivos, alvo);
  if (!resultado.ok) throw regraDoDominio([{ campo: 'motivos', mensagem: resultado.mensagem }]);
  return resultado.motivos;
}

/** The same decision of the same operator on the same version: a second click gets the first one's answer. */
async function jaDecidi(
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  { solicitacao }: SolicitacaoCompleta,
  pedido: PedidoDeDecisao,
): Promise<boolean> {
  if (solicitacao.versao !== pedido.versao + 1) return false;
  const ultimo = await trx
    .selectFrom('auditoria')
    .select(['acao', 'ator_id'])
    .where('conta_id', '=', solicitacao.conta_id)
    .where('alvo_tipo', '=', 'solicitacao')
    .where('alvo_id', '=', String(solicitacao.id))
    .where('elo', 'is not', null)
    .where('acao', 'not in', ['solicitacao.ver', 'solicitacao.buscar'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ultimo?.acao === `solicitacao.${pedido.acao}` && ultimo.ator_id === sessao.operadorId;
}

const APROVACOES: readonly Decisao[] = ['aprovarDadosComplementares', 'aprovarFiador'];
const DEVOLUCOES: readonly Decisao[] = ['devolverDadosComplementares', 'devolverFiador'];

/** What the analysis said of each person of the stage, with reasons that only that person reads. */
async function guardarAnalise(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  acao: Decisao,
  porPessoa: ReadonlyMap<TipoPessoa, readonly MotivoRegistrado[]>,
): Promise<void> {
  const aprova = APROVACOES.includes(acao);
  if (!aprova && !DEVOLUCOES.includes(acao)) return;
  for (const participante of completa.participantes) {
    const tipoPessoa = participante.tipo_pessoa as TipoPessoa;
    if (!pessoasDaEtapa(completa.solicitacao.sigla).includes(tipoPessoa)) continue;
    const motivos = porPessoa.get(tipoPessoa) ?? [];
    const temRecusado = completa.documentos.some(
      ({ participante_id, situacao }) => participante_id === participante.id && situacao === 'rejeitado',
    );
    await trx
      .updateTable('participante')
      .set({
        status_analise: aprova ? 'A' : temRecusado || motivos.length > 0 ? 'R' : participante.status_analise,
        motivos_analise: JSON.stringify(motivos),
      })
      .where('id', '=', participante.id)
      .execute();
  }
}
