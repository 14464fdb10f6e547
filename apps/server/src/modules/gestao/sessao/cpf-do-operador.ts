/** The CPF of somebody of the staff: said once, by the person, and kept for as long as the account (ADR 0095). */
import { MENSAGEM_CPF_DE_OUTRA_PESSOA } from '@credito/domain/acesso/conflito';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, ErroDeAplicacao } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { conflitosDe } from '../conflito/conflitos-de.ts';
import { soltarConflitos } from '../conflito/soltar-conflitos.ts';

export async function informarCpf(contexto: Contexto, sessao: SessaoDeGestao, cpf: string): Promise<void> {
  const { db, relogio } = contexto;
  await db.transaction().execute(async (trx) => {
    const { cpf: atual } = await trx
      .selectFrom('operador')
      .select('cpf')
      .where('id', '=', sessao.operadorId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    // A second click finds what it asked for.
    if (atual === cpf) return;
    if (atual !== null)
      throw conflito('O seu CPF já foi informado. Se está errado, fale com a administração.');
    await exigirCpfLivre(trx, sessao.operadorId, cpf);
    await trx.updateTable('operador').set({ cpf }).where('id', '=', sessao.operadorId).execute();
    const conflitos = await conflitosDe(trx, sessao.operadorId);
    await soltarConflitos(contexto, trx, sessao, [...conflitos.keys()]);
    await registrarDecisao(trx, {
      em: relogio.agora(),
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'operador.informar-cpf',
      alvo: { tipo: 'operador', id: sessao.operadorId },
      contaId: null,
    });
  });
}

/** One person, one account: what takes two people is never answered by one with two accounts. */
export async function exigirCpfLivre(trx: Transaction<DB>, operadorId: string, cpf: string): Promise<void> {
  const outra = await trx
    .selectFrom('operador')
    .select('id')
    .where('cpf', '=', cpf)
    .where('id', '<>', operadorId)
    .executeTakeFirst();
  if (outra)
    throw new ErroDeAplicacao(409, MENSAGEM_CPF_DE_OUTRA_PESSOA, {
      campos: [{ campo: 'cpf', mensagem: MENSAGEM_CPF_DE_OUTRA_PESSOA }],
    });
}
