/** A conflict that no CPF tells: declared by the person, taken back by the administration alone (ADR 0095). */
import { MENSAGEM_DO_CONFLITO } from '@credito/domain/acesso/conflito';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado, conflito as recusar } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { carregarSolicitacao } from '../../solicitacao/fatos.ts';
import { podeVer } from '../acesso.ts';
import { conflitoCom } from './conflitos-de.ts';
import { exigirSemConflito } from './parte-interessada.ts';
import { soltarConflitos } from './soltar-conflitos.ts';

export async function declararConflito(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  motivo: string,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const completa = await carregarSolicitacao(trx, id, {
      travar: true,
      visivel: (solicitacao) => podeVer(sessao, solicitacao),
    });
    if (!completa) throw naoEncontrado();
    // A second click finds what it asked for.
    if ((await conflitoCom(trx, sessao.operadorId, id)) === 'declarado') return;
    await exigirSemConflito(trx, sessao.operadorId, id);
    await trx
      .insertInto('conflito_declarado')
      .values({
        id: contexto.aleatorio.uuid(),
        solicitacao_id: id,
        operador_id: sessao.operadorId,
        motivo,
        declarado_em: agora,
      })
      .execute();
    await soltarConflitos(contexto, trx, sessao, [id]);
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'conflito.declarar',
      alvo: { tipo: 'solicitacao', id: String(id) },
      contaId: completa.solicitacao.conta_id,
    });
  });
}

const MAXIMO = 500;

/** Those in force, newest first. What the administration is part of itself, it does not read here either. */
export async function listarConflitos({ db }: Contexto) {
  const linhas = await db
    .selectFrom('conflito_declarado')
    .innerJoin('operador', 'operador.id', 'conflito_declarado.operador_id')
    .innerJoin('solicitacao', 'solicitacao.id', 'conflito_declarado.solicitacao_id')
    .select([
      'conflito_declarado.id',
      'conflito_declarado.motivo',
      'conflito_declarado.declarado_em',
      'operador.nome',
      'solicitacao.protocolo',
    ])
    .where('retirado_em', 'is', null)
    .orderBy('declarado_em', 'desc')
    .orderBy('conflito_declarado.id')
    .limit(MAXIMO)
    .execute();
  return {
    conflitos: linhas.map(({ id, nome, protocolo, motivo, declarado_em }) => ({
      id,
      operador: nome,
      protocolo,
      motivo,
      declaradoEm: declarado_em.toISOString(),
    })),
  };
}

export async function retirarConflito(contexto: Contexto, sessao: SessaoDeGestao, id: string): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const declarado = await trx
      .selectFrom('conflito_declarado')
      .innerJoin('solicitacao', 'solicitacao.id', 'conflito_declarado.solicitacao_id')
      .select(['operador_id', 'solicitacao_id', 'retirado_em', 'solicitacao.conta_id'])
      .where('conflito_declarado.id', '=', id)
      .forUpdate('conflito_declarado')
      .executeTakeFirst();
    if (!declarado) throw naoEncontrado();
    if (declarado.operador_id === sessao.operadorId) throw recusar(MENSAGEM_DO_CONFLITO.declarado);
    // A second click finds what it asked for.
    if (declarado.retirado_em !== null) return;
    await trx
      .updateTable('conflito_declarado')
      .set({ retirado_por: sessao.operadorId, retirado_em: agora })
      .where('id', '=', id)
      .execute();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'conflito.retirar',
      alvo: { tipo: 'solicitacao', id: String(declarado.solicitacao_id) },
      contaId: declarado.conta_id,
      dados: { de: declarado.operador_id },
    });
  });
}
