export type Pedaco = { bytes: Buffer; ultimo: boolean };

/**
 * Cuts a stream into chunks of exact sizes: the first of `primeiro` bytes, the others of `tamanho`. The last
 * chunk, which may be shorter or empty, is marked: to know it, one chunk is always held back.
 */
export async function* emPedacos(
  fonte: AsyncIterable<Uint8Array>,
  primeiro: number,
  tamanho: number,
): AsyncGenerator<Pedaco> {
  let atual = Buffer.allocUnsafeSlow(primeiro);
  let preenchido = 0;
  for await (const parte of fonte) {
    let lido = 0;
    while (lido < parte.byteLength) {
      if (preenchido === atual.length) {
        yield { bytes: atual, ultimo: false };
        atual = Buffer.allocUnsafeSlow(tamanho);
        preenchido = 0;
      }
      const quantos = Math.min(atual.length - preenchido, parte.byteLength - lido);
      atual.set(parte.subarray(lido, lido + quantos), preenchido);
      preenchido += quantos;
      lido += quantos;
    }
  }
  yield { bytes: atual.subarray(0, preenchido), ultimo: true };
}
