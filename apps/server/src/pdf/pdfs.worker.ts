import { atenderPedidos } from '../arquivos/atender-pedidos.ts';
import { desenharContrato } from './desenhar-contrato.ts';
import { desenharCopia } from './desenhar-copia.ts';
import type { PedidoDePdf } from './pdfs.ts';

atenderPedidos<PedidoDePdf, Uint8Array>((pedido) =>
  pedido.tipo === 'contrato' ? desenharContrato(pedido) : desenharCopia(pedido),
);
