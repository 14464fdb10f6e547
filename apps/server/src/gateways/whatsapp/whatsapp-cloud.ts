import * as z from 'zod';
import type { Entrega, GatewayDeMensagemCurta, MensagemCurta } from '../gateways.ts';
import { pedirJson, statusPassageiro } from '../http/pedir-json.ts';

export interface AjustesDoWhatsApp {
  /** Base with the version, e.g. https://graph.facebook.com/v23.0 */
  url: string;
  token: string;
  /** Id of the sender's number at Meta. */
  phoneId: string;
  /**
   * Approved template with one body variable. Meta delivers free text only within 24 h of the person's own last
   * message, so production needs it. https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
   */
  modelo?: string | undefined;
}

const respostaDeEnvio = z.object({ messages: z.tuple([z.object({ id: z.string().max(512) })]) });

/** Error codes of Meta: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const NUMERO_DESCONHECIDO = new Set([131_026, 131_030]);
const CODIGOS_PASSAGEIROS = new Set([
  1, 2, 4, 190, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004,
]);

/** Meta's Cloud API. */
export function criarWhatsAppCloud(ajustes: AjustesDoWhatsApp): GatewayDeMensagemCurta {
  return {
    async enviar(mensagem) {
      const primeira = await tentar(ajustes, mensagem, mensagem.para);
      const antigo = semNonoDigito(mensagem.para);
      if (primeira.numeroDesconhecido && antigo) return (await tentar(ajustes, mensagem, antigo)).entrega;
      return primeira.entrega;
    },
  };
}

/** Old Brazilian accounts are registered without the ninth digit (case FONE-02). */
function semNonoDigito(para: string): string | null {
  const partes = /^\+55(\d{2})9(\d{8})$/.exec(para);
  return partes ? `+55${partes[1]}${partes[2]}` : null;
}

interface Tentativa {
  entrega: Entrega;
  numeroDesconhecido: boolean;
}

async function tentar(
  { url, token, phoneId, modelo }: AjustesDoWhatsApp,
  mensagem: MensagemCurta,
  para: string,
): Promise<Tentativa> {
  const resposta = await pedirJson({
    metodo: 'POST',
    url: `${url.replace(/\/+$/, '')}/${phoneId}/messages`,
    autorizacao: `Bearer ${token}`,
    corpo: {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: para.replace('+', ''),
      biz_opaque_callback_data: mensagem.id,
      ...conteudo(mensagem.texto, modelo),
    },
  });
  if (resposta.tipo === 'sem-resposta')
    return {
      entrega: { tipo: 'adiada', motivo: resposta.motivo, podeTerIdo: true },
      numeroDesconhecido: false,
    };
  const { status, corpo } = resposta;
  if (status >= 200 && status < 300)
    return { entrega: { tipo: 'aceita', ...idDaResposta(corpo) }, numeroDesconhecido: false };
  const codigo = codigoDoErro(corpo);
  const passageiro =
    codigo === null ? statusPassageiro(status) : CODIGOS_PASSAGEIROS.has(codigo) || status >= 500;
  const motivo = codigo === null ? `HTTP ${status}` : `HTTP ${status} code ${codigo}`;
  return {
    entrega: { tipo: passageiro ? 'adiada' : 'recusada', motivo },
    numeroDesconhecido: codigo !== null && NUMERO_DESCONHECIDO.has(codigo),
  };
}

function conteudo(texto: string, modelo: string | undefined): Record<string, unknown> {
  if (!modelo) return { type: 'text', text: { preview_url: false, body: texto } };
  return {
    type: 'template',
    template: {
      name: modelo,
      language: { code: 'pt_BR' },
      // A variable may hold neither line breaks nor tabs.
      components: [{ type: 'body', parameters: [{ type: 'text', text: texto.replace(/\s+/g, ' ').trim() }] }],
    },
  };
}

function idDaResposta(corpo: unknown): { idNoProvedor?: string } {
  const lida = respostaDeEnvio.safeParse(corpo);
  return lida.success ? { idNoProvedor: lida.data.messages[0].id } : {};
}

function codigoDoErro(corpo: unknown): number | null {
  if (typeof corpo !== 'object' || corpo === null || !('error' in corpo)) return null;
  const { error } = corpo;
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'number' ? error.code : null;
}
