/** What about money waits for a second person, of all contracts at once. */
import type { rotaPropostasAbertas } from '@credito/api/gestao-propostas-financeiras.rotas';
import type { Resposta } from '@credito/api/rota';
import { sql } from 'kysely';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacoes } from '../../auditoria/auditoria.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { apresentarTodas } from './propostas-financeiras.ts';

const MAXIMO = 100;

export async function verPropostasAbertas(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
): Promise<Resposta<typeof rotaPropostasAbertas>> {
  const fora = await foraDaFila(db, sessao);
  const linhas = await db
    .selectFrom('proposta_financeira')
    .innerJoin('contrato', 'contrato.id', 'proposta_financeira.contrato_id')
    .innerJoin('contrato_parte', (juncao) =>
      juncao
        .onRef('contrato_parte.contrato_id', '=', 'contrato.id')
        .on('contrato_parte.papel', '=', 'estudante'),
    )
    .selectAll('proposta_financeira')
    .select(['contrato.numero', 'contrato.conta_id', 'contrato_parte.nome'])
    .where('estado', '=', 'proposta')
    .where('contrato.solicitacao_id', '<>', sql<number>`all(${[...fora]}::bigint[])`)
    .orderBy('proposta_em')
    // Of one course the earliest term first, as they have to be answered.
    .orderBy('contrato.ano')
    .orderBy('contrato.semestre')
    .orderBy('proposta_financeira.id')
    .limit(MAXIMO + 1)
    .execute();
  const estas = linhas.slice(0, MAXIMO);
  await registrarVisualizacoes(
    db,
    {
      em: relogio.agora(),
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'financeiro.ver-propostas',
      alvo: { tipo: 'lista', id: 'propostas-financeiras' },
    },
    new Set(estas.map(({ conta_id }) => conta_id)),
  );
  const propostas = await apresentarTodas(db, sessao, estas);
  return {
    propostas: propostas.map((proposta, i) => ({
      ...proposta,
      contratoNumero: estas[i]?.numero ?? '',
      estudante: estas[i]?.nome ?? '',
    })),
    haMais: linhas.length > MAXIMO,
  };
}
