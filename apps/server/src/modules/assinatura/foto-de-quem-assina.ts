/** The photo that a document may ask of whoever signs it: sent before the code, quoted by the signature. */
import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import type { FotoNaEvidencia } from '@credito/domain/assinatura/evidencia';
import { situacaoDaFoto } from '@credito/domain/assinatura/foto';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { Assinante, AssinanteNoEnvelope } from './envelope.repository.ts';
import { lugarDo, regrasDo } from './quem-assina.ts';

const MENSAGEM_FALTA_A_FOTO = 'Falta a sua foto. Tire a foto do seu rosto antes de pedir o código.';

export interface FotoDeQuemAssina {
  situacao: AssinaturaAberta['foto'];
  /** What the signature quotes; null while it is missing, or where none is asked for. */
  naEvidencia: FotoNaEvidencia | null;
}

export async function fotoDe(
  contexto: Contexto,
  db: Kysely<DB>,
  { assinante, envelope }: Pick<AssinanteNoEnvelope, 'assinante' | 'envelope'>,
): Promise<FotoDeQuemAssina> {
  if (!envelope.pede_foto) return { situacao: null, naEvidencia: null };
  const aprovada = await regrasDo(contexto, envelope).fotoAprovada(
    contexto,
    db,
    lugarDo(envelope),
    assinante.papel,
  );
  const enviada = fotoEnviada(assinante);
  return {
    situacao: situacaoDaFoto({ pede: true, temAprovada: aprovada !== null, enviada: enviada !== null }),
    naEvidencia: aprovada
      ? {
          arquivo: aprovada.arquivo,
          sha256: aprovada.sha256,
          tiradaEm: aprovada.em.toISOString(),
          modo: 'envio',
          parecer: 'aprovada',
        }
      : enviada,
  };
}

function fotoEnviada({ foto_arquivo, foto_sha256, foto_em, foto_modo }: Assinante): FotoNaEvidencia | null {
  if (foto_arquivo === null || foto_sha256 === null || foto_em === null || foto_modo === null) return null;
  return {
    arquivo: foto_arquivo,
    sha256: foto_sha256,
    tiradaEm: foto_em.toISOString(),
    modo: foto_modo,
    parecer: 'sem-parecer',
  };
}

/** Before a code leaves, and once more where it is used. */
export async function exigirFoto(
  contexto: Contexto,
  db: Kysely<DB>,
  quem: Pick<AssinanteNoEnvelope, 'assinante' | 'envelope'>,
): Promise<FotoNaEvidencia | null> {
  const { situacao, naEvidencia } = await fotoDe(contexto, db, quem);
  if (situacao === 'falta') throw conflito(MENSAGEM_FALTA_A_FOTO);
  return naEvidencia;
}
