/**
 * The demonstration's mailbox and the staff's codes open every account: whoever asks for them sits at this machine,
 * also where the demonstration itself was opened to a network (ADR 0080).
 */
import type { FastifyRequest } from 'fastify';
import { enderecoLocal } from '../config/endereco-local.ts';
import type { Contexto } from '../contexto.ts';
import { naoEncontrado } from '../erros.ts';

const DE_PROXY = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

type Pedido = Pick<FastifyRequest, 'headers' | 'raw'>;

export function vemDestaMaquina({ headers, raw }: Pedido): boolean {
  const anfitriao = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    enderecoLocal((raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
    enderecoLocal(anfitriao) &&
    DE_PROXY.every((cabecalho) => headers[cabecalho] === undefined) &&
    // A proxy that was told nothing adds no header and writes a Host of its own, but many still speak HTTP/1.0 behind.
    raw.httpVersion !== '1.0'
  );
}

/** Whoever is elsewhere, or outside the demonstration, finds no such address. */
export function exigirDemonstracaoDaqui({ configuracao }: Contexto, request: Pedido): void {
  if (!configuracao.demonstracao || !vemDestaMaquina(request)) throw naoEncontrado();
}
