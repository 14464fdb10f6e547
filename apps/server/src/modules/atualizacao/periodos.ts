/** The calendar of the updates, as the administration sets and extends it. */
import type {
  PeriodoNaGestao,
  rotaCriarPeriodo,
  rotaProrrogarPeriodo,
} from '@credito/api/gestao-atualizacao.rotas';
import type { Recebido } from '@credito/api/rota';
import {
  errosDaProrrogacao,
  errosDoPeriodo,
  faseDoPeriodo,
  prazosDoPeriodo,
} from '@credito/domain/atualizacao/periodo';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeGestao } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { lerPeriodo } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { TAREFA_NOITE_DAS_ATUALIZACOES } from './noite-das-atualizacoes.ts';

type Periodos = { periodos: PeriodoNaGestao[] };

async function guardados(db: Kysely<DB>) {
  const linhas = await db
    .selectFrom('periodo_de_atualizacao')
    .selectAll()
    .orderBy('ano', 'desc')
    .orderBy('semestre', 'desc')
    .execute();
  return linhas.map((linha) => ({ linha, periodo: lerPeriodo(linha) }));
}

export async function verPeriodos({
  db,
  relogio,
}: Pick<Contexto, 'relogio'> & { db: Kysely<DB> }): Promise<Periodos> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  return {
    periodos: (await guardados(db)).map(({ linha, periodo }) => ({
      id: linha.id,
      ano: periodo.ano,
      semestre: periodo.semestre,
      rotulo: rotuloDoTermo(periodo),
      ...prazosDoPeriodo(periodo),
      fase: faseDoPeriodo(periodo, hoje),
      prorrogacoes: periodo.prorrogacoes.map(({ fecha, tardioAte, motivo, em }) => ({
        fecha,
        tardioAte,
        motivo,
        em,
      })),
      versao: linha.versao,
    })),
  };
}

/** Whoever was told of less time hears of more within minutes, and not in the next hour. */
const pedirNoite = (trx: Transaction<DB>) =>
  sql`select graphile_worker.add_job(${TAREFA_NOITE_DAS_ATUALIZACOES}, '{}'::json,
    job_key => ${`${TAREFA_NOITE_DAS_ATUALIZACOES}:prorrogacao`})`.execute(trx);

/** One after the other: two periods must not share a day. */
const travar = (trx: Transaction<DB>) =>
  sql`lock table periodo_de_atualizacao in share row exclusive mode`.execute(trx);

export async function criarPeriodo(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { ano, semestre, abre, fecha, tardioAte }: Recebido<typeof rotaCriarPeriodo>['body'],
): Promise<Periodos> {
  return contexto.db.transaction().execute(async (trx) => {
    await travar(trx);
    const existentes = await guardados(trx);
    const mesmo = existentes.find(({ periodo }) => periodo.ano === ano && periodo.semestre === semestre);
    if (mesmo) {
      const { periodo } = mesmo;
      // A second click gets what the first one made.
      if (periodo.abre === abre && periodo.fecha === fecha && periodo.tardioAte === tardioAte)
        return verPeriodos({ ...contexto, db: trx });
      throw conflito('Este semestre já tem um período. Se for preciso mais tempo, prorrogue.');
    }
    const erros = errosDoPeriodo(
      { abre, fecha, tardioAte },
      existentes.map(({ periodo }) => periodo),
    );
    if (erros.length > 0) throw regraDoDominio(erros);
    const agora = contexto.relogio.agora();
    const { id } = await trx
      .insertInto('periodo_de_atualizacao')
      .values({
        ano,
        semestre,
        abre,
        fecha,
        tardio_ate: tardioAte,
        criado_por: sessao.operadorId,
        criado_em: agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'periodo.criar',
      alvo: { tipo: 'periodo', id: String(id) },
      contaId: null,
      dados: { ano, semestre, abre, fecha, tardioAte },
    });
    return verPeriodos({ ...contexto, db: trx });
  });
}

export async function prorrogarPeriodo(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { versao, fecha, tardioAte, motivo }: Recebido<typeof rotaProrrogarPeriodo>['body'],
): Promise<Periodos> {
  return contexto.db.transaction().execute(async (trx) => {
    await travar(trx);
    const existentes = await guardados(trx);
    const achado = existentes.find(({ linha }) => linha.id === id);
    if (!achado) throw naoEncontrado();
    const { linha, periodo } = achado;
    const ultima = periodo.prorrogacoes.at(-1);
    const repetida = ultima?.fecha === fecha && ultima.tardioAte === tardioAte && ultima.motivo === motivo;
    if (linha.versao === versao + 1 && repetida) return verPeriodos({ ...contexto, db: trx });
    if (linha.versao !== versao) throw dadosDesatualizados();
    const erros = errosDaProrrogacao(
      periodo,
      { fecha, tardioAte },
      existentes.filter((outro) => outro !== achado).map((outro) => outro.periodo),
    );
    if (erros.length > 0) throw regraDoDominio(erros);
    const agora = contexto.relogio.agora();
    await trx
      .updateTable('periodo_de_atualizacao')
      .set({
        prorrogacoes: JSON.stringify([
          ...periodo.prorrogacoes,
          { fecha, tardioAte, motivo, em: agora.toISOString(), por: sessao.operadorId },
        ]),
        versao: versao + 1,
      })
      .where('id', '=', id)
      .execute();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'periodo.prorrogar',
      alvo: { tipo: 'periodo', id: String(id) },
      contaId: null,
      dados: { fecha, tardioAte },
    });
    await pedirNoite(trx);
    return verPeriodos({ ...contexto, db: trx });
  });
}
