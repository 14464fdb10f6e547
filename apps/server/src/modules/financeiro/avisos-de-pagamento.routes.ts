/**
 * Where the payment provider tells that something came in: POST /api/avisos-de-pagamento/{secret}/pix, as the API Pix calls
 * the address that it was given. A machine with rules of its own, so it is no entry of packages/api. A notice is a reason to
 * ask, and no news in itself; it is answered at once.
 */
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { pedirConsultas } from './consultar-cobranca.ts';

const CAMINHO = '/api/avisos-de-pagamento/:segredo/pix';
const MAXIMO_DO_AVISO = 1024 * 1024;

export async function registrarAvisosDePagamento(app: FastifyInstance, contexto: Contexto): Promise<void> {
  app.post<{ Params: { segredo: string } }>(
    CAMINHO,
    { schema: { hide: true }, bodyLimit: MAXIMO_DO_AVISO },
    async (request, reply) => {
      const txids = contexto.gateways.pagamento.lerAviso(request.params.segredo, request.body);
      // A wrong secret is an address that does not exist.
      if (txids === 'recusado') throw naoEncontrado();
      await pedirConsultas(contexto, txids);
      return reply.code(200).send();
    },
  );
}
