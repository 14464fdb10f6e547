/**
 * Where a provider of signatures tells that something happened: POST /api/avisos-de-assinatura. A machine with rules of
 * its own (a signature over the bytes), so this address is not an entry of packages/api. Without a provider in the
 * configuration it does not exist. It answers at once: what a notice brings about is a job.
 */
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado, semPermissao } from '../../erros.ts';
import { pedirConsultas } from './pedir-consulta.ts';

const CAMINHO = '/api/avisos-de-assinatura';
/** Each notice carries the document with all of its events. */
const MAXIMO_DO_AVISO = 2 * 1024 * 1024;

export async function registrarAvisosDeAssinatura(app: FastifyInstance, contexto: Contexto): Promise<void> {
  const { assinatura } = contexto.gateways;
  await app.register(async (escopo) => {
    escopo.removeAllContentTypeParsers();
    escopo.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, corpo, pronto) => pronto(null, corpo));
    escopo.post(CAMINHO, { schema: { hide: true }, bodyLimit: MAXIMO_DO_AVISO }, async (request, reply) => {
      if (!assinatura.disponivel) throw naoEncontrado();
      const corpo = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const avisos = assinatura.lerAviso(corpo, request.headers);
      if (avisos === 'recusado') throw semPermissao();
      await pedirConsultas(contexto, avisos);
      return reply.code(200).send();
    });
  });
}
