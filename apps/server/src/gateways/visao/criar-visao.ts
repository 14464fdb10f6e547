import type { Vision } from '@credito/domain/documento/leitura-tipos';
import type { RendaLida } from '@credito/domain/documento/renda-lida';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { criarTrabalhadores } from '../../arquivos/trabalhadores.ts';
import type { DocumentoParaLer, RespostaDaLeitura, Visao } from './visao.ts';

export type LeituraFeita = { vision: Vision } | { renda: RendaLida };
export type PedidoDeLeitura = DocumentoParaLer & { hoje: Data; especie: 'identidade' | 'renda' };

export type OpcoesDaVisao = {
  /** A birth date is never in the future: the reading needs to know the day. */
  hoje?: () => Data;
  espera?: number;
  limiteMs?: number;
  /** For the log: what nobody foresaw, without anything of the document. */
  aoQuebrar?: (onde: string) => void;
};

/** One reading at a time is about half a core for a second; more would starve the requests on two cores. */
export function criarVisao({
  hoje = () => dataEmSaoPaulo(new Date()),
  espera = 20,
  limiteMs = 40_000,
  aoQuebrar = () => undefined,
}: OpcoesDaVisao = {}): Visao {
  const trabalhadores = criarTrabalhadores<PedidoDeLeitura, LeituraFeita>({
    arquivo: new URL('./visao.worker.ts', import.meta.url),
    simultaneos: 1,
    espera,
    limiteMs,
    limiteDeMemoriaMb: 1500,
  });
  async function ler<T extends LeituraFeita>(
    { conteudo, formato }: DocumentoParaLer,
    especie: PedidoDeLeitura['especie'],
  ): Promise<RespostaDaLeitura<T>> {
    const desfecho = await trabalhadores.executar({ conteudo, formato, especie, hoje: hoje() });
    switch (desfecho.tipo) {
      case 'feito':
        return { tipo: 'lido', ...(desfecho.valor as T) };
      case 'fila-cheia':
        return { tipo: 'ocupada' };
      case 'demorado-demais':
        return { tipo: 'demorada' };
      case 'quebrou':
        aoQuebrar(desfecho.onde);
        return { tipo: 'ilegivel' };
    }
  }

  return {
    lerDocumento: (documento) => ler(documento, 'identidade'),
    lerRenda: (documento) => ler(documento, 'renda'),
    encerrar: trabalhadores.encerrar,
  };
}
