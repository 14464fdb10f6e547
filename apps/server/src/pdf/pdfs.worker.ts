import { atenderPedidos } from '../arquivos/atender-pedidos.ts';
import { desenharBoleto } from './desenhar-boleto.ts';
import { desenharContrato, desenharSelado } from './desenhar-contrato.ts';
import { desenharCopia } from './desenhar-copia.ts';
import type { PedidoDePdf } from './pdfs.ts';

atenderPedidos<PedidoDePdf, Uint8Array>((pedido) => {
  switch (pedido.tipo) {
    case 'contrato':
      return desenharContrato(pedido);
    case 'copia':
      return desenharCopia(pedido);
    case 'boleto':
      return desenharBoleto(pedido);
    case 'selado':
      return desenharSelado(pedido);
  }
});
