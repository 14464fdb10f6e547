import type { PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import { envelopeDoDono } from '../src/modules/assinatura/envelope.repository.ts';
import { selarEnvelope } from '../src/modules/assinatura/selar-envelope.ts';
import { assinarNoEnvelope } from './envelopes.ts';
import { codigoDoRepresentante } from './representante.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';

/** Everybody whom it concerns signs, the provider last, and the seal follows. */
export async function assinarAditivo(
  servidor: ServidorDeTeste,
  representante: { token: string; operadorId: string },
  id: number,
  papeis: readonly PapelDeSignatario[],
): Promise<void> {
  const { contexto, db, pedir, relogio } = servidor;
  const dono = { tipo: 'alteracao', id } as const;
  for (const papel of papeis) {
    const { status } = await assinarNoEnvelope(servidor, dono, papel);
    if (status !== 200) throw new Error(`${papel} cannot sign: ${status}`);
  }
  relogio.avancar({ segundos: 60 });
  const url = '/api/gestao/assinaturas';
  const { token } = representante;
  const documentos = (await pedir({ metodo: 'GET', url, token })).corpo<
    { assinanteId: string; sha256: string }[]
  >();
  await pedir({
    metodo: 'POST',
    url,
    token,
    body: {
      codigo: await codigoDoRepresentante(servidor, representante.operadorId),
      documentos: documentos.map(({ assinanteId, sha256 }) => ({ assinanteId, sha256 })),
    },
  });
  const completo = await envelopeDoDono(db, dono);
  await selarEnvelope(contexto, completo?.envelope.id ?? '');
}
