import type { RecusaDeArquivo } from '@credito/domain/documento/formatos';
import type { juntarPaginas, ParteDoDocumento } from './juntar-paginas.ts';
import type { CaixaDaPagina, Preparo, removerSenhaDoPdf, verPaginaDoPdf } from './preparar-arquivo.ts';
import { criarTrabalhadores } from './trabalhadores.ts';

export type PedidoDaOficina =
  | { tipo: 'preparar'; conteudo: Uint8Array; senha: string | undefined }
  | { tipo: 'remover-senha'; conteudo: Uint8Array; senha: string }
  | { tipo: 'ver-pagina'; conteudo: Uint8Array; indice: number; caixa: CaixaDaPagina | undefined }
  | { tipo: 'juntar'; partes: readonly ParteDoDocumento[] };

type SenhaRemovida = Awaited<ReturnType<typeof removerSenhaDoPdf>>;
type PaginaVista = Awaited<ReturnType<typeof verPaginaDoPdf>>;
type PaginasJuntadas = Awaited<ReturnType<typeof juntarPaginas>>;
export type RespostaDaOficina = Preparo | SenhaRemovida | PaginaVista | PaginasJuntadas;

/** All heavy work on files, off the request thread, bounded in number, time and memory. */
export type Oficina = {
  preparar(conteudo: Uint8Array, senha?: string): Promise<Preparo>;
  removerSenha(conteudo: Uint8Array, senha: string): Promise<SenhaRemovida>;
  /** Without `caixa`, as small as people's own screens show it; the analyst reads larger. */
  verPagina(conteudo: Uint8Array, indice: number, caixa?: CaixaDaPagina): Promise<PaginaVista>;
  juntar(partes: readonly ParteDoDocumento[]): Promise<PaginasJuntadas>;
  encerrar(): Promise<void>;
};

export type OpcoesDaOficina = {
  simultaneos?: number;
  espera?: number;
  limiteMs?: number;
  /** For the log: what nobody foresaw, without anything of the file. */
  aoQuebrar?: (onde: string) => void;
};

/** Below the 60 s that the portal waits for an answer after the last progress (decisions, "Uploads"). */
const LIMITE_MS = 45_000;

export function criarOficina({
  simultaneos = 2,
  espera = 100,
  limiteMs = LIMITE_MS,
  aoQuebrar = () => undefined,
}: OpcoesDaOficina = {}): Oficina {
  const trabalhadores = criarTrabalhadores<PedidoDaOficina, RespostaDaOficina>({
    arquivo: new URL('./oficina.worker.ts', import.meta.url),
    simultaneos,
    espera,
    limiteMs,
    limiteDeMemoriaMb: 1500,
  });

  /** The thread answers each kind of request with the kind of answer that the worker module's switch gives. */
  async function pedir<R extends RespostaDaOficina>(pedido: PedidoDaOficina): Promise<R | RecusaDeArquivo> {
    const desfecho = await trabalhadores.executar(pedido);
    switch (desfecho.tipo) {
      case 'feito':
        return desfecho.valor as R;
      case 'quebrou':
        aoQuebrar(desfecho.onde);
        return { tipo: 'corrompido' };
      default:
        return desfecho;
    }
  }

  return {
    preparar: (conteudo, senha) => pedir({ tipo: 'preparar', conteudo, senha }),
    removerSenha: (conteudo, senha) => pedir({ tipo: 'remover-senha', conteudo, senha }),
    verPagina: (conteudo, indice, caixa) => pedir({ tipo: 'ver-pagina', conteudo, indice, caixa }),
    juntar: (partes) => pedir({ tipo: 'juntar', partes }),
    encerrar: trabalhadores.encerrar,
  };
}
