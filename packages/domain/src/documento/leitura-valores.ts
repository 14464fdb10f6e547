import { isCpf } from '../pessoa/cpf.ts';
import { normalizarNome } from '../pessoa/nome.ts';
import { normalizarRg } from '../pessoa/rg.ts';
import { type Data, isData } from '../tempo/data.ts';

/** From the characters that OCR gives to values, or null; nothing is repaired that could become somebody else's. */

const algarismoParecido: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  A: '4',
  S: '5',
  s: '5',
  G: '6',
  T: '7',
  B: '8',
  g: '9',
  q: '9',
};

const MESES = ['JAN', 'FEV', 'MAR', 'ABR', 'MAI', 'JUN', 'JUL', 'AGO', 'SET', 'OUT', 'NOV', 'DEZ'];
const COM_MES_ESCRITO = new RegExp(`\\d\\W?(${MESES.join('|')})\\W?\\d`, 'i');

/** Letters become digits only in words that are mostly digits. */
export function comoNumero(texto: string): string {
  const algarismos = texto.replace(/\D/g, '').length;
  const letras = texto.replace(/[^A-Za-z|!]/g, '').length;
  if (letras === 0 || algarismos < letras * 2 || COM_MES_ESCRITO.test(texto)) return texto;
  return texto.replace(/[A-Za-z|!]/g, (c) => algarismoParecido[c] ?? c);
}

const FORMA_DO_CPF = /(?<!\d)(\d{3})([.,]?)\s?(\d{3})([.,]?)\s?(\d{3})\s?([-–—/.]?)\s?(\d{2})(?!\d)/g;

export type CpfAchado = { cpf: string; pontuado: boolean; indice: number };

/** CPFs whose check digits are right, with their place in the text. */
export function acharCpfs(texto: string): CpfAchado[] {
  return Array.from(texto.matchAll(FORMA_DO_CPF), (achado) => {
    const [, a = '', ponto1, b = '', ponto2, c = '', hifen, d = ''] = achado;
    return {
      cpf: a + b + c + d,
      pontuado: [ponto1, ponto2, hifen].filter(Boolean).length >= 2,
      indice: achado.index,
    };
  }).filter(({ cpf }) => isCpf(cpf));
}

const FORMA_DA_DATA =
  /(?<!\d)(\d{2})\s?[/.,\-\s|lI]?\s?(\d{2}|[A-Z]{3})\s?[/.,\-\s|lI]?\s?((?:19|20)\d{2})(?!\d)/gi;

export type DataAchada = { data: Data; indice: number };

/** Existing calendar days with a year of four digits: "29/08/83" on every RG is the date of a law. */
export function acharDatas(texto: string): DataAchada[] {
  return Array.from(texto.matchAll(FORMA_DA_DATA)).flatMap((achado) => {
    const [, dia = '', mesLido = '', ano = ''] = achado;
    const posicao = MESES.indexOf(mesLido.toUpperCase()) + 1;
    const mes = /^\d/.test(mesLido) ? mesLido : String(posicao).padStart(2, '0');
    const data = `${ano}-${mes}-${dia}`;
    return isData(data) ? [{ data, indice: achado.index }] : [];
  });
}

const FORMA_DO_RG = /[A-Z]{0,2}[-\s]?\d{1,3}[.,\s]?\d{3}[.,\s]?\d{2,3}\s?[-–]?\s?[\dX]?(?!\d)/i;

export function acharRg(texto: string): string | null {
  const achado = FORMA_DO_RG.exec(texto);
  if (achado === null) return null;
  const numero = normalizarRg(achado[0].replace(/[,–]/g, '.'));
  return numero.replace(/\D/g, '').length >= 5 && numero.length <= 15 ? numero : null;
}

const particulas = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/** The words of a name, without what OCR sees in lines and stains beside it. */
export function palavrasDoNome(palavras: readonly string[]): string[] {
  const limpas = palavras
    .map((palavra) =>
      normalizarNome(palavra)
        .replace(/[’‘`´"]/g, "'")
        .replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, ''),
    )
    .filter((palavra) => /^\p{L}[\p{L}'.-]*$/u.test(palavra));
  const emMaiusculas = limpas.filter((palavra) => palavra === palavra.toUpperCase()).length;
  const maiusculo = emMaiusculas * 2 >= limpas.length;
  const nome = maiusculo ? limpas.filter((palavra) => palavra === palavra.toUpperCase()) : limpas;
  while (nome.length > 0 && isSobra(nome[0])) nome.shift();
  while (nome.length > 0 && isSobra(nome.at(-1))) nome.pop();
  return nome;
}

function isSobra(palavra: string | undefined): boolean {
  return palavra === undefined || palavra.replace(/[^\p{L}]/gu, '').length < 2;
}

export function isNomePlausivel(palavras: readonly string[]): boolean {
  return palavras.length >= 2 && palavras.length <= 10 && palavras.join('').length >= 6;
}

/** Documents are in capitals; people prefer "Ana Lúcia de Souza". */
export function comoSeEscreve(palavras: readonly string[]): string {
  return palavras
    .map((palavra, i) => {
      const minuscula = palavra.toLowerCase();
      if (i > 0 && particulas.has(minuscula)) return minuscula;
      return minuscula.replace(
        /(^|['-])(\p{L})/gu,
        (_, antes: string, letra: string) => antes + letra.toUpperCase(),
      );
    })
    .join(' ');
}
