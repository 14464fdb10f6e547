/** Walks every chain of the audit trail: a changed, removed or moved event is found at its link. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { COLUNAS_DO_ELO, hashDoElo, raizDoFluxo } from './auditoria.ts';

export type Verificacao =
  | { integra: true; fluxos: number; elos: number; soltas: number }
  | { integra: false; fluxo: string; elo: number; motivo: string };

const PAGINA = 1_000;

export async function verificarCadeias(db: Kysely<DB>): Promise<Verificacao> {
  let fluxo: string | null = null;
  let elo = 0;
  let anterior: Buffer = Buffer.alloc(0);
  const contagem = { fluxos: 0, elos: 0 };
  for (;;) {
    const linhas = await lerElos(db, fluxo ?? '', elo);
    for (const linha of linhas) {
      if (linha.fluxo !== fluxo) {
        fluxo = linha.fluxo;
        elo = 0;
        anterior = raizDoFluxo(fluxo);
        contagem.fluxos += 1;
      }
      elo += 1;
      if (linha.elo !== elo) return { integra: false, fluxo, elo, motivo: 'event missing' };
      const hash = hashDoElo(anterior, elo, linha);
      if (!linha.hash?.equals(hash))
        return { integra: false, fluxo, elo, motivo: 'event changed or out of order' };
      anterior = hash;
      contagem.elos += 1;
    }
    if (linhas.length < PAGINA) break;
  }
  const cortada = await acharCortada(db);
  if (cortada) return { integra: false, ...cortada, motivo: 'newest links cut off' };
  const { soltas } = await db
    .selectFrom('auditoria')
    .select((eb) => eb.fn.countAll<number>().as('soltas'))
    .where('elo', 'is', null)
    .executeTakeFirstOrThrow();
  return { integra: true, ...contagem, soltas };
}

function lerElos(db: Kysely<DB>, fluxo: string, elo: number) {
  return db
    .selectFrom('auditoria')
    .select([...COLUNAS_DO_ELO, 'fluxo', 'elo', 'hash'])
    .where('elo', 'is not', null)
    .where(sql<boolean>`(fluxo, elo) > (${fluxo}, ${elo})`)
    .orderBy('fluxo')
    .orderBy('elo')
    .limit(PAGINA)
    .execute();
}

/** A head whose link is gone. */
function acharCortada(db: Kysely<DB>) {
  return db
    .selectFrom('cabeca_da_auditoria as cabeca')
    .leftJoin('auditoria', (juncao) =>
      juncao.onRef('auditoria.fluxo', '=', 'cabeca.fluxo').onRef('auditoria.elo', '=', 'cabeca.elo'),
    )
    .select(['cabeca.fluxo', 'cabeca.elo'])
    .where('cabeca.elo', '>', 0)
    .where((eb) =>
      eb.or([
        eb('auditoria.hash', 'is', null),
        eb('auditoria.hash', 'is distinct from', eb.ref('cabeca.hash')),
      ]),
    )
    .orderBy('cabeca.fluxo')
    .limit(1)
    .executeTakeFirst();
}
