import { distribuir, isEncolhendo, type Mascara, soDigitos } from './mascara.ts';

const modelo = '00/00/0000';

/** DD/MM/AAAA from an ISO date or from a date in the Brazilian order, a time after it is ignored. Not validated. */
function interpretarData(texto: string): string | null {
  const limpo = texto.normalize('NFKC').trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:\D|$)/.exec(limpo);
  if (iso) return `${iso[3]?.padStart(2, '0')}/${iso[2]?.padStart(2, '0')}/${iso[1]}`;
  const brasileira = /^(\d{1,2})\s?[/.\-\s]\s?(\d{1,2})\s?[/.\-\s]\s?(\d{4})(?:\D|$)/.exec(limpo);
  if (brasileira) {
    return `${brasileira[1]?.padStart(2, '0')}/${brasileira[2]?.padStart(2, '0')}/${brasileira[3]}`;
  }
  return null;
}

/** "1/" and "01/2/": the bar that a person types closes a day or a month of one digit. */
function completarComZero(texto: string): string {
  return texto.replace(/^(\d)[/.-]$/, '0$1').replace(/^(\d\d\/)(\d)[/.-]$/, '$10$2');
}

/** Letters between the digits: placing the digits that are left would invent another date. */
function isLivre(texto: string): boolean {
  return /\d\D*\p{L}/u.test(texto);
}

export const data: Mascara = {
  digitar(texto, antes) {
    const encolhendo = isEncolhendo(texto, antes);
    const digitos = soDigitos(encolhendo ? texto : completarComZero(texto));
    const livre = digitos.length > 8 || isLivre(antes);
    if (livre && encolhendo) return texto;
    return digitos.length > 8 ? antes : distribuir(digitos, modelo);
  },
  receber(texto) {
    const lida = interpretarData(texto);
    if (lida !== null) return lida;
    const digitos = soDigitos(texto);
    return digitos.length > 8 || isLivre(texto) ? texto.trim() : distribuir(digitos, modelo);
  },
  isCompleto: (texto) => interpretarData(texto) !== null || /^\D*\d{8}\D*$/.test(texto),
};
