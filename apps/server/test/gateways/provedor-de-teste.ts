/** A provider on the loopback that records what it gets and answers as told. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface PedidoRecebido {
  metodo: string;
  caminho: string;
  cabecalhos: IncomingHttpHeaders;
  corpo: Record<string, unknown>;
}

export type RespostaDeTeste = { status: number; corpo?: unknown } | 'desligar';

export async function ouvirComoProvedor(
  responder: (pedido: PedidoRecebido) => RespostaDeTeste,
): Promise<{ url: string; pedidos: PedidoRecebido[] }> {
  const pedidos: PedidoRecebido[] = [];
  const servidor = createServer(async (request, response) => {
    const partes: Buffer[] = [];
    for await (const parte of request) partes.push(parte as Buffer);
    const pedido: PedidoRecebido = {
      metodo: request.method ?? '',
      caminho: request.url ?? '',
      cabecalhos: request.headers,
      corpo: JSON.parse(Buffer.concat(partes).toString()) as Record<string, unknown>,
    };
    pedidos.push(pedido);
    const resposta = responder(pedido);
    if (resposta === 'desligar') {
      request.socket.destroy();
      return;
    }
    response.writeHead(resposta.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(resposta.corpo ?? {}));
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    servidor.closeAllConnections();
    servidor.close();
  });
  return { url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`, pedidos };
}
