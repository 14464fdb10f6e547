/** Arithmetic with months of the calendar, for terms and due dates (credito, section 5). */
import { type Data, diasNoMes } from './data.ts';

const DIA_MS = 86_400_000;

interface Partes {
  ano: number;
  mes: number;
  dia: number;
}

function partir(data: Data): Partes {
  const [ano = 0, mes = 1, dia = 1] = data.split('-').map(Number);
  return { ano, mes, dia };
}

/** Months from one month of the calendar to another, days ignored: 31/01 to 01/02 is one. Negative backwards. */
export function mesesEntre(de: Data, ate: Data): number {
  const inicio = partir(de);
  const fim = partir(ate);
  return (fim.ano - inicio.ano) * 12 + fim.mes - inicio.mes;
}

/** Months that have run to their end: 10/01 to 09/02 is none, to 10/02 one; 31/01 completes one on the last of February. */
export function mesesCompletos(de: Data, ate: Data): number {
  const meses = mesesEntre(de, ate);
  return ate < somarMeses(de, meses) ? meses - 1 : meses;
}

/** The given day (by default the same one) of the month that is `meses` later; the last day of a month that is too short. */
export function somarMeses(data: Data, meses: number, dia: number = partir(data).dia): Data {
  const { ano, mes } = partir(data);
  const desdeOAnoZero = ano * 12 + mes - 1 + meses;
  const alvo = { ano: Math.floor(desdeOAnoZero / 12), mes: (desdeOAnoZero % 12) + 1 };
  const doisDigitos = (numero: number) => String(numero).padStart(2, '0');
  return `${String(alvo.ano).padStart(4, '0')}-${doisDigitos(alvo.mes)}-${doisDigitos(Math.min(dia, diasNoMes(alvo.ano, alvo.mes)))}`;
}

export function diasEntre(de: Data, ate: Data): number {
  return Math.round((Date.parse(`${ate}T12:00:00Z`) - Date.parse(`${de}T12:00:00Z`)) / DIA_MS);
}
