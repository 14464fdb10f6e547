/** How a document was read, as the page tells it: kept as evidence, and never a gate. */
import type { LeituraNaEvidencia } from './evidencia.ts';

export const MAXIMO_DE_SECOES = 80;
export const LETRAS_DA_SECAO = 120;
export const MAXIMO_DE_SEGUNDOS = 86_400;

export const comecarLeitura = (abertoEm: string): LeituraNaEvidencia => ({
  abertoEm,
  secoes: [],
  chegouAoFim: false,
  letraAumentada: false,
  baixouPdf: false,
});

/** Some seconds with one section in sight. A section that no longer fits is left out; the others go on counting. */
export function contarLeitura(
  leitura: LeituraNaEvidencia,
  titulo: string,
  segundos: number,
): LeituraNaEvidencia {
  const secao = titulo.replace(/\s+/g, ' ').trim().slice(0, LETRAS_DA_SECAO);
  if (secao === '') return leitura;
  const conhecida = leitura.secoes.some((uma) => uma.secao === secao);
  if (!conhecida && leitura.secoes.length >= MAXIMO_DE_SECOES) return leitura;
  const somar = (antes: number) => Math.min(MAXIMO_DE_SEGUNDOS, antes + segundos);
  return {
    ...leitura,
    secoes: conhecida
      ? leitura.secoes.map((uma) => (uma.secao === secao ? { secao, segundos: somar(uma.segundos) } : uma))
      : [...leitura.secoes, { secao, segundos: somar(0) }],
  };
}
