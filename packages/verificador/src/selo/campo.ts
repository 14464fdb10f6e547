/** The field that holds the seal, and which bytes of the file it speaks of. */
import type { Pdf } from '../pdf/arquivo.ts';
import { type Dicionario, nomeDe, palavras, textoDe } from '../pdf/valores.ts';

export interface CampoDoSelo {
  subfiltro: string | undefined;
  /** What is signed: everything before and after the room for the signature. */
  cobertos: readonly [Buffer, Buffer];
  /** The signature as it stands in its room, with what fills up the room. */
  contents: Buffer;
  /** Everything but the room itself, from the first to the last byte. */
  cobreTudo: boolean;
  bytesDepois: number;
  /** As the sealing program said; a time-stamp says more. */
  em: Date | null;
}

/** The fields for signatures that have one; a file with several is not ours. */
export function camposAssinados(pdf: Pdf): readonly Dicionario[] {
  const formulario = pdf.dicionario(pdf.catalogo.get('AcroForm'));
  const campos = pdf.lista(formulario?.get('Fields')) ?? [];
  return campos.flatMap((campo) => {
    const ficha = pdf.dicionario(campo);
    const assinatura = pdf.dicionario(ficha?.get('V'));
    return nomeDe(pdf.resolver(ficha?.get('FT'))) === 'Sig' && assinatura ? [assinatura] : [];
  });
}

/** Null where the dictionary does not say which bytes are meant. */
export function lerCampo(pdf: Pdf, assinatura: Dicionario): CampoDoSelo | null {
  const faixa = pdf.lista(assinatura.get('ByteRange'));
  const [inicio, antes, depois, resto] = faixa ?? [];
  const contents = textoDe(assinatura.get('Contents'));
  if (
    faixa?.length !== 4 ||
    typeof inicio !== 'number' ||
    typeof antes !== 'number' ||
    typeof depois !== 'number' ||
    typeof resto !== 'number' ||
    !contents
  )
    return null;
  const { bytes } = pdf;
  const lugar = bytes.subarray(antes, depois);
  const emHex = `<${contents.toString('hex')}>`;
  return {
    subfiltro: nomeDe(assinatura.get('SubFilter')),
    cobertos: [bytes.subarray(inicio, inicio + antes), bytes.subarray(depois, depois + resto)],
    contents,
    // Only the letters of the signature itself may stand outside of what is signed.
    cobreTudo: inicio === 0 && lugar.toString('latin1').toLowerCase() === emHex,
    bytesDepois: bytes.length - (depois + resto),
    em: horaDoPdf(textoDe(assinatura.get('M'))),
  };
}

/** `D:20270111120000+00'00'` */
function horaDoPdf(bytes: Buffer | undefined): Date | null {
  const partes = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|\+00'00'?)$/.exec(
    bytes ? palavras(bytes) : '',
  );
  if (!partes) return null;
  const [, ano, mes, dia, hora, minuto, segundo] = partes;
  const em = new Date(`${ano}-${mes}-${dia}T${hora}:${minuto}:${segundo}Z`);
  return Number.isNaN(em.getTime()) ? null : em;
}
