/** Versions that wait for their day. */
import type { Conteudo } from '@credito/domain/catalogo/campos';
import { type Entidade, errosDoItem, itemLimpo } from '@credito/domain/catalogo/entidades';
import { juntarMudancas } from '@credito/domain/catalogo/mudancas';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { TABELAS } from './tabelas-do-catalogo.ts';

/**
 * Versions that wait for a later day were written over what was in force: what changes before their day goes into them
 * too, except for what they change themselves. Otherwise their day would silently take it back. Gives their numbers.
 */
export async function ajustarAgendadas(
  trx: Transaction<DB>,
  entidade: Entidade,
  chave: string,
  vigenteDe: Date,
  conteudo: Conteudo,
): Promise<readonly number[]> {
  const agendadas = await trx
    .selectFrom('versao_do_catalogo')
    .select(['id', 'numero', 'conteudo', 'vigente_de'])
    .where('entidade', '=', entidade)
    .where('chave', '=', chave)
    .where('aplicada_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .orderBy('vigente_de')
    .orderBy('numero')
    .forUpdate()
    .execute();
  const atual = await TABELAS[entidade].ler(trx, chave);
  const anterior = agendadas.findLast(({ vigente_de }) => vigente_de <= vigenteDe);
  const antes = anterior?.conteudo ?? atual?.conteudo;
  if (!antes) return [];
  const base = itemLimpo(entidade, antes);
  const ajustadas: number[] = [];
  for (const { id, numero, conteudo: guardado } of agendadas.filter(
    ({ vigente_de }) => vigente_de > vigenteDe,
  )) {
    const junto = itemLimpo(entidade, juntarMudancas({ base, dela: conteudo, minha: guardado }));
    if (errosDoItem(entidade, junto, chave).length > 0) continue;
    await trx
      .updateTable('versao_do_catalogo')
      .set({ conteudo: JSON.stringify(junto) })
      .where('id', '=', id)
      .execute();
    ajustadas.push(numero);
  }
  return ajustadas;
}

export const TAREFA_APLICAR_CATALOGO = 'aplicar-catalogo';

/** Writes every version whose day has come, in the order of their days; returns how many. */
export async function aplicarDevidas({ db, relogio }: Contexto): Promise<number> {
  return db.transaction().execute((trx) => escreverDevidas(trx, relogio.agora()));
}

export async function escreverDevidas(trx: Transaction<DB>, agora: Date): Promise<number> {
  const devidas = await trx
    .selectFrom('versao_do_catalogo')
    .select(['id', 'entidade', 'chave', 'conteudo'])
    .where('aplicada_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .where('vigente_de', '<=', agora)
    .orderBy('vigente_de')
    .orderBy('criada_em')
    .orderBy('numero')
    .forUpdate()
    .execute();
  for (const { id, entidade, chave, conteudo } of devidas) {
    await TABELAS[entidade].gravar(trx, chave, conteudo);
    await trx.updateTable('versao_do_catalogo').set({ aplicada_em: agora }).where('id', '=', id).execute();
  }
  return devidas.length;
}
