/** Where an act comes from, as the evidence keeps it (research: IP, port, browser, device, session). */
import type { OrigemDoAto } from '@credito/domain/assinatura/evidencia';
import type { FastifyRequest } from 'fastify';
import { navegadorDoPedido } from '../navegador/navegador.ts';

/** The session is said by whoever has checked it: a header that anybody may send is none. */
export type OrigemDoPedido = Omit<OrigemDoAto, 'caminho' | 'sessaoSha256'>;

const MAXIMO_DO_AGENTE = 300;

export function origemDoPedido(request: FastifyRequest): OrigemDoPedido {
  return {
    ip: request.ip,
    porta: request.socket.remotePort ?? null,
    agente: request.headers['user-agent']?.slice(0, MAXIMO_DO_AGENTE) ?? null,
    aparelho: navegadorDoPedido(request)?.toString('hex') ?? null,
  };
}
