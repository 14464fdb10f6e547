const COMECO = Buffer.from('stream');
const FIM = Buffer.from('endstream');

/**
 * Bytes of the pictures, fonts and pages of a PDF, without what ties them together: reading a megabyte of a scanned page
 * costs milliseconds, a megabyte of small objects half a second.
 */
export function pesoDosFluxos(conteudo: Uint8Array): number {
  const bytes = Buffer.from(conteudo.buffer, conteudo.byteOffset, conteudo.byteLength);
  let peso = 0;
  let depois = 0;
  for (;;) {
    const comeco = bytes.indexOf(COMECO, depois);
    const fim = comeco === -1 ? -1 : bytes.indexOf(FIM, comeco);
    if (fim === -1) return peso;
    peso += Math.max(0, fim - comeco - COMECO.length);
    depois = fim + FIM.length;
  }
}
