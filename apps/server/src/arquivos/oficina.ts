import type { RecusaDeArquivo } from '@credito/domain/documento/formatos';
import { ouRecusa } from './arquivo-recusado.ts';
import { type Conteudo, obter } from './conteudo.ts';
import { PARTES_NO_MAXIMO } from './etapas.ts';
import type { ParteDoDocumento } from './juntar-paginas.ts';
import type { PaginaDesenhada } from './pdf/desenhar-paginas.ts';
import { seDesenhaPorPartes } from './por-partes.ts';
import type { desenharPdf, Preparo, removerSenhaDoPdf } from './preparar-arquivo.ts';
import { primeiraVista } from './primeira-vista.ts';
import { criarProcesso, type LimitesDoProcesso } from './processo.ts';
import { criarTrabalhadores, type OpcoesDoTrabalho } from './trabalhadores.ts';

export type PedidoDaOficina =
  | { tipo: 'preparar'; conteudo: Uint8Array; senha: string | undefined }
  | { tipo: 'remover-senha'; conteudo: Uint8Array; senha: string }
  | { tipo: 'desenhar'; conteudo: Uint8Array; indices: readonly number[] | 'todas' }
  | { tipo: 'juntar'; partes: readonly ParteDoDocumento[] };

type SenhaRemovida = Awaited<ReturnType<typeof removerSenhaDoPdf>>;
type PaginasDesenhadas = Awaited<ReturnType<typeof desenharPdf>>;
type PaginasJuntadas = { tipo: 'juntado'; conteudo: Uint8Array; paginas: number } | RecusaDeArquivo;
export type RespostaDaOficina = Preparo | SenhaRemovida | PaginasDesenhadas | PaginasJuntadas;

/** All heavy work on files, in processes of its own, bounded in number, time and memory. */
export type Oficina = {
  preparar(conteudo: Conteudo, opcoes?: OpcoesDoTrabalho & { senha?: string | undefined }): Promise<Preparo>;
  removerSenha(conteudo: Conteudo, senha: string, opcoes?: OpcoesDoTrabalho): Promise<SenhaRemovida>;
  /** Every page of a prepared PDF, or those that are named. */
  desenhar(
    conteudo: Conteudo,
    opcoes?: OpcoesDoTrabalho & { indices?: readonly number[] },
  ): Promise<PaginasDesenhadas>;
  /** Nothing of them is drawn. */
  juntar(
    partes: () => Promise<readonly ParteDoDocumento[]>,
    opcoes?: OpcoesDoTrabalho,
  ): Promise<PaginasJuntadas>;
  encerrar(): Promise<void>;
};

export type OpcoesDaOficina = {
  simultaneos?: number;
  espera?: number;
  limites?: Partial<LimitesDoProcesso>;
  ociosoMs?: number;
  /** For the log: what nobody foresaw, without anything of the file. */
  aoQuebrar?: (onde: string) => void;
};

/** Below the 60 s that the portal waits for an answer after the last progress (decisions, "Uploads"). */
const LIMITES: LimitesDoProcesso = {
  cpuMs: 8_000,
  partes: PARTES_NO_MAXIMO,
  relogioMs: 45_000,
  memoriaMb: 256,
};
/** Who sends one document sends the next one soon; a server at rest keeps no process. */
const OCIOSO_MS = 30_000;
/** One file in work and two that wait: nobody's files hold up everybody's. */
const FILA_POR_PESSOA = 2;
/** Of a heavy PDF, so many pages at a time: a process that holds too much after them makes place for a new one. */
const PAGINAS_DE_UMA_PARTE = 6;

export function criarOficina({
  simultaneos = 2,
  espera = 100,
  limites = {},
  ociosoMs = OCIOSO_MS,
  aoQuebrar = () => undefined,
}: OpcoesDaOficina = {}): Oficina {
  const arquivo = new URL('./oficina.worker.ts', import.meta.url);
  const trabalhadores = criarTrabalhadores<PedidoDaOficina, RespostaDaOficina>({
    nascer: (passo) => criarProcesso(arquivo, { ...LIMITES, ...limites }, passo),
    aoMesmoTempo: simultaneos,
    fila: espera,
    filaPorPessoa: FILA_POR_PESSOA,
    dosPesados: 1,
    ociosoMs,
  });

  /** The process answers each kind of request with the kind of answer that the worker module's switch gives. */
  async function pedir<R extends RespostaDaOficina>(
    pedido: () => Promise<PedidoDaOficina>,
    opcoes: OpcoesDoTrabalho = {},
  ): Promise<R | RecusaDeArquivo> {
    return ouRecusa<R | RecusaDeArquivo>(async () => {
      const desfecho = await trabalhadores.executar(pedido, opcoes);
      switch (desfecho.tipo) {
        case 'feito':
          return desfecho.valor as R;
        case 'quebrou':
          aoQuebrar(desfecho.onde);
          return { tipo: 'corrompido' };
        default:
          return desfecho;
      }
    });
  }

  function desenhar(
    conteudo: Conteudo,
    indices: readonly number[] | 'todas',
    opcoes: OpcoesDoTrabalho | undefined,
  ): Promise<PaginasDesenhadas> {
    return pedir(async () => ({ tipo: 'desenhar', conteudo: await obter(conteudo), indices }), opcoes);
  }

  async function desenharPorPartes(
    conteudo: Uint8Array,
    indices: readonly number[],
    opcoes: OpcoesDoTrabalho | undefined,
  ): Promise<PaginasDesenhadas> {
    const desenhos: PaginaDesenhada[] = [];
    for (let de = 0; de < indices.length; de += PAGINAS_DE_UMA_PARTE) {
      const parte = await desenhar(conteudo, indices.slice(de, de + PAGINAS_DE_UMA_PARTE), opcoes);
      if (parte.tipo !== 'desenhado') return parte;
      desenhos.push(...parte.desenhos);
    }
    return { tipo: 'desenhado', desenhos };
  }

  async function preparar(
    conteudo: Conteudo,
    { senha, ...opcoes }: OpcoesDoTrabalho & { senha?: string | undefined } = {},
  ): Promise<Preparo> {
    const preparado = await pedir<Preparo>(
      async () => ({ tipo: 'preparar', conteudo: await obter(conteudo), senha }),
      opcoes,
    );
    if (preparado.tipo !== 'preparado' || preparado.formato !== 'pdf' || preparado.desenhos.length > 0)
      return preparado;
    const indices = Array.from({ length: preparado.paginas }, (_, indice) => indice);
    const desenhado = await desenharPorPartes(preparado.copia, indices, opcoes);
    if (desenhado.tipo !== 'desenhado') return desenhado;
    return { ...preparado, vista: primeiraVista(desenhado.desenhos), desenhos: desenhado.desenhos };
  }

  return {
    preparar,
    removerSenha: (conteudo, senha, opcoes) =>
      pedir(async () => ({ tipo: 'remover-senha', conteudo: await obter(conteudo), senha }), opcoes),
    async desenhar(conteudo, { indices, ...opcoes } = {}) {
      if (indices === undefined) return desenhar(conteudo, 'todas', opcoes);
      const bytes = await obter(conteudo);
      return seDesenhaPorPartes(bytes.byteLength, indices.length)
        ? desenharPorPartes(bytes, indices, opcoes)
        : desenhar(bytes, indices, opcoes);
    },
    juntar: (partes, opcoes) => pedir(async () => ({ tipo: 'juntar', partes: await partes() }), opcoes),
    encerrar: trabalhadores.encerrar,
  };
}
