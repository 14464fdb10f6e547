/** What the link of a signer leads to at this moment. */
import { type SituacaoDoLink, situacaoDoLink } from '@credito/domain/assinatura/situacao-do-link';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { type AssinanteNoEnvelope, haMaisNovo } from './envelope.repository.ts';
import { estaNaVez } from './mudar-assinante.ts';

export async function situacaoDe(db: Kysely<DB>, achado: AssinanteNoEnvelope): Promise<SituacaoDoLink> {
  const { assinante, envelope } = achado;
  return situacaoDoLink(envelope.estado, assinante.estado, {
    naVez: estaNaVez(achado, assinante),
    provedor: envelope.provedor,
    haMaisNovo: await haMaisNovo(db, envelope),
  });
}
