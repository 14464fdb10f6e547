import type { FastifyInstance, FastifyRequest } from 'fastify';
import { montarProblema, responder } from './erros.ts';
import { PORTAIS } from './montar-paginas.ts';
import { pedePagina } from './pagina-de-erro.ts';

const METODOS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * An unknown path is 404; a known path with another method is 405 and names the methods that it has. A page that somebody
 * asks for without the name of a portal is looked for in the student's.
 */
export function registrarNaoEncontrado(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const permitidos = metodosDoCaminho(app, request);
    if (permitidos.length > 0) {
      reply.header('allow', permitidos.join(', '));
      return responder(reply, montarProblema(request, 405, 'Este endereço não aceita este tipo de pedido.'));
    }
    if (isPaginaSemPortal(request)) return reply.redirect(`/estudante${request.url}`);
    return responder(reply, montarProblema(request, 404, 'Este endereço não existe.'));
  });
}

function isPaginaSemPortal(request: FastifyRequest): boolean {
  const [caminho = ''] = request.url.split('?', 1);
  const [, comeco = ''] = caminho.split('/');
  return (
    pedePagina(request) &&
    !['api', ...PORTAIS.map(({ nome }) => nome)].includes(comeco) &&
    !/\.\w+$/.test(caminho)
  );
}

function metodosDoCaminho(app: FastifyInstance, request: FastifyRequest): string[] {
  const caminho = request.url.split('?')[0] ?? request.url;
  if (!caminho.startsWith('/api/')) return [];
  return METODOS.filter((metodo) => metodo !== request.method && temRota(app, metodo, caminho));
}

function temRota(app: FastifyInstance, metodo: (typeof METODOS)[number], caminho: string): boolean {
  const rota = app.findRoute({ method: metodo, url: caminho });
  return rota !== null;
}
