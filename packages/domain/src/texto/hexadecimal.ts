/** Digests as people and JSON keep them: lowercase, two letters a byte. */
export function paraHex(bytes: Uint8Array): string {
  let texto = '';
  for (const byte of bytes) texto += byte.toString(16).padStart(2, '0');
  return texto;
}

/** Null where it is not whole bytes in lowercase hex. */
export function deHex(texto: string): Uint8Array | null {
  if (texto.length % 2 !== 0 || !/^[0-9a-f]*$/.test(texto)) return null;
  const bytes = new Uint8Array(texto.length / 2);
  for (let posicao = 0; posicao < bytes.length; posicao += 1)
    bytes[posicao] = Number.parseInt(texto.slice(posicao * 2, posicao * 2 + 2), 16);
  return bytes;
}
