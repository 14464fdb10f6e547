import { assinaAntesDaEntrega } from '@credito/domain/contrato/signatarios';
import type { ContratoCompleto } from '../../contrato/contrato.repository.ts';

export const MENSAGEM_FALTA_ASSINATURA =
  'Falta a assinatura de alguém na cópia recebida. Um contrato assim é reprovado, com o motivo.';

/** Whoever has to sign before the delivery was found on the copy: what lacks one is refused, never approved. */
export function faltaAssinaturaNaCopia({
  contrato,
  partes,
}: Pick<ContratoCompleto, 'contrato' | 'partes'>): boolean {
  return (
    contrato.via === 'impressa' &&
    partes.some(
      ({ papel, assinatura_conferida_em }) => assinaAntesDaEntrega(papel) && assinatura_conferida_em === null,
    )
  );
}
