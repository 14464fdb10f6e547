import { recusaDoReset } from '@credito/domain/documento/mudancas';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { type Ator, registrarDecisao } from '../auditoria/auditoria.ts';
import { type LinhaDeDocumento, mudarSituacao } from './documento.repository.ts';
import { erroDaMudanca } from './erro-da-mudanca.ts';
import { exigirDocumento } from './exigir-documento.ts';
import { emVigor } from './guardar-na-vaga.ts';

/** A refused income proof goes back before the analyst, beside the proofs that were added (spec 2 section 4). */
export async function resetarDocumento(
  contexto: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  id: string,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const { dono, documento } = await exigirDocumento(contexto, trx, sessao, id, 'editar', {
      travar: true,
      dentro: { solicitacaoId },
    });
    const recusa = recusaDoReset(emVigor(documento), dono.natureza);
    if (recusa) throw erroDaMudanca(recusa);
    const reposto = await reporParaAnalise(trx, documento, {
      agora,
      ator: { tipo: 'conta', id: sessao.contaId },
      contaId: dono.contaId,
    });
    await dono.depoisDeMudar(contexto, trx, reposto, agora);
  });
}

/** The verdict in force leaves; the analyst's second look and the trail keep what it was. Gives the file as it is then. */
export async function reporParaAnalise(
  trx: Transaction<DB>,
  documento: LinhaDeDocumento,
  { agora, ator, contaId }: { agora: Date; ator: Ator; contaId: string },
): Promise<LinhaDeDocumento[]> {
  const reposto = await mudarSituacao(trx, 'reporParaAnalise', agora)
    .set({
      avaliado_por: null,
      avaliado_em: null,
      veredito_anterior: JSON.stringify({
        motivos: documento.motivos,
        avaliadoPor: documento.avaliado_por,
        avaliadoEm: documento.avaliado_em?.toISOString() ?? null,
        repostoEm: agora.toISOString(),
      }),
    })
    .where('id', '=', documento.id)
    .returningAll()
    .execute();
  await registrarDecisao(trx, {
    em: agora,
    ator,
    acao: 'documento.resetar',
    alvo: { tipo: 'documento', id: documento.id },
    contaId,
    dados: {
      avaliadoPor: documento.avaliado_por,
      avaliadoEm: documento.avaliado_em?.toISOString() ?? null,
    },
  });
  return reposto;
}

/** The verdict that was taken back holds again: the file waits for another one. Gives the files as they are then. */
export async function desfazerReposicoes(
  trx: Transaction<DB>,
  ids: readonly string[],
  agora: Date,
): Promise<LinhaDeDocumento[]> {
  if (ids.length === 0) return [];
  return mudarSituacao(trx, 'desfazerReposicao', agora)
    .set({
      avaliado_por: sql`(veredito_anterior ->> 'avaliadoPor')::uuid`,
      avaliado_em: sql`(veredito_anterior ->> 'avaliadoEm')::timestamptz`,
      veredito_anterior: null,
    })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
}
