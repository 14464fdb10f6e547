/** DER, the binary form of certificates, signatures and time-stamps (X.690), read strictly: one form for each value. */

export class DerInvalido extends Error {
  constructor(motivo: string) {
    super(`not DER: ${motivo}`);
    this.name = 'DerInvalido';
  }
}

export interface No {
  marca: number;
  /** Mark, length and content, as they stand in the file. */
  inteiro: Buffer;
  conteudo: Buffer;
}

export const MARCA = {
  booleano: 0x01,
  inteiro: 0x02,
  bits: 0x03,
  bytes: 0x04,
  nulo: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  imprimivel: 0x13,
  utc: 0x17,
  hora: 0x18,
  sequencia: 0x30,
  conjunto: 0x31,
} as const;

/** Constructed, of this context: `[n]`. */
export const contexto = (numero: number): number => 0xa0 | numero;

/** The value at the beginning of these bytes; what follows it is left to the caller. */
export function lerUm(bytes: Buffer): No {
  const [marca, primeiro] = bytes;
  if (marca === undefined || primeiro === undefined) throw new DerInvalido('it ends too early');
  if ((marca & 0x1f) === 0x1f) throw new DerInvalido('a mark of several bytes');
  let tamanho = primeiro;
  let cabeca = 2;
  if (primeiro & 0x80) {
    const quantos = primeiro & 0x7f;
    if (quantos === 0 || quantos > 4) throw new DerInvalido('a length that is not said');
    const escrito = bytes.subarray(2, 2 + quantos);
    tamanho = escrito.reduce((soma, byte) => soma * 256 + byte, 0);
    cabeca += quantos;
    if (escrito.length < quantos || escrito[0] === 0 || tamanho < 0x80)
      throw new DerInvalido('a length in a longer form than needed');
  }
  if (cabeca + tamanho > bytes.length) throw new DerInvalido('it ends too early');
  const inteiro = bytes.subarray(0, cabeca + tamanho);
  return { marca, inteiro, conteudo: inteiro.subarray(cabeca) };
}

/** The only value of these bytes. */
export function lerDer(bytes: Buffer): No {
  const no = lerUm(bytes);
  if (no.inteiro.length !== bytes.length) throw new DerInvalido('bytes after its end');
  return no;
}

/** What a constructed value of this mark holds; it has to be there. */
export function filhos(no: No | undefined, marca: number = MARCA.sequencia): readonly No[] {
  return valores(exigir(no, marca).conteudo);
}

function valores(bytes: Buffer): readonly No[] {
  const lidos: No[] = [];
  let resto = bytes;
  while (resto.length > 0) {
    const no = lerUm(resto);
    lidos.push(no);
    resto = resto.subarray(no.inteiro.length);
  }
  return lidos;
}

/** A value that has to be there, of this mark. */
export function exigir(no: No | undefined, marca: number): No {
  if (no?.marca !== marca) throw new DerInvalido(`0x${marca.toString(16)} expected`);
  return no;
}

export function lerOid(no: No | undefined): string {
  const { conteudo } = exigir(no, MARCA.oid);
  const numeros: number[] = [];
  let numero = 0;
  for (const byte of conteudo) {
    numero = numero * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numeros.push(numero);
    numero = 0;
  }
  const [primeiro = 0, ...resto] = numeros;
  const raiz = Math.min(2, Math.floor(primeiro / 40));
  return [raiz, primeiro - raiz * 40, ...resto].join('.');
}

/** Whole numbers that fit into 48 bits: versions and states. */
export function lerInteiro(no: No | undefined): number {
  const { conteudo } = exigir(no, MARCA.inteiro);
  if (conteudo.length === 0 || conteudo.length > 6) throw new DerInvalido('a number out of range');
  return conteudo.readIntBE(0, conteudo.length);
}

/** GeneralizedTime as RFC 3161 writes it, with or without a fraction of a second. */
export function lerHora(no: No | undefined): Date {
  const texto = exigir(no, MARCA.hora).conteudo.toString('latin1');
  const partes = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(texto);
  if (!partes) throw new DerInvalido('a time that cannot be read');
  const [, ano, mes, dia, hora, minuto, segundo, fracao = ''] = partes;
  return new Date(`${ano}-${mes}-${dia}T${hora}:${minuto}:${segundo}${fracao.slice(0, 4)}Z`);
}
