/** The symbol of a provider without a logo, as the screens draw it (packages/ui/src/marca/simbolo.tsx): an ipê flower. */
export const PETALA = 'M16 16C12.5 12.2 11 9.3 11 7.2A5 4.6 0 0 1 21 7.2C21 9.3 19.5 12.2 16 16Z';
/** The side of the square that it is drawn in. */
const LADO = 32;

export interface CoresDoSimbolo {
  petala: string;
  traco: string;
  miolo: string;
}

/** In the middle of a square; `tamanho` is the side of its own. */
export function desenharSimbolo({
  lado,
  tamanho,
  petala,
  traco,
  miolo,
}: CoresDoSimbolo & { lado: number; tamanho: number }): string {
  const borda = (lado - tamanho) / 2;
  const petalas = [0, 72, 144, 216, 288].map(
    (volta) => `<path d="${PETALA}" transform="rotate(${volta} 16 16)"/>`,
  );
  return (
    `<g transform="translate(${borda} ${borda}) scale(${tamanho / LADO})" fill="${petala}" stroke="${traco}" ` +
    `stroke-width="1.75" stroke-linejoin="round">${petalas.join('')}` +
    `<circle cx="16" cy="16" r="2.4" fill="${miolo}" stroke="none"/></g>`
  );
}
