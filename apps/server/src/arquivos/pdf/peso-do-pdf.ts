const [OBJETO, COMECO, FIM] = ['obj', 'stream', 'endstream'].map((palavra) => Buffer.from(palavra)) as [
  Buffer,
  Buffer,
  Buffer,
];

/** The tags of thirty pages full of tables fit in it. What has more takes longer than any opening may (ADR 0175). */
export const AMARRAS_NO_MAXIMO = 3 * 1024 * 1024;

export interface PesoDoPdf {
  /** Bytes of its pictures, fonts and pages. */
  fluxos: number;
  /** Bytes of what ties them together, and of what belongs to nothing. */
  amarras: number;
}

/**
 * Weighed before anything is opened: reading a megabyte of a scanned page costs milliseconds, a megabyte of small objects
 * up to half a second. A stream outside of an object is none: repairing a file reads it letter by letter.
 */
export function pesarPdf(conteudo: Uint8Array): PesoDoPdf {
  const bytes = emBuffer(conteudo);
  let fluxos = 0;
  let depois = 0;
  for (;;) {
    const comeco = bytes.indexOf(COMECO, depois);
    const fim = comeco === -1 ? -1 : bytes.indexOf(FIM, comeco);
    if (fim === -1) return { fluxos, amarras: bytes.length - fluxos };
    if (abreObjeto(bytes.subarray(depois, comeco))) fluxos += Math.max(0, fim - comeco - COMECO.length);
    depois = fim + FIM.length;
  }
}

/** Whether one of its objects begins in these bytes and goes on: `7 0 obj`, and no `endobj` behind it. */
function abreObjeto(bytes: Buffer): boolean {
  for (let lugar = bytes.lastIndexOf(OBJETO); lugar > 0; lugar = bytes.lastIndexOf(OBJETO, lugar - 1)) {
    const antes = bytes.toString('latin1', Math.max(0, lugar - 9), lugar);
    if (/\d\s+$/.test(antes)) return true;
    if (antes.endsWith('end')) return false;
  }
  return false;
}

/** Whatever is without one is no document, and looking for one letter by letter takes long. */
export const temObjetos = (conteudo: Uint8Array): boolean => emBuffer(conteudo).includes(OBJETO);

const emBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Some programs fill a file up to a size that they had reserved. */
export function semEnchimento(conteudo: Uint8Array): Uint8Array {
  let fim = conteudo.length;
  while (fim > 0 && conteudo[fim - 1] === 0) fim -= 1;
  return conteudo.subarray(0, fim);
}
