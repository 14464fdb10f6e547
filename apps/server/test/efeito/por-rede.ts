/** What the tests ask of their server, asked of a running one over the network. */
import type { Contexto } from '../../src/contexto.ts';
import type { Pedido, ServidorDeTeste } from '../servidor-de-teste.ts';

export function servidorPorRede(base: string, contexto: Contexto): ServidorDeTeste {
  async function pedir({ metodo, url, body, token, cabecalhos, cookies }: Pedido) {
    const json = body !== undefined && !Buffer.isBuffer(body);
    const resposta = await fetch(base + url, {
      method: metodo,
      redirect: 'manual',
      headers: {
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookies
          ? {
              cookie: Object.entries(cookies)
                .map(([nome, valor]) => `${nome}=${valor}`)
                .join('; '),
            }
          : {}),
        ...cabecalhos,
      },
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : new Uint8Array(body as Buffer) }),
    });
    const bytes = Buffer.from(await resposta.arrayBuffer());
    const texto = bytes.toString('utf8');
    return {
      status: resposta.status,
      cabecalhos: Object.fromEntries(resposta.headers),
      cookies: [],
      texto,
      corpo: <T = Record<string, unknown>>(): T => JSON.parse(texto) as T,
      bytes,
    };
  }
  // Nothing that is made here reaches for the rest of it.
  return { contexto, db: contexto.db, pedir } as unknown as ServidorDeTeste;
}
