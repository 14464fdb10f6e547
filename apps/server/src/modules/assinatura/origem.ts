/** Where an act comes from, as the evidence keeps it (research: IP, port, browser, device, session). */
import { createHash } from 'node:crypto';
import type { OrigemDoAto } from '@credito/domain/assinatura/evidencia';
import type { FastifyRequest } from 'fastify';
import { navegadorDoPedido } from '../navegador/navegador.ts';

export type OrigemDoPedido = Omit<OrigemDoAto, 'caminho'>;

const MAXIMO_DO_AGENTE = 300;

export function origemDoPedido(request: FastifyRequest): OrigemDoPedido {
  const portador = request.headers.authorization;
  return {
    ip: request.ip,
    porta: request.socket.remotePort ?? null,
    agente: request.headers['user-agent']?.slice(0, MAXIMO_DO_AGENTE) ?? null,
    aparelho: navegadorDoPedido(request)?.toString('hex') ?? null,
    sessaoSha256: portador ? createHash('sha256').update(portador).digest('hex') : null,
  };
}
