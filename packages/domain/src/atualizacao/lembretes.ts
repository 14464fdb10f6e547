/** When those who have not confirmed are reminded: days before the last day, on time and on the late route. */
import type { Data } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';
import { faseDoPeriodo, type Periodo, prazosDoPeriodo } from './periodo.ts';

const DIAS_DOS_LEMBRETES = [30, 15, 7, 1] as const;

interface LembreteDevido {
  dias: (typeof DIAS_DOS_LEMBRETES)[number];
  /** Day until which it may be sent. */
  ate: Data;
  tardio: boolean;
}

/** A night without the job is made up for on the next day, and never by two reminders at once. */
export function lembreteDevido(periodo: Periodo, hoje: Data): LembreteDevido | null {
  const fase = faseDoPeriodo(periodo, hoje);
  if (fase !== 'aberto' && fase !== 'tardio') return null;
  const { fecha, tardioAte } = prazosDoPeriodo(periodo);
  const ate = fase === 'tardio' ? tardioAte : fecha;
  const faltam = diasEntre(hoje, ate);
  const dias = DIAS_DOS_LEMBRETES.find((dia) => faltam === dia || faltam === dia - 1);
  return dias === undefined || faltam < 0 ? null : { dias, ate, tardio: fase === 'tardio' };
}
