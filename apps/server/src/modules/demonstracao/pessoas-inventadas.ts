/**
 * People and staff of a demonstration in a database that now serves real people (ADR 0080): README tells everybody
 * their passwords, so a start outside the demonstration is refused while any of them could enter.
 */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeInicio } from '../../erro-de-inicio.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { soltarTudoDe } from '../gestao/fila/atribuicao.ts';
import { encerrarSessoesDoOperador } from '../gestao/sessao/sessoes.ts';
import { contaInventada, EMAIL_INVENTADO } from '../mensagem/conta-inventada.ts';
import { encerrarSessoesDaConta } from '../sessao/encerrar-sessao.ts';

const COMANDO_DE_ENCERRAR = 'npm run demonstracao:encerrar';

/** With a password, or by Google or Facebook. */
function comEntrada(eb: ExpressionBuilder<DB, 'conta'>) {
  return eb.or([
    eb('conta.senha_hash', 'is not', null),
    eb.exists(
      eb
        .selectFrom('identidade_social')
        .select('identidade_social.conta_id')
        .whereRef('identidade_social.conta_id', '=', 'conta.id'),
    ),
  ]);
}

/** Who can still enter. */
async function contarInventadas(db: Kysely<DB>): Promise<{ operadores: number; pessoas: number }> {
  const quantos = sql<number>`count(*)::int`.as('quantos');
  const [operadores, pessoas] = await Promise.all([
    db
      .selectFrom('operador')
      .select(quantos)
      .where('email', 'like', EMAIL_INVENTADO)
      .where('ativo', '=', true)
      .executeTakeFirstOrThrow(),
    db.selectFrom('conta').select(quantos).where(contaInventada).where(comEntrada).executeTakeFirstOrThrow(),
  ]);
  return { operadores: operadores.quantos, pessoas: pessoas.quantos };
}

export async function exigirSemInventadas(db: Kysely<DB>): Promise<void> {
  const { operadores, pessoas } = await contarInventadas(db);
  if (operadores + pessoas === 0) return;
  throw new ErroDeInicio(
    `This database lets in people of the demonstration, whose passwords are in README.md: ${operadores} of the staff ` +
      `and ${pessoas} others. Start with an empty database (another DATABASE_URL or DATA_DIR), or close their ` +
      `access with: ${COMANDO_DE_ENCERRAR}`,
  );
}

/** Ends every way in. What they made stays, as the trail of it does; nothing is sent to them any more. */
export async function encerrarInventadas({
  db,
  relogio,
}: Pick<Contexto, 'db' | 'relogio'>): Promise<{ operadores: number; pessoas: number }> {
  const agora = relogio.agora();
  return db.transaction().execute(async (trx) => {
    const operadores = await trx
      .updateTable('operador')
      .set({
        ativo: false,
        senha_hash: null,
        totp_segredo: null,
        codigos_de_recuperacao: sql`'{}'`,
        convite_hash: null,
        convite_expira_em: null,
      })
      .where('email', 'like', EMAIL_INVENTADO)
      .where('ativo', '=', true)
      .returning('id')
      .execute();
    for (const { id } of operadores) {
      await encerrarSessoesDoOperador(trx, id, agora);
      await soltarTudoDe(trx, id);
      await registrarDecisao(trx, {
        em: agora,
        ator: { tipo: 'sistema', id: null },
        acao: 'operador.encerrar-demonstracao',
        alvo: { tipo: 'operador', id },
        contaId: null,
      });
    }
    const pessoas = await trx
      .updateTable('conta')
      .set({ senha_hash: null, atualizada_em: agora })
      .where((eb) => eb.and([contaInventada(eb), comEntrada(eb)]))
      .returning('id')
      .execute();
    for (const { id } of pessoas) {
      await trx.deleteFrom('identidade_social').where('conta_id', '=', id).execute();
      await trx.deleteFrom('recuperacao_senha').where('conta_id', '=', id).execute();
      await encerrarSessoesDaConta(trx, id, agora);
    }
    return { operadores: operadores.length, pessoas: pessoas.length };
  });
}
