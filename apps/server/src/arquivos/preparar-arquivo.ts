import {
  type FormatoGuardado,
  LIMITE_DE_BYTES,
  type RecusaDeArquivo,
} from '@credito/domain/documento/formatos';
import { ArquivoRecusado, ouRecusa } from './arquivo-recusado.ts';
import { aquecer, comoEtapa, cpuDaAbertura, soltarMemoria } from './etapas.ts';
import { prepararImagem, recusarCorUnica } from './imagem.ts';
import type { PaginaDesenhada } from './pdf/desenhar-paginas.ts';
import { AMARRAS_NO_MAXIMO, pesarPdf, semEnchimento, temObjetos } from './pdf/peso-do-pdf.ts';
import { seDesenhaPorPartes } from './por-partes.ts';
import { primeiraVista } from './primeira-vista.ts';
import { descobrirFormato } from './tipo-de-arquivo.ts';

export type ArquivoPreparado = {
  tipo: 'preparado';
  formato: FormatoGuardado;
  /** What the analyst opens: full resolution, opens without a password, nothing in it runs. */
  copia: Uint8Array;
  /** JPEG within 1024x768 of the image or of the first page. */
  vista: Uint8Array;
  paginas: number;
  /** Every page of a PDF; a picture is its own page. None yet, nor the view, of a PDF that is drawn in parts. */
  desenhos: readonly PaginaDesenhada[];
};

export type Preparo = ArquivoPreparado | RecusaDeArquivo;

/** From whatever a person sent to what is kept. Heavy: runs in the workshop's threads (oficina.ts). */
export function prepararArquivo(conteudo: Uint8Array, senha?: string): Promise<Preparo> {
  return ouRecusa(async (): Promise<ArquivoPreparado> => {
    if (conteudo.byteLength === 0) throw new ArquivoRecusado({ tipo: 'vazio' });
    if (conteudo.byteLength > LIMITE_DE_BYTES) {
      throw new ArquivoRecusado({ tipo: 'grande-demais', limiteBytes: LIMITE_DE_BYTES });
    }
    const formato = await descobrirFormato(conteudo);
    if (formato === null) throw new ArquivoRecusado({ tipo: 'formato-invalido' });
    if (formato === 'pdf') return prepararPdf(conteudo, senha);
    const imagem = await prepararImagem(conteudo, formato);
    return {
      tipo: 'preparado',
      formato: imagem.formato,
      copia: imagem.copia,
      vista: imagem.vista,
      paginas: 1,
      desenhos: [],
    };
  });
}

/** For /pdf/s/remover-senha: the same document, open. Answers like preparing it when it cannot be opened. */
export function removerSenhaDoPdf(
  conteudo: Uint8Array,
  senha: string,
): Promise<{ tipo: 'aberto'; conteudo: Uint8Array } | RecusaDeArquivo> {
  return ouRecusa(async () => {
    if ((await descobrirFormato(conteudo)) !== 'pdf') throw new ArquivoRecusado({ tipo: 'formato-invalido' });
    return comoAbertura(conteudo, async (pdf, { contarPaginas, neutralizarPdf }) => {
      await contarPaginas(pdf, senha);
      return { tipo: 'aberto' as const, conteudo: await neutralizarPdf(pdf, senha) };
    });
  });
}

/** Pages of an already prepared PDF. */
export function desenharPdf(
  conteudo: Uint8Array,
  indices: readonly number[] | 'todas',
): Promise<{ tipo: 'desenhado'; desenhos: readonly PaginaDesenhada[] } | RecusaDeArquivo> {
  return ouRecusa(async () => {
    const { desenharPaginas } = await abrirBibliotecasDePdf();
    return { tipo: 'desenhado' as const, desenhos: await desenharPaginas(conteudo, indices) };
  });
}

type BibliotecasDePdf = typeof import('./pdf/abrir-pdf.ts') &
  typeof import('./pdf/neutralizar-pdf.ts') &
  typeof import('./pdf/renderizar-pdf.ts') &
  typeof import('./pdf/desenhar-paginas.ts');

let bibliotecasDePdf: Promise<BibliotecasDePdf> | undefined;

/** Three libraries and their memory, which a photo does not need. */
function abrirBibliotecasDePdf(): Promise<BibliotecasDePdf> {
  bibliotecasDePdf ??= lerBibliotecasDePdf();
  return bibliotecasDePdf;
}

/** The first document of a process would pay for their start out of what it may cost itself. */
async function lerBibliotecasDePdf(): Promise<BibliotecasDePdf> {
  const [abrir, neutralizar, renderizar, desenhar] = await Promise.all([
    import('./pdf/abrir-pdf.ts'),
    import('./pdf/neutralizar-pdf.ts'),
    import('./pdf/renderizar-pdf.ts'),
    import('./pdf/desenhar-paginas.ts'),
  ]);
  await aquecer(async () => {
    const pagina = await neutralizar.pdfDeUmaPagina();
    await abrir.contarPaginas(pagina);
    const copia = await neutralizar.neutralizarPdf(pagina);
    const medidas = { indices: [0], caixa: { largura: 64, altura: 64 }, comCampos: true };
    await renderizar.renderizarPaginas(copia, medidas, ({ imagem }) => imagem.jpeg().toBuffer());
    soltarMemoria();
  });
  return { ...abrir, ...neutralizar, ...renderizar, desenharPaginas: desenhar.desenharPaginas };
}

/** What cannot be opened within its time is not begun, and starts no library. */
async function comoAbertura<T>(
  conteudo: Uint8Array,
  abrir: (pdf: Uint8Array, bibliotecas: BibliotecasDePdf) => Promise<T>,
): Promise<T> {
  const pdf = semEnchimento(conteudo);
  if (!temObjetos(pdf)) throw new ArquivoRecusado({ tipo: 'corrompido' });
  const { fluxos, amarras } = pesarPdf(pdf);
  if (amarras > AMARRAS_NO_MAXIMO) throw new ArquivoRecusado({ tipo: 'demorado-demais' });
  const bibliotecas = await abrirBibliotecasDePdf();
  return comoEtapa(cpuDaAbertura(fluxos), () => abrir(pdf, bibliotecas));
}

async function prepararPdf(conteudo: Uint8Array, senha: string | undefined): Promise<ArquivoPreparado> {
  const { paginas, copia } = await comoAbertura(conteudo, async (pdf, { contarPaginas, neutralizarPdf }) => ({
    paginas: await contarPaginas(pdf, senha).finally(soltarMemoria),
    copia: await neutralizarPdf(pdf, senha).finally(soltarMemoria),
  }));
  if (seDesenhaPorPartes(copia.byteLength, paginas))
    return { tipo: 'preparado', formato: 'pdf', copia, vista: new Uint8Array(), paginas, desenhos: [] };
  const { desenharPaginas } = await abrirBibliotecasDePdf();
  const desenhos = await desenharPaginas(copia);
  const vista = primeiraVista(desenhos);
  if (paginas === 1) await recusarCorUnica(vista);
  return { tipo: 'preparado', formato: 'pdf', copia, vista, paginas: desenhos.length, desenhos };
}
