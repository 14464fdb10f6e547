/** The verdict on one document, undone until the stage is decided. */
import { pessoasDaEtapa } from '@credito/domain/gestao/etapas';
import {
  type CatalogoDeMotivos,
  lerMotivos,
  type MotivoEscolhido,
  type MotivoRegistrado,
  registrarMotivos,
} from '@credito/domain/gestao/motivos';
import { podeAvaliarPacto } from '@credito/domain/participante/pedido-do-regime';
import { MENSAGENS_DE_RECUSA } from '@credito/domain/solicitacao/transicoes';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Documento } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { type MudancaDeSituacao, mudarSituacao } from '../../documento/documento.repository.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { motivosVigentes } from '../catalogo/motivos-vigentes.ts';
import { exigirAtribuicao } from '../fila/atribuicao.ts';
import { exigirSemProposta } from './proposta.ts';

export type Veredito =
  | { resultado: 'aprovado' }
  | { resultado: 'rejeitado'; motivos: readonly MotivoEscolhido[] }
  | { resultado: 'desfeito' };

export const ACAO_DO_VEREDITO = {
  aprovado: 'aprovar',
  rejeitado: 'recusar',
  desfeito: 'desfazerVeredito',
} as const satisfies Record<Veredito['resultado'], MudancaDeSituacao>;

export interface Avaliacao {
  id: string;
  situacao: 'enviado' | 'aprovado' | 'rejeitado';
  motivos: MotivoRegistrado[];
}

export async function avaliarDocumento(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  veredito: Veredito,
): Promise<Avaliacao> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const { documento, solicitacaoId, contaId, naFila } = await exigirDocumentoDaEtapa(trx, sessao, id);
    await exigirSemProposta(trx, solicitacaoId);
    if (naFila) await exigirAtribuicao(trx, sessao, solicitacaoId, agora);
    const novo = situacaoNova(documento, veredito, await motivosVigentes(trx));
    const igual =
      documento.situacao === novo.situacao &&
      JSON.stringify(lerMotivos(documento.motivos)) === JSON.stringify(novo.motivos);
    // A repeated click, or an undo of nothing, leaves no trace.
    if (igual) return { id, ...novo };
    await mudarSituacao(trx, ACAO_DO_VEREDITO[veredito.resultado], agora)
      .set({
        motivos: JSON.stringify(novo.motivos),
        avaliado_por: novo.situacao === 'enviado' ? null : sessao.operadorId,
        avaliado_em: novo.situacao === 'enviado' ? null : agora,
      })
      .where('id', '=', id)
      .execute();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: `documento.${veredito.resultado}`,
      alvo: { tipo: 'documento', id },
      contaId,
      dados: {
        solicitacao: solicitacaoId,
        tipoDocumento: documento.tipo_documento,
        motivos: novo.motivos.map(({ codigo }) => codigo),
      },
    });
    return { id, ...novo };
  });
}

export function situacaoNova(
  documento: Selectable<Documento>,
  veredito: Veredito,
  catalogo: CatalogoDeMotivos,
): Omit<Avaliacao, 'id'> {
  if (veredito.resultado === 'desfeito') return { situacao: 'enviado', motivos: [] };
  if (veredito.resultado === 'aprovado') return { situacao: 'aprovado', motivos: [] };
  const registrados = registrarMotivos(veredito.motivos, 'documento', documento.tipo_documento, catalogo);
  if (!registrados.ok) throw regraDoDominio([{ campo: 'motivos', mensagem: registrados.mensagem }]);
  return { situacao: 'rejeitado', motivos: [...registrados.motivos] };
}

/** Locks the request: a verdict and a decision never pass each other. */
async function exigirDocumentoDaEtapa(trx: Transaction<DB>, sessao: SessaoDeGestao, id: string) {
  const achado = await trx
    .selectFrom('documento')
    .innerJoin('participante', 'participante.id', 'documento.dono_id')
    .select('participante.solicitacao_id')
    .where('documento.id', '=', id)
    .executeTakeFirst();
  if (!achado) throw naoEncontrado();
  const completa = await exigirSolicitacaoDaGestao(trx, sessao, achado.solicitacao_id, { travar: true });
  const documento = completa.documentos.find((vigente) => vigente.id === id);
  if (!documento) throw naoEncontrado();
  const dono = completa.participantes.find(({ id: participante }) => participante === documento.dono_id);
  // What came with an appeal was judged together with it.
  const doRecurso = documento.tipo_documento === 'RECURSO';
  const { sigla } = completa.solicitacao;
  const naFila = !doRecurso && dono !== undefined && pessoasDaEtapa(sigla).includes(dono.tipo_pessoa);
  // An approved request is in nobody's queue, and nobody holds it.
  const doContrato =
    dono !== undefined && podeAvaliarPacto(sigla, dono.regime_pedido_em !== null, documento.tipo_documento);
  if (!naFila && !doContrato) throw conflito(MENSAGENS_DE_RECUSA['estado-nao-permite']);
  return { documento, solicitacaoId: achado.solicitacao_id, contaId: dono.conta_id, naFila };
}
