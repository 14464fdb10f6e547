/** Charges whose day has passed: late ones are told of, and what cannot be paid any more is taken back. */
import { DIAS_DE_VALIDADE } from '@credito/domain/cobranca/prazos';
import { destinoDaCobranca } from '@credito/domain/cobranca/transicoes';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import { agendarBaixas } from './agendar-baixas.ts';
import { avisarAtrasos } from './avisar-do-financeiro.ts';
import { avisarFiadores } from './avisar-fiadores.ts';
import { registrarNasCobrancas } from './historico-da-cobranca.ts';

const POR_LOTE = 1_000;

export async function vencerCobrancas(contexto: Contexto): Promise<number> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  let vencidas = 0;
  for (;;) {
    const lote = await vencerLote(contexto, ultimoDiaPassado(hoje));
    vencidas += lote;
    if (lote < POR_LOTE) break;
  }
  await avisarFiadores(contexto, hoje);
  await marcarInuteis(contexto, hoje);
  return vencidas;
}

/** The last due date that was not put off to today or later by a holiday. */
function ultimoDiaPassado(hoje: Data): Data {
  let dia = somarDias(hoje, -1);
  while (vencimentoEfetivo(dia) >= hoje) dia = somarDias(dia, -1);
  return dia;
}

function vencerLote(contexto: Contexto, ate: Data): Promise<number> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const vencidas = await trx
      .selectFrom('cobranca')
      .selectAll()
      .where('situacao', '=', 'aberta')
      .where('vencimento', '<=', ate)
      .orderBy('vencimento')
      .orderBy('id')
      .limit(POR_LOTE)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (vencidas.length === 0) return 0;
    await trx
      .updateTable('cobranca')
      .set({ situacao: destinoDaCobranca('vencer'), situacao_desde: agora })
      .where('id', '=', sql<string>`any(${vencidas.map(({ id }) => id)}::uuid[])`)
      .execute();
    await registrarNasCobrancas(
      trx,
      agora,
      vencidas.map(({ id }) => ({ cobrancaId: id, acao: 'vencer' })),
    );
    await avisarAtrasos(
      contexto,
      trx,
      // What is being taken back asks for nothing any more: it is paid, or another plan took its place.
      vencidas.filter(({ tipo, a_baixar }) => tipo === 'parcela' && a_baixar === null),
    );
    return vencidas.length;
  });
}

/** What was good until a day only, and what the provider takes no longer: what is left is charged anew. */
async function marcarInuteis({ db }: Contexto, hoje: Data): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update cobranca set a_baixar = 'o prazo para pagar terminou'
    where situacao = 'vencida' and a_baixar is null
      and (tipo <> 'parcela' or vencimento < ${somarDias(hoje, -DIAS_DE_VALIDADE)}::date)
    returning id`.execute(db);
  if (rows.length > 0) await agendarBaixas(db);
}
