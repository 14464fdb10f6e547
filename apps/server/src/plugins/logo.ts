import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';

const CAMINHO_DO_LOGO = '/marca/logo';
const HORA_SEGUNDOS = 3_600;

/** The provider's logo from our own machine; our symbol while it cannot be had. */
export function registrarLogo(app: FastifyInstance, { configuracao, gateways }: Contexto): void {
  if (!configuracao.provedor.logoUrl) return;
  app.get(CAMINHO_DO_LOGO, { schema: { hide: true } }, async (_, reply) => {
    const logo = await gateways.logo.ler();
    if (!logo) return reply.redirect('/estudante/icones/192.png');
    return (
      reply
        .type(logo.tipo)
        .header('cache-control', `public, max-age=${HORA_SEGUNDOS}`)
        // Opened by itself, a drawing may hold scripts.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(Buffer.from(logo.bytes))
    );
  });
}
