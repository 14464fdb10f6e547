/** How long recent cases stayed in each stage, from the history; the rule about few cases is the domain's. */
import {
  DIAS_RECENTES,
  type Espera,
  ETAPAS_MEDIDAS,
  type EtapaMedida,
  esperaDaEtapa,
  MAXIMO_DE_CASOS,
} from '@credito/domain/andamento/espera';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';

/** A cancelled request tells nothing about how long a decision takes. */
const SAIDAS = [
  'aprovarIes',
  'reprovarIes',
  'aprovarDadosComplementares',
  'devolverDadosComplementares',
  'aprovarFiador',
  'devolverFiador',
  'reprovar',
];

async function medirEspera(
  { configuracao, relogio }: Pick<Contexto, 'configuracao' | 'relogio'>,
  db: Kysely<DB>,
  etapa: EtapaMedida,
): Promise<Espera> {
  const desde = new Date(relogio.agora().getTime() - DIAS_RECENTES * 24 * 3_600_000);
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from saida.em - entrada.em)::float8 * 1000 as ms
    from (select id, solicitacao_id, em from historico
      where sigla_anterior = ${etapa} and acao = any(${SAIDAS}) and em >= ${desde}
      order by id desc limit ${MAXIMO_DE_CASOS}) saida
    cross join lateral (select em from historico
      where solicitacao_id = saida.solicitacao_id and id < saida.id
        and sigla = ${etapa} and sigla_anterior <> ${etapa}
      order by id desc limit 1) entrada`.execute(db);
  return esperaDaEtapa(
    rows.map(({ ms }) => ms),
    configuracao.provedor.prazoDeAnaliseDiasUteis,
  );
}

/** Only the stage in which the request stands. */
export async function esperasDe(
  contexto: Pick<Contexto, 'configuracao' | 'relogio'>,
  db: Kysely<DB>,
  sigla: string,
): Promise<Partial<Record<EtapaMedida, Espera>>> {
  const etapa = ETAPAS_MEDIDAS.find((medida) => medida === sigla);
  return etapa ? { [etapa]: await medirEspera(contexto, db, etapa) } : {};
}
