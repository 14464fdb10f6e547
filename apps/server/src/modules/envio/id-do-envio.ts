import { createHmac, type KeyObject, randomUUID } from 'node:crypto';

/**
 * The id of an upload that is begun: the same for the same key of the same account, so that whoever begins again after an
 * answer that got lost finds what they had begun (ADR 0090). Nobody else can tell it; without a key it is a new one.
 */
export function idDoEnvio(segredo: KeyObject, contaId: string, chave: string | null): string {
  if (chave === null) return randomUUID();
  const resumo = createHmac('sha256', segredo).update(`envio:${contaId}:${chave}`).digest();
  // A UUID of one's own making: version 8 (RFC 9562).
  resumo.writeUInt8((resumo.readUInt8(6) & 0x0f) | 0x80, 6);
  resumo.writeUInt8((resumo.readUInt8(8) & 0x3f) | 0x80, 8);
  const hexa = resumo.toString('hex', 0, 16);
  return [hexa.slice(0, 8), hexa.slice(8, 12), hexa.slice(12, 16), hexa.slice(16, 20), hexa.slice(20)].join(
    '-',
  );
}
