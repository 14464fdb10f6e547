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

export async function acharIncompletas(db: Kysely<DB>): Promise<readonly string[]> {
  const incompletas: string[] = [];
  for (let depois = 0; ; ) {
    const ids = await db
      .selectFrom('solicitacao')
      .select(['id', 'concluida_em'])
      .where('sigla', 'in', [...COMPLETAS])
      .where('id', '>', depois)
      .orderBy('id')
      .limit(POR_VEZ)
      .execute();
    for (const { id, concluida_em } of ids)
      if (concluida_em && !(await estaCompleta(db, id, concluida_em))) incompletas.push(String(id));
    const ultima = ids.at(-1);
    if (!ultima) return incompletas;
    depois = ultima.id;
  }
}

async function estaCompleta(db: Kysely<DB>, id: number, em: Date): Promise<boolean> {
  const completa = await carregarSolicitacao(db, id);
  if (!completa) return false;
  // A verdict under way does not make incomplete what was sent.
  const documentos = completa.documentos.map((documento) => ({ ...documento, situacao: 'enviado' }));
  const condicoes = condicoesDaSolicitacao({ ...completa, documentos }, em);
  return (
    condicoes.dadosBasicosCompletos &&
    condicoes.dadosComplementaresCompletos &&
    condicoes.responsavelAutorizou &&
    (condicoes.semFiador || condicoes.fiadoresCompletos)
  );
}
