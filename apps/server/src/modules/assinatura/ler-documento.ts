/** The file for whoever entered: the one to read, and the finished one once there is one. */
import { leODocumento } from '@credito/domain/assinatura/quem-le';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { ArquivoPdf } from '../../plugins/responder-pdf.ts';
import type { OrigemDoPedido } from './origem.ts';
import { exigirPasse, origemDoAto } from './passe.ts';
import { naEvidencia } from './quem-assina.ts';
import { registrarEvidencia } from './registrar-evidencia.ts';
import { situacaoDe } from './situacao-de.ts';

/** What a person has fetched once is not written down again. */
export async function lerDocumento(
  contexto: Contexto,
  passe: string,
  origem: OrigemDoPedido,
): Promise<ArquivoPdf> {
  const achado = await exigirPasse(contexto, contexto.db, passe);
  const { assinante, envelope } = achado;
  if (!leODocumento(await situacaoDe(contexto.db, achado), assinante.estado)) throw naoEncontrado();
  const qual = envelope.selado_arquivo === null ? 'lido' : 'selado';
  const pdf = await contexto.gateways.cofre.ler(envelope.selado_arquivo ?? envelope.arquivo);
  await contexto.db.transaction().execute(async (trx) => {
    const quem = await exigirPasse(contexto, trx, passe, { travar: true });
    const baixados = await trx
      .selectFrom('evidencia')
      .select('registro')
      .where('envelope_id', '=', envelope.id)
      .where('assinante_id', '=', assinante.id)
      .where('tipo', '=', 'baixado')
      .execute();
    if (baixados.some(({ registro }) => (JSON.parse(registro) as { arquivo: string }).arquivo === qual))
      return;
    await registrarEvidencia(contexto, trx, quem.envelope, {
      tipo: 'baixado',
      autor: { tipo: 'assinante', id: assinante.id },
      origem: origemDoAto(quem, origem),
      arquivo: qual,
      assinante: naEvidencia(contexto, envelope, assinante),
    });
  });
  return { nome: `documento-${envelope.codigo_de_verificacao}.pdf`, pdf };
}
