import { type Data, dataEmSaoPaulo } from './data.ts';
import { isFeriado } from './feriados.ts';

const DIA_MS = 24 * 3_600_000;

/** The same hour, `dias` working days later: Monday to Friday in São Paulo, without national holidays. */
export function somarDiasUteis(inicio: Date, dias: number): Date {
  let momento = inicio;
  let faltam = dias;
  while (faltam > 0) {
    momento = new Date(momento.getTime() + DIA_MS);
    if (isDiaUtil(dataEmSaoPaulo(momento))) faltam -= 1;
  }
  return momento;
}

export function isDiaUtil(data: Data): boolean {
  const diaDaSemana = new Date(`${data}T12:00:00Z`).getUTCDay();
  return diaDaSemana !== 0 && diaDaSemana !== 6 && !isFeriado(data);
}
