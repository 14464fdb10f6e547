import { rotaMensagensDaDemonstracao } from '@credito/api/demonstracao.rotas';
import { digitosDoTelefone } from '@credito/domain/pessoa/telefone';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { responderPaginaSimples } from '../../plugins/pagina-simples.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { exigirDemonstracaoDaqui } from '../../plugins/so-daqui.ts';
import { paginaDaCaixa } from './caixa.ts';
import { mensagensDaDemonstracao } from './mensagens.ts';
import { paginaDosPagamentos } from './pagamentos.ts';

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

const pressaoSchema = z.object({
  txid: z.string(),
  meio: z.enum(['pix', 'boleto']),
  centavos: z.coerce.number().int().min(1).max(99_999_999),
});

/** The buttons of the page, as a browser sends a form without a script. */
function registrarPagamentos(app: FastifyInstance, contexto: Contexto): void {
  const provedor = contexto.gateways.pagamentoFicticio;
  if (!provedor) return;
  const CAMINHO = '/caixa-de-demonstracao/pagamentos';
  app.get(CAMINHO, { schema: { hide: true } }, async (request, reply) => {
    exigirDemonstracaoDaqui(contexto, request);
    const { provedor: quem } = contexto.configuracao;
    return responderPaginaSimples(reply, paginaDosPagamentos(quem.nome, provedor, contexto.relogio.agora()));
  });
  app.register(async (escopo) => {
    escopo.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, corpo, pronto) => pronto(null, Object.fromEntries(new URLSearchParams(String(corpo)))),
    );
    escopo.post(CAMINHO, { schema: { hide: true } }, async (request, reply) => {
      exigirDemonstracaoDaqui(contexto, request);
      const pressao = pressaoSchema.safeParse(request.body);
      if (!pressao.success || !provedor.memoria.estado.cobrancas.has(pressao.data.txid))
        throw naoEncontrado();
      const { txid, meio, centavos } = pressao.data;
      provedor.pagar(txid, meio, centavos);
      return reply.redirect(CAMINHO, 303);
    });
  });
}

/** Absent, not hidden, outside the demonstration: the address then does not exist. */
export function registrarCaixaDeDemonstracao(app: FastifyInstance, contexto: Contexto): void {
  if (!contexto.configuracao.demonstracao) return;
  registrarPagamentos(app, contexto);
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
