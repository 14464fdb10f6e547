import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuracao } from '../config/configuracao.ts';
import { muitosAcessos } from '../erros.ts';

/** What no screen asks a browser for, but the portals' for the camera, which sees documents and faces in the page. */
const NAO_SE_USA = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...[
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
];
const PERMISSOES = NAO_SE_USA.map((recurso) => `${recurso}=()`).join(', ');
export const PERMISSOES_COM_CAMERA = PERMISSOES.replace('camera=()', 'camera=(self)');

/** Text never becomes markup or script by itself (ADR 0081); the one policy makes addresses of scripts. */
export const TIPOS_CONFIAVEIS = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['endereco-de-script'],
};

/**
 * Pages and their files are in memory or on the disk, and cost next to nothing: a browser that is refused one of them has no
 * portal at all, and does not ask again (ADR 0207).
 */
const isChamada = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

/**
 * Strict CSP without unsafe-inline; pages add the digests of their own inline parts, and the portals the
 * configured scripts of others (plugins/paginas.ts).
 */
export async function registrarSeguranca(app: FastifyInstance, configuracao: Configuracao): Promise<void> {
  const comHttps = configuracao.servidor.https;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'media-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'frame-src': ["'self'", 'blob:'],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        ...TIPOS_CONFIAVEIS,
        ...(comHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: comHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: configuracao.limites.atrasoMs,
    pressureHandler: async (request) => {
      if (isChamada(request)) throw muitosAcessos(5);
    },
  });
  app.addHook('onSend', async (request, reply) => {
    if (isChamada(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', PERMISSOES);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}
