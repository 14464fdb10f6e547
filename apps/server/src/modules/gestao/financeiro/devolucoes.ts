/** Refunds that were decided and are still to be made, of all contracts at once. */
import type { rotaDevolucoesPorFazer } from '@credito/api/gestao-propostas-financeiras.rotas';
import type { Resposta } from '@credito/api/rota';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacoes } from '../../auditoria/auditoria.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';

const MAXIMO = 100;

export async function verDevolucoes(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
): Promise<Resposta<typeof rotaDevolucoesPorFazer>> {
  const fora = await foraDaFila(db, sessao);
  const linhas = await db
    .selectFrom('devolucao')
    .innerJoin('recebimento', 'recebimento.id', 'devolucao.recebimento_id')
    .innerJoin('contrato', 'contrato.id', 'devolucao.contrato_id')
    .innerJoin('contrato_parte', (juncao) =>
      juncao
        .onRef('contrato_parte.contrato_id', '=', 'contrato.id')
        .on('contrato_parte.papel', '=', 'estudante'),
    )
    .select([
      'devolucao.id',
      'devolucao.contrato_id',
      'devolucao.estado',
      'devolucao.em',
      'devolucao.centavos',
    ])
    .select(['recebimento.meio', 'recebimento.pago_em'])
    .select(['contrato.numero', 'contrato.conta_id', 'contrato_parte.nome'])
    .select(
      sql<boolean>`exists (select from proposta_financeira p where p.contrato_id = devolucao.contrato_id
        and p.estado = 'proposta' and p.dados ->> 'devolucaoId' = devolucao.id::text)`.as('proposta'),
    )
    .where('devolucao.concluida_em', 'is', null)
    .where('contrato.solicitacao_id', '<>', sql<number>`all(${[...fora]}::bigint[])`)
    .orderBy('devolucao.em')
    .orderBy('devolucao.id')
    .limit(MAXIMO + 1)
    .execute();
  const estas = linhas.slice(0, MAXIMO);
  const agora = relogio.agora();
  await registrarVisualizacoes(
    db,
    {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'financeiro.ver-devolucoes',
      alvo: { tipo: 'lista', id: 'devolucoes' },
    },
    new Set(estas.map(({ conta_id }) => conta_id)),
  );
  return {
    hoje: dataEmSaoPaulo(agora),
    devolucoes: estas.map(
      ({ id, contrato_id, numero, nome, estado, meio, pago_em, em, centavos, proposta }) => ({
        id,
        contratoId: contrato_id,
        contratoNumero: numero,
        estudante: nome,
        estado,
        meio,
        pagoEm: dataEmSaoPaulo(pago_em),
        em,
        centavos,
        transferenciaProposta: proposta,
      }),
    ),
    haMais: linhas.length > MAXIMO,
  };
}
