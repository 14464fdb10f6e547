import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

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
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
