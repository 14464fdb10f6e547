/**
 * A push service on the loopback and the browser that subscribed to it, as the standards have them: it accepts a
 * request only with a valid VAPID signature (RFC 8292), and what it carries is opened with the browser's keys (8291).
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface AparelhoInscrito {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  abrir(cifrado: Buffer): unknown;
}

export interface ServicoDePush {
  porta: number;
  inscrever(): AparelhoInscrito;
  /** What arrived for a device, opened; a request that the standards forbid is recorded as its fault instead. */
  recebidos: { endpoint: string; conteudo: unknown; ttl: string }[];
  faltas: string[];
  /** Answer to the next requests; 201 at first. */
  responderCom(status: number): void;
}

export async function ouvirComoServicoDePush(
  chavePublica: () => string,
  aoTerminar: (fechar: () => void) => void = onTestFinished,
): Promise<ServicoDePush> {
  const aparelhos = new Map<string, AparelhoInscrito>();
  const recebidos: ServicoDePush['recebidos'] = [];
  const faltas: string[] = [];
  let status = 201;
  const servidor = createServer(async (request, response) => {
    const partes: Buffer[] = [];
    for await (const parte of request) partes.push(parte as Buffer);
    const aparelho = aparelhos.get(request.url ?? '');
    const falta = faltaDoPedido(request, origem(), chavePublica());
    if (falta) faltas.push(falta);
    else if (aparelho && status === 201)
      recebidos.push({
        endpoint: aparelho.endpoint,
        conteudo: aparelho.abrir(Buffer.concat(partes)),
        ttl: String(request.headers.ttl),
      });
    response.writeHead(falta ? 403 : aparelho ? status : 404).end();
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  aoTerminar(() => {
    servidor.closeAllConnections();
    servidor.close();
  });
  const { port: porta } = servidor.address() as AddressInfo;
  const origem = () => `http://127.0.0.1:${porta}`;
  return {
    porta,
    recebidos,
    faltas,
    responderCom: (novo) => {
      status = novo;
    },
    inscrever: () => {
      const caminho = `/push/${randomBytes(12).toString('base64url')}`;
      const aparelho = criarAparelho(`${origem()}${caminho}`);
      aparelhos.set(caminho, aparelho);
      return aparelho;
    },
  };
}

function criarAparelho(endpoint: string): AparelhoInscrito {
  const par = createECDH('prime256v1');
  const publica = par.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: publica.toString('base64url'), auth: auth.toString('base64url') },
    abrir(cifrado) {
      const sal = cifrado.subarray(0, 16);
      const tamanhoDaChave = cifrado.readUInt8(20);
      const doServidor = cifrado.subarray(21, 21 + tamanhoDaChave);
      const corpo = cifrado.subarray(21 + tamanhoDaChave);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publica, doServidor]);
      const segredo = Buffer.from(hkdfSync('sha256', par.computeSecret(doServidor), auth, info, 32));
      const derivar = (rotulo: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', segredo, sal, `Content-Encoding: ${rotulo}\0`, bytes));
      const cifra = createDecipheriv('aes-128-gcm', derivar('aes128gcm', 16), derivar('nonce', 12));
      cifra.setAuthTag(corpo.subarray(-16));
      const claro = Buffer.concat([cifra.update(corpo.subarray(0, -16)), cifra.final()]);
      // The last record ends with the delimiter 2 and zeros.
      return JSON.parse(claro.subarray(0, claro.lastIndexOf(2)).toString());
    },
  };
}

function faltaDoPedido(request: IncomingMessage, origem: string, chavePublica: string): string | null {
  const { authorization = '', ttl } = request.headers;
  const [, jwt = '', k = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (request.method !== 'POST') return 'method';
  if (!/^\d+$/.test(String(ttl))) return 'TTL';
  if (request.headers['content-encoding'] !== 'aes128gcm') return 'Content-Encoding';
  if (k !== chavePublica) return 'key of another sender';
  const [cabecalho = '', carga = '', assinatura = ''] = jwt.split('.');
  const ponto = Buffer.from(k, 'base64url');
  const chave = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: ponto.subarray(1, 33).toString('base64url'),
      y: ponto.subarray(33).toString('base64url'),
    },
  });
  const valida = verify(
    'sha256',
    Buffer.from(`${cabecalho}.${carga}`),
    { key: chave, dsaEncoding: 'ieee-p1363' },
    Buffer.from(assinatura, 'base64url'),
  );
  if (!valida) return 'signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(carga, 'base64url').toString()) as Record<string, unknown>;
  if (aud !== origem) return 'audience';
  const resta = Number(exp) - Date.now() / 1000;
  if (resta <= 0 || resta > 24 * 3600) return 'expiry';
  return /^(mailto:|https:)/.test(String(sub)) ? null : 'subject';
}
