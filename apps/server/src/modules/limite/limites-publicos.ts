/** Limits of the calls that need no session. People are counted first; a network address may stand for thousands. */
import type { FastifyRequest } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { consumirLimite } from './limite.ts';

const MENSAGEM = 'Recebemos muitos pedidos da sua rede. Aguarde um instante e tente novamente.';

export function limitarEndereco(contexto: Contexto, { ip }: Pick<FastifyRequest, 'ip'>): Promise<void> {
  const limite = {
    nome: 'endereco',
    quem: ip,
    maximo: contexto.configuracao.limites.porEndereco,
    janelaSegundos: 60,
  };
  return consumirLimite(contexto, limite, MENSAGEM);
}

/** Messages cost money: an address may not make the provider send them without end (case OTP-02). */
export function limitarMensagensDoEndereco(contexto: Contexto, request: FastifyRequest): Promise<void> {
  const limite = {
    nome: 'mensagens-do-endereco',
    quem: request.ip,
    maximo: contexto.configuracao.limites.mensagensPorEnderecoPorHora,
    janelaSegundos: 3_600,
  };
  return consumirLimite(contexto, limite, MENSAGEM);
}
