/** Monthly fees of a school that nobody has decided on, with what the rules ask of each. */

import type { FatosDoUso } from '@credito/domain/repasse/repasse';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { atrasosDosContratos } from '../../atualizacao/atraso.ts';
import { fimDaDesistencia } from '../../contrato/condicoes.ts';

interface UsoARepassar {
  contratoId: number;
  numero: string;
  estudante: string;
  posicao: number;
  em: Data;
  centavos: number;
  fatos: FatosDoUso;
}

export async function usosARepassar(
  { relogio }: Pick<Contexto, 'relogio'>,
  db: Kysely<DB>,
  {
    instituicaoId,
    ate,
    fora,
    limite,
  }: { instituicaoId: number; ate: Data; fora: readonly number[]; limite: number },
): Promise<UsoARepassar[]> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const { rows } = await sql<{
    contrato_id: number;
    posicao: number;
    em: Data;
    centavos: number;
    nome: string;
  }>`
    select uso.contrato_id, uso.posicao, uso.em, uso.financiado_centavos as centavos, parte.nome
    from contrato join contrato_uso uso on uso.contrato_id = contrato.id
    join contrato_parte parte on parte.contrato_id = contrato.id and parte.papel = 'estudante'
    where (uso.instituicao_id = ${instituicaoId} or uso.instituicao_id is null and contrato.instituicao_id = ${instituicaoId})
      and contrato.codigo = 'EFE'
      and contrato.solicitacao_id <> all(${[...fora]}::bigint[])
      and uso.situacao in ('previsto', 'retido') and uso.em <= ${ate}::date
    order by uso.contrato_id, uso.posicao limit ${limite}`.execute(db);
  const contratos = await db
    .selectFrom('contrato')
    .selectAll()
    .where('id', '=', sql<number>`any(${[...new Set(rows.map((linha) => linha.contrato_id))]}::bigint[])`)
    .execute();
  const atrasos = await atrasosDosContratos(db, contratos, hoje);
  const fatos = new Map<number, { numero: string } & Omit<FatosDoUso, 'em'>>();
  for (const contrato of contratos)
    fatos.set(contrato.id, {
      numero: contrato.numero,
      desistenciaAte: await fimDaDesistencia(db, contrato, hoje),
      cursoTerminouEm: contrato.curso_terminou_em,
      cursoSuspensoEm: contrato.curso_suspenso_em,
      atualizacaoEmAtraso: atrasos.get(contrato.id)?.consequencia === 'reter-repasses',
    });
  return rows.flatMap(({ contrato_id: contratoId, posicao, em, centavos, nome }) => {
    const doContrato = fatos.get(contratoId);
    if (!doContrato) return [];
    const { numero, ...resto } = doContrato;
    return [{ contratoId, numero, estudante: nome, posicao, em, centavos, fatos: { em, ...resto } }];
  });
}
