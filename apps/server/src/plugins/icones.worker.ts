/** Draws one icon at a time (see icones.ts), in a process that ends. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { atenderPedidos } from '../arquivos/atender-pedidos.ts';
import type { Configuracao } from '../config/configuracao.ts';
import { COR_PADRAO, corDoTextoSobre } from '../modules/mensagem/compor.ts';
import type { Forma, PedidoDeIcone } from './icones.ts';

const PAPEL = '#f7f5f0';
const IPE = '#f2c14e';
const FONTE = fileURLToPath(
  new URL('../../../../packages/ui/src/tema/atkinson-portugues.woff2', import.meta.url),
);

atenderPedidos<PedidoDeIcone, Uint8Array>(({ forma, portal, provedor }) =>
  sharp(Buffer.from(svgDoIcone(forma, portal, provedor)))
    .png()
    .toBuffer(),
);

function svgDoIcone(
  { lado, altura, fundo }: Forma,
  portal: string,
  { nome, cor = COR_PADRAO }: Configuracao['provedor'],
): string {
  // The guarantor's app is the same brand turned inside out, so that two icons on one phone are told apart.
  const invertido = portal === 'fiador';
  const chao = invertido ? PAPEL : cor;
  const tinta = fundo === 'nenhum' ? '#ffffff' : invertido ? corLegivel(cor) : corDoTextoSobre(cor);
  const raio = fundo === 'arredondado' ? lado * 0.22 : 0;
  const letra = desenharLetra(nome, lado, altura, tinta);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${lado}" height="${lado}">`,
    fundo === 'nenhum' ? '' : `<rect width="${lado}" height="${lado}" rx="${raio}" fill="${chao}"/>`,
    letra.svg,
    fundo === 'nenhum'
      ? ''
      : `<rect x="${lado / 2 - letra.largura / 2}" y="${lado * (0.5 + altura * 0.5) + lado * 0.045}" ` +
        `width="${letra.largura}" height="${lado * 0.05}" rx="${lado * 0.025}" fill="${IPE}"/>`,
    '</svg>',
  ].join('');
}

/** A pale brand would vanish on paper. */
function corLegivel(cor: string): string {
  return corDoTextoSobre(cor) === '#ffffff' ? cor : '#1a1a1a';
}

function desenharLetra(nome: string, lado: number, altura: number, tinta: string) {
  const letra = (nome.match(/\p{L}|\d/u)?.[0] ?? 'C').toUpperCase();
  const fonte = create(readFileSync(FONTE)) as Font;
  const desenho = fonte.layout(letra).glyphs[0]?.path;
  const { minX = 0, maxX = 0, minY = 0, maxY = 1 } = desenho?.bbox ?? {};
  const escala = (lado * altura) / (maxY - minY || 1);
  const largura = (maxX - minX) * escala;
  const x = lado / 2 - largura / 2 - minX * escala;
  const y = lado / 2 + (lado * altura) / 2 + minY * escala - lado * 0.03;
  return {
    largura,
    // The file holds the regular weight; a line around it makes the heavy one.
    svg:
      `<path transform="translate(${x} ${y}) scale(${escala} ${-escala})" d="${desenho?.toSVG() ?? ''}" ` +
      `fill="${tinta}" stroke="${tinta}" stroke-width="36" stroke-linejoin="round"/>`,
  };
}
