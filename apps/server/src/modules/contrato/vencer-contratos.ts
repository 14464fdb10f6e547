/** After midnight in São Paulo: what nobody signed until the end of its last day is cancelled, and its people are told. */
import { codigosDoContratoCom, destinoNoContrato } from '@credito/domain/contrato/transicoes';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { vencerEnvelopes } from '../assinatura/encerrar-envelope.ts';
import { avisarEstudantes, avisarFiadoresDe } from './avisar-do-contrato.ts';
import { gravarMudancas } from './mudar-contrato.ts';

export const TAREFA_VENCER_CONTRATOS = 'vencer-contratos';

/** Whoever acts on one of them waits for the whole batch. */
const POR_LOTE = 2_000;

/**
 * A batch in one transaction: a death in its middle undoes it and the next run finds it again, so that each contract is
 * cancelled and told of once. Where one fails its batch is tried in halves, so that it stops no other. Answers how many
 * there were.
 */
export async function vencerContratos(contexto: Contexto): Promise<number> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const falhas: unknown[] = [];
  let vencidos = 0;
  let ultimo: Vencido | undefined;
  for (;;) {
    const lote = await lerVencidos(contexto, hoje, ultimo);
    vencidos += await vencerLote(contexto, hoje, lote, falhas);
    ultimo = lote.at(-1);
    if (lote.length < POR_LOTE) break;
  }
  if (falhas.length > 0)
    throw new AggregateError(falhas, `${falhas.length} contracts could not be cancelled`);
  return vencidos;
}

interface Vencido {
  id: number;
  prazo: Data | null;
}

/** In the order of their index: what was cancelled before is not passed over again. */
function lerVencidos({ db }: Contexto, hoje: Data, depoisDe: Vencido | undefined): Promise<Vencido[]> {
  return db
    .selectFrom('contrato')
    .select(['id', 'prazo'])
    .where('prazo', '<', hoje)
    .where('codigo', 'in', codigosDoContratoCom('vencer'))
    .$if(depoisDe !== undefined, (consulta) =>
      consulta.where(sql<boolean>`(prazo, id) > (${depoisDe?.prazo}::date, ${depoisDe?.id}::bigint)`),
    )
    .orderBy('prazo')
    .orderBy('id')
    .limit(POR_LOTE)
    .execute();
}

async function vencerLote(
  contexto: Contexto,
  hoje: Data,
  lote: readonly Vencido[],
  falhas: unknown[],
): Promise<number> {
  if (lote.length === 0) return 0;
  try {
    return await contexto.db.transaction().execute((trx) => vencer(contexto, trx, hoje, lote));
  } catch (erro) {
    // A database that went away is no contract's fault: the next run begins where this one ends.
    await sql`select 1`.execute(contexto.db);
    if (lote.length === 1) {
      falhas.push(erro);
      return 0;
    }
    const meio = Math.ceil(lote.length / 2);
    const antes = await vencerLote(contexto, hoje, lote.slice(0, meio), falhas);
    return antes + (await vencerLote(contexto, hoje, lote.slice(meio), falhas));
  }
}

async function vencer(
  contexto: Contexto,
  trx: Transaction<DB>,
  hoje: Data,
  lote: readonly Vencido[],
): Promise<number> {
  const contratos = await trx
    .selectFrom('contrato')
    .selectAll()
    .where('id', '=', sql<number>`any(${lote.map(({ id }) => id)}::bigint[])`)
    .where('prazo', '<', hoje)
    .where('codigo', 'in', codigosDoContratoCom('vencer'))
    // Everybody has signed: the seal follows, and no deadline takes that away.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('envelope')
            .select('envelope.id')
            .whereRef('envelope.contrato_id', '=', 'contrato.id')
            .where('envelope.estado', '=', 'assinado'),
        ),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    // Somebody acts on it at this moment: the next hour finds it, unless that changed it.
    .skipLocked()
    .execute();
  if (contratos.length === 0) return 0;
  await gravarMudancas(contexto, trx, contratos, {
    acao: 'vencer',
    papel: 'sistema',
    ator: { tipo: 'sistema', id: null },
    para: destinoNoContrato('vencer'),
  });
  const assinando = contratos.filter(({ codigo }) => codigo === 'DPR').map(({ id }) => id);
  if (assinando.length > 0) await vencerEnvelopes(contexto, trx, 'contrato', assinando);
  await avisarEstudantes(contexto, trx, contratos, 'contrato-vencido');
  await avisarFiadoresDe(contexto, trx, await comPartes(trx, contratos), 'contrato-cancelado-fiador');
  return contratos.length;
}

async function comPartes(trx: Transaction<DB>, contratos: readonly Selectable<Contrato>[]) {
  const partes = await trx
    .selectFrom('contrato_parte')
    .select(['id', 'contrato_id', 'papel', 'nome', 'conta_id'])
    .where('contrato_id', '=', sql<number>`any(${contratos.map(({ id }) => id)}::bigint[])`)
    .where('papel', 'in', ['estudante', 'fiador', 'fiador2'])
    .execute();
  const doContrato = Map.groupBy(partes, ({ contrato_id }) => contrato_id);
  return contratos.map((contrato) => ({ contrato, partes: doContrato.get(contrato.id) ?? [] }));
}
