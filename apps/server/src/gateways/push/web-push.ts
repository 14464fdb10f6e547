import webPush from 'web-push';
import type { ChavesDePush } from '../../config/chaves-de-push.ts';
import type { EntregaDePush, GatewayDePush } from '../gateways.ts';
import { statusPassageiro } from '../http/pedir-json.ts';

export interface AjustesDeWebPush {
  chaves: ChavesDePush;
  /** Hosts of push services, with everything below them. Browsers choose the address, so it is never trusted. */
  servicos: readonly string[];
}

const LIMITE_MS = 10_000;
/** A notice that nobody could be told for three days is old news: the message is in the mail as well. */
const VALIDADE_SEGUNDOS = 3 * 24 * 3600;

/**
 * RFC 8030 with VAPID (RFC 8292) and an encrypted payload (RFC 8291). 404 and 410 mean that the subscription is gone
 * for good; an unusable key means the same.
 */
export function criarWebPush({ chaves, servicos }: AjustesDeWebPush): GatewayDePush {
  return {
    chavePublica: chaves.publicKey,
    aceitaEndereco: (endereco) => enderecoDeServico(endereco, servicos),
    async enviar({ inscricao, conteudo }) {
      // Checked again: the list may have changed since the device subscribed.
      if (!enderecoDeServico(inscricao.endereco, servicos))
        return { tipo: 'sumiu', motivo: 'unknown service' };
      const pedido = montarPedido(inscricao, JSON.stringify(conteudo), chaves);
      if (!pedido) return { tipo: 'sumiu', motivo: 'unusable key' };
      return postar(pedido);
    },
  };
}

function enderecoDeServico(endereco: string, servicos: readonly string[]): boolean {
  if (!URL.canParse(endereco)) return false;
  const { protocol, hostname, username, password } = new URL(endereco);
  const conhecido = servicos.some((servico) => hostname === servico || hostname.endsWith(`.${servico}`));
  const cifrado = protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost';
  return conhecido && cifrado && username === '' && password === '';
}

function montarPedido(
  { endereco, p256dh, auth }: { endereco: string; p256dh: string; auth: string },
  carga: string,
  chaves: ChavesDePush,
): webPush.RequestDetails | null {
  try {
    return webPush.generateRequestDetails({ endpoint: endereco, keys: { p256dh, auth } }, carga, {
      vapidDetails: chaves,
      TTL: VALIDADE_SEGUNDOS,
      urgency: 'normal',
    });
  } catch {
    return null;
  }
}

async function postar({ endpoint, headers, body }: webPush.RequestDetails): Promise<EntregaDePush> {
  try {
    const resposta = await fetch(endpoint, {
      method: 'POST',
      headers: cabecalhos(headers),
      body: new Uint8Array(body as Buffer),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMITE_MS),
    });
    await resposta.body?.cancel();
    const { status } = resposta;
    if (status >= 200 && status < 300) return { tipo: 'aceita' };
    if (status === 404 || status === 410) return { tipo: 'sumiu', motivo: `HTTP ${status}` };
    return { tipo: statusPassageiro(status) ? 'adiada' : 'recusada', motivo: `HTTP ${status}` };
  } catch (erro) {
    const demorou = erro instanceof Error && erro.name === 'TimeoutError';
    return { tipo: 'adiada', motivo: demorou ? 'timeout' : 'connection failed' };
  }
}

/** fetch counts the length by itself and refuses to be told. */
function cabecalhos(headers: webPush.Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([nome]) => nome.toLowerCase() !== 'content-length')
      .map(([nome, valor]) => [nome, String(valor)]),
  );
}
