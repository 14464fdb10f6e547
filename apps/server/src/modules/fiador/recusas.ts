/** Guarantors who did not want to be it, with the reason that they gave for the student to read. */
import type { RecusaDoFiador } from '@credito/api/fiador.rotas';
import { podeGerenciarFiadores } from '@credito/domain/fiador/fiador';
import { type VagaDeFiador, vagaLivre } from '@credito/domain/fiador/vagas';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';

/** Whether somebody else may be named now. */
export function podeAdicionarFiador(
  { solicitacao, catalogo, participantes }: SolicitacaoCompleta,
  desocupadas: readonly VagaDeFiador[] | null,
): boolean {
  const ocupadas = participantes.map(({ tipo_pessoa }) => tipo_pessoa);
  return podeGerenciarFiadores(solicitacao.sigla) && vagaLivre(catalogo.exigencias, ocupadas, desocupadas).ok;
}

interface UltimaRecusa {
  pessoaId: string;
  nome: string;
  motivo: string | null;
  em: string;
}

/** Of the `solicitacao` of the statement that asks it. */
export const ultimaRecusa = sql<UltimaRecusa | null>`(
  select json_build_object('pessoaId', participante.id, 'nome', participante.nome,
    'motivo', convite_fiador.motivo_recusa, 'em', convite_fiador.recusado_em)
  from convite_fiador join participante on participante.id = convite_fiador.participante_id
  where participante.solicitacao_id = solicitacao.id and convite_fiador.recusado_em is not null
  order by convite_fiador.recusado_em desc, convite_fiador.id limit 1
)`;

/** What waits for the student to name somebody else: the latest refusal, while that is possible. */
export function recusaQueEspera(
  completa: SolicitacaoCompleta,
  desocupadas: readonly VagaDeFiador[] | null,
  ultima: UltimaRecusa | null,
): RecusaDoFiador | null {
  if (!ultima || !podeAdicionarFiador(completa, desocupadas)) return null;
  return { ...ultima, motivo: ultima.motivo ?? '', em: new Date(ultima.em).toISOString() };
}

export async function findUltimaRecusa(
  db: Kysely<DB>,
  { solicitacao }: SolicitacaoCompleta,
): Promise<UltimaRecusa | null> {
  const { recusa } = await db
    .selectFrom('solicitacao')
    .select(ultimaRecusa.as('recusa'))
    .where('id', '=', solicitacao.id)
    .executeTakeFirstOrThrow();
  return recusa;
}
