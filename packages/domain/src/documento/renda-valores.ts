/** Amounts and months in what OCR makes of a proof of income. */
import type { Data } from '../tempo/data.ts';
import { dobrar } from './leitura-rotulos.ts';
import { acharDatas } from './leitura-valores.ts';
import type { Mes } from './renda-lida.ts';

/** OCR takes dots for commas: what stands before the last two digits separates the cents. */
const FORMA_DO_VALOR = /(?<![\d.,/-])(\d{1,3}(?:[.,]\s?\d{3})+|\d{1,9})[.,]\s?(\d{2})(?![\d/]|[.,]\d)/g;

/** In cents, in the order of the text. */
export function acharValores(texto: string): number[] {
  return Array.from(texto.matchAll(FORMA_DO_VALOR), ([, inteiro = '', centavos = '']) =>
    Number(inteiro.replace(/\D/g, '') + centavos),
  ).filter((valor) => Number.isSafeInteger(valor));
}

const MESES = [
  'JANEIRO',
  'FEVEREIRO',
  'MARCO',
  'ABRIL',
  'MAIO',
  'JUNHO',
  'JULHO',
  'AGOSTO',
  'SETEMBRO',
  'OUTUBRO',
  'NOVEMBRO',
  'DEZEMBRO',
];

const FORMA_ESCRITA = new RegExp(
  `(?<![A-Z])(${MESES.map((mes) => `${mes.slice(0, 3)}(?:${mes.slice(3)})?`).join('|')})\\W{0,3}(?:DE\\W{1,3})?(20\\d{2})(?!\\d)`,
  'g',
);
/** "10/2026", and never the end of "05/10/2026". */
const FORMA_EM_NUMEROS = /(?<![\d/.-])(0[1-9]|1[0-2])\s?[/.-]\s?(20\d{2})(?![\d/])/g;

const mesDe = (ano: string, mes: number): Mes => `${ano}-${String(mes).padStart(2, '0')}`;

/** Months as such, up to the current one. */
export function acharMeses(texto: string, hoje: Data): Mes[] {
  const simples = texto.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const escritos = Array.from(simples.matchAll(FORMA_ESCRITA), ([, nome = '', ano = '']) =>
    mesDe(ano, MESES.findIndex((mes) => mes.startsWith(nome.slice(0, 3))) + 1),
  );
  const emNumeros = Array.from(simples.matchAll(FORMA_EM_NUMEROS), ([, mes = '', ano = '']) =>
    mesDe(ano, Number(mes)),
  );
  return [...escritos, ...emNumeros].filter((mes) => mes <= hoje.slice(0, 7));
}

const MESES_DE_UM_PERIODO = 24;

/** "01/08/2026 a 31/10/2026": every month from the first to the last day. */
export function acharPeriodo(texto: string, hoje: Data): Mes[] {
  const [de, ate] = acharDatas(texto).map(({ data }) => data.slice(0, 7));
  if (de === undefined || de > hoje.slice(0, 7)) return [];
  const meses: Mes[] = [];
  for (let mes = de; mes <= (ate ?? de) && meses.length < MESES_DE_UM_PERIODO; mes = mesSeguinte(mes))
    if (mes <= hoje.slice(0, 7)) meses.push(mes);
  return meses;
}

function mesSeguinte(mes: Mes): Mes {
  const [ano = 0, numero = 0] = mes.split('-').map(Number);
  return numero === 12 ? mesDe(String(ano + 1), 1) : mesDe(String(ano), numero + 1);
}

/** Words that people would recognise as such: OCR of a wall or a face gives short scraps. */
export function isPalavraLegivel(texto: string): boolean {
  return /^[A-Z]{4,}$/.test(dobrar(texto));
}
