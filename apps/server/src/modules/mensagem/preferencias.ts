import {
  type Escolha,
  erroDaEscolha,
  preferencias,
  type TipoComEscolha,
  type Via,
} from '@credito/domain/mensagem/preferencias';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado, regraDoDominio } from '../../erros.ts';

export function escolhasDaConta(db: Kysely<DB>, contaId: string): Promise<Escolha[]> {
  return db
    .selectFrom('preferencia_de_mensagem')
    .select(['tipo', 'via', 'recebe'])
    .where('conta_id', '=', contaId)
    .execute();
}

/** What many people chose; whoever chose nothing is not in it. */
export async function escolhasDasContas(
  db: Kysely<DB>,
  contas: readonly string[],
): Promise<ReadonlyMap<string, readonly Escolha[]>> {
  const linhas = await db
    .selectFrom('preferencia_de_mensagem')
    .select(['conta_id', 'tipo', 'via', 'recebe'])
    .where('conta_id', '=', sql<string>`any(${contas}::uuid[])`)
    .execute();
  return Map.groupBy(linhas, ({ conta_id }) => conta_id);
}

export async function verPreferencias({ db }: Contexto, contaId: string) {
  const conta = await db
    .selectFrom('conta')
    .select('canal_preferido')
    .where('id', '=', contaId)
    .executeTakeFirst();
  if (!conta) throw naoEncontrado();
  return {
    canalPreferido: conta.canal_preferido,
    escolhas: [...preferencias(await escolhasDaConta(db, contaId))],
  };
}

interface Mudanca {
  canalPreferido?: 'sms' | 'whatsapp' | undefined;
  escolhas: readonly { tipo: TipoComEscolha; via: Via; recebe: boolean }[];
}

/** All or nothing; what is not named stays as it is. */
export async function mudarPreferencias(
  contexto: Contexto,
  contaId: string,
  { canalPreferido, escolhas }: Mudanca,
): Promise<void> {
  const erros = escolhas.flatMap((escolha) => {
    const mensagem = erroDaEscolha(escolha);
    return mensagem ? [{ campo: `${escolha.tipo}:${escolha.via}`, mensagem }] : [];
  });
  if (erros.length > 0) throw regraDoDominio(erros);
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    if (canalPreferido)
      await trx
        .updateTable('conta')
        .set((eb) => ({
          canal_preferido: canalPreferido,
          versao: eb('versao', '+', 1),
          atualizada_em: agora,
        }))
        .where('id', '=', contaId)
        .where('canal_preferido', '!=', canalPreferido)
        .execute();
    // In one order, so that two screens that save at once never wait for each other.
    const ultimas = new Map(escolhas.map((escolha) => [`${escolha.tipo}:${escolha.via}`, escolha]));
    for (const [, { tipo, via, recebe }] of [...ultimas].sort(([a], [b]) => (a < b ? -1 : 1)))
      await trx
        .insertInto('preferencia_de_mensagem')
        .values({ conta_id: contaId, tipo, via, recebe, alterada_em: agora })
        .onConflict((conflito) =>
          conflito.columns(['conta_id', 'tipo', 'via']).doUpdateSet({ recebe, alterada_em: agora }),
        )
        .execute();
  });
}
