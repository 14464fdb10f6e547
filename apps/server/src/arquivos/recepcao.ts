import {
  type FormatoGuardado,
  LIMITE_DE_BYTES,
  type RecusaDeArquivo,
} from '@credito/domain/documento/formatos';
import type { Antivirus, Exame } from './antivirus.ts';
import type { ArquivoPronto, ArquivoRecebido, PaginaGravada } from './arquivo-recebido.ts';
import { ArquivoRecusado, ouRecusa } from './arquivo-recusado.ts';
import type { ArquivoGravado, Cofre } from './cofre.ts';
import type { Giro } from './juntar-paginas.ts';
import type { Oficina } from './oficina.ts';
import type { PaginaDesenhada } from './pdf/desenhar-paginas.ts';
import type { OpcoesDoTrabalho } from './trabalhadores.ts';

type EnvioGuardado = { tipo: 'guardado' } & ArquivoGravado;

/** What the reception makes of a file. */
type DocumentoRecebido = { tipo: 'recebido' } & Omit<ArquivoPronto, keyof ArquivoRecebido> &
  Pick<ArquivoRecebido, 'copia'>;

/** Ids of a page that was drawn already. */
export type PaginaNoCofre = { visao: string; leitura: string };

type ParteGuardada = {
  id: string;
  formato: FormatoGuardado;
  semPagina?: number;
  /** Then nothing of it may be drawn before. */
  giro?: Giro;
  /** The pages of a PDF as they were drawn at its reception: they are drawn no second time. */
  desenhadas?: readonly PaginaNoCofre[];
};

/**
 * From the network to the vault in two steps: first the bytes as they come, encrypted on the way and in flat
 * memory; then, one of a bounded number at a time, the check and the two copies that are kept. The caller deletes
 * the first file when the second step has an answer that ends the upload.
 */
export type Recepcao = {
  guardarEnvio(conteudo: AsyncIterable<Uint8Array>): Promise<EnvioGuardado | RecusaDeArquivo>;
  receber(
    idDoEnvio: string,
    opcoes?: OpcoesDoTrabalho & { senha?: string | undefined },
  ): Promise<DocumentoRecebido | RecusaDeArquivo>;
  /** Several received documents of one kind, in order, as one. The parts stay until the caller deletes them. */
  juntar(
    partes: readonly ParteGuardada[],
    opcoes?: OpcoesDoTrabalho,
  ): Promise<Omit<DocumentoRecebido, 'antivirus'> | RecusaDeArquivo>;
  /** The pages of a document that was received before they were kept. */
  desenhar(
    id: string,
    opcoes?: OpcoesDoTrabalho,
  ): Promise<{ tipo: 'desenhado'; paginas: readonly PaginaGravada[] } | RecusaDeArquivo>;
  /** What was received and belongs to no document. */
  descartar(arquivos: Partial<Pick<DocumentoRecebido, 'copia' | 'vista' | 'desenhos'>>): Promise<void>;
};

export function criarRecepcao({
  cofre,
  antivirus,
  oficina,
}: {
  cofre: Cofre;
  antivirus: Antivirus;
  oficina: Oficina;
}): Recepcao {
  async function examinar(id: string): Promise<Exame> {
    const { fluxo } = await cofre.abrir(id);
    try {
      return await antivirus.examinar(fluxo);
    } finally {
      fluxo.destroy();
    }
  }

  async function descartar({ copia, vista, desenhos = [] }: Parameters<Recepcao['descartar']>[0]) {
    const arquivos = [copia, vista, ...desenhos.flatMap(({ visao, leitura }) => [visao, leitura])];
    for (const arquivo of arquivos) if (arquivo) await cofre.apagar(arquivo.id);
  }

  /** All or nothing: what was written before a failure is taken away. */
  async function guardarTudo<T>(
    fazer: (
      guardar: (conteudo: Uint8Array | AsyncIterable<Uint8Array>) => Promise<ArquivoGravado>,
    ) => Promise<T>,
  ) {
    const gravados: ArquivoGravado[] = [];
    try {
      return await fazer(async (conteudo) => {
        const gravado = await cofre.gravar(conteudo instanceof Uint8Array ? umaVez(conteudo) : conteudo);
        gravados.push(gravado);
        return gravado;
      });
    } catch (erro) {
      for (const { id } of gravados) await cofre.apagar(id);
      throw erro;
    }
  }

  async function guardarDesenhos(
    guardar: (conteudo: Uint8Array) => Promise<ArquivoGravado>,
    desenhos: readonly PaginaDesenhada[],
  ): Promise<PaginaGravada[]> {
    const paginas: PaginaGravada[] = [];
    for (const [indice, { visao, leitura }] of desenhos.entries())
      paginas.push({ visao: indice === 0 ? null : await guardar(visao), leitura: await guardar(leitura) });
    return paginas;
  }

  function desenharAsNovas(conteudo: Uint8Array, indices: readonly number[], opcoes?: OpcoesDoTrabalho) {
    if (indices.length === 0) return Promise.resolve({ tipo: 'desenhado' as const, desenhos: [] });
    return oficina.desenhar(conteudo, { ...opcoes, indices });
  }

  async function guardarPreparado(preparado: {
    formato: FormatoGuardado;
    copia: Uint8Array;
    vista: Uint8Array;
    paginas: number;
    desenhos: readonly PaginaDesenhada[];
  }) {
    return guardarTudo(async (guardar) => ({
      tipo: 'recebido' as const,
      formato: preparado.formato,
      paginas: preparado.paginas,
      copia: await guardar(preparado.copia),
      vista: await guardar(preparado.vista),
      desenhos: await guardarDesenhos(guardar, preparado.desenhos),
    }));
  }

  return {
    guardarEnvio: (conteudo) =>
      ouRecusa(async () => {
        const gravado = await cofre.gravar(ate(conteudo, LIMITE_DE_BYTES));
        if (gravado.bytes > 0) return { tipo: 'guardado' as const, ...gravado };
        await cofre.apagar(gravado.id);
        throw new ArquivoRecusado({ tipo: 'vazio' });
      }),

    async receber(idDoEnvio, opcoes) {
      let antivirus: Exclude<Exame['tipo'], 'contaminado'> = 'nao-configurado';
      const preparado = await oficina.preparar(async () => {
        const exame = await examinar(idDoEnvio);
        if (exame.tipo === 'contaminado') throw new ArquivoRecusado({ tipo: 'contaminado' });
        antivirus = exame.tipo;
        return cofre.ler(idDoEnvio);
      }, opcoes);
      if (preparado.tipo !== 'preparado') return preparado;
      return { ...(await guardarPreparado(preparado)), antivirus };
    },

    async juntar(partes, opcoes) {
      const juntado = await oficina.juntar(async () => {
        const conteudos = [];
        for (const { id, formato, semPagina, giro } of partes)
          conteudos.push({ formato, semPagina, giro, conteudo: await cofre.ler(id) });
        return conteudos;
      }, opcoes);
      if (juntado.tipo !== 'juntado') return juntado;
      const { conteudo, paginas } = juntado;
      const jaDesenhadas = paginasJaDesenhadas(partes, paginas);
      const indices = jaDesenhadas.flatMap((pagina, indice) => (pagina === null ? [indice] : []));
      const desenhado = await desenharAsNovas(conteudo, indices, opcoes);
      if (desenhado.tipo !== 'desenhado') return desenhado;
      return guardarTudo(async (guardar) => {
        const copiar = async (id: string) => guardar((await cofre.abrir(id)).fluxo);
        const copia = await guardar(conteudo);
        const novas = desenhado.desenhos[Symbol.iterator]();
        const desenhos: { visao: ArquivoGravado; leitura: ArquivoGravado }[] = [];
        for (const pagina of jaDesenhadas) {
          const nova = pagina === null ? novas.next().value : undefined;
          if (pagina)
            desenhos.push({ visao: await copiar(pagina.visao), leitura: await copiar(pagina.leitura) });
          else if (nova)
            desenhos.push({ visao: await guardar(nova.visao), leitura: await guardar(nova.leitura) });
        }
        const [primeira, ...outras] = desenhos;
        if (!primeira || desenhos.length !== paginas) throw new ArquivoRecusado({ tipo: 'corrompido' });
        return {
          tipo: 'recebido' as const,
          formato: 'pdf' as const,
          paginas,
          copia,
          vista: primeira.visao,
          desenhos: [{ visao: null, leitura: primeira.leitura }, ...outras],
        };
      });
    },

    async desenhar(id, opcoes) {
      const desenhado = await oficina.desenhar(() => cofre.ler(id), opcoes);
      if (desenhado.tipo !== 'desenhado') return desenhado;
      const paginas = await guardarTudo((guardar) => guardarDesenhos(guardar, desenhado.desenhos));
      return { tipo: 'desenhado', paginas };
    },

    descartar,
  };
}

/** For each page of the whole, the one that was drawn before, or null; all null where it is not known which is which. */
function paginasJaDesenhadas(
  partes: readonly ParteGuardada[],
  paginas: number,
): readonly (PaginaNoCofre | null)[] {
  const delas = partes.flatMap(
    ({ formato, semPagina, desenhadas = [] }): readonly (PaginaNoCofre | null)[] =>
      formato === 'pdf' ? desenhadas.filter((_, indice) => indice !== semPagina) : [null],
  );
  return delas.length === paginas ? delas : Array.from({ length: paginas }, () => null);
}

async function* umaVez(conteudo: Uint8Array): AsyncGenerator<Uint8Array> {
  yield conteudo;
}

/** Stops at the first byte too many: nothing beyond the limit is read or stored. */
async function* ate(conteudo: AsyncIterable<Uint8Array>, limiteBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const parte of conteudo) {
    total += parte.byteLength;
    if (total > limiteBytes) throw new ArquivoRecusado({ tipo: 'grande-demais', limiteBytes });
    yield parte;
  }
}
