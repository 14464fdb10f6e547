/** Corrections under way: from the first change until they are sent. */
import { type Fila, TETO_DA_CONTAGEM } from '@credito/domain/gestao/filas';
import type { ModoDaRenda } from '@credito/domain/pendencia/renda-alternativa';
import { ESTADOS, type Sigla } from '@credito/domain/solicitacao/estados';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Correcao, DB, Participante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { corrigeAgora } from '../solicitacao/corrige-agora.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { mudarParte } from '../solicitacao/mudar-parte.ts';
import { agendarLembrete } from './agendar-lembrete.ts';

export type LinhaDeCorrecao = Selectable<Correcao>;

/** Of the present return of the request; a former one is history. */
export function findCorrecao(
  db: Kysely<DB>,
  { solicitacao }: SolicitacaoCompleta,
  participanteId: string,
): Promise<LinhaDeCorrecao | undefined> {
  return db
    .selectFrom('correcao')
    .selectAll()
    .where('participante_id', '=', participanteId)
    .where('devolvida_em', '=', solicitacao.situacao_desde)
    .executeTakeFirst();
}

/**
 * After every change of an answer or a file in a correction: it is edited and not sent, also when the person had
 * already sent their part and others were still correcting. Gives the request as it is then.
 */
export async function anotarMudanca(
  { aleatorio }: Pick<Contexto, 'aleatorio'>,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  participanteId: string,
  agora: Date,
  modo?: ModoDaRenda,
): Promise<SolicitacaoCompleta> {
  const { solicitacao, participantes } = completa;
  if (ESTADOS[solicitacao.sigla].natureza !== 'corrigivel') return completa;
  const participante = participantes.find(({ id }) => id === participanteId);
  if (!participante) return completa;
  const antes = await findCorrecao(trx, completa, participanteId);
  if (!antes && !corrigeAgora(completa, participante)) return completa;
  const correcao = await trx
    .insertInto('correcao')
    .values({
      id: aleatorio.uuid(),
      solicitacao_id: solicitacao.id,
      participante_id: participanteId,
      devolvida_em: solicitacao.situacao_desde,
      iniciada_em: agora,
      alterada_em: agora,
      modo_da_renda: modo ?? null,
    })
    .onConflict((ja) =>
      ja.columns(['participante_id', 'devolvida_em']).doUpdateSet({
        alterada_em: agora,
        enviada_em: null,
        ...(modo ? { modo_da_renda: modo } : {}),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await agendarLembrete(trx, correcao.id, agora);
  if (!antes?.enviada_em) return completa;
  return comGravadas(completa, { participantes: [await mudarParte(trx, participante, 'reabrir', 'dono')] });
}

/** Looked at and found right is an answer too, once. */
export async function anotarVisto(
  contexto: Pick<Contexto, 'aleatorio'>,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  participanteId: string,
  agora: Date,
): Promise<SolicitacaoCompleta> {
  if (await findCorrecao(trx, completa, participanteId)) return completa;
  return anotarMudanca(contexto, trx, completa, participanteId, agora);
}

/** The person's part is done: it waits for the analysis again. Gives the request as it is then. */
export async function marcarEnviada(
  { aleatorio }: Pick<Contexto, 'aleatorio'>,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  participante: Pick<Selectable<Participante>, 'id' | 'tipo_pessoa' | 'status_preenchimento'>,
  agora: Date,
): Promise<SolicitacaoCompleta> {
  const { solicitacao } = completa;
  await trx
    .insertInto('correcao')
    .values({
      id: aleatorio.uuid(),
      solicitacao_id: solicitacao.id,
      participante_id: participante.id,
      devolvida_em: solicitacao.situacao_desde,
      iniciada_em: agora,
      alterada_em: agora,
      enviada_em: agora,
    })
    .onConflict((ja) => ja.columns(['participante_id', 'devolvida_em']).doUpdateSet({ enviada_em: agora }))
    .execute();
  const enviada = await mudarParte(trx, participante, 'enviarCorrecao', 'dono');
  return comGravadas(completa, { participantes: [enviada] });
}

/** A correction returns to the analysis that it came from. */
const DEVOLVIDAS_DE: Readonly<Partial<Record<Fila, readonly Sigla[]>>> = {
  PADC: ['RDC'],
  PAF: ['RAF'],
  CORRECAO: ['RDC', 'RAF'],
};

/** What people corrected after the analysis of this queue returned it and did not send back yet, up to a ceiling. */
export async function contarCorrecoesNaoEnviadas(
  db: Kysely<DB>,
  fila: Fila,
): Promise<{ total: number; exato: boolean }> {
  const devolvidas = DEVOLVIDAS_DE[fila];
  if (!devolvidas) return { total: 0, exato: true };
  const { total } = await db
    .selectFrom(
      db
        .selectFrom('correcao')
        .innerJoin('solicitacao', 'solicitacao.id', 'correcao.solicitacao_id')
        .innerJoin('participante', 'participante.id', 'correcao.participante_id')
        .select('correcao.id')
        .where('correcao.enviada_em', 'is', null)
        .whereRef('correcao.devolvida_em', '=', 'solicitacao.situacao_desde')
        .where('solicitacao.sigla', 'in', [...devolvidas])
        .where('participante.removido_em', 'is', null)
        .limit(TETO_DA_CONTAGEM + 1)
        .as('contadas'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(Number(total), TETO_DA_CONTAGEM), exato: Number(total) <= TETO_DA_CONTAGEM };
}
