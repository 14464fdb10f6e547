import type { FastifyRequest } from 'fastify';

export interface Origem {
  agente: string | null;
  enderecoIp: string | null;
  /** Of the press that asks for a session: its repetition gets the same one. */
  chave?: string | null;
}

const MAXIMO_DO_AGENTE = 300;

/** Browser and network address, kept with a session so that the person recognises their devices. */
export function origemDoPedido(request: FastifyRequest): Origem & { enderecoIp: string } {
  const agente = request.headers['user-agent']?.slice(0, MAXIMO_DO_AGENTE);
  return { agente: agente || null, enderecoIp: request.ip };
}
