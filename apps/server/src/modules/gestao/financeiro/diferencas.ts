/** Payments that no charge of ours explains: read by the team, and explained once each. */
import type { Diferenca, rotaDiferencas } from '@credito/api/gestao-conciliacao.rotas';
import type { Resposta } from '@credito/api/rota';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { explicarPagamento } from '../../financeiro/conciliacao.repository.ts';

const MAXIMO = 200;

export async function verDiferencas({ db }: Contexto): Promise<Resposta<typeof rotaDiferencas>> {
  const saude = await db
    .selectFrom('saude_do_pagamento')
    .select(['conciliado_ate', 'falhando_desde'])
    .where('unica', '=', true)
    .executeTakeFirstOrThrow();
  const abertas = await consulta(db)
    .where('resolvido_em', 'is', null)
    .orderBy('pago_em', 'desc')
    .limit(MAXIMO)
    .execute();
  const explicadas = await consulta(db)
    .where('resolvido_em', 'is not', null)
    .orderBy('resolvido_em', 'desc')
    .limit(MAXIMO)
    .execute();
  return {
    conciliadoAte: saude.conciliado_ate?.toISOString() ?? null,
    falhandoDesde: saude.falhando_desde?.toISOString() ?? null,
    itens: [...abertas, ...explicadas].map(apresentar),
  };
}

export async function explicarDiferenca(
  { db, relogio }: Contexto,
  { operadorId }: SessaoDeGestao,
  { chave, explicacao }: { chave: string; explicacao: string },
): Promise<Diferenca> {
  return db.transaction().execute(async (trx) => {
    const antes = await trx
      .selectFrom('pagamento_sem_cobranca')
      .select(['resolvido_por', 'explicacao'])
      .where('chave', '=', chave)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!antes) throw naoEncontrado();
    const mesma = antes.resolvido_por === operadorId && antes.explicacao === explicacao;
    if (antes.resolvido_por !== null && !mesma) throw conflito('Este pagamento já foi explicado.');
    if (antes.resolvido_por === null) {
      const agora = relogio.agora();
      await explicarPagamento(trx, chave, { operadorId, explicacao, agora });
      await registrarDecisao(trx, {
        em: agora,
        ator: { tipo: 'operador', id: operadorId },
        acao: 'pagamento.explicar',
        alvo: { tipo: 'pagamento', id: chave },
        contaId: null,
      });
    }
    return apresentar(await consulta(trx).where('chave', '=', chave).executeTakeFirstOrThrow());
  });
}

function consulta(db: Kysely<DB>) {
  return db
    .selectFrom('pagamento_sem_cobranca')
    .leftJoin('operador', 'operador.id', 'pagamento_sem_cobranca.resolvido_por')
    .select([
      'pagamento_sem_cobranca.chave',
      'pagamento_sem_cobranca.txid',
      'pagamento_sem_cobranca.meio',
      'pagamento_sem_cobranca.centavos',
      'pagamento_sem_cobranca.pago_em',
      'pagamento_sem_cobranca.visto_em',
      'pagamento_sem_cobranca.resolvido_em',
      'pagamento_sem_cobranca.explicacao',
      'operador.nome',
    ]);
}

type Linha = Awaited<ReturnType<ReturnType<typeof consulta>['executeTakeFirstOrThrow']>>;

const apresentar = (linha: Linha): Diferenca => ({
  chave: linha.chave,
  txid: linha.txid,
  meio: linha.meio,
  centavos: linha.centavos,
  pagoEm: linha.pago_em.toISOString(),
  vistoEm: linha.visto_em.toISOString(),
  resolvidoEm: linha.resolvido_em?.toISOString() ?? null,
  resolvidoPor: linha.nome,
  explicacao: linha.explicacao,
});
