import { problemaSchema, type Rota } from '@credito/api/rota';
import { chaveDaRota, ROTAS } from '@credito/api/rotas';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type Documento, documentar } from './documentar-rotas.ts';

/**
 * Swagger UI writes its styles and its markup by itself, so it gets neither Trusted Types nor a strict policy for styles;
 * nothing of other hosts gets in.
 */
const POLITICA_DA_PAGINA = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const DECLARADAS: ReadonlyMap<string, Rota> = new Map(ROTAS.map((rota) => [chaveDaRota(rota), rota]));

const PROBLEMA = z.toJSONSchema(problemaSchema, { target: 'draft-2020-12' }) as Record<string, unknown>;

/** Must be registered before the routes that it documents. */
export async function registrarOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Portal de Crédito Estudantil',
        description: 'Solicitação de crédito, documentos, fiadores e análise.',
        version: '1.0.0',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          sessao: {
            type: 'http',
            scheme: 'bearer',
            description:
              'Token opaco devolvido no cabeçalho `token` do login e da renovação. O navegador guarda a renovação em um cookie que os programas não leem.',
          },
          gestao: {
            type: 'http',
            scheme: 'bearer',
            description: 'Token opaco da gestão: depois da senha, pede o código do aplicativo.',
          },
        },
      },
    },
    transform: ({ url, ...resto }) => jsonSchemaTransform({ ...resto, url: url.replace(/^\/api/, '') }),
    transformObject: (documento) =>
      documentar(jsonSchemaTransformObject(documento) as Documento, DECLARADAS, PROBLEMA) as never,
  });
  app.get('/api/openapi.json', { schema: { hide: true }, config: { comprimir: true } }, async () =>
    app.swagger(),
  );
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLITICA_DA_PAGINA,
    // Closed, since opening hundreds of calls at once takes a browser long; and no server of others is asked about them.
    uiConfig: { validatorUrl: null, docExpansion: 'none', defaultModelsExpandDepth: -1 },
  });
}
