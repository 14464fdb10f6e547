/**
 * Where providers tell what became of a message, below /api/avisos-de-entrega. They are machines with rules of their
 * own (a signature over the bytes, a challenge), so these addresses are not entries of packages/api. Without its
 * secret in the configuration an address does not exist.
 */
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao, naoEncontrado, semPermissao } from '../../erros.ts';
import { corpoAssinado } from '../../gateways/http/corpo-assinado.ts';
import { mesmoTexto } from '../../mesmo-texto.ts';
import { avisosDeEmail } from './avisos-de-email.ts';
import { avisosDeSms, segredoConfere } from './avisos-de-sms.ts';
import { avisosDoWhatsApp } from './avisos-de-whatsapp.ts';
import { type Aviso, receberAviso } from './receber-aviso.ts';

const CAMINHO = '/api/avisos-de-entrega';
const esquema = { schema: { hide: true } };
/** A server that gives the whole mail back, not only its headers. */
const MAXIMO_DO_EMAIL = 4 * 1024 * 1024;

export async function registrarAvisosDeEntrega(app: FastifyInstance, contexto: Contexto): Promise<void> {
  const { mensagens } = contexto.configuracao;
  const receber = async (avisos: readonly Aviso[]) => {
    for (const aviso of avisos) await receberAviso(contexto, aviso);
  };
  await app.register(async (escopo) => {
    // The signature is over the bytes as they came.
    escopo.removeAllContentTypeParsers();
    escopo.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, corpo, pronto) => pronto(null, corpo));

    escopo.get<{ Querystring: Record<string, unknown> }>(
      `${CAMINHO}/whatsapp`,
      esquema,
      async (request, reply) => {
        const token = mensagens.whatsapp?.tokenDeVerificacao;
        if (!token) throw naoEncontrado();
        const recebido = request.query['hub.verify_token'];
        const desafio = request.query['hub.challenge'];
        if (typeof recebido !== 'string' || !mesmoTexto(recebido, token)) throw semPermissao();
        return reply.type('text/plain; charset=utf-8').send(typeof desafio === 'string' ? desafio : '');
      },
    );

    escopo.post(`${CAMINHO}/whatsapp`, esquema, async (request, reply) => {
      const segredo = mensagens.whatsapp?.segredoDoApp;
      if (!segredo) throw naoEncontrado();
      const corpo = bytesDe(request.body);
      if (!corpoAssinado(segredo, corpo, request.headers['x-hub-signature-256'])) throw semPermissao();
      await receber(avisosDoWhatsApp(lerJson(corpo)));
      return reply.code(200).send();
    });

    escopo.post(`${CAMINHO}/sms`, esquema, async (request, reply) => {
      const segredo = mensagens.segredoDoAvisoDeSms;
      if (!segredo) throw naoEncontrado();
      if (!segredoConfere(segredo, request.headers.authorization)) throw semPermissao();
      await receber(avisosDeSms(lerJson(bytesDe(request.body))));
      return reply.code(204).send();
    });

    escopo.post(`${CAMINHO}/email`, { ...esquema, bodyLimit: MAXIMO_DO_EMAIL }, async (request, reply) => {
      const segredo = mensagens.segredoDoAvisoDeEmail;
      if (!segredo) throw naoEncontrado();
      if (!segredoConfere(segredo, request.headers.authorization)) throw semPermissao();
      await receber(await avisosDeEmail(bytesDe(request.body)));
      return reply.code(204).send();
    });
  });
}

function bytesDe(corpo: unknown): Buffer {
  return Buffer.isBuffer(corpo) ? corpo : Buffer.alloc(0);
}

function lerJson(corpo: Buffer): unknown {
  try {
    return JSON.parse(corpo.toString('utf8'));
  } catch {
    throw new ErroDeAplicacao(400, 'O corpo do aviso não é um JSON válido.');
  }
}
