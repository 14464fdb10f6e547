/**
 * Whose files have lately cost much (ADR 0072): what each person has spent, less an eighth of a processor for the time since.
 * A burst of ordinary photos stays below; files that are given up again and again stay far above.
 */

/** Beyond it a person's files wait for each other, and not the files of others for them. */
const PESA_MS = 1_500;
/** Forgotten for each second. */
const POR_SEGUNDO_MS = 125;
/** What a file costs that was given up, beside what it took: nobody's document does that twice by chance. */
const DESISTENCIA_MS = 20_000;
/** Ten minutes after the last of them, whoever it was is like everybody. */
const NO_MAXIMO_MS = PESA_MS + 600 * POR_SEGUNDO_MS;

export class GastosRecentes {
  private readonly agora: () => number;
  private readonly gastos = new Map<string, { ms: number; em: number }>();

  constructor(agora: () => number = () => performance.now()) {
    this.agora = agora;
  }

  somar(quem: string, cpuMs: number, { desistiu }: { desistiu: boolean }): void {
    this.esquecer();
    const ms = this.restam(quem) + cpuMs + (desistiu ? DESISTENCIA_MS : 0);
    this.gastos.set(quem, { ms: Math.min(ms, NO_MAXIMO_MS), em: this.agora() });
  }

  pesa(quem: string): boolean {
    return this.restam(quem) > PESA_MS;
  }

  private restam(quem: string): number {
    const gasto = this.gastos.get(quem);
    if (!gasto) return 0;
    return Math.max(0, gasto.ms - ((this.agora() - gasto.em) / 1_000) * POR_SEGUNDO_MS);
  }

  private esquecer(): void {
    for (const quem of this.gastos.keys()) if (this.restam(quem) === 0) this.gastos.delete(quem);
  }
}
