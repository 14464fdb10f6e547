/** Counts what an operator looks at, tells the administration at the quota and refuses past the ceiling (ADR 0034). */
import { FICHA_DO_USO, lerCota, mensagemDoTeto, tetoDe, type Uso } from '@credito/domain/gestao/cotas';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { muitasTentativas } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { avisarAdministracao } from '../../mensagem/avisar-equipe.ts';

/** The same thing looked at again on the same day does not count twice. Throws 429 past the ceiling. */
export async function usarCota(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  uso: Uso,
  alvo: string,
): Promise<void> {
  const { db, configuracao, relogio } = contexto;
  const agora = relogio.agora();
  const dia = dataEmSaoPaulo(agora);
  const chave = { operador_id: sessao.operadorId, dia, uso };
  if (await jaVisto(db, { ...chave, alvo })) return;
  const cota = configuracao.cotas[uso];
  const passou = await db.transaction().execute(async (trx) => {
    const contada = await contar(trx, { ...chave, alvo });
    if (!contada) return null;
    const leitura = lerCota(contada.contagem, cota, contada.liberacoes);
    if (leitura === 'atingiu') await alertar(contexto, trx, sessao, chave, agora, 'cota.atingida');
    if (leitura !== 'passou') return null;
    // What was refused was not looked at: it is taken back, and the attempt counted apart.
    await trx
      .deleteFrom('uso_do_dia')
      .where((eb) => eb.and({ ...chave, alvo }))
      .execute();
    await trx
      .updateTable('cota_do_dia')
      .set({ contagem: contada.contagem - 1, recusas: contada.recusas + 1 })
      .where((eb) => eb.and(chave))
      .execute();
    if (contada.recusas === 0) await alertar(contexto, trx, sessao, chave, agora, 'cota.esgotada');
    return tetoDe(cota, contada.liberacoes);
  });
  if (passou !== null) throw muitasTentativas(mensagemDoTeto(uso, passou), segundosAteAMeiaNoite(agora));
}

type Chave = { operador_id: string; dia: string; uso: Uso };

async function jaVisto(db: Kysely<DB>, chave: Chave & { alvo: string }): Promise<boolean> {
  const linha = await db
    .selectFrom('uso_do_dia')
    .select('uso')
    .where((eb) => eb.and(chave))
    .executeTakeFirst();
  return linha !== undefined;
}

/** The row of the day is locked until the transaction ends: parallel calls cannot slip through together. */
async function contar(trx: Transaction<DB>, chave: Chave & { alvo: string }) {
  const { operador_id, dia, uso } = chave;
  const nova = await trx
    .insertInto('uso_do_dia')
    .values(chave)
    .onConflict((ja) => ja.doNothing())
    .returning('uso')
    .executeTakeFirst();
  if (!nova) return null;
  return trx
    .insertInto('cota_do_dia')
    .values({ operador_id, dia, uso, contagem: 1 })
    .onConflict((ja) =>
      ja.columns(['operador_id', 'dia', 'uso']).doUpdateSet({ contagem: sql`cota_do_dia.contagem + 1` }),
    )
    .returning(['contagem', 'recusas', 'liberacoes'])
    .executeTakeFirstOrThrow();
}

/** Once when the quota is reached, and once more when the first attempt is refused. */
async function alertar(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  chave: Chave,
  agora: Date,
  acao: 'cota.atingida' | 'cota.esgotada',
): Promise<void> {
  await trx
    .updateTable('cota_do_dia')
    .set({ alerta_em: agora, visto_em: null, visto_por: null })
    .where((eb) => eb.and(chave))
    .execute();
  await registrarDecisao(trx, {
    em: agora,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao,
    alvo: { tipo: 'operador', id: sessao.operadorId },
    contaId: null,
    dados: { uso: chave.uso, dia: chave.dia },
  });
  const { nome } = await trx
    .selectFrom('operador')
    .select('nome')
    .where('id', '=', sessao.operadorId)
    .executeTakeFirstOrThrow();
  const oQue = FICHA_DO_USO[chave.uso].plural;
  await avisarAdministracao(contexto, trx, {
    chave: `${acao}:${chave.operador_id}:${chave.dia}:${chave.uso}`,
    agora,
    menos: sessao.operadorId,
    email: {
      nome: 'gestao-cota',
      assunto: `${nome} ${acao === 'cota.atingida' ? 'chegou à cota' : 'passou do limite'} de hoje`,
      paragrafos: [
        acao === 'cota.atingida'
          ? `${nome} chegou à cota diária de ${oQue}.`
          : `${nome} tentou passar do limite diário de ${oQue}. O acesso foi recusado.`,
        'Veja na gestão o que foi aberto hoje e, se o trabalho pedir, libere mais.',
      ],
      acao: {
        rotulo: 'Ver o uso de dados',
        url: `${contexto.configuracao.servidor.publicUrl}/gestao/uso-de-dados`,
      },
    },
  });
}

function segundosAteAMeiaNoite(agora: Date): number {
  const meiaNoite = new Date(`${dataEmSaoPaulo(agora)}T00:00:00-03:00`).getTime() + 24 * 3_600_000;
  return Math.max(1, Math.ceil((meiaNoite - agora.getTime()) / 1_000));
}
