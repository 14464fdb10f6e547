/** Draws one icon at a time (see icones.ts), in a process that ends. */
import sharp from 'sharp';
import { atenderPedidos } from '../arquivos/atender-pedidos.ts';
import { COR_PADRAO, corDoTextoSobre, IPE } from '../modules/mensagem/compor.ts';
import type { Forma, PedidoDeIcone } from './icones.ts';
import { desenharSimbolo } from './simbolo.ts';

const PAPEL = '#f7f5f0';

atenderPedidos<PedidoDeIcone, Uint8Array>(async ({ forma, portal, cor = COR_PADRAO, logo }) => {
  const figura = logo && forma.fundo !== 'nenhum' ? await ajustar(logo, forma) : null;
  const chao = sharp(Buffer.from(svgDoIcone(forma, portal, cor, figura === null)));
  return (figura === null ? chao : chao.composite([{ input: figura, gravity: 'centre' }])).png().toBuffer();
});

/** A logo of any shape, as large as the square allows. */
function ajustar(logo: Uint8Array, { lado, altura }: Forma): Promise<Buffer> {
  const cabe = Math.round(lado * altura);
  return sharp(logo, { density: 300 }).resize(cabe, cabe, { fit: 'inside' }).png().toBuffer();
}

function svgDoIcone(
  { lado, altura, fundo }: Forma,
  portal: string,
  cor: string,
  comSimbolo: boolean,
): string {
  // The guarantor's app is the same brand turned inside out, so that two icons on one phone are told apart; a logo is
  // made for paper.
  const invertido = portal === 'fiador' || !comSimbolo;
  const chao = invertido ? PAPEL : cor;
  const raio = fundo === 'arredondado' ? lado * 0.22 : 0;
  const cores =
    fundo === 'nenhum'
      ? { petala: '#ffffff', traco: 'none', miolo: 'none' }
      : { petala: IPE, traco: invertido ? corLegivel(cor) : chao, miolo: invertido ? corLegivel(cor) : chao };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${lado}" height="${lado}">`,
    fundo === 'nenhum' ? '' : `<rect width="${lado}" height="${lado}" rx="${raio}" fill="${chao}"/>`,
    comSimbolo ? desenharSimbolo({ lado, tamanho: lado * altura, ...cores }) : '',
    '</svg>',
  ].join('');
}

/** A pale brand would vanish on paper. */
function corLegivel(cor: string): string {
  return corDoTextoSobre(cor) === '#ffffff' ? cor : '#1a1a1a';
}
