/** What becomes of contracts whose update is not sent: the setting of their programme, and for which it holds now (ADR 0162). */
import {
  ATUALIZACAO_PADRAO,
  alcancaOContrato,
  type EfeitoNoContrato,
  periodoEmAtraso,
} from '@credito/domain/atualizacao/atraso';
import type { Periodo } from '@credito/domain/atualizacao/periodo';
import { temTermoDepois } from '@credito/domain/atualizacao/renovacao';
import { type Data, dataEmSaoPaulo, fimDoDia } from '@credito/domain/tempo/data';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import { regrasDosProgramas } from '../catalogo/regras-do-programa.ts';
import { periodosGuardados } from '../parte-da-atualizacao/atualizacao.repository.ts';

/** In effect. */
export type ContratoEmVigor = Pick<
  Selectable<Contrato>,
  'id' | 'conta_id' | 'bolsa_id' | 'situacao_desde' | 'ano' | 'semestre' | 'ultimo_mes' | 'curso_terminou_em'
>;

const efetivadoEm = ({ situacao_desde }: ContratoEmVigor): Data => dataEmSaoPaulo(situacao_desde);

/** As the rules were on the day on which the period opened: what was announced does not change while it lasts. */
export async function consequenciasNoPeriodo(
  db: Kysely<DB>,
  contratos: readonly ContratoEmVigor[],
  periodo: Periodo,
): Promise<ReadonlyMap<number, EfeitoNoContrato>> {
  const bolsas = [...new Set(contratos.map(({ bolsa_id }) => bolsa_id))];
  const regras = await regrasDosProgramas(db, bolsas, fimDoDia(periodo.abre));
  return new Map(
    contratos.map((contrato) => {
      const { curso_terminou_em, ultimo_mes: ultimoMes } = contrato;
      if (curso_terminou_em !== null || !temTermoDepois({ ultimo: contrato, ultimoMes, hoje: periodo.abre }))
        return [contrato.id, 'nenhum'];
      const { depoisDoPrazo } =
        (alcancaOContrato(efetivadoEm(contrato), periodo) && regras.get(contrato.bolsa_id)?.atualizacao) ||
        ATUALIZACAO_PADRAO;
      return [contrato.id, depoisDoPrazo];
    }),
  );
}

interface Atraso {
  periodo: Periodo;
  consequencia: EfeitoNoContrato;
}

/** By contract; nothing of those whose update was sent, or was never due. */
export async function atrasosDosContratos(
  db: Kysely<DB>,
  contratos: readonly ContratoEmVigor[],
  hoje: Data,
): Promise<ReadonlyMap<number, Atraso>> {
  const atrasos = new Map<number, Atraso>();
  if (contratos.length === 0) return atrasos;
  const periodos = await periodosGuardados(db);
  const enviadas = await enviadasPor(
    db,
    contratos.map(({ conta_id }) => conta_id),
  );
  const porPeriodo = new Map<number, { periodo: Periodo; contratos: ContratoEmVigor[] }>();
  for (const contrato of contratos) {
    const devido = periodoEmAtraso(
      { efetivadoEm: efetivadoEm(contrato), periodos, enviadas: enviadas.get(contrato.conta_id) ?? [] },
      hoje,
    );
    if (!devido) continue;
    const doPeriodo = porPeriodo.get(devido.id) ?? { periodo: devido.periodo, contratos: [] };
    doPeriodo.contratos.push(contrato);
    porPeriodo.set(devido.id, doPeriodo);
  }
  for (const { periodo, contratos: devedores } of porPeriodo.values())
    for (const [id, consequencia] of await consequenciasNoPeriodo(db, devedores, periodo))
      atrasos.set(id, { periodo, consequencia });
  return atrasos;
}

/** Sent by the student: that a guarantor is missing is not the student's delay. */
async function enviadasPor(
  db: Kysely<DB>,
  contas: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await sql<{ conta_id: string; periodos: number[] }>`
    select atualizacao.conta_id, array_agg(atualizacao.periodo_id) as periodos
    from atualizacao join atualizacao_pessoa parte on parte.atualizacao_id = atualizacao.id
      and parte.tipo_pessoa = 'estudante'
    where atualizacao.conta_id = any(${[...new Set(contas)]}::uuid[])
      and atualizacao.estado not in ('reiniciada', 'vencida')
      and (atualizacao.estado <> 'atualizacao-iniciada' or parte.situacao <> 'aguardando')
    group by atualizacao.conta_id`.execute(db);
  return new Map(rows.map(({ conta_id, periodos }) => [conta_id, periodos]));
}
