/** Asks the world's server for what no screen and no call of the product does. */
import type { PedidoAosBastidores } from './bastidores.ts';

export async function nosBastidores<Feito = number>(pedido: PedidoAosBastidores): Promise<Feito> {
  const resposta = await fetch(process.env.E2E_BASTIDORES ?? '', {
    method: 'POST',
    body: JSON.stringify(pedido),
  });
  if (!resposta.ok) throw new Error(await resposta.text());
  return (await resposta.json()) as Feito;
}
