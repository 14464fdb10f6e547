/** What an SMS costs: it is paid by the part, and one letter outside GSM 03.38 makes all parts shorter (ADR 0067). */

/** The basic alphabet, one septet each. */
const BASICO = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Behind an escape: two septets each. */
const ESTENDIDO = new Set('\f^{}\\[~]|€');

/** Units that a message may have alone, and each part of a longer one beside the header that joins them. */
const GSM7 = { sozinha: 160, emPartes: 153 };
const UCS2 = { sozinha: 70, emPartes: 67 };

export interface TamanhoDoSms {
  alfabeto: 'gsm7' | 'ucs2';
  partes: number;
}

export function tamanhoDoSms(texto: string): TamanhoDoSms {
  const letras = [...texto];
  if (letras.every((letra) => BASICO.has(letra) || ESTENDIDO.has(letra)))
    return {
      alfabeto: 'gsm7',
      partes: partesDe(
        letras.map((letra) => (BASICO.has(letra) ? 1 : 2)),
        GSM7,
      ),
    };
  return {
    alfabeto: 'ucs2',
    partes: partesDe(
      letras.map((letra) => letra.length),
      UCS2,
    ),
  };
}

/** No letter is cut in two. */
function partesDe(unidades: readonly number[], { sozinha, emPartes }: typeof GSM7): number {
  if (unidades.reduce((soma, uma) => soma + uma, 0) <= sozinha) return 1;
  let partes = 1;
  let livres = emPartes;
  for (const uma of unidades) {
    if (uma > livres) {
      partes += 1;
      livres = emPartes;
    }
    livres -= uma;
  }
  return partes;
}

export const MAXIMO_DE_PARTES = 2;
/** A personal link is longer than all the words around it. */
export const MAXIMO_DE_PARTES_COM_LINK = 3;

/** Letters that are left for the words beside the provider's name, people's names and a code's last line. */
export const MAXIMO_DA_CURTA = 110;
