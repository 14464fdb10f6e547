import type { GatewayDeMensagemCurta } from '../gateways.ts';
import { pedirJson, statusPassageiro } from '../http/pedir-json.ts';

export interface AjustesDeSmsHttp {
  url: string;
  token: string;
}

/**
 * A plain HTTP provider of SMS:
 *
 *     POST {url}
 *     Authorization: Bearer {token}
 *     Idempotency-Key: {id}
 *     {"to": "+5511987654321", "text": "...", "id": "..."}
 *
 * Any 2xx means accepted. What becomes of it later is told under the same id: see modules/mensagem/avisos-de-sms.ts. 401, 403, 408, 425, 429, 5xx and silence are tried again, with the same key; any other
 * answer refuses the number.
 */
export function criarSmsHttp({ url, token }: AjustesDeSmsHttp): GatewayDeMensagemCurta {
  return {
    async enviar({ para, texto, id }) {
      const resposta = await pedirJson({
        metodo: 'POST',
        url,
        autorizacao: `Bearer ${token}`,
        cabecalhos: { 'idempotency-key': id },
        corpo: { to: para, text: texto, id },
      });
      if (resposta.tipo === 'sem-resposta') return { tipo: 'adiada', motivo: resposta.motivo };
      const { status } = resposta;
      if (status >= 200 && status < 300) return { tipo: 'aceita' };
      return { tipo: statusPassageiro(status) ? 'adiada' : 'recusada', motivo: `HTTP ${status}` };
    },
  };
}
