/** Binds an entry of packages/api to its handler: validation, permission, documentation. One place for all routes. */
import { type Devolvido, type Efeito, problemaSchema, type Recebido, type Rota } from '@credito/api/rota';
import { chaveDaRota } from '@credito/api/rotas';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod';
import type { Contexto } from '../contexto.ts';
import { ParteInteressada, registrarTentativa } from '../modules/gestao/conflito/parte-interessada.ts';
import {
  type ChamadaRepetivel,
  comRespostaGuardada,
  donoDaChave,
} from '../modules/idempotencia/idempotencia.ts';
import { exigirArea } from './area-do-portal.ts';
import { exigirSessao, type Sessao, type SessaoPara } from './sessao.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    rota?: Rota;
  }
}

interface Chamada<R extends Rota> {
  request: FastifyRequest;
  reply: FastifyReply;
  sessao: SessaoPara<R['permissao']>;
  /** What the use case hands to `umaVez`, in whose transaction the key and the effect are one. */
  repetivel: R['efeito'] extends { chave: 'idempotency-key' } ? ChamadaRepetivel : null;
}

/** A binary answer goes out through `reply`; the handler then returns the reply itself. */
type RespostaDoTratador<R extends Rota> = R['binario'] extends string ? FastifyReply : Devolvido<R>;

export type Tratador<R extends Rota> = (
  recebido: Recebido<R>,
  chamada: Chamada<R>,
) => Promise<RespostaDoTratador<R>>;

export class Registrador {
  readonly app: FastifyInstance;
  readonly contexto: Contexto;
  /** Entries that have a handler, for the test that walks all of them. */
  readonly registradas: Set<string>;

  constructor(app: FastifyInstance, contexto: Contexto, registradas: Set<string>) {
    this.app = app;
    this.contexto = contexto;
    this.registradas = registradas;
  }

  rota<const R extends Rota>(rota: R, tratar: Tratador<R>): void {
    this.registradas.add(chaveDaRota(rota));
    const sessoes = new WeakMap<FastifyRequest, Sessao | null>();
    const exigida = { permissao: rota.permissao, chave: chaveDaRota(rota), resumo: rota.resumo };
    const opcoes: RouteShorthandOptions = {
      config: { rota },
      schema: esquemaDoFastify(rota),
      ...(rota.maximoDoCorpo ? { bodyLimit: rota.maximoDoCorpo } : {}),
      // Before the body is read: an upload without a session costs nothing.
      onRequest: async (request) => {
        const sessao = await exigirSessao(this.contexto, exigida, request);
        if (rota.areaDoPortal) await exigirArea(this.contexto, sessao, rota.areaDoPortal);
        sessoes.set(request, sessao);
      },
    };
    const caminho = rota.caminho.replace(/\{(\w+)\}/g, ':$1');
    const semResposta = !rota.resposta && !rota.binario;
    this.app.route({
      ...opcoes,
      method: rota.metodo,
      url: caminho,
      handler: async (request, reply) => {
        const sessao = (sessoes.get(request) ?? null) as SessaoPara<R['permissao']>;
        const recebido = { params: request.params, query: request.query, body: request.body } as Recebido<R>;
        const chamada = chamadaRepetivel(rota, request, sessao);
        const repetivel = chamada as Chamada<R>['repetivel'];
        const executar = () => tratar(recebido, { request, reply, sessao, repetivel });
        const devolvido = await (chamada
          ? comRespostaGuardada(this.contexto, chamada, executar)
          : executar()
        ).catch(async (erro: unknown) => {
          if (erro instanceof ParteInteressada)
            await registrarTentativa(this.contexto, erro.tentativa, exigida.chave);
          throw erro;
        });
        if (semResposta) return reply.code(204).send();
        return devolvido;
      },
    });
  }
}

const MAXIMO_DA_CHAVE = 200;
const CHAVE = 'idempotency-key';

/** Visible ASCII: two headers of the name, which arrive joined by a comma and a space, are no key. */
const cabecalhosSchema = z.looseObject({
  [CHAVE]: z
    .string()
    .max(MAXIMO_DA_CHAVE, 'A chave de idempotência é longa demais.')
    .regex(/^[\x21-\x7e]*$/, 'A chave de idempotência não é válida.')
    .optional()
    .describe('Uma chave por intenção, igual nas repetições: o pedido tem um só efeito e uma só resposta.'),
});

function chamadaRepetivel(
  rota: Rota,
  request: FastifyRequest,
  sessao: Sessao | null,
): ChamadaRepetivel | null {
  if (rota.efeito?.chave !== 'idempotency-key') return null;
  const { params, query, body } = request;
  return {
    dono: donoDaChave(request, sessao),
    chave: (request.headers[CHAVE] as string | undefined) || null,
    rota: chaveDaRota(rota),
    // The bytes of a file are compared by the use case, which reads them.
    corpo: rota.arquivo || rota.efeito.naLinha ? null : { params, query, body },
    segredos: rota.efeito.segredos ?? [],
  };
}

function efeitoEmPalavras(efeito: Efeito): string {
  if (efeito.chave === 'natural') return `Repetir não tem outro efeito: ${efeito.por}.`;
  const repetida = 'Repetir com a mesma `Idempotency-Key` não tem outro efeito';
  return efeito.naLinha ? `${repetida}.` : `${repetida}; com outro conteúdo, a resposta é 422.`;
}

function esquemaDoFastify(rota: Rota): Record<string, unknown> {
  const resposta: Record<string, unknown> = { default: problemaSchema };
  if (rota.resposta) resposta['200'] = rota.resposta;
  return {
    summary: rota.resumo,
    ...(rota.efeito ? { description: efeitoEmPalavras(rota.efeito) } : {}),
    ...(rota.efeito?.chave === 'idempotency-key' ? { headers: cabecalhosSchema } : {}),
    tags: [rota.area],
    ...(rota.params ? { params: rota.params } : {}),
    ...(rota.query ? { querystring: rota.query } : {}),
    ...(rota.body ? { body: rota.body } : {}),
    response: rota.binario ? {} : resposta,
    ...(rota.permissao === 'publica' ? {} : { security: [{ sessao: [] }] }),
  };
}
