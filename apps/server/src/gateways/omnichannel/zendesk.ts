import type { GatewayOmnichannel } from '../gateways.ts';
import { pedirJson, statusPassageiro } from '../http/pedir-json.ts';

export interface AjustesDoZendesk {
  /** e.g. https://provedor.zendesk.com */
  url: string;
  /** OAuth access token with the scope `users:write`. */
  token: string;
}

/**
 * Zendesk's "create or update user": the CPF is the external id, so that a repeated registration changes nothing.
 * https://developer.zendesk.com/api-reference/ticketing/users/users/#create-or-update-user
 */
export function criarZendesk({ url, token }: AjustesDoZendesk): GatewayOmnichannel {
  return {
    async registrarUsuario({ cpf, nome, email, telefone }) {
      const resposta = await pedirJson({
        metodo: 'POST',
        url: `${url.replace(/\/+$/, '')}/api/v2/users/create_or_update.json`,
        autorizacao: `Bearer ${token}`,
        corpo: {
          user: {
            external_id: cpf,
            name: nome,
            email,
            phone: telefone,
            role: 'end-user',
            locale: 'pt-BR',
            skip_verify_email: true,
          },
        },
      });
      if (resposta.tipo === 'sem-resposta') return { tipo: 'adiada', motivo: resposta.motivo };
      const { status } = resposta;
      if (status >= 200 && status < 300) return { tipo: 'aceita' };
      return { tipo: statusPassageiro(status) ? 'adiada' : 'recusada', motivo: `HTTP ${status}` };
    },
  };
}
