import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/** Both pictures are compared at this size of a page of 420 points: letters are some ten pixels high. */
const LARGURA = 560;

/** Side of the window in which two pictures are compared, and the ink from which a window counts. */
const JANELA = 8;
const TINTA = 6;

/** Side of a part of the page, and how many written windows make it count. */
const REGIAO = 64;
const JANELAS_DE_UMA_REGIAO = 12;

/** Grey, with the edges of letters softened: two renderers never place them on the same pixel. */
async function tons(imagem: Uint8Array): Promise<{ dados: Buffer; largura: number; altura: number }> {
  const { data, info } = await sharp(imagem)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: LARGURA })
    .blur(1.6)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { dados: data, largura: info.width, altura: info.height };
}

export type Diferenca = {
  /** Over everything that is written on the page. */
  media: number;
  /** In the part of the page, about three lines high, in which it is largest. */
  pior: number;
};

/**
 * 0 for the same picture, 1 for nothing in common: one minus the structural similarity (SSIM), over the windows in
 * which at least one of the two has anything written.
 */
export async function diferencaEstrutural(a: Uint8Array, b: Uint8Array): Promise<Diferenca> {
  const [x, y] = await Promise.all([tons(a), tons(b)]);
  if (Math.abs(x.altura - y.altura) > 1) return { media: 1, pior: 1 };
  const regioes = new Map<string, number[]>();
  for (let topo = 0; topo + JANELA <= Math.min(x.altura, y.altura); topo += JANELA / 2) {
    for (let esquerda = 0; esquerda + JANELA <= x.largura; esquerda += JANELA / 2) {
      const medidas = medir(x, y, topo, esquerda);
      if (Math.sqrt(Math.max(medidas.varianciaX, medidas.varianciaY)) < TINTA) continue;
      const regiao = `${Math.floor(topo / REGIAO)} ${Math.floor(esquerda / REGIAO)}`;
      regioes.set(regiao, [...(regioes.get(regiao) ?? []), 1 - semelhanca(medidas)]);
    }
  }
  const escritas = [...regioes.values()].filter((janelas) => janelas.length >= JANELAS_DE_UMA_REGIAO);
  return { media: media([...regioes.values()].flat()), pior: Math.max(0, ...escritas.map(media)) };
}

const media = (valores: readonly number[]) =>
  valores.length === 0 ? 0 : valores.reduce((soma, valor) => soma + valor, 0) / valores.length;

type Tons = Awaited<ReturnType<typeof tons>>;
type Medidas = ReturnType<typeof medir>;

function medir(x: Tons, y: Tons, topo: number, esquerda: number) {
  let [sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0];
  for (let linha = topo; linha < topo + JANELA; linha += 1) {
    for (let coluna = esquerda; coluna < esquerda + JANELA; coluna += 1) {
      const vx = x.dados[linha * x.largura + coluna] ?? 255;
      const vy = y.dados[linha * y.largura + coluna] ?? 255;
      sx += vx;
      sy += vy;
      sxx += vx * vx;
      syy += vy * vy;
      sxy += vx * vy;
    }
  }
  const n = JANELA * JANELA;
  return {
    mediaX: sx / n,
    mediaY: sy / n,
    varianciaX: sxx / n - (sx / n) ** 2,
    varianciaY: syy / n - (sy / n) ** 2,
    covariancia: sxy / n - (sx / n) * (sy / n),
  };
}

/** The constants are those of the method's authors for 8 bits. */
function semelhanca({ mediaX, mediaY, varianciaX, varianciaY, covariancia }: Medidas): number {
  const c1 = (0.01 * 255) ** 2;
  const c2 = (0.03 * 255) ** 2;
  const luz = (2 * mediaX * mediaY + c1) / (mediaX ** 2 + mediaY ** 2 + c1);
  return luz * ((2 * covariancia + c2) / (varianciaX + varianciaY + c2));
}

const executar = promisify(execFile);

export const temPoppler = async (): Promise<boolean> =>
  executar('pdftoppm', ['-v']).then(
    () => true,
    () => false,
  );

/** The first page as poppler draws it, the renderer of Linux' document viewers: `pdftoppm -cropbox -png -r 96`. */
export async function desenharComPoppler(pdf: Uint8Array): Promise<Buffer> {
  const pasta = await mkdtemp(join(tmpdir(), 'corpus-'));
  try {
    const arquivo = join(pasta, 'documento.pdf');
    await writeFile(arquivo, pdf);
    await executar('pdftoppm', [
      '-cropbox',
      '-png',
      '-r',
      '96',
      '-singlefile',
      arquivo,
      join(pasta, 'pagina'),
    ]);
    return await readFile(join(pasta, 'pagina.png'));
  } finally {
    await rm(pasta, { recursive: true });
  }
}
