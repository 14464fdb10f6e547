/** The runs of schools and what is to be paid in a month, as the rules suggest it before somebody proposes. */
import type { rotaPreviaDoRepasse, rotaRepasses } from '@credito/api/gestao-repasses.rotas';
import type { Resposta } from '@credito/api/rota';
import { somar } from '@credito/domain/dinheiro/conta';
import { fimDoRepasse, sugerirMarca } from '@credito/domain/repasse/repasse';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { apresentarRepasse, apresentarRepasses } from './apresentar-repasse.ts';
import { usosARepassar } from './usos-a-repassar.ts';

/** One run takes so many; the rest is another one. */
export const MAXIMO_DE_USOS = 2_000;
const MAXIMO_NA_LISTA = 60;

export async function listarRepasses(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  mes: Data,
): Promise<Resposta<typeof rotaRepasses>> {
  const { db } = contexto;
  const ate = fimDoRepasse(mes, dataEmSaoPaulo(contexto.relogio.agora()));
  const { rows } = await sql<{ id: number }>`
    select id from repasse order by id desc limit ${MAXIMO_NA_LISTA}`.execute(db);
  const { rows: aRepassar } = await sql<{
    id: number;
    nome: string;
    mensalidades: string;
    total: string;
  }>`
    select instituicao.id, instituicao.nome, count(*) as mensalidades, sum(uso.financiado_centavos) as total
    from contrato join contrato_uso uso on uso.contrato_id = contrato.id
    join instituicao on instituicao.id = coalesce(uso.instituicao_id, contrato.instituicao_id)
    where contrato.codigo = 'EFE' and uso.situacao in ('previsto', 'retido') and uso.em <= ${ate}::date
    group by instituicao.id, instituicao.nome order by instituicao.nome`.execute(db);
  return {
    repasses: await apresentarRepasses(
      db,
      sessao,
      rows.map(({ id }) => id),
    ),
    aRepassar: aRepassar.map(({ id, nome, mensalidades, total }) => ({
      instituicaoId: id,
      instituicao: nome,
      mensalidades: Number(mensalidades),
      totalCentavos: Number(total),
    })),
  };
}

export async function verPrevia(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { instituicaoId, mes }: { instituicaoId: number; mes: Data },
): Promise<Resposta<typeof rotaPreviaDoRepasse>> {
  const { db } = contexto;
  await exigirInstituicao(db, instituicaoId);
  const usos = await usosARepassar(contexto, db, {
    instituicaoId,
    ate: fimDoRepasse(mes, dataEmSaoPaulo(contexto.relogio.agora())),
    fora: await foraDaFila(db, sessao),
    limite: MAXIMO_DE_USOS + 1,
  });
  const destes = usos
    .slice(0, MAXIMO_DE_USOS)
    .map(({ fatos, ...uso }) => ({ ...uso, ...sugerirMarca(fatos) }));
  const proposto = await repasseProposto(db, instituicaoId);
  return {
    usos: destes,
    totalCentavos: somar(destes.flatMap(({ marca, centavos }) => (marca === 'pago' ? [centavos] : []))),
    haMais: usos.length > MAXIMO_DE_USOS,
    proposto: proposto === null ? null : await apresentarRepasse(db, sessao, proposto),
  };
}

export async function exigirInstituicao(db: Kysely<DB>, id: number): Promise<void> {
  const instituicao = await db.selectFrom('instituicao').select('id').where('id', '=', id).executeTakeFirst();
  if (!instituicao) throw naoEncontrado();
}

export async function repasseProposto(db: Kysely<DB>, instituicaoId: number): Promise<number | null> {
  const proposto = await db
    .selectFrom('repasse')
    .select('id')
    .where('instituicao_id', '=', instituicaoId)
    .where('estado', '=', 'proposto')
    .executeTakeFirst();
  return proposto?.id ?? null;
}
