/** DER, written (X.690): what `der/ler-der` of the verifier reads. */
import { contexto, MARCA } from '@credito/verificador/der/ler-der';

function tamanho(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.of(bytes);
  const escrito: number[] = [];
  for (let resto = bytes; resto > 0; resto = Math.floor(resto / 256)) escrito.unshift(resto % 256);
  return Buffer.of(0x80 | escrito.length, ...escrito);
}

export function der(marca: number, ...conteudo: readonly Buffer[]): Buffer {
  const bytes = conteudo.reduce((soma, { length }) => soma + length, 0);
  return Buffer.concat([Buffer.of(marca), tamanho(bytes), ...conteudo]);
}

export const sequencia = (...partes: readonly Buffer[]) => der(MARCA.sequencia, ...partes);
/** Members of a set stand in the order of their bytes. */
export const conjunto = (...partes: readonly Buffer[]) =>
  der(MARCA.conjunto, ...partes.toSorted(Buffer.compare));
export const bytes = (conteudo: Buffer) => der(MARCA.bytes, conteudo);
export const bits = (conteudo: Buffer) => der(MARCA.bits, Buffer.of(0), conteudo);
export const booleano = (valor: boolean) => der(MARCA.booleano, Buffer.of(valor ? 0xff : 0));
export const utf8 = (texto: string) => der(MARCA.utf8, Buffer.from(texto));
export const nulo = der(MARCA.nulo);
export const comContexto = (numero: number, ...partes: readonly Buffer[]) => der(contexto(numero), ...partes);

/** Bytes of a number that is not negative. */
export function inteiro(valor: number | Buffer): Buffer {
  const escrito = typeof valor === 'number' ? Buffer.from(emHexPar(valor), 'hex') : valor;
  const primeiro = escrito.findIndex((byte) => byte !== 0);
  const aparado = primeiro < 0 ? Buffer.of(0) : escrito.subarray(primeiro);
  const positivo = (aparado[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.of(0), aparado]) : aparado;
  return der(MARCA.inteiro, positivo);
}

function emHexPar(valor: number): string {
  const hex = valor.toString(16);
  return hex.length % 2 === 0 ? hex : `0${hex}`;
}

const oids = new Map<string, Buffer>();

export function oid(nome: string): Buffer {
  const escrito = oids.get(nome) ?? escreverOid(nome);
  oids.set(nome, escrito);
  return escrito;
}

function escreverOid(nome: string): Buffer {
  const [primeiro = 0, segundo = 0, ...resto] = nome.split('.').map(Number);
  const numeros = [primeiro * 40 + segundo, ...resto];
  return der(MARCA.oid, Buffer.from(numeros.flatMap(emBase128)));
}

function emBase128(numero: number): readonly number[] {
  const grupos = [numero & 0x7f];
  for (let resto = Math.floor(numero / 128); resto > 0; resto = Math.floor(resto / 128))
    grupos.unshift((resto & 0x7f) | 0x80);
  return grupos;
}

const comDois = (numero: number) => String(numero).padStart(2, '0');

/** GeneralizedTime, to the second. */
export function hora(em: Date): Buffer {
  return der(MARCA.hora, Buffer.from(`${em.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
}

/** Validity of a certificate: in two digits of the year up to 2049 (RFC 5280). */
export function validade(em: Date): Buffer {
  if (em.getUTCFullYear() >= 2050) return hora(em);
  const escrito = `${comDois(em.getUTCFullYear() % 100)}${em.toISOString().replace(/[-:T]/g, '').slice(4, 14)}Z`;
  return der(MARCA.utc, Buffer.from(escrito));
}
