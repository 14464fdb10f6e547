import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { type ConteudoDeEmail, comporEmail } from '../../mensagem/compor.ts';
import { enfileirarMensagem } from '../../mensagem/enfileirar.ts';

/** One e-mail to each administrator with access; never to the person whom it is about. */
export async function avisarAdministracao(
  { aleatorio, configuracao }: Contexto,
  trx: Transaction<DB>,
  aviso: { chave: string; agora: Date; menos: string; email: ConteudoDeEmail },
): Promise<void> {
  const administradores = await trx
    .selectFrom('operador')
    .select(['id', 'email'])
    .where('papel', '=', 'administrador')
    .where('ativo', '=', true)
    .where('id', '!=', aviso.menos)
    .execute();
  for (const { id, email } of administradores)
    await enfileirarMensagem(trx, aleatorio, {
      chaveUnica: `${aviso.chave}:${id}`,
      contaId: null,
      solicitacaoId: null,
      canal: 'email',
      destino: email,
      modelo: comporEmail(configuracao, aviso.email),
      agora: aviso.agora,
    });
}
