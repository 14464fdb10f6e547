import type { PapelDeOperador } from '@credito/domain/acesso/permissoes';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { type ConteudoDeEmail, comporEmail } from './compor.ts';
import { enfileirarMensagem } from './enfileirar.ts';

interface AvisoDaEquipe {
  chave: string;
  agora: Date;
  email: ConteudoDeEmail;
}

/** One e-mail to each administrator with access; never to the person whom it is about, if it is about one. */
export async function avisarAdministracao(
  contexto: Contexto,
  trx: Transaction<DB>,
  { menos, ...aviso }: AvisoDaEquipe & { menos: string | null },
): Promise<void> {
  let consulta = quemTem(trx, 'administrador');
  if (menos !== null) consulta = consulta.where('id', '!=', menos);
  await avisarOperadores(contexto, trx, await consulta.execute(), aviso);
}

/** One e-mail to everybody with access who speaks for the institution. */
export async function avisarInstituicao(
  contexto: Contexto,
  trx: Transaction<DB>,
  instituicaoId: number,
  aviso: AvisoDaEquipe,
): Promise<void> {
  const consulta = quemTem(trx, 'instituicao').where('instituicao_id', '=', instituicaoId);
  await avisarOperadores(contexto, trx, await consulta.execute(), aviso);
}

const quemTem = (trx: Transaction<DB>, papel: PapelDeOperador) =>
  trx.selectFrom('operador').select(['id', 'email']).where('papel', '=', papel).where('ativo', '=', true);

async function avisarOperadores(
  { aleatorio, configuracao }: Contexto,
  trx: Transaction<DB>,
  operadores: readonly { id: string; email: string }[],
  aviso: AvisoDaEquipe,
): Promise<void> {
  for (const { id, email } of operadores)
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
