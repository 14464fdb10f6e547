/** How each datum of a signer came to be believed, as the evidence keeps it. */
import type { Confirmacao, PessoaNaEvidencia } from '@credito/domain/assinatura/evidencia';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { QuemEntrou } from './passe.ts';
import { lugarDo, regrasDo } from './quem-assina.ts';

/** By the door that the person came through, the account, whoever declared them, and what the owner of the document knows. */
export async function pessoaNaEvidencia(
  contexto: Contexto,
  trx: Transaction<DB>,
  { assinante, envelope, entrada }: Pick<QuemEntrou, 'assinante' | 'envelope' | 'entrada'>,
): Promise<PessoaNaEvidencia> {
  const { conta_id, contato_declarado_por } = assinante;
  const confirmado: Confirmacao[] = [
    // The link that was sent to the person, and the CPF that they typed.
    ...(entrada === 'link' ? [{ como: 'convite' } as const] : []),
    ...(conta_id === null ? [] : [await daConta(trx, conta_id)]),
    ...(conta_id === null ? [{ como: 'declarado', por: contato_declarado_por ?? 'estudante' } as const] : []),
    ...(await regrasDo(contexto, envelope).confirmacoes(trx, lugarDo(envelope), assinante.papel)),
  ];
  const dado = (valor: string) => ({ valor, confirmado });
  return {
    nome: dado(assinante.nome),
    cpf: dado(assinante.cpf),
    nascimento: assinante.nascimento === null ? null : dado(assinante.nascimento),
  };
}

async function daConta(trx: Transaction<DB>, conta: string): Promise<Confirmacao> {
  const { criada_em } = await trx
    .selectFrom('conta')
    .select('criada_em')
    .where('id', '=', conta)
    .executeTakeFirstOrThrow();
  return { como: 'conta', conta, desde: criada_em.toISOString() };
}
