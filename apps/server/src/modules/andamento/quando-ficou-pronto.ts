/** When what people owe was complete: their last answer or file. */
import type { CondicoesDaTransicao } from '@credito/domain/solicitacao/transicoes';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';

/** Only where no guarantor is asked for: elsewhere the history says so. */
export async function dadosProntosEm(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  condicoes: CondicoesDaTransicao,
): Promise<Date | null> {
  const estudante = participanteDe(completa, 'estudante');
  if (!condicoes.semFiador || !estudante) return null;
  const { concluida_em: concluidaEm } = completa.solicitacao;
  if (concluidaEm) return prontosAntesDe(db, estudante, concluidaEm);
  return condicoes.dadosBasicosCompletos && condicoes.dadosComplementaresCompletos
    ? ultimaParte(completa, [estudante])
    : null;
}

export function fiadoresProntosEm(
  completa: SolicitacaoCompleta,
  { fiadoresCompletos }: CondicoesDaTransicao,
): Date | null {
  const fiadores = completa.participantes.filter(({ tipo_pessoa }) => tipo_pessoa !== 'estudante');
  return fiadoresCompletos ? ultimaParte(completa, fiadores) : null;
}

function ultimaParte(
  { documentos }: SolicitacaoCompleta,
  pessoas: ReadonlyArray<Selectable<Participante>>,
): Date | null {
  const ids = pessoas.map(({ id }) => id);
  return maisNovo([
    ...pessoas.map(({ atualizado_em }) => atualizado_em),
    ...documentos.flatMap((um) => (ids.includes(um.dono_id) ? [um.enviado_em] : [])),
  ]);
}

/** A correction replaces files and answers: what came with the sending is older than it. */
async function prontosAntesDe(
  db: Kysely<DB>,
  { id, atualizado_em }: Selectable<Participante>,
  concluidaEm: Date,
): Promise<Date | null> {
  const { enviado_em } = await db
    .selectFrom('documento')
    .select(({ fn }) => fn.max('enviado_em').as('enviado_em'))
    .where('dono_id', '=', id)
    .where('enviado_em', '<=', concluidaEm)
    .executeTakeFirstOrThrow();
  return maisNovo([atualizado_em <= concluidaEm ? atualizado_em : null, enviado_em]);
}

function maisNovo(momentos: ReadonlyArray<Date | null>): Date | null {
  const que = momentos.flatMap((momento) => momento?.getTime() ?? []);
  return que.length > 0 ? new Date(Math.max(...que)) : null;
}
