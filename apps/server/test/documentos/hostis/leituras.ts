/** Documents that are drawn at once and are slow to read: what is recognised of them is our own copy. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { CATALOGO, escreverPdf, fluxo, type Objeto } from './pdf-cru.ts';
import type { Sorteio } from './sorteio.ts';

/** The same noise for the same draw: nothing in it is a letter, everything could be. */
function ruido(sorteio: Sorteio, largura: number, altura: number): Buffer {
  const pontos = Buffer.alloc(largura * altura);
  for (let i = 0; i < pontos.length; i += 1) pontos[i] = sorteio.entre(0, 255);
  return pontos;
}

/** Spots of the size of letters, all over a photo. */
export function manchas(sorteio: Sorteio): Promise<Buffer> {
  const lado = sorteio.entre(120, 400);
  return sharp(ruido(sorteio, lado, lado), { raw: { width: lado, height: lado, channels: 1 } })
    .resize(sorteio.um([1_600, 2_400, 3_600]), null, { kernel: sorteio.um(['nearest', 'cubic']) })
    .jpeg({ quality: sorteio.entre(40, 80) })
    .toBuffer();
}

const texto = (linhas: readonly string[], corpo: number, lado: number, giro: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${lado}" height="${lado}"><rect width="100%" height="100%" fill="#fff"/>` +
      `<g transform="rotate(${giro} ${lado / 2} ${lado / 2})" font-family="monospace" font-size="${corpo}">` +
      `${linhas.map((linha, i) => `<text x="0" y="${(i + 1) * corpo}">${linha}</text>`).join('')}</g></svg>`,
  );

/** A sheet full of the smallest print, in any direction. */
export function letrasMiudas(sorteio: Sorteio): Promise<Buffer> {
  const corpo = sorteio.entre(14, 22);
  const lado = 2_400;
  const linha = () =>
    Array.from({ length: Math.floor(lado / corpo) * 2 }, () =>
      sorteio.um([...'abcdefghijklmnopqrstuvwxyz0123456789/-. ']),
    ).join('');
  const linhas = Array.from({ length: Math.floor(lado / corpo) }, linha);
  return sharp(texto(linhas, corpo, lado, sorteio.um([0, 7, 90, 180])))
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Numbers that have the form of a CPF and are none: each of them is looked at again. */
export function quaseCpfs(sorteio: Sorteio): Promise<Buffer> {
  const numero = () =>
    `${sorteio.entre(100, 999)}.${sorteio.entre(100, 999)}.${sorteio.entre(100, 999)}-00 ${sorteio.entre(32, 99)}/${sorteio.entre(13, 99)}/2001`;
  const linhas = [
    'REGISTRO GERAL NOME FILIAÇÃO DATA DE NASCIMENTO CPF',
    ...Array.from({ length: sorteio.entre(20, 60) }, numero),
  ];
  return sharp(texto(linhas, 28, 1_800, 0))
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Pages of words without end: read as text, which costs no picture. */
export function palavrasSemFim(sorteio: Sorteio): Buffer {
  const paginas = sorteio.entre(3, 12);
  const porPagina = sorteio.entre(2_000, 20_000);
  const objetos: Objeto[] = [
    CATALOGO,
    `<</Type/Pages/Kids[${Array.from({ length: paginas }, (_, i) => `${4 + i * 2} 0 R`).join(' ')}]/Count ${paginas}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  for (let pagina = 0; pagina < paginas; pagina += 1) {
    const palavras = Array.from(
      { length: porPagina },
      () =>
        `1 0 0 1 ${sorteio.entre(0, 590)} ${sorteio.entre(0, 840)} Tm (${sorteio.entre(1, 1e9).toString(36)}) Tj`,
    );
    objetos.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + pagina * 2} 0 R>>`,
      fluxo(deflateSync(`BT /F1 4 Tf ${palavras.join(' ')} ET`), '/Filter/FlateDecode'),
    );
  }
  return escreverPdf(objetos);
}
