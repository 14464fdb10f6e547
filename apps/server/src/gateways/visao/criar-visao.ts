import type { Vision } from '@credito/domain/documento/leitura-tipos';
import type { RendaLida } from '@credito/domain/documento/renda-lida';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { obter } from '../../arquivos/conteudo.ts';
import { criarProcesso, type LimitesDoProcesso } from '../../arquivos/processo.ts';
import { criarTrabalhadores, type OpcoesDoTrabalho } from '../../arquivos/trabalhadores.ts';
import type { DocumentoParaLer, RespostaDaLeitura, Visao } from './visao.ts';

export type LeituraFeita = { vision: Vision } | { renda: RendaLida };
export type PedidoDeLeitura = Pick<DocumentoParaLer, 'formato'> & {
  conteudo: Uint8Array;
  hoje: Data;
  especie: 'identidade' | 'renda';
};

export type OpcoesDaVisao = {
  /** A birth date is never in the future: the reading needs to know the day. */
  hoje?: () => Data;
  espera?: number;
  limites?: Partial<LimitesDoProcesso>;
  ociosoMs?: number;
  /** For the log: what nobody foresaw, without anything of the document. */
  aoQuebrar?: (onde: string) => void;
};

/**
 * The model and its engine take more than a file may (ADR 0070); what is read is our own copy of it. A reading ends by
 * itself long before its share (`folego.ts`) unless one picture alone is so full of print.
 */
const LIMITES: LimitesDoProcesso = { cpuMs: 13_000, relogioMs: 120_000, memoriaMb: 448 };
/** The model takes a second and memory to open: it stays for the next document of the same step, and no longer. */
const OCIOSO_MS = 30_000;

/** One reading at a time is about half a core for a second; more would starve the requests on two cores. */
export function criarVisao({
  hoje = () => dataEmSaoPaulo(new Date()),
  espera = 20,
  limites = {},
  ociosoMs = OCIOSO_MS,
  aoQuebrar = () => undefined,
}: OpcoesDaVisao = {}): Visao {
  const arquivo = new URL('./visao.worker.ts', import.meta.url);
  const trabalhadores = criarTrabalhadores<PedidoDeLeitura, LeituraFeita>({
    nascer: () => criarProcesso(arquivo, { ...LIMITES, ...limites }),
    aoMesmoTempo: 1,
    fila: espera,
    filaPorPessoa: espera,
    ociosoMs,
  });
  async function ler<T extends LeituraFeita>(
    { conteudo, formato }: DocumentoParaLer,
    especie: PedidoDeLeitura['especie'],
    opcoes: OpcoesDoTrabalho | undefined,
  ): Promise<RespostaDaLeitura<T>> {
    const desfecho = await trabalhadores.executar(
      async () => ({
        conteudo: await obter(conteudo),
        formato,
        especie,
        hoje: hoje(),
      }),
      opcoes,
    );
    switch (desfecho.tipo) {
      case 'feito':
        return { tipo: 'lido', ...(desfecho.valor as T) };
      case 'demorado-demais':
        // It would cost the same at the next try.
        return { tipo: 'ilegivel' };
      case 'quebrou':
        aoQuebrar(desfecho.onde);
        return { tipo: 'ilegivel' };
      case 'interrompido':
        return { tipo: 'interrompida' };
      default:
        return { tipo: 'ocupada' };
    }
  }

  return {
    lerDocumento: (documento, opcoes) => ler(documento, 'identidade', opcoes),
    lerRenda: (documento, opcoes) => ler(documento, 'renda', opcoes),
    encerrar: trabalhadores.encerrar,
  };
}
