/** The provider's colour on white paper. */

/** What is left of a colour of a style sheet in a PDF: #rrggbb. */
export function isCor(cor: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(cor);
}

/** Contrast that a text needs against its background (WCAG 2.2, 1.4.3). */
const CONTRASTE_MINIMO = 4.5;

/** Whether a text in this colour can be read on white. */
export function isLegivel(cor: string): boolean {
  const [vermelho = 0, verde = 0, azul = 0] = [1, 3, 5]
    .map((inicio) => Number.parseInt(cor.slice(inicio, inicio + 2), 16) / 255)
    .map((canal) => (canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4));
  const luminancia = 0.2126 * vermelho + 0.7152 * verde + 0.0722 * azul;
  return 1.05 / (luminancia + 0.05) >= CONTRASTE_MINIMO;
}
