import { rotaMensagensDaDemonstracao } from '@credito/api/demonstracao.rotas';
import { digitosDoTelefone } from '@credito/domain/pessoa/telefone';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { responderPaginaSimples } from '../../plugins/pagina-simples.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { exigirDemonstracaoDaqui } from '../../plugins/so-daqui.ts';
import { paginaDaCaixa } from './caixa.ts';
import { mensagensDaDemonstracao } from './mensagens.ts';

function lerDestino(texto: unknown): string | null {
  if (typeof texto !== 'string' || texto.trim() === '') return null;
  const aparado = texto.trim();
  return aparado.includes('@') ? aparado.toLowerCase() : digitosDoTelefone(aparado);
}

export function registrarDemonstracao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaMensagensDaDemonstracao, async ({ query }, { request }) => {
    exigirDemonstracaoDaqui(contexto, request);
    return { mensagens: await mensagensDaDemonstracao(contexto, lerDestino(query.destino)) };
  });
}

/** Absent, not hidden, outside the demonstration: the address then does not exist. */
export function registrarCaixaDeDemonstracao(app: FastifyInstance, contexto: Contexto): void {
  if (!contexto.configuracao.demonstracao) return;
  app.get<{ Querystring: { destino?: unknown } }>(
    '/caixa-de-demonstracao',
    { schema: { hide: true } },
    async (request, reply) => {
      exigirDemonstracaoDaqui(contexto, request);
      const destino = lerDestino(request.query.destino);
      const mensagens = await mensagensDaDemonstracao(contexto, destino);
      return responderPaginaSimples(
        reply,
        paginaDaCaixa(contexto.configuracao.provedor.nome, mensagens, destino),
      );
    },
  );
}
