/**
 * Calendar dates as text, YYYY-MM-DD, with no time and no zone (cases DATE-01, DB-02): a birthday is the same
 * day everywhere, also on days whose midnight never existed in São Paulo.
 */
export type Data = string & { readonly __data?: never };

const FORMATO_ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const FORMATO_BR = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const FUSO = 'America/Sao_Paulo';

export function diasNoMes(ano: number, mes: number): number {
  if (mes === 2) return (ano % 4 === 0 && ano % 100 !== 0) || ano % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(mes) ? 30 : 31;
}

export function ultimoDiaDoMes(data: Data): Data {
  const [ano = 0, mes = 0] = data.split('-').map(Number);
  return `${data.slice(0, 7)}-${String(diasNoMes(ano, mes)).padStart(2, '0')}`;
}

function existe(ano: number, mes: number, dia: number): boolean {
  return ano >= 1 && mes >= 1 && mes <= 12 && dia >= 1 && dia <= diasNoMes(ano, mes);
}

/** True for an existing calendar day written YYYY-MM-DD. */
export function isData(texto: string): texto is Data {
  const partes = FORMATO_ISO.exec(texto);
  return partes !== null && existe(Number(partes[1]), Number(partes[2]), Number(partes[3]));
}

/** "31/03/2000" to "2000-03-31"; null when the day does not exist or the text is half typed. */
export function dataDeTextoBrasileiro(texto: string): Data | null {
  const partes = FORMATO_BR.exec(texto.trim());
  if (!partes) return null;
  const iso = `${partes[3]}-${partes[2]}-${partes[1]}`;
  return isData(iso) ? iso : null;
}

/** "2000-03-31" to "31/03/2000". */
export function formatarData(data: Data): string {
  const [ano, mes, dia] = data.split('-');
  return `${dia}/${mes}/${ano}`;
}

/** Made once: a formatter costs far more than the moment that it reads. */
const EM_SAO_PAULO = new Intl.DateTimeFormat('en-US', {
  timeZone: FUSO,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

type Parte = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** Most of what asks within a moment asks about now: rules, deadlines and whoever writes them. */
let ultimas: { segundo: number; partes: Readonly<Record<Parte, number>> } = {
  segundo: Number.NaN,
  partes: { year: 0, month: 0, day: 0, hour: 0, minute: 0 },
};

/**
 * Each part by its name. How a language writes a whole date is data of the browser and changes with its version: the
 * same "en-CA" writes 2026-11-29 in one and 11/29/2026 in another.
 */
function partesEmSaoPaulo(momento: Date): Readonly<Record<Parte, number>> {
  const segundo = Math.floor(momento.getTime() / 1_000);
  if (segundo === ultimas.segundo) return ultimas.partes;
  const partes: Record<Parte, number> = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of EM_SAO_PAULO.formatToParts(momento))
    if (type in partes) partes[type as Parte] = Number(value);
  ultimas = { segundo, partes };
  return partes;
}

const comDois = (numero: number) => String(numero).padStart(2, '0');

/** The calendar day in São Paulo at a moment. */
export function dataEmSaoPaulo(momento: Date): Data {
  const { year, month, day } = partesEmSaoPaulo(momento);
  return montar(year, month, day);
}

/** The last moment of the day in São Paulo, which has kept one offset since 2019. */
export function fimDoDia(data: Data): Date {
  return new Date(`${data}T23:59:59.999-03:00`);
}

/** Hour of the day in São Paulo, 0 to 23. */
export function horaEmSaoPaulo(momento: Date): number {
  return partesEmSaoPaulo(momento).hour;
}

/** "14h30", in São Paulo. */
export function formatarHora(momento: Date): string {
  const { hour, minute } = partesEmSaoPaulo(momento);
  return `${comDois(hour)}h${comDois(minute)}`;
}

/** "27/11/2026 às 14h30", in São Paulo. */
export function formatarMomento(momento: Date): string {
  return `${formatarData(dataEmSaoPaulo(momento))} às ${formatarHora(momento)}`;
}

/**
 * Full years between two calendar days. Who was born on 29 February completes a year on 1 March in common
 * years (decisions: "Ages are computed on calendar dates").
 */
export function anosCompletos(nascimento: Data, hoje: Data): number {
  const [anoN = 0, mesN = 0, diaN = 0] = nascimento.split('-').map(Number);
  const [anoH = 0, mesH = 0, diaH = 0] = hoje.split('-').map(Number);
  const fezAniversario = mesH > mesN || (mesH === mesN && diaH >= diaN);
  return anoH - anoN - (fezAniversario ? 0 : 1);
}

/** The same day `anos` years earlier; 29 February becomes 1 March when the year is common. */
export function anosAntes(data: Data, anos: number): Data {
  const [ano = 0, mes = 0, dia = 0] = data.split('-').map(Number);
  const alvo = ano - anos;
  if (mes === 2 && dia === 29 && diasNoMes(alvo, 2) === 28) return montar(alvo, 3, 1);
  return montar(alvo, mes, dia);
}

export function somarDias(data: Data, dias: number): Data {
  const [ano = 0, mes = 1, dia = 1] = data.split('-').map(Number);
  const alvo = new Date(Date.UTC(ano, mes - 1, dia + dias));
  return montar(alvo.getUTCFullYear(), alvo.getUTCMonth() + 1, alvo.getUTCDate());
}

function montar(ano: number, mes: number, dia: number): Data {
  return `${String(ano).padStart(4, '0')}-${comDois(mes)}-${comDois(dia)}`;
}
