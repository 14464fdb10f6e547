/**
 * A request with the staff, or approved, is complete by the very functions that let it be handed in. Asked as of the
 * day on which it was handed in: a document that grew too old since then was right.
 */
import type { Sigla } from '@credito/domain/solicitacao/estados';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { carregarSolicitacao, condicoesDaSolicitacao } from '../solicitacao/fatos.ts';

/** Refused and cancelled requests lose their files in time: only these must keep everything. */
const COMPLETAS = ['PAIES', 'PADC', 'PAF', 'A'] as const satisfies readonly Sigla[];
const POR_VEZ = 200;

export interface Incompletas {
  incompletas: readonly string[];
  /** Of minors whose declared guardian did not consent. */
  semResponsavel: readonly string[];
}

export async function acharIncompletas(db: Kysely<DB>): Promise<Incompletas> {
  const incompletas: string[] = [];
  const semResponsavel: string[] = [];
  for (let depois = 0; ; ) {
    const ids = await db
      .selectFrom('solicitacao')
      .select(['id', 'concluida_em'])
      .where('sigla', 'in', [...COMPLETAS])
      .where('id', '>', depois)
      .orderBy('id')
      .limit(POR_VEZ)
      .execute();
    for (const { id, concluida_em } of ids) {
      const falta = concluida_em && (await oQueFalta(db, id, concluida_em));
      if (falta?.partes) incompletas.push(String(id));
      if (falta?.responsavel) semResponsavel.push(String(id));
    }
    const ultima = ids.at(-1);
    if (!ultima) return { incompletas, semResponsavel };
    depois = ultima.id;
  }
}

async function oQueFalta(
  db: Kysely<DB>,
  id: number,
  em: Date,
): Promise<{ partes: boolean; responsavel: boolean } | null> {
  const completa = await carregarSolicitacao(db, id);
  if (!completa) return null;
  // A verdict under way does not make incomplete what was sent.
  const documentos = completa.documentos.map((documento) => ({ ...documento, situacao: 'enviado' as const }));
  const condicoes = condicoesDaSolicitacao({ ...completa, documentos }, em);
  return {
    partes:
      !condicoes.dadosBasicosCompletos ||
      !condicoes.dadosComplementaresCompletos ||
      !(condicoes.semFiador || condicoes.fiadoresCompletos),
    responsavel: !condicoes.responsavelAutorizou,
  };
}
