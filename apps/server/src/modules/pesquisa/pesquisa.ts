/** Campaigns, answers and results. Who answered is kept only so that each person answers once. */

import type {
  rotaCampanha,
  rotaResponderPesquisa,
  rotaResultadosDasPesquisas,
} from '@credito/api/pesquisa.rotas';
import type { Recebido, Resposta } from '@credito/api/rota';
import { COMENTARIOS_MOSTRADOS, resultadoDaPesquisa } from '@credito/domain/pesquisa/pesquisa';
import { ESTADOS, type Sigla } from '@credito/domain/solicitacao/estados';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';

const aberta = (db: Kysely<DB>, agora: Date) =>
  db
    .selectFrom('campanha')
    .selectAll()
    .where('inicio', '<=', agora)
    .where((eb) => eb.or([eb('fim', 'is', null), eb('fim', '>', agora)]));

async function exigirCampanha(db: Kysely<DB>, id: string, agora: Date) {
  const campanha = await aberta(db, agora).where('id', '=', id).executeTakeFirst();
  if (!campanha) throw naoEncontrado();
  return campanha;
}

async function jaRespondeu(db: Kysely<DB>, campanhaId: string, contaId: string): Promise<boolean> {
  const linha = await db
    .selectFrom('resposta_de_pesquisa')
    .select('campanha_id')
    .where('campanha_id', '=', campanhaId)
    .where('conta_id', '=', contaId)
    .executeTakeFirst();
  return linha !== undefined;
}

/** The survey that the student's status leads to, neither answered nor skipped; null when there is none. */
export async function pesquisaDevida(
  db: Kysely<DB>,
  contaId: string,
  sigla: Sigla,
  agora: Date,
): Promise<string | null> {
  if (ESTADOS[sigla].exibicao !== 'analise') return null;
  const campanhas = await aberta(db, agora)
    .where('momento', '=', 'analise')
    .orderBy('inicio', 'desc')
    .orderBy('id')
    .execute();
  for (const { id } of campanhas) if (!(await jaRespondeu(db, id, contaId))) return id;
  return null;
}

export async function verCampanha(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  id: string,
): Promise<Resposta<typeof rotaCampanha>> {
  const { titulo, pergunta } = await exigirCampanha(db, id, relogio.agora());
  return { campaignId: id, titulo, pergunta, respondida: await jaRespondeu(db, id, sessao.contaId) };
}

export async function responderPesquisas(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  respostas: Recebido<typeof rotaResponderPesquisa>['body'],
): Promise<void> {
  const agora = relogio.agora();
  await db.transaction().execute(async (trx) => {
    for (const { campaignId, nota, comentario } of respostas) {
      const { pergunta } = await exigirCampanha(trx, campaignId, agora);
      await trx
        .insertInto('resposta_de_pesquisa')
        .values({
          campanha_id: campaignId,
          conta_id: sessao.contaId,
          nota,
          comentario: comentario || null,
          // As it was asked, whatever the client says.
          pergunta,
          respondida_em: agora,
        })
        .onConflict((ja) => ja.columns(['campanha_id', 'conta_id']).doNothing())
        .execute();
    }
  });
}

export async function dispensarPesquisa(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  id: string,
): Promise<void> {
  const agora = relogio.agora();
  const { pergunta } = await exigirCampanha(db, id, agora);
  await db
    .insertInto('resposta_de_pesquisa')
    .values({ campanha_id: id, conta_id: sessao.contaId, nota: null, pergunta, respondida_em: agora })
    .onConflict((ja) => ja.columns(['campanha_id', 'conta_id']).doNothing())
    .execute();
}

export async function verResultados({ db }: Contexto): Promise<Resposta<typeof rotaResultadosDasPesquisas>> {
  const campanhas = await db
    .selectFrom('campanha')
    .selectAll()
    .orderBy('inicio', 'desc')
    .orderBy('id')
    .execute();
  const porNota = await db
    .selectFrom('resposta_de_pesquisa')
    .select((eb) => ['campanha_id', 'nota', eb.fn.countAll<number>().as('quantas')])
    .groupBy(['campanha_id', 'nota'])
    .execute();
  return {
    campanhas: await Promise.all(
      campanhas.map(async ({ id, titulo, pergunta }) => {
        const daCampanha = porNota.filter(({ campanha_id }) => campanha_id === id);
        const resultado = resultadoDaPesquisa(
          daCampanha.flatMap(({ nota, quantas }) =>
            nota === null ? [] : Array.from({ length: Number(quantas) }, () => nota),
          ),
        );
        return {
          campaignId: id,
          titulo,
          pergunta,
          respostas: resultado.respostas,
          dispensas: Number(daCampanha.find(({ nota }) => nota === null)?.quantas ?? 0),
          media: resultado.media,
          distribuicao: [...resultado.distribuicao],
          comentarios: await comentariosDe(db, id),
        };
      }),
    ),
  };
}

async function comentariosDe(db: Kysely<DB>, campanhaId: string) {
  const linhas = await db
    .selectFrom('resposta_de_pesquisa')
    .select(['nota', 'comentario', 'respondida_em'])
    .where('campanha_id', '=', campanhaId)
    .where('comentario', 'is not', null)
    .orderBy('respondida_em', 'desc')
    .orderBy('conta_id')
    .limit(COMENTARIOS_MOSTRADOS)
    .execute();
  return linhas.map(({ nota, comentario, respondida_em }) => ({
    nota: nota ?? 0,
    texto: comentario ?? '',
    em: respondida_em.toISOString(),
  }));
}
