/**
 * Whoever runs the server invites the first administrator, and lets back in one who lost password, telephone and codes
 * when nobody is left to invite them anew.
 */
import { emailSchema } from '@credito/domain/pessoa/email';
import { nomeSchema } from '@credito/domain/pessoa/nome';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { ErroDeInicio } from '../../../erro-de-inicio.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { encerrarSessoesDoOperador } from '../sessao/sessoes.ts';
import { emitirConvite } from './convite.ts';

type Meios = Pick<Contexto, 'db' | 'relogio' | 'aleatorio' | 'configuracao'>;

export async function convidarAdministrador(
  meios: Meios,
  { nome, email }: { nome: string; email: string },
): Promise<void> {
  const pessoa = { nome: exigir(nomeSchema, nome), email: exigir(emailSchema, email) };
  const agora = meios.relogio.agora();
  await meios.db.transaction().execute(async (trx) => {
    const id = await criarOuReabrir(trx, { ...pessoa, id: meios.aleatorio.uuid(), agora });
    await emitirConvite(meios, trx, { id, ...pessoa });
    await encerrarSessoesDoOperador(trx, id, agora);
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'sistema', id: null },
      acao: 'operador.convidar',
      alvo: { tipo: 'operador', id },
      contaId: null,
      dados: { papel: 'administrador' },
    });
  });
}

async function criarOuReabrir(
  trx: Transaction<DB>,
  { id, nome, email, agora }: { id: string; nome: string; email: string; agora: Date },
): Promise<string> {
  const existente = await trx
    .selectFrom('operador')
    .select(['id', 'papel'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (existente && existente.papel !== 'administrador')
    throw new ErroDeInicio(
      `${email} is of the staff with another role: an administrator changes it under "Equipe".`,
    );
  if (existente) {
    await trx.updateTable('operador').set({ nome, ativo: true }).where('id', '=', existente.id).execute();
    return existente.id;
  }
  await trx
    .insertInto('operador')
    .values({ id, nome, email, papel: 'administrador', instituicao_id: null, criado_em: agora })
    .execute();
  return id;
}

interface Esquema {
  safeParse(
    texto: string,
  ): { success: true; data: string } | { success: false; error: { issues: readonly { message: string }[] } };
}

function exigir(esquema: Esquema, texto: string): string {
  const lido = esquema.safeParse(texto);
  if (lido.success) return lido.data;
  throw new ErroDeInicio(`"${texto}": ${lido.error.issues.map(({ message }) => message).join(' ')}`);
}
