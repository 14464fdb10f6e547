/** Domains that people mean when they type another one: asked about, never corrected (a "gmial.com" may exist). */
import { aparar } from './email.ts';

const CONHECIDOS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'icloud.com',
  'uol.com.br',
  'bol.com.br',
];

/** Those that nearly everybody has: offered while an address is being typed. */
const MAIS_USADOS = CONHECIDOS.slice(0, 4);

/** The ends that what was typed may still have; none once it has one, or another that is not on the list. */
export function finaisDoEmail(texto: string): readonly string[] {
  const [, nome, dominio = ''] = /^([^@\s]+)(?:@([^@\s]*))?$/.exec(aparar(texto).toLowerCase()) ?? [];
  if (!nome || nome.length < 2 || CONHECIDOS.includes(dominio)) return [];
  return MAIS_USADOS.filter((final) => final.startsWith(dominio));
}

/** The whole address with the domain that was probably meant, or null. */
export function emailProvavel(texto: string): string | null {
  const [, nome, dominio] = /^([^@\s]+)@([^@\s]+)$/.exec(aparar(texto).toLowerCase()) ?? [];
  if (!nome || !dominio || CONHECIDOS.includes(dominio)) return null;
  const perto = CONHECIDOS.find((conhecido) => isPorUmaTecla(dominio, conhecido));
  return perto === undefined ? null : `${nome}@${perto}`;
}

/** One letter too many, missing, wrong, or two that changed places. */
function isPorUmaTecla(digitado: string, certo: string): boolean {
  let igual = 0;
  while (igual < certo.length && digitado[igual] === certo[igual]) igual += 1;
  const a = digitado.slice(igual);
  const b = certo.slice(igual);
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
