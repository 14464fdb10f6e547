import type { TipoDeNota } from '@credito/domain/gestao/segunda-pessoa';
import { ROTULO_DA_NOTA } from '@credito/domain/gestao/segunda-pessoa';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';

export interface NotaNova {
  solicitacaoId: number;
  operadorId: string;
  tipo: TipoDeNota;
  texto: string;
  agora: Date;
}

export async function anotar(
  { aleatorio }: Contexto,
  db: Kysely<DB>,
  { solicitacaoId, operadorId, tipo, texto, agora }: NotaNova,
): Promise<void> {
  await db
    .insertInto('nota_interna')
    .values({
      id: aleatorio.uuid(),
      solicitacao_id: solicitacaoId,
      operador_id: operadorId,
      tipo,
      texto,
      criada_em: agora,
    })
    .execute();
}

/** A note of the staff; the trail keeps that it was written, never what it says. */
export async function escreverNota(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  solicitacaoId: number,
  texto: string,
  repetivel: ChamadaRepetivel,
): Promise<{ notas: Awaited<ReturnType<typeof notasDe>> }> {
  const agora = contexto.relogio.agora();
  return umaVez(contexto, repetivel, async (trx) => {
    const { solicitacao } = await exigirSolicitacaoDaGestao(trx, sessao, solicitacaoId);
    await anotar(contexto, trx, { solicitacaoId, operadorId: sessao.operadorId, tipo: 'nota', texto, agora });
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'solicitacao.anotar',
      alvo: { tipo: 'solicitacao', id: String(solicitacaoId) },
      contaId: solicitacao.conta_id,
    });
    return { notas: await notasDe(trx, solicitacaoId) };
  });
}

const MAXIMO = 200;

export async function notasDe(db: Kysely<DB>, solicitacaoId: number) {
  const linhas = await db
    .selectFrom('nota_interna')
    .innerJoin('operador', 'operador.id', 'nota_interna.operador_id')
    .select(['nota_interna.id', 'tipo', 'texto', 'criada_em', 'operador.nome'])
    .where('solicitacao_id', '=', solicitacaoId)
    .orderBy('criada_em', 'desc')
    .orderBy('nota_interna.id')
    .limit(MAXIMO)
    .execute();
  return linhas.map(({ id, tipo, texto, criada_em, nome }) => ({
    id,
    titulo: ROTULO_DA_NOTA[tipo],
    texto,
    autor: nome,
    em: criada_em.toISOString(),
  }));
}
