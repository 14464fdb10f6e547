import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

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

/** Must be registered before the routes that it documents. */
export async function registrarOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Portal de Crédito Estudantil',
        description: 'Solicitação de crédito, documentos, fiadores e análise.',
        version: '1.0.0',
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          sessao: {
            type: 'http',
            scheme: 'bearer',
            description: 'Token opaco devolvido no cabeçalho `token` do login e da renovação.',
          },
        },
      },
    },
    transform: ({ url, ...resto }) => jsonSchemaTransform({ ...resto, url: url.replace(/^\/api/, '') }),
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLITICA_DA_PAGINA,
    // Closed, since opening hundreds of calls at once takes a browser long; and no server of others is asked about them.
    uiConfig: { validatorUrl: null, docExpansion: 'none', defaultModelsExpandDepth: -1 },
  });
}
