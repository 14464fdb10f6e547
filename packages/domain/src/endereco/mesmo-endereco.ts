/**
 * Whether two ways of writing name the same place (credito, section 9): accents, case, spaces, punctuation and usual
 * abbreviations make no difference, and neither does how "without number" is written.
 */

/** Whole words only: "Av. R. Barbosa" is an avenue, and the R. in its middle a name. */
const TIPOS_DE_LOGRADOURO: Readonly<Record<string, string>> = {
  r: 'rua',
  av: 'avenida',
  aven: 'avenida',
  al: 'alameda',
  tv: 'travessa',
  trav: 'travessa',
  pc: 'praca',
  pca: 'praca',
  lg: 'largo',
  lgo: 'largo',
  rod: 'rodovia',
  est: 'estrada',
  estr: 'estrada',
};

const PALAVRAS: Readonly<Record<string, string>> = {
  jd: 'jardim',
  jrd: 'jardim',
  vl: 'vila',
  pq: 'parque',
  pqe: 'parque',
  res: 'residencial',
  cj: 'conjunto',
  conj: 'conjunto',
  sta: 'santa',
  sto: 'santo',
  dr: 'doutor',
  dra: 'doutora',
  prof: 'professor',
  profa: 'professora',
  cel: 'coronel',
  gen: 'general',
  cap: 'capitao',
  pe: 'padre',
  pres: 'presidente',
  sen: 'senador',
  dep: 'deputado',
  eng: 'engenheiro',
};

/** The form in which two parts of an address are compared. */
export function chaveDoEndereco(texto: unknown): string {
  const palavras = String(texto ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  return palavras
    .map(
      (palavra, posicao) =>
        (posicao === 0 ? TIPOS_DE_LOGRADOURO[palavra] : undefined) ?? PALAVRAS[palavra] ?? palavra,
    )
    .join(' ');
}

const SEM_NUMERO = /^(s n|sn|s num|sem numero|sem num|0|)$/;

/** "S/N", "s/nº", "sem número" and nothing are one answer; "nº 12" is 12. */
export function chaveDoNumero(texto: unknown): string {
  const chave = chaveDoEndereco(texto)
    .replace(/^(s n|sn)[o0]?$/, 'sn')
    .replace(/^(no|num|numero|n) (?=\d)/, '');
  return SEM_NUMERO.test(chave) ? '' : chave.replace(/^0+(?=\d)/, '');
}
