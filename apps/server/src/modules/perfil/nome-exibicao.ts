import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Contexto } from '../../contexto.ts';

/** Used in greetings and messages; the contract keeps the name of the document (case NAME-03). */
export async function alterarNomeDeExibicao(
  { db, relogio }: Contexto,
  contaId: string,
  nomeExibicao: string,
): Promise<void> {
  const { nome } = await db
    .selectFrom('conta')
    .select('nome')
    .where('id', '=', contaId)
    .executeTakeFirstOrThrow();
  const novo = nomeExibicao === primeiroNome(nome) ? null : nomeExibicao;
  await db
    .updateTable('conta')
    .set((eb) => ({
      nome_exibicao: novo,
      versao: eb('versao', '+', 1),
      atualizada_em: relogio.agora(),
    }))
    .where('id', '=', contaId)
    .where('nome_exibicao', 'is distinct from', novo)
    .execute();
}
