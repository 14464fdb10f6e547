import { dataEmSaoPaulo } from './data.ts';

const DIA_MS = 24 * 3_600_000;

/**
 * The same hour, `dias` working days later: Monday to Friday in São Paulo. Holidays differ by city and are not
 * counted out; whoever promises days keeps a margin for them.
 */
export function somarDiasUteis(inicio: Date, dias: number): Date {
  let momento = inicio;
  let faltam = dias;
  while (faltam > 0) {
    momento = new Date(momento.getTime() + DIA_MS);
    if (isDiaUtil(momento)) faltam -= 1;
  }
  return momento;
}

function isDiaUtil(momento: Date): boolean {
  const diaDaSemana = new Date(`${dataEmSaoPaulo(momento)}T12:00:00Z`).getUTCDay();
  return diaDaSemana !== 0 && diaDaSemana !== 6;
}
