/** The bytes, or how to get them once their turn has come: waiting should cost an id, never a file. */
export type Conteudo = Uint8Array | (() => Promise<Uint8Array>);

export async function obter(conteudo: Conteudo): Promise<Uint8Array> {
  return typeof conteudo === 'function' ? conteudo() : conteudo;
}
