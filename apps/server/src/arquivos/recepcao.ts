import {
  type FormatoGuardado,
  LIMITE_DE_BYTES,
  type RecusaDeArquivo,
} from '@credito/domain/documento/formatos';
import type { Antivirus, Exame } from './antivirus.ts';
import { ArquivoRecusado, ouRecusa } from './arquivo-recusado.ts';
import type { ArquivoGravado, Cofre } from './cofre.ts';
import type { Oficina } from './oficina.ts';
import type { OpcoesDoTrabalho } from './trabalhadores.ts';

export type EnvioGuardado = { tipo: 'guardado' } & ArquivoGravado;

export type DocumentoRecebido = {
  tipo: 'recebido';
  formato: FormatoGuardado;
  paginas: number;
  copia: ArquivoGravado;
  vista: ArquivoGravado;
  /** `nao-configurado` and `indisponivel` are shown to the staff: the file was not scanned. */
  antivirus: Exclude<Exame['tipo'], 'contaminado'>;
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
    partes: readonly { id: string; formato: FormatoGuardado; semPagina?: number }[],
    opcoes?: OpcoesDoTrabalho,
  ): Promise<Omit<DocumentoRecebido, 'antivirus'> | RecusaDeArquivo>;
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
  async function guardar(conteudo: Uint8Array): Promise<ArquivoGravado> {
    return cofre.gravar(umaVez(conteudo));
  }

  async function examinar(id: string): Promise<Exame> {
    const { fluxo } = await cofre.abrir(id);
    try {
      return await antivirus.examinar(fluxo);
    } finally {
      fluxo.destroy();
    }
  }

  async function guardarPreparado(preparado: {
    formato: FormatoGuardado;
    copia: Uint8Array;
    vista: Uint8Array;
    paginas: number;
  }) {
    const copia = await guardar(preparado.copia);
    try {
      const vista = await guardar(preparado.vista);
      return {
        tipo: 'recebido' as const,
        formato: preparado.formato,
        paginas: preparado.paginas,
        copia,
        vista,
      };
    } catch (erro) {
      await cofre.apagar(copia.id);
      throw erro;
    }
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
        for (const { id, formato, semPagina } of partes)
          conteudos.push({ formato, semPagina, conteudo: await cofre.ler(id) });
        return conteudos;
      }, opcoes);
      if (juntado.tipo !== 'juntado') return juntado;
      const vista = await oficina.verPagina(juntado.conteudo, 0, opcoes);
      if (vista.tipo !== 'pagina') return vista;
      return guardarPreparado({
        formato: 'pdf',
        copia: juntado.conteudo,
        vista: vista.jpeg,
        paginas: juntado.paginas,
      });
    },
  };
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
