/** What somebody has pasted to have it checked: the line or the bars of a boleto, or a Pix code. */
import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import { codigoConfere, codigoDaLinha } from './boleto.ts';

export type CodigoLido =
  | { tipo: 'boleto'; codigoDeBarras: string }
  /** Of a utility or a tax: no bank's boleto, so none of ours. */
  | { tipo: 'arrecadacao' }
  | { tipo: 'pix'; pix: string; quemRecebe: string | null };

/** Null where a check digit or the check sum is wrong, and where it is nothing of these. */
export function lerCodigoDigitado(texto: string): CodigoLido | null {
  const aparado = texto.trim();
  if (/^0002/.test(aparado)) return lerPix(aparado);
  const digitos = aparado.replace(/[\s.,-]/g, '');
  if (!/^\d+$/.test(digitos)) return null;
  if (digitos.length === 47) return comoBoleto(codigoDaLinha(digitos));
  if (digitos.length === 44 && digitos[0] !== '8') return comoBoleto(codigoConfere(digitos) ? digitos : null);
  return digitos[0] === '8' && [44, 48].includes(digitos.length) ? { tipo: 'arrecadacao' } : null;
}

const comoBoleto = (codigoDeBarras: string | null): CodigoLido | null =>
  codigoDeBarras === null ? null : { tipo: 'boleto', codigoDeBarras };

function lerPix(pix: string): CodigoLido | null {
  const lido = getPixPayloadInfo(pix);
  return lido ? { tipo: 'pix', pix, quemRecebe: lido.merchantName || null } : null;
}
