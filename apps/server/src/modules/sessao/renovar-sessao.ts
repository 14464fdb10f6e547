/**
 * Rotates a session's tokens (decisions, "Session and errors"). A token that was already rotated still yields the
 * same successor for 30 s, for reloads and second tabs; presented later, somebody kept a copy: the session ends.
 */
import type { KeyObject } from 'node:crypto';
import { expiraSemUso } from '@credito/domain/acesso/duracao-da-sessao';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { resumo } from '../../plugins/sessao.ts';
import { type DonoDaSessao, fimDoToken, sucessorDe, tokenDe } from './abrir-sessao.ts';
import { encerrarSessoes } from './encerrar-sessoes.ts';

const SEGUNDOS_DO_MESMO_SUCESSOR = 30;

export interface SessaoRenovada {
  sessaoId: string;
  /** Null for a session of the back office. */
  contaId: string | null;
  token: string;
  renovacao: string;
  expiraEm: Date;
}

/** Null when the session cannot be renewed; whoever calls answers 401. */
export async function renovarSessao(
  contexto: Contexto,
  renovacao: string,
  tipos: readonly DonoDaSessao['tipo'][],
  { emUso = true }: { emUso?: boolean } = {},
): Promise<SessaoRenovada | null> {
  const agora = contexto.relogio.agora();
  const digerida = resumo(renovacao);
  return contexto.db.transaction().execute(async (trx) => {
    const sessao = await trx
      .selectFrom('sessao')
      .select(['id', 'tipo', 'conta_id', 'renovacao_hash', 'renovada_em', 'fim_em', 'expira_em'])
      .where((eb) =>
        eb.or([eb('renovacao_hash', '=', digerida), eb('renovacao_anterior_hash', '=', digerida)]),
      )
      .where('tipo', 'in', tipos)
      .where('encerrada_em', 'is', null)
      .where('expira_em', '>', agora)
      .forUpdate()
      .executeTakeFirst();
    if (!sessao) {
      await encerrarPelaCopiaAntiga(trx, contexto.segredo, renovacao, agora);
      return null;
    }
    const sucessor = sucessorDe(contexto.segredo, renovacao);
    const expiraEm = emUso ? expiraSemUso(sessao.tipo, sessao.fim_em, agora) : sessao.expira_em;
    const renovada = {
      sessaoId: sessao.id,
      contaId: sessao.conta_id,
      token: tokenDe(contexto.segredo, sucessor),
      renovacao: sucessor,
      expiraEm,
    };
    if (!sessao.renovacao_hash.equals(digerida)) {
      if (agora.getTime() - sessao.renovada_em.getTime() <= SEGUNDOS_DO_MESMO_SUCESSOR * 1000)
        return renovada;
      await encerrarSessoes(trx, { agora, como: 'copia' }, (eb) => eb('id', '=', sessao.id));
      return null;
    }
    await trx
      .updateTable('sessao')
      .set({
        renovacao_anterior_hash: digerida,
        renovacao_hash: resumo(sucessor),
        token_hash: resumo(renovada.token),
        token_expira_em: fimDoToken(contexto, agora, sessao.fim_em),
        renovada_em: agora,
        expira_em: expiraEm,
        ...(emUso ? { usada_em: agora } : {}),
      })
      .where('id', '=', sessao.id)
      .execute();
    return renovada;
  });
}

/** Days of use: a session that is renewed every 15 minutes has about 100 tokens a day. */
const GERACOES_RECONHECIDAS = 500;

/**
 * A token from several rotations ago is a copy as well. Successors are derivable, so the session that grew out of
 * it is found by walking forward.
 */
async function encerrarPelaCopiaAntiga(
  trx: Transaction<DB>,
  segredo: KeyObject,
  renovacao: string,
  agora: Date,
): Promise<void> {
  const sucessores: Buffer[] = [];
  let atual = renovacao;
  for (let geracao = 0; geracao < GERACOES_RECONHECIDAS; geracao += 1) {
    atual = sucessorDe(segredo, atual);
    sucessores.push(resumo(atual));
  }
  await encerrarSessoes(trx, { agora, como: 'copia' }, (eb) => eb('renovacao_hash', 'in', sucessores));
}
