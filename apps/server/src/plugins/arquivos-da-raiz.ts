import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../contexto.ts';

const DIA_MS = 86_400_000;

/** What browsers, search engines and whoever finds a fault ask for without having been told where it is. */
export function registrarArquivosDaRaiz(app: FastifyInstance, { configuracao, relogio }: Contexto): void {
  const esconder = { schema: { hide: true } };
  app.get('/favicon.ico', esconder, async (_, reply) => reply.redirect('/estudante/icones/192.png', 301));
  app.get('/robots.txt', esconder, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /api/\nDisallow: /gestao/\n'),
  );
  const { email } = configuracao.provedor;
  if (!email) return;
  app.get('/.well-known/security.txt', esconder, async (_, reply) => {
    const expira = new Date(relogio.agora().getTime() + 180 * DIA_MS).toISOString();
    const linhas = [`Contact: mailto:${email}`, `Expires: ${expira}`, 'Preferred-Languages: pt, en'];
    return reply.type('text/plain; charset=utf-8').send(`${linhas.join('\n')}\n`);
  });
}
