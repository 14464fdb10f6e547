import { distribuir, isEncolhendo, type Mascara, soDigitos } from './mascara.ts';

const dddsEmUso = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** Area code plus nine digits that start with 9, or plus eight that start with 2 to 5. */
function isNumeroNacional(digitos: string): boolean {
  if (!dddsEmUso.has(digitos.slice(0, 2))) return false;
  return /^..9\d{8}$/.test(digitos) || /^..[2-5]\d{7}$/.test(digitos);
}

function semPrefixo(digitos: string): string | null {
  const candidatos = [
    digitos,
    digitos.replace(/^0?0?55/, ''),
    digitos.replace(/^0/, ''),
    // 0 + two digits of the long-distance carrier + the number
    digitos.replace(/^0\d\d/, ''),
    digitos.replace(/^0?0?550/, ''),
  ];
  return candidatos.find(isNumeroNacional) ?? null;
}

/**
 * The national number inside a pasted or autofilled text: +55, the trunk zero and the carrier's code go away. `null`
 * when no reading is a possible Brazilian number, so that nobody's number is ever cut into somebody else's.
 */
function interpretarTelefone(texto: string): string | null {
  return semPrefixo(soDigitos(texto));
}

function nacional(digitos: string): string {
  const celular = digitos[2] === '9' || digitos.length > 10;
  return distribuir(digitos, celular ? '(00) 00000-0000' : '(00) 0000-0000');
}

/** Typed country code: it stays visible until the number is complete and can be read without it. */
function internacional(digitos: string): string {
  const brasileiro = '55'.startsWith(digitos.slice(0, 2)) && digitos.length <= 13;
  return digitos === '' || !brasileiro ? `+${digitos}` : distribuir(digitos, '+00 00 00000-0000');
}

function comecaComSinal(texto: string): boolean {
  return texto.normalize('NFKC').trimStart().startsWith('+');
}

function isInternacionalIncompleto(digitos: string): boolean {
  const resto = digitos.slice(2);
  return (
    digitos.startsWith('55') &&
    resto.length <= 11 &&
    dddsEmUso.has(resto.slice(0, 2)) &&
    (resto[2] === undefined || /[2-59]/.test(resto[2]))
  );
}

export const telefone: Mascara = {
  digitar(texto, antes) {
    const digitos = soDigitos(texto);
    if (comecaComSinal(texto)) {
      const completo = digitos.startsWith('55') && isNumeroNacional(digitos.slice(2));
      return completo ? nacional(digitos.slice(2)) : internacional(digitos);
    }
    if (digitos.length <= 11) {
      const zeroAEsquerda = digitos.startsWith('0') ? semPrefixo(digitos) : null;
      // A number of DDD 55 continues with 9 or 2-5: anything else after a typed 55 is the country code.
      const pais = /^55[1678]/.test(digitos) && digitos.length > 10;
      if (pais) return internacional(digitos);
      return nacional(zeroAEsquerda ?? digitos);
    }
    const lido = semPrefixo(digitos);
    if (lido !== null) return nacional(lido);
    if (isInternacionalIncompleto(digitos)) return internacional(digitos);
    return isEncolhendo(texto, antes) ? digitos : antes;
  },
  receber(texto) {
    const lido = interpretarTelefone(texto);
    if (lido !== null) return nacional(lido);
    const digitos = soDigitos(texto);
    if (comecaComSinal(texto)) return internacional(digitos);
    return digitos.length > 11 ? digitos : nacional(digitos);
  },
  isCompleto: (texto) => interpretarTelefone(texto) !== null,
};
