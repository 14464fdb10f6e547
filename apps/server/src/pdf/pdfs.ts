/** PDFs that the product makes, in a thread of their own: who reads a contract holds up nobody's request (ADR 0124). */
import { criarFio } from '../arquivos/fio.ts';
import { criarTrabalhadores } from '../arquivos/trabalhadores.ts';
import { muitosAcessos } from '../erros.ts';
import type { PedidoDeBoleto } from './desenhar-boleto.ts';
import type { PedidoDeContrato, PedidoDeSelado } from './desenhar-contrato.ts';
import type { PedidoDeCopia } from './desenhar-copia.ts';

export type PedidoDePdf =
  | ({ tipo: 'contrato' } & PedidoDeContrato)
  | ({ tipo: 'copia' } & PedidoDeCopia)
  | ({ tipo: 'boleto' } & PedidoDeBoleto)
  | ({ tipo: 'selado' } & PedidoDeSelado);

export interface Pdfs {
  /** Any document that is written in blocks. `quem` is whoever asks: their own drawings go one after the other. */
  contrato(pedido: PedidoDeContrato, quem?: string): Promise<Buffer>;
  copia(pedido: PedidoDeCopia, quem?: string): Promise<Buffer>;
  boleto(pedido: PedidoDeBoleto, quem?: string): Promise<Buffer>;
  /** With who signed it and its attachments, before the seal. */
  selado(pedido: PedidoDeSelado): Promise<Buffer>;
  encerrar(): Promise<void>;
}

const LIMITE_MS = 25_000;
/** A thread with its fonts holds some tens of megabytes: at rest nobody needs them (ADR 0082). */
const OCIOSO_MS = 60_000;
const ESPERA_SEGUNDOS = 3;

export function criarPdfs({ limiteMs = LIMITE_MS, ociosoMs = OCIOSO_MS } = {}): Pdfs {
  const arquivo = new URL('./pdfs.worker.ts', import.meta.url);
  const fios = criarTrabalhadores<PedidoDePdf, Uint8Array>({
    nascer: () => criarFio({ arquivo, limiteMs }),
    aoMesmoTempo: 1,
    fila: 200,
    filaPorPessoa: 5,
    ociosoMs,
  });

  async function desenhar(pedido: PedidoDePdf, quem?: string): Promise<Buffer> {
    const desfecho = await fios.executar(async () => pedido, { quem });
    if (desfecho.tipo === 'feito') return Buffer.from(desfecho.valor);
    throw desfecho.tipo === 'quebrou' ? new Error(desfecho.onde) : muitosAcessos(ESPERA_SEGUNDOS);
  }

  return {
    contrato: (pedido, quem) => desenhar({ tipo: 'contrato', ...pedido }, quem),
    copia: (pedido, quem) => desenhar({ tipo: 'copia', ...pedido }, quem),
    boleto: (pedido, quem) => desenhar({ tipo: 'boleto', ...pedido }, quem),
    selado: (pedido) => desenhar({ tipo: 'selado', ...pedido }),
    encerrar: fios.encerrar,
  };
}
