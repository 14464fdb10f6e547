/** A photo of the face that the analysis of the request approved lately: whoever has one sends none to sign. */
import { fotoValeDesde } from '@credito/domain/assinatura/foto';
import { type Data, fimDoDia } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { FotoAprovada } from '../assinatura/dono-do-envelope.ts';

export async function fotoAprovada(
  db: Kysely<DB>,
  participanteId: string | null,
  hoje: Data,
): Promise<FotoAprovada | null> {
  if (participanteId === null) return null;
  const foto = await db
    .selectFrom('documento')
    .select(['arquivo_original', 'sha256', 'enviado_em'])
    .where('dono_id', '=', participanteId)
    .where('tipo_documento', '=', 'SELFIE')
    .where('situacao', '=', 'aprovado')
    .where('removido_em', 'is', null)
    .where('enviado_em', '>=', fimDoDia(fotoValeDesde(hoje)))
    .orderBy('enviado_em', 'desc')
    .limit(1)
    .executeTakeFirst();
  return foto
    ? { arquivo: foto.arquivo_original, sha256: foto.sha256.toString('hex'), em: foto.enviado_em }
    : null;
}
