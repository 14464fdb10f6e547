/** Who has what in hand, and taking over from a colleague who cannot go on. */
import { DECISOES_DA_INSTITUICAO, DECISOES_DO_ANALISTA } from '@credito/domain/gestao/etapas';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import { porNome } from '../../../banco/por-nome.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { comPessoaDaEquipe } from '../../atribuicao/atribuicao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { emOrdem } from './atribuicao.ts';

const DECISOES = [
  ...DECISOES_DO_ANALISTA,
  ...DECISOES_DA_INSTITUICAO,
  'proporReprovacao',
  'proporAprovacao',
  'aceitarRecurso',
  'manterRecurso',
];

/** Colleagues: the same role, and for an institution the same institution. */
export async function verCarga({ db, relogio }: Contexto, sessao: SessaoDeGestao) {
  const agora = relogio.agora();
  const hoje = new Date(`${dataEmSaoPaulo(agora)}T00:00:00-03:00`);
  const linhas = await db
    .selectFrom('operador')
    .leftJoin('solicitacao', (juncao) =>
      juncao.onRef('solicitacao.atribuida_a', '=', 'operador.id').on('solicitacao.atribuida_ate', '>', agora),
    )
    .select((eb) => [
      'operador.id',
      'operador.nome',
      eb.fn.count<number>('solicitacao.id').as('assumidas'),
      eb.fn.min('solicitacao.atribuida_em').as('desde'),
      sql<number>`(select count(*) from ato_da_equipe ato where ato.operador_id = operador.id
        and ato.em >= ${hoje} and ato.acao = any(${DECISOES}))`.as('decididas'),
    ])
    .where('operador.papel', '=', sessao.papel)
    .where('operador.ativo', '=', true)
    .$if(sessao.papel === 'instituicao', (consulta) =>
      consulta.where('operador.instituicao_id', '=', sessao.instituicaoId ?? 0),
    )
    .groupBy(['operador.id', 'operador.nome'])
    .orderBy(porNome('operador.nome'))
    .orderBy('operador.id')
    .execute();
  return {
    pessoas: linhas.map(({ id, nome, assumidas, desde, decididas }) => ({
      operadorId: id,
      nome,
      eu: id === sessao.operadorId,
      assumidas: Number(assumidas),
      maisAntigaDesde: desde?.toISOString() ?? null,
      decididasHoje: Number(decididas),
    })),
  };
}

export async function cobrirColega({ db, relogio }: Contexto, sessao: SessaoDeGestao, operadorId: string) {
  const agora = relogio.agora();
  if (operadorId === sessao.operadorId) throw conflito('Estas solicitações já estão com você.');
  return db.transaction().execute(async (trx) => {
    const colega = await trx
      .selectFrom('operador')
      .select('id')
      .where('id', '=', operadorId)
      .where('papel', '=', sessao.papel)
      .$if(sessao.papel === 'instituicao', (consulta) =>
        consulta.where('instituicao_id', '=', sessao.instituicaoId ?? 0),
      )
      .executeTakeFirst();
    if (!colega) throw naoEncontrado();
    const fora = await foraDaFila(trx, sessao);
    const assumidas = await trx
      .updateTable('solicitacao')
      .set(comPessoaDaEquipe(sessao.operadorId, agora))
      .where(
        'id',
        'in',
        emOrdem(trx)
          .where('atribuida_a', '=', operadorId)
          .where('atribuida_ate', '>', agora)
          .$if(fora.length > 0, (consulta) => consulta.where('solicitacao.id', 'not in', fora))
          // An appeal is answered by somebody who took no part in the refusal, cover or not.
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('recurso')
                  .select(sql`1`.as('um'))
                  .whereRef('recurso.solicitacao_id', '=', 'solicitacao.id')
                  .where('recurso.estado', '=', 'enviado')
                  .where(sql<boolean>`${sessao.operadorId}::uuid = any (recurso.decisores)`),
              ),
            ),
          ),
      )
      .returning('id')
      .execute();
    if (assumidas.length > 0)
      await registrarDecisao(trx, {
        em: agora,
        ator: { tipo: 'operador', id: sessao.operadorId },
        acao: 'atribuicao.cobrir',
        alvo: { tipo: 'operador', id: operadorId },
        contaId: null,
        dados: { solicitacoes: assumidas.map(({ id }) => id).toSorted((a, b) => a - b) },
      });
    return { assumidas: assumidas.length };
  });
}
