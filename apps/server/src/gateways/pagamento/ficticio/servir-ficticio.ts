/** The fictitious provider on a port of this machine, with the credentials that its one client needs. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AjustesDoProvedor } from '../cliente-do-provedor.ts';
import { type ProvedorFicticio, problema, type RespostaFicticia } from './provedor-ficticio.ts';

interface ProvedorServido {
  ajustes: AjustesDoProvedor;
  encerrar(): Promise<void>;
}

const VALIDADE_S = 300;

export async function servirFicticio(
  provedor: Pick<ProvedorFicticio, 'responder'>,
  segredoDoAviso: string,
): Promise<ProvedorServido> {
  const segredo = randomBytes(24).toString('hex');
  const tokens = new Set<string>();
  const servidor = createServer((pedido, resposta) => {
    atender(pedido)
      .catch((): RespostaFicticia => problema(500, 'ErroInternoDoServidor'))
      .then((respondido) => enviar(resposta, respondido));
  });

  async function atender(pedido: IncomingMessage): Promise<RespostaFicticia> {
    const url = new URL(pedido.url ?? '/', 'http://ficticio');
    const corpo = await text(pedido);
    if (url.pathname === '/oauth/token') return token(pedido.headers.authorization);
    if (!tokens.has((pedido.headers.authorization ?? '').replace('Bearer ', '')))
      return problema(401, 'AcessoNegado');
    return provedor.responder(
      pedido.method ?? 'GET',
      url.pathname,
      url.searchParams,
      corpo === '' ? null : JSON.parse(corpo),
    );
  }

  function token(autorizacao: string | undefined): RespostaFicticia {
    const esperada = `Basic ${Buffer.from(`portal:${segredo}`).toString('base64')}`;
    if (autorizacao !== esperada) return problema(401, 'AcessoNegado');
    const novo = randomBytes(24).toString('hex');
    tokens.add(novo);
    return [200, { access_token: novo, token_type: 'Bearer', expires_in: VALIDADE_S }];
  }

  const porta = await escutar(servidor);
  const url = `http://127.0.0.1:${porta}`;
  return {
    ajustes: {
      url,
      urlDoBoleto: url,
      urlDoToken: `${url}/oauth/token`,
      clienteId: 'portal',
      segredoDoCliente: segredo,
      chave: 'demonstracao@nao-pague.example',
      segredoDoAviso,
    },
    encerrar: () =>
      new Promise((pronto) => {
        servidor.close(() => pronto());
        servidor.closeAllConnections();
      }),
  };
}

function escutar(servidor: Server): Promise<number> {
  return new Promise((resolver, rejeitar) => {
    servidor.once('error', rejeitar);
    // A process that has nothing else to do may end.
    servidor.listen(0, '127.0.0.1', () => resolver((servidor.address() as AddressInfo).port)).unref();
  });
}

function enviar(resposta: ServerResponse, [status, corpo]: RespostaFicticia): void {
  const tipo = status >= 400 ? 'application/problem+json' : 'application/json';
  resposta.writeHead(status, { 'content-type': tipo }).end(JSON.stringify(corpo));
}
