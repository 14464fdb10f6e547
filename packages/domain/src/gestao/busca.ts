/**
 * What somebody types or pastes into a search, in the form of what it is compared with (case FIND-01): marks that nobody sees
 * leave, apostrophes and hyphens are one kind each, and a protocol is the run of digits in what was pasted.
 */
const INVISIVEIS = /\p{Default_Ignorable_Code_Point}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const APOSTROFOS = /[\u2018\u2019\u02BC\u00B4\u0060\u2032]/g;
const HIFENS = /[\u2010-\u2015\u2212]/g;

export function textoDaBusca(texto: string): string {
  return texto
    .normalize('NFC')
    .replace(INVISIVEIS, '')
    .replace(APOSTROFOS, "'")
    .replace(HIFENS, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

const SO_NUMEROS = /^[\d\s.-]+$/;
const ROTULO = /^(protocolo|prot|numero|número|nº|n°|n|no|#)?[\s.:#º°-]*/i;

/** Null: it is no protocol. Older ones begin with letters, which stay. */
export function protocoloDaBusca(texto: string): string | null {
  const semMoldura = textoDaBusca(texto)
    .replace(/[()[\]"“”,;]/g, ' ')
    .trim();
  const semRotulo = semMoldura.replace(ROTULO, '');
  const candidato = (SO_NUMEROS.test(semRotulo) ? semRotulo : semMoldura)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  return /^[A-Z]*\d{4,}$/.test(candidato) ? candidato : null;
}

/** Words of a name, each of which may stand anywhere in it: payrolls print the surname first. */
export function palavrasDaBusca(texto: string): readonly string[] {
  return textoDaBusca(texto).replace(/[,;.]/g, ' ').split(' ').filter(Boolean);
}
