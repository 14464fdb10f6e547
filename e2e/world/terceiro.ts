/** Somebody else's script, served on loopback: it counts who asks, and may fail or never answer. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Terceiro {
  origem: string;
  pedidos: { caminho: string; cabecalhos: IncomingHttpHeaders }[];
  modo: 'responde' | 'falha' | 'trava';
  encerrar: () => Promise<void>;
}

export async function abrirTerceiro(): Promise<Terceiro> {
  const servidor = createServer((pedido, resposta) => {
    const { pathname } = new URL(pedido.url ?? '/', 'http://localhost');
    terceiro.pedidos.push({ caminho: pathname, cabecalhos: pedido.headers });
    if (terceiro.modo === 'trava') return;
    resposta.writeHead(terceiro.modo === 'falha' ? 500 : 200, { 'content-type': 'text/javascript' });
    resposta.end(`document.documentElement.dataset.deFora = ${JSON.stringify(pathname)};`);
  });
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const terceiro: Terceiro = {
    origem: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    pedidos: [],
    modo: 'responde',
    async encerrar() {
      servidor.closeAllConnections();
      servidor.close();
      await once(servidor, 'close');
    },
  };
  return terceiro;
}
