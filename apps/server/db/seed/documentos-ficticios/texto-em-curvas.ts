import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { sfntDeWoff } from '../../../src/pdf/fontes.ts';

/** Text becomes curves, so that a machine without any font draws the very same document. */
export type Fonte = 'regular' | 'negrito' | 'maquina';

const require = createRequire(import.meta.url);
const arquivos: Readonly<Record<Fonte, string>> = {
  regular: '@fontsource/arimo/files/arimo-latin-400-normal.woff',
  negrito: '@fontsource/arimo/files/arimo-latin-700-normal.woff',
  maquina: '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff',
};
const abertas = new Map<Fonte, Font>();

function fonteAberta(fonte: Fonte): Font {
  const aberta =
    abertas.get(fonte) ?? (create(sfntDeWoff(readFileSync(require.resolve(arquivos[fonte])))) as Font);
  abertas.set(fonte, aberta);
  return aberta;
}

export type Texto = { x: number; y: number; texto: string; tamanho: number; fonte?: Fonte; cor?: string };

/** `y` is the base line. */
export function textoEmCurvas({ x, y, texto, tamanho, fonte = 'regular', cor = '#1c1c1c' }: Texto): string {
  const aberta = fonteAberta(fonte);
  const escala = tamanho / aberta.unitsPerEm;
  const { glyphs, positions } = aberta.layout(texto);
  let avanco = 0;
  const curvas = glyphs.map((glifo, i) => {
    const posicao = positions[i];
    const d = glifo.path
      .scale(escala, -escala)
      .translate(x + (avanco + (posicao?.xOffset ?? 0)) * escala, y)
      .toSVG();
    avanco += posicao?.xAdvance ?? glifo.advanceWidth;
    return d;
  });
  return `<path fill="${cor}" d="${curvas.join('')}"/>`;
}

export function larguraDoTexto(texto: string, tamanho: number, fonte: Fonte = 'regular'): number {
  const aberta = fonteAberta(fonte);
  return (aberta.layout(texto).advanceWidth * tamanho) / aberta.unitsPerEm;
}
