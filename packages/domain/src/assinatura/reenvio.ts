/** How often the link of a signer may be sent again (credito, section 7). */

const ESPERA_SEGUNDOS = 60;
const MAXIMO_POR_DIA = 10;
const DIA_MS = 86_400_000;

/** Seconds until the next one may leave; 0 when now. `envios`: the moments of the sendings, in any order. */
export function esperaDoReenvio(envios: readonly Date[], agora: Date): number {
  const instantes = envios.map((envio) => envio.getTime()).sort((a, b) => a - b);
  const ultimo = instantes.at(-1);
  const depoisDoUltimo = ultimo === undefined ? 0 : ultimo + ESPERA_SEGUNDOS * 1_000;
  const doDia = instantes.filter((instante) => instante > agora.getTime() - DIA_MS);
  const primeiroDoLimite = doDia.at(-MAXIMO_POR_DIA);
  const depoisDoDia = primeiroDoLimite === undefined ? 0 : primeiroDoLimite + DIA_MS;
  return Math.max(0, Math.ceil((Math.max(depoisDoUltimo, depoisDoDia) - agora.getTime()) / 1_000));
}

export function mensagemDaEspera(segundos: number): string {
  if (segundos <= 60)
    return `O link acabou de ser enviado. Aguarde ${segundos} segundos para enviar de novo.`;
  return 'O link já foi enviado muitas vezes hoje. Tente novamente amanhã.';
}
