/** Per guarantor, whether the student guarantees them in turn, also through a third person (ADR 0097). */
import {
  avisoDoCirculo,
  circuloDe,
  type Garantia,
  MAIOR_CIRCULO,
} from '@credito/domain/fiador/garantias-mutuas';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { participanteDe, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';

/** A guarantor of hundreds is a matter of its own (the mark of the queue says so). */
const MAXIMO_DE_GARANTIAS = 500;

export async function garantiasMutuas(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const estudante = participanteDe(completa, 'estudante');
  const fiadores = completa.participantes.filter(({ tipo_pessoa }) => tipo_pessoa !== 'estudante');
  if (!estudante || fiadores.length === 0) return new Map();
  const garantias = await garantiasAPartirDe(
    db,
    fiadores.map(({ cpf }) => cpf),
  );
  return new Map(
    fiadores.flatMap(({ id, cpf }) => {
      const circulo = circuloDe(estudante.cpf, cpf, garantias);
      return circulo ? [[id, [avisoDoCirculo(circulo)]] as const] : [];
    }),
  );
}

/** Who guarantees these people, and who guarantees those: as far as a circle is looked for, and no further. */
async function garantiasAPartirDe(db: Kysely<DB>, cpfs: readonly string[]): Promise<readonly Garantia[]> {
  const { rows } = await sql<Garantia>`
    with recursive cadeia (devedor, fiador, protocolo, passo) as (
      select e.cpf, f.cpf, s.protocolo, 1 from ${garantia}
        where e.cpf = any (${[...cpfs]}::text[])
      union
      select e.cpf, f.cpf, s.protocolo, cadeia.passo + 1 from cadeia, ${garantia}
        where e.cpf = cadeia.fiador and cadeia.passo < ${sql.lit(MAIOR_CIRCULO - 1)}
    )
    select distinct devedor, fiador, protocolo from cadeia order by protocolo limit ${sql.lit(MAXIMO_DE_GARANTIAS)}`.execute(
    db,
  );
  return rows;
}

/** A request that was refused or given up guarantees nothing; a draft already says who is asked. */
const garantia = sql`participante e
  join solicitacao s on s.id = e.solicitacao_id and s.sigla not in ('CAN', 'REP', 'RIES')
  join participante f on f.solicitacao_id = s.id and f.tipo_pessoa <> 'estudante' and f.removido_em is null
    and e.tipo_pessoa = 'estudante' and e.removido_em is null`;
