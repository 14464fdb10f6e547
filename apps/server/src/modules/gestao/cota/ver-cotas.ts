/** What the administration sees of the quotas, and what it may do: say that it saw an alert, give one more quota. */
import type { UsoDoDia, UsosDaEquipe } from '@credito/api/gestao-cotas.rotas';
import { MAXIMO_DE_LIBERACOES, tetoDe, USOS, type Uso } from '@credito/domain/gestao/cotas';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { porNome } from '../../../banco/por-nome.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';

const DIAS_DOS_ALERTAS = 30;
const MAXIMO_DE_ALERTAS = 200;

const linhas = (db: Kysely<DB>) =>
  db
    .selectFrom('cota_do_dia')
    .innerJoin('operador', 'operador.id', 'cota_do_dia.operador_id')
    .leftJoin('operador as quem', 'quem.id', 'cota_do_dia.visto_por')
    .select([
      'operador.id as operadorId',
      'operador.nome',
      'operador.papel',
      'dia',
      'uso',
      'contagem',
      'recusas',
      'liberacoes',
      'alerta_em',
      'visto_em',
      'quem.nome as vistoPor',
    ]);

type Linha = Awaited<ReturnType<ReturnType<typeof linhas>['execute']>>[number];

function apresentar({ configuracao }: Contexto, linha: Linha): UsoDoDia {
  const uso = linha.uso;
  const cota = configuracao.cotas[uso];
  return {
    operadorId: linha.operadorId,
    nome: linha.nome,
    papel: linha.papel,
    dia: linha.dia,
    uso,
    contagem: linha.contagem,
    recusas: linha.recusas,
    cota,
    teto: tetoDe(cota, linha.liberacoes),
    alertaEm: linha.alerta_em?.toISOString() ?? null,
    vistoEm: linha.visto_em?.toISOString() ?? null,
    vistoPor: linha.vistoPor,
  };
}

export async function verUsosDaEquipe(contexto: Contexto): Promise<UsosDaEquipe> {
  const { db, relogio, configuracao } = contexto;
  const hoje = dataEmSaoPaulo(relogio.agora());
  const desde = dataEmSaoPaulo(new Date(relogio.agora().getTime() - DIAS_DOS_ALERTAS * 86_400_000));
  const deHoje = await linhas(db)
    .where('dia', '=', hoje)
    .orderBy(porNome('operador.nome'))
    .orderBy('operador.id')
    .orderBy('uso')
    .execute();
  const alertas = await linhas(db)
    .where('alerta_em', 'is not', null)
    .where('dia', '>=', desde)
    .orderBy('alerta_em', 'desc')
    .orderBy('operador.id')
    .orderBy('dia')
    .orderBy('uso')
    .limit(MAXIMO_DE_ALERTAS)
    .execute();
  return {
    hoje,
    cotas: USOS.map((uso) => ({ uso, cota: configuracao.cotas[uso], teto: tetoDe(configuracao.cotas[uso]) })),
    usos: deHoje.map((linha) => apresentar(contexto, linha)),
    alertas: alertas.map((linha) => apresentar(contexto, linha)),
  };
}

/** An operator's own day. */
export async function verMeuUso(contexto: Contexto, sessao: SessaoDeGestao) {
  const { db, relogio, configuracao } = contexto;
  const contados = await db
    .selectFrom('cota_do_dia')
    .select(['uso', 'contagem', 'liberacoes'])
    .where('operador_id', '=', sessao.operadorId)
    .where('dia', '=', dataEmSaoPaulo(relogio.agora()))
    .execute();
  return {
    usos: USOS.map((uso) => {
      const linha = contados.find((contado) => contado.uso === uso);
      return {
        uso,
        contagem: linha?.contagem ?? 0,
        teto: tetoDe(configuracao.cotas[uso], linha?.liberacoes ?? 0),
      };
    }),
  };
}

export interface QualCota {
  operadorId: string;
  dia: string;
  uso: Uso;
}

export async function marcarAlertaComoVisto(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  { operadorId, dia, uso }: QualCota,
): Promise<void> {
  const agora = relogio.agora();
  const mudada = await db
    .updateTable('cota_do_dia')
    .set((eb) => ({
      visto_em: eb.fn.coalesce('visto_em', eb.val(agora)),
      visto_por: eb.fn.coalesce('visto_por', eb.val(sessao.operadorId)),
    }))
    .where((eb) => eb.and({ operador_id: operadorId, dia, uso }))
    .where('alerta_em', 'is not', null)
    .returning('uso')
    .executeTakeFirst();
  if (!mudada) throw naoEncontrado();
}

/** One more quota, for today only, and never to oneself: a second person answers for it. */
export async function liberarCota(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { operadorId, uso, motivo }: { operadorId: string; uso: Uso; motivo: string },
  repetivel: ChamadaRepetivel,
): Promise<void> {
  const agora = contexto.relogio.agora();
  if (operadorId === sessao.operadorId)
    throw conflito('Outra pessoa da administração precisa liberar para você.');
  await umaVez(contexto, repetivel, async (trx) => {
    const linha = await trx
      .selectFrom('cota_do_dia')
      .select(['liberacoes', 'dia'])
      .where((eb) => eb.and({ operador_id: operadorId, dia: dataEmSaoPaulo(agora), uso }))
      .forUpdate()
      .executeTakeFirst();
    if (!linha) throw naoEncontrado();
    if (linha.liberacoes >= MAXIMO_DE_LIBERACOES)
      throw conflito(`Já foi liberado ${MAXIMO_DE_LIBERACOES} vezes hoje. Amanhã a cota se renova.`);
    await trx
      .updateTable('cota_do_dia')
      .set({ liberacoes: linha.liberacoes + 1, motivo_da_liberacao: motivo })
      .where((eb) => eb.and({ operador_id: operadorId, dia: linha.dia, uso }))
      .execute();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'cota.liberar',
      alvo: { tipo: 'operador', id: operadorId },
      contaId: null,
      dados: { uso, liberacoes: linha.liberacoes + 1 },
    });
  });
}
