/** The slip of a charge: what to pay and until when, the line and its bars, and the Pix of the same charge. */

import { larguraDasBarras } from '@credito/domain/cobranca/codigo-de-barras';
import type { Fato } from '@credito/domain/contrato/texto/blocos';
import { encode } from 'uqr';
import { desenharFatos } from './fatos.ts';
import { type Estilo, Folha, TINTA_MEDIA } from './folha.ts';

const TITULO: Estilo = { peso: 'negrito', tamanho: 19 };
const PARTE: Estilo = { peso: 'negrito', tamanho: 15 };
const TEXTO: Estilo = { peso: 'regular', tamanho: 12 };
const LINHA: Estilo = { peso: 'negrito', tamanho: 13 };
const MENOR: Estilo = { peso: 'regular', tamanho: 12, cor: TINTA_MEDIA };
const ALARME: Estilo = { peso: 'negrito', tamanho: 15 };
/** As FEBRABAN asks: 103 by 13 mm. */
const LARGURA_DAS_BARRAS = 292;
const ALTURA_DAS_BARRAS = 37;
const LADO_DO_QR = 130;
const ENTRE = 16;

export interface PedidoDeBoleto {
  titulo: string;
  autor: string;
  data: Date;
  /** Above everything else, where the slip is of no bank. */
  marca: string | null;
  fatos: readonly Fato[];
  /** As it is printed, in groups. */
  linha: string;
  codigoDeBarras: string;
  pix: string;
  instrucoes: readonly string[];
}

export function desenharBoleto(pedido: PedidoDeBoleto): Promise<Buffer> {
  const { titulo, autor, data, marca, fatos, linha, codigoDeBarras, pix, instrucoes } = pedido;
  const folha = new Folha({ titulo, autor, assunto: titulo, data, rodape: `${autor} · ${titulo}` });
  if (marca !== null) folha.escrever(folha.raiz, 'P', marca, ALARME, { depois: 10 });
  folha.escrever(folha.raiz, 'H1', titulo, TITULO, { depois: 6 });
  desenharFatos(folha, { tipo: 'fatos', titulo: 'O que é cobrado', fatos });
  folha.escrever(folha.raiz, 'H2', 'Pague pelo código de barras', PARTE, { antes: 18, depois: 4, junto: 90 });
  folha.escrever(folha.raiz, 'P', linha, LINHA, { depois: 8 });
  folha.garantir(ALTURA_DAS_BARRAS);
  folha.barras(
    folha.raiz,
    'Código de barras do boleto; a linha acima diz os mesmos números',
    larguraDasBarras(codigoDeBarras),
    { largura: LARGURA_DAS_BARRAS, altura: ALTURA_DAS_BARRAS },
  );
  folha.y += ALTURA_DAS_BARRAS;
  folha.escrever(folha.raiz, 'H2', 'Ou pague por Pix', PARTE, { antes: 20, depois: 6, junto: LADO_DO_QR });
  desenharPix(folha, pix);
  folha.escrever(folha.raiz, 'H2', 'Antes de pagar', PARTE, { antes: 18, depois: 4, junto: 40 });
  for (const instrucao of instrucoes) folha.escrever(folha.raiz, 'P', instrucao, TEXTO, { depois: 4 });
  if (marca !== null) folha.escrever(folha.raiz, 'P', marca, ALARME, { antes: 12 });
  return folha.terminar();
}

function desenharPix(folha: Folha, pix: string): void {
  const topo = folha.y;
  const { data } = encode(pix, { ecc: 'M', border: 0 });
  folha.quadrados(folha.raiz, 'Código QR do Pix; o código ao lado diz o mesmo', data, LADO_DO_QR);
  const recuo = LADO_DO_QR + ENTRE;
  folha.escrever(folha.raiz, 'P', 'Leia a figura no aplicativo do seu banco, ou cole este código:', TEXTO, {
    recuo,
    depois: 4,
  });
  folha.escrever(folha.raiz, 'P', pix, MENOR, { recuo });
  folha.y = Math.max(folha.y, topo + LADO_DO_QR + ENTRE);
}
