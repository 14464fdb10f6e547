/** When the student is reminded of what stands still and waits for them. */
export const DIAS_PARADA = [3, 10] as const;

/** A night without the job is made up for; what is older than this would only surprise. */
const TOLERANCIA_DIAS = 2;

const DIA_MS = 24 * 3_600_000;

/** The moments between which something must have stopped for a reminder to be due: what is outside need not be read. */
export function paradasEntre(agora: Date): { de: Date; ate: Date } {
  const haDias = (dias: number) => new Date(agora.getTime() - dias * DIA_MS);
  return { de: haDias(DIAS_PARADA[1] + TOLERANCIA_DIAS + 1), ate: haDias(DIAS_PARADA[0]) };
}

/** The reminder that is due after so much silence: the number of its day, or null. */
export function lembreteDevido(paradaDesde: Date, agora: Date): (typeof DIAS_PARADA)[number] | null {
  const dias = Math.floor((agora.getTime() - paradaDesde.getTime()) / DIA_MS);
  return DIAS_PARADA.find((dia) => dias >= dia && dias <= dia + TOLERANCIA_DIAS) ?? null;
}
