/** Draws the demonstration's files in a thread of its own: the server answers people meanwhile. */
import { criarFio } from '../../../src/arquivos/fio.ts';
import { criarTrabalhadores } from '../../../src/arquivos/trabalhadores.ts';
import type { ArquivoDaDemonstracao, PedidoDeArquivo } from './arquivos.ts';

export interface Gerador {
  gerar(pedido: PedidoDeArquivo): Promise<ArquivoDaDemonstracao>;
  encerrar(): Promise<void>;
}

export function abrirGerador(): Gerador {
  const { executar, encerrar } = criarTrabalhadores<PedidoDeArquivo, ArquivoDaDemonstracao>({
    nascer: () => criarFio({ arquivo: new URL('./arquivos.worker.ts', import.meta.url), limiteMs: 300_000 }),
    aoMesmoTempo: 1,
    fila: 100,
    filaPorPessoa: 100,
  });
  return {
    async gerar(pedido) {
      const desfecho = await executar(async () => pedido);
      if (desfecho.tipo === 'feito') return desfecho.valor;
      throw new Error(
        `A file of the demonstration could not be drawn: ${desfecho.tipo === 'quebrou' ? desfecho.onde : desfecho.tipo}`,
      );
    },
    encerrar,
  };
}
