/** What one reading may still try, by the processor that it has taken (ADR 0076): it stops at what it has by then. */

/** Four times an ordinary identity document, which is found in its first direction. */
const FOLEGO_MS = 6_000;

let ate = Number.POSITIVE_INFINITY;

function gastoMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Before a document: a process reads one at a time. */
export function tomarFolego(ms = FOLEGO_MS): void {
  ate = gastoMs() + ms;
}

/** Whether another direction, page or number is looked at. */
export function temFolego(): boolean {
  return gastoMs() < ate;
}
