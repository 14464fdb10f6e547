import { atenderPedidos } from '../arquivos/atender-pedidos.ts';
import { desenharContrato, desenharSelado } from './desenhar-contrato.ts';
import { desenharCopia } from './desenhar-copia.ts';
import type { PedidoDePdf } from './pdfs.ts';

atenderPedidos<PedidoDePdf, Uint8Array>((pedido) => {
  switch (pedido.tipo) {
    case 'contrato':
      return desenharContrato(pedido);
    case 'copia':
      return desenharCopia(pedido);
    case 'selado':
      return desenharSelado(pedido);
  }
});
