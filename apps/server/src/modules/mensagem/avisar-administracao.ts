import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { type ConteudoDeEmail, comporEmail } from './compor.ts';
import { enfileirarMensagem } from './enfileirar.ts';

/** One e-mail to each administrator with access; never to the person whom it is about, if it is about one. */
export async function avisarAdministracao(
  { aleatorio, configuracao }: Contexto,
  trx: Transaction<DB>,
  aviso: { chave: string; agora: Date; menos: string | null; email: ConteudoDeEmail },
): Promise<void> {
  let consulta = trx
    .selectFrom('operador')
    .select(['id', 'email'])
    .where('papel', '=', 'administrador')
    .where('ativo', '=', true);
  if (aviso.menos !== null) consulta = consulta.where('id', '!=', aviso.menos);
  const administradores = await consulta.execute();
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
