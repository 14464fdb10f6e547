/** The person proved another contact for the account: the envelopes that wait for them follow it. */
import { ENVELOPES_VIVOS } from '@credito/domain/assinatura/envelope';
import { recusaDaTroca, type TipoDeContato } from '@credito/domain/assinatura/troca-de-contato';
import { conta } from '@credito/domain/assinatura/vez';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { type AssinanteNoEnvelope, assinanteNoEnvelope } from './envelope.repository.ts';
import { avisarDoEnvelope } from './impedir-envelope.ts';
import { trocarContato } from './trocar-contato.ts';

const MOTIVO = 'o contato da conta mudou';

/** Where it cannot be followed the desk is told, and the account changes all the same. */
export async function seguirConta(
  contexto: Contexto,
  trx: Transaction<DB>,
  contaId: string,
  mudou: { tipo: TipoDeContato; novo: string },
): Promise<void> {
  const assinaturas = await trx
    .selectFrom('assinante')
    .innerJoin('envelope', 'envelope.id', 'assinante.envelope_id')
    .select('assinante.id')
    .where('assinante.conta_id', '=', contaId)
    .where(
      'envelope.estado',
      'in',
      ENVELOPES_VIVOS.filter((estado) => estado !== 'assinado'),
    )
    .where('assinante.estado', 'not in', ['assinou', 'recusou', 'substituido', 'dispensado'])
    .orderBy('assinante.id')
    .execute();
  for (const { id } of assinaturas) {
    const achado = await assinanteNoEnvelope(trx, id, { travar: true });
    if (achado) await seguirNoEnvelope(contexto, trx, achado, contaId, mudou);
  }
}

async function seguirNoEnvelope(
  contexto: Contexto,
  trx: Transaction<DB>,
  achado: AssinanteNoEnvelope,
  contaId: string,
  { tipo, novo }: { tipo: TipoDeContato; novo: string },
): Promise<void> {
  const { assinante, assinantes, envelope } = achado;
  const depois = { email: assinante.email, telefone: assinante.telefone, [tipo]: novo };
  const outros = assinantes.filter((um) => um.id !== assinante.id && !um.do_provedor && conta(um));
  const recusa = recusaDaTroca({ assinante, depois, outros });
  if (recusa) {
    await avisarDoEnvelope(contexto, trx, envelope, `conta-${tipo}`, recusa);
    return;
  }
  const daConta = { tipo: 'conta', id: contaId } as const;
  await trocarContato(contexto, trx, achado, {
    depois,
    motivo: MOTIVO,
    autor: daConta,
    ator: daConta,
    papel: 'pessoa',
    declaradoPor: null,
    verificadoEm: contexto.relogio.agora(),
    // The account has told the contact of before already.
    avisarAntes: false,
  });
}
