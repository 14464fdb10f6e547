/** When whoever has not signed is reminded: three days and one day before the last day, and on its morning. */
import { foraDoSilencio } from '../mensagem/silencio.ts';
import { type Data, somarDias } from '../tempo/data.ts';

const DIAS_ANTES_DO_PRAZO = [3, 1, 0] as const;
export type DiaDoLembrete = (typeof DIAS_ANTES_DO_PRAZO)[number];

/** Nine in the morning of São Paulo, which has no summer time (Decreto 9.772/2019). */
const HORA_DO_LEMBRETE = 'T09:00:00-03:00';

/** Those that are still ahead of the moment at which somebody is called. */
export function agendaDosLembretes(
  prazo: Data,
  agora: Date,
): ReadonlyArray<{ dias: DiaDoLembrete; quando: Date }> {
  return DIAS_ANTES_DO_PRAZO.map((dias) => ({
    dias,
    quando: foraDoSilencio(new Date(`${somarDias(prazo, -dias)}${HORA_DO_LEMBRETE}`)),
  })).filter(({ quando }) => quando > agora);
}
