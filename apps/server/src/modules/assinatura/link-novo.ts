/** A signer is reached by another contact, or by another way: what was sent before opens nothing any more. */
import type { AtorDoAssinante } from '@credito/domain/assinatura/assinante';
import { assinaAqui } from '@credito/domain/assinatura/palavras';
import type { Transaction, Updateable } from 'kysely';
import type { DB, Assinante as LinhaDeAssinante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { enviarLink } from './convidar.ts';
import type { Assinante, AssinanteNoEnvelope } from './envelope.repository.ts';
import { agendarAbertura, agendarTroca } from './fila-do-provedor.ts';
import { estaNaVez, mudarAssinante } from './mudar-assinante.ts';
import { hashDoLink } from './passe.ts';

export async function comLinkNovo(
  contexto: Contexto,
  trx: Transaction<DB>,
  achado: AssinanteNoEnvelope,
  { ator, mais = {} }: { ator: AtorDoAssinante; mais?: Updateable<LinhaDeAssinante> },
): Promise<Assinante> {
  const { assinante } = achado;
  const versao = assinante.link_versao + 1;
  return mudarAssinante(contexto, trx, achado, assinante, {
    acao: 'trocarContato',
    ator,
    mais: { ...mais, link_versao: versao, link_hash: hashDoLink(contexto.segredo, assinante.id, versao) },
  });
}

/**
 * By the contact as it is now. A provider of signatures that has the envelope hears of it first; one that could not open it
 * is asked again.
 */
export async function chamarPeloContato(
  contexto: Contexto,
  trx: Transaction<DB>,
  achado: AssinanteNoEnvelope,
): Promise<void> {
  const { assinante, envelope } = achado;
  const agora = contexto.relogio.agora();
  if (envelope.id_externo !== null) await agendarTroca(trx, assinante.id, agora);
  else if (!assinaAqui(envelope.provedor)) await agendarAbertura(trx, envelope.id, agora);
  else if (estaNaVez(achado, assinante)) await enviarLink(contexto, trx, envelope, assinante, 'contato');
}
