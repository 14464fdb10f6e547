/**
 * Clicksign's API v3 on the loopback, with its rules and its bad habits, as the developers' pages and others' trials tell
 * them (ADR 0142). For tests alone: it signs nothing.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type EnvelopeLa, EstadoLa } from './clicksign/estado.ts';
import {
  type Corpo,
  envelopeDeLa,
  erros,
  pagina404,
  paginar,
  type Resposta,
  semIds,
} from './clicksign/formas.ts';
import { erroDoEnvelope, erroDoPrazo } from './clicksign/regras.ts';
import { type Costumes, rotasDoEnvelope } from './clicksign/rotas.ts';

const TOKEN = 'token-de-teste';
const JANELA_MS = 10_000;

interface Falha {
  /** "POST /envelopes", with ids as `:id`. */
  rota: string;
  vezes: number;
  /** After the thing was done, or instead of it. */
  quando: 'antes' | 'depois';
  como: number | 'desligar';
}

export interface ClicksignDeTeste {
  url: string;
  token: string;
  estado: EstadoLa;
  /** Routes that were called, in order. */
  rotas: string[];
  /** Answers what ends it before its time. */
  falhar(falha: Omit<Falha, 'vezes'> & { vezes?: number }): () => void;
  /** The next so many answers are 429; with or without the header that says how long. */
  semCota(vezes: number, retryAfter?: string): void;
  /** Calls in ten seconds. */
  limite(chamadas: number): void;
  /** Those that came beyond the limit. */
  apressadas(): number;
  /** The list of envelopes does not show yet what was made. */
  listaAtrasada(vezes: number): void;
  /** The finished file shows after so many more readings of the document. */
  arquivoDemora(leituras: number): void;
  costumes: Costumes;
}

export async function ouvirComoClicksign(
  agora: () => number,
  aoTerminar: (fechar: () => void) => void = onTestFinished,
): Promise<ClicksignDeTeste> {
  const estado = new EstadoLa(agora);
  const rotas: string[] = [];
  const falhas: Falha[] = [];
  const chamadas: number[] = [];
  let cota = { vezes: 0, retryAfter: undefined as string | undefined };
  let limite = 50;
  let atrasos = 0;
  let apressadas = 0;
  let raiz = '';
  const costumes: Costumes = { retiraEmAndamento: false, guardaOPrazo: false };
  const doEnvelope = rotasDoEnvelope(estado, () => raiz, costumes);

  const servidor = createServer(async (request, response) => {
    const partes: Buffer[] = [];
    for await (const parte of request) partes.push(parte as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const rota = `${request.method} ${semIds(pathname)}`;
    rotas.push(rota);
    const falha = falhas.find((uma) => uma.rota === rota && uma.vezes > 0);
    if (falha) falha.vezes -= 1;
    const feita =
      falha?.quando === 'antes'
        ? { status: 500 }
        : responder(request, pathname, searchParams, Buffer.concat(partes));
    if (falha?.como === 'desligar') {
      request.socket.destroy();
      return;
    }
    const { status, corpo, texto, cabecalhos }: Resposta = falha
      ? { status: falha.como, texto: 'Internal Server Error' }
      : feita;
    response.writeHead(status, {
      'content-type': corpo === undefined ? 'text/plain' : 'application/vnd.api+json',
      'x-rate-limit': String(limite),
      'x-rate-limit-remaining': String(Math.max(0, limite - chamadas.length)),
      ...cabecalhos,
    });
    response.end(
      corpo === undefined ? (texto ?? '') : corpo instanceof Buffer ? corpo : JSON.stringify(corpo),
    );
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  aoTerminar(() => {
    servidor.closeAllConnections();
    servidor.close();
  });
  raiz = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;

  function responder(
    request: IncomingMessage,
    caminho: string,
    busca: URLSearchParams,
    bytes: Buffer,
  ): Resposta {
    const arquivo = /^\/arquivos\/([\w-]+)\/(original|signed)$/.exec(caminho);
    if (arquivo) return baixar(arquivo[1] ?? '', arquivo[2] ?? '', request);
    if (request.headers.authorization !== TOKEN)
      return erros({ status: 401, detalhe: 'Access Token inválido' });
    if (request.headers['content-type'] !== 'application/vnd.api+json')
      return erros({ status: 415, detalhe: 'Content-Type' });
    const cheia = semVez();
    if (cheia) return cheia;
    const partes = caminho.replace('/api/v3', '').split('/').filter(Boolean);
    const corpo = bytes.length > 0 ? (JSON.parse(bytes.toString()) as Record<string, never>) : {};
    return rotear(request.method ?? '', partes, busca, corpo);
  }

  function semVez(): Resposta | null {
    if (cota.vezes > 0) {
      cota.vezes -= 1;
      return {
        status: 429,
        texto: 'Too many requests',
        cabecalhos: cota.retryAfter ? { 'retry-after': cota.retryAfter } : {},
      };
    }
    while (chamadas.length > 0 && (chamadas[0] ?? 0) <= agora() - JANELA_MS) chamadas.shift();
    if (chamadas.length >= limite) {
      apressadas += 1;
      return { status: 429, texto: 'Too many requests' };
    }
    chamadas.push(agora());
    return null;
  }

  function rotear(metodo: string, partes: string[], busca: URLSearchParams, corpo: Corpo): Resposta {
    const [, id, recurso, outro, sub] = partes;
    if (partes[0] !== 'envelopes') return pagina404();
    if (!id) return metodo === 'GET' ? listarEnvelopes(busca) : criarEnvelope(corpo);
    const envelope = estado.envelopes.find((um) => um.id === id);
    if (!envelope) return erros({ status: 404, detalhe: 'não encontrado' });
    if (!recurso) return umEnvelope(metodo, envelope, corpo);
    const chave = `${metodo} ${[recurso, outro ? ':id' : '', sub ?? ''].filter(Boolean).join('/')}`;
    const fazer = doEnvelope[chave];
    return fazer ? fazer(envelope, corpo, outro ?? '', busca) : pagina404();
  }

  function listarEnvelopes(busca: URLSearchParams): Resposta {
    const nome = busca.get('filter[name]') ?? '';
    if (atrasos > 0) {
      atrasos -= 1;
      return paginar([], busca);
    }
    const achados = estado.envelopes.filter((um) => um.nome.includes(nome));
    return paginar(achados.map(envelopeDeLa), busca);
  }

  function criarEnvelope(corpo: Corpo): Resposta {
    const atributos = corpo.data?.attributes ?? {};
    const falta = erroDoEnvelope(atributos, agora());
    if (falta) return erros(falta);
    const envelope: EnvelopeLa = {
      id: randomUUID(),
      nome: String(atributos.name),
      status: 'draft',
      criado: new Date(agora()).toISOString(),
      atributos,
      documentos: [],
      assinantes: [],
      requisitos: [],
    };
    estado.envelopes.push(envelope);
    return { status: 201, corpo: { data: envelopeDeLa(envelope) } };
  }

  function umEnvelope(metodo: string, envelope: EnvelopeLa, corpo: Corpo): Resposta {
    if (metodo === 'GET') return { status: 200, corpo: { data: envelopeDeLa(envelope) } };
    if (metodo === 'DELETE') {
      if (envelope.status !== 'draft') return erros({ status: 403, detalhe: 'forbidden' });
      estado.envelopes.splice(estado.envelopes.indexOf(envelope), 1);
      return { status: 204 };
    }
    const { status, deadline_at } = corpo.data?.attributes ?? {};
    if (deadline_at !== undefined) {
      const falta = erroDoPrazo({ deadline_at }, agora());
      if (falta) return erros(falta);
      if (envelope.status === 'closed' || envelope.status === 'canceled')
        return erros({ status: 422, detalhe: 'finalizado' });
      // Said to be done, and not done: some accounts keep the day once the envelope is under way.
      if (!costumes.guardaOPrazo) {
        envelope.atributos = { ...envelope.atributos, deadline_at };
        estado.contar(envelope, { name: 'update_deadline', data: { deadline_at } });
      }
      return { status: 200, corpo: { data: envelopeDeLa(envelope) } };
    }
    if (status !== 'running' || envelope.status !== 'draft')
      return erros({
        status: 400,
        ponteiro: '/data/attributes/status',
        detalhe: 'status deve estar em: draft, running',
      });
    const completo = envelope.assinantes.every(({ id }) =>
      ['agree', 'provide_evidence'].every((action) =>
        envelope.requisitos.some((um) => um.assinante === id && um.action === action),
      ),
    );
    if (!completo || envelope.documentos.length === 0 || envelope.assinantes.length === 0)
      return erros({ status: 422, detalhe: 'requisitos incompletos' });
    estado.iniciar(envelope);
    return { status: 200, corpo: { data: envelopeDeLa(envelope) } };
  }

  function baixar(id: string, qual: string, request: IncomingMessage): Resposta {
    if (request.headers.authorization) return { status: 400, texto: 'InvalidArgument' };
    const documento = estado.envelopes.flatMap(({ documentos }) => documentos).find((um) => um.id === id);
    if (!documento) return { status: 403, texto: 'AccessDenied' };
    const selo = Buffer.from(`\n%% finalizado ${documento.id}\n`);
    return {
      status: 200,
      corpo: qual === 'original' ? documento.bytes : Buffer.concat([documento.bytes, selo]),
    };
  }

  return {
    url: `${raiz}/api/v3`,
    token: TOKEN,
    estado,
    rotas,
    falhar: (dita) => {
      const falha = { vezes: 1, ...dita };
      falhas.push(falha);
      return () => {
        falha.vezes = 0;
      };
    },
    semCota: (vezes, retryAfter) => {
      cota = { vezes, retryAfter };
    },
    apressadas: () => apressadas,
    limite: (novo) => {
      limite = novo;
    },
    listaAtrasada: (vezes) => {
      atrasos = vezes;
    },
    arquivoDemora: (leituras) => {
      for (const { documentos } of estado.envelopes)
        for (const documento of documentos) documento.demora = leituras;
    },
    costumes,
  };
}
