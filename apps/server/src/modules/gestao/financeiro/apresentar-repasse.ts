/** Monthly runs as the team reads them. */
import type { Repasse } from '@credito/api/gestao-repasses.rotas';
import { type EstadoDoRepasse, ROTULO_DO_REPASSE } from '@credito/domain/repasse/repasse';
import type { Data } from '@credito/domain/tempo/data';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';

export async function apresentarRepasse(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: number,
): Promise<Repasse> {
  const [repasse] = await apresentarRepasses(db, sessao, [id]);
  if (!repasse) throw naoEncontrado();
  return repasse;
}

export async function apresentarRepasses(
  db: Kysely<DB>,
  { operadorId }: SessaoDeGestao,
  ids: readonly number[],
): Promise<Repasse[]> {
  const { rows } = await sql<{
    id: number;
    instituicao_id: number;
    instituicao: string;
    mes: Data;
    estado: EstadoDoRepasse;
    total_centavos: number;
    pagos: number;
    retidos: number;
    cancelados: number;
    proposto_por: string;
    quem: string;
    proposto_em: Date;
    respondido_em: Date | null;
    respondeu: string | null;
    explicacao: string | null;
  }>`
    select repasse.id, repasse.instituicao_id, instituicao.nome as instituicao, repasse.mes, repasse.estado,
      repasse.total_centavos, marcas.pagos, marcas.retidos, marcas.cancelados, repasse.proposto_por, autor.nome as quem,
      repasse.proposto_em, repasse.respondido_em, outro.nome as respondeu, repasse.explicacao
    from repasse join instituicao on instituicao.id = repasse.instituicao_id
    join operador autor on autor.id = repasse.proposto_por
    left join operador outro on outro.id = repasse.respondido_por
    cross join lateral (select count(*) filter (where situacao = 'pago')::integer as pagos,
      count(*) filter (where situacao = 'retido')::integer as retidos,
      count(*) filter (where situacao = 'cancelado')::integer as cancelados
      from repasse_uso where repasse_id = repasse.id) marcas
    where repasse.id = any(${[...ids]}::bigint[]) order by repasse.id desc`.execute(db);
  return rows.map((linha) => ({
    id: linha.id,
    instituicaoId: linha.instituicao_id,
    instituicao: linha.instituicao,
    mes: linha.mes,
    estado: linha.estado,
    rotulo: ROTULO_DO_REPASSE[linha.estado],
    totalCentavos: linha.total_centavos,
    pagos: linha.pagos,
    retidos: linha.retidos,
    cancelados: linha.cancelados,
    propostoPor: linha.quem,
    meu: linha.proposto_por === operadorId,
    propostoEm: linha.proposto_em.toISOString(),
    respondidoPor: linha.respondeu,
    respondidoEm: linha.respondido_em?.toISOString() ?? null,
    explicacao: linha.explicacao,
  }));
}

export function registrarRepasse(
  { relogio }: Contexto,
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  id: number,
  acao: string,
  dados: Record<string, unknown>,
): Promise<void> {
  return registrarDecisao(trx, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: operadorId },
    acao,
    alvo: { tipo: 'repasse', id: String(id) },
    contaId: null,
    dados,
  });
}
