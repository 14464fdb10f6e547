import * as z from 'zod';
import { momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

export const rotaMensagensDaDemonstracao = definirRota({
  metodo: 'GET',
  caminho: '/demonstracao/mensagens',
  resumo: 'As mensagens que a demonstração não enviou a ninguém; só existe no modo de demonstração',
  area: 'demonstração',
  permissao: 'publica',
  query: z.object({ destino: z.string().max(254).optional() }),
  resposta: z.object({
    mensagens: z.array(
      z.object({
        id: uuid,
        canal: z.enum(['email', 'sms', 'whatsapp', 'push']),
        destino: z.string(),
        modelo: z.string(),
        assunto: z.string().nullable(),
        texto: z.string(),
        html: z.string().nullable(),
        estado: z.string(),
        criadaEm: momento,
      }),
    ),
  }),
  recusas: [404],
});

export const rotasDeDemonstracao = [rotaMensagensDaDemonstracao] as const;
