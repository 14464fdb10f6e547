import { constants } from 'node:fs';
import sharp from 'sharp';
import { atenderPedidos } from './atender-pedidos.ts';
import type { ParteDoDocumento } from './juntar-paginas.ts';
import type { PedidoDaOficina, RespostaDaOficina } from './oficina.ts';
import { desenharPdf, prepararArquivo, removerSenhaDoPdf } from './preparar-arquivo.ts';

// No decoded picture of a person stays in libvips' cache after its turn.
sharp.cache(false);

// qpdf asks for numbers of the file system in a way that the permission model knows nothing of (ADR 0070).
Object.assign(process, { binding: () => ({ fs: constants }) });

atenderPedidos<PedidoDaOficina, RespostaDaOficina>((pedido) => {
  switch (pedido.tipo) {
    case 'preparar':
      return prepararArquivo(pedido.conteudo, pedido.senha);
    case 'remover-senha':
      return removerSenhaDoPdf(pedido.conteudo, pedido.senha);
    case 'desenhar':
      return desenharPdf(pedido.conteudo, pedido.indices);
    case 'juntar':
      return juntar(pedido.partes);
  }
});

/** Read when it is first needed: a photo costs no memory for what writes PDFs. */
async function juntar(partes: readonly ParteDoDocumento[]): Promise<RespostaDaOficina> {
  const { juntarPaginas } = await import('./juntar-paginas.ts');
  return juntarPaginas(partes);
}
