import sharp from 'sharp';
import { atenderPedidos } from './atender-pedidos.ts';
import { juntarPaginas } from './juntar-paginas.ts';
import type { PedidoDaOficina, RespostaDaOficina } from './oficina.ts';
import { prepararArquivo, removerSenhaDoPdf, verPaginaDoPdf } from './preparar-arquivo.ts';

// No decoded picture of a person stays in libvips' cache after its turn.
sharp.cache(false);

atenderPedidos<PedidoDaOficina, RespostaDaOficina>((pedido) => {
  switch (pedido.tipo) {
    case 'preparar':
      return prepararArquivo(pedido.conteudo, pedido.senha);
    case 'remover-senha':
      return removerSenhaDoPdf(pedido.conteudo, pedido.senha);
    case 'ver-pagina':
      return verPaginaDoPdf(pedido.conteudo, pedido.indice, pedido.caixa);
    case 'juntar':
      return juntarPaginas(pedido.partes);
  }
});
