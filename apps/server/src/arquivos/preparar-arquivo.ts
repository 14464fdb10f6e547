import {
  type FormatoGuardado,
  LIMITE_DE_BYTES,
  type RecusaDeArquivo,
  VISTA,
} from '@credito/domain/documento/formatos';
import { ArquivoRecusado, ouRecusa } from './arquivo-recusado.ts';
import { aquecer, comoEtapa, cpuDaAbertura } from './etapas.ts';
import { prepararImagem, recusarCorUnica } from './imagem.ts';
import { descobrirFormato } from './tipo-de-arquivo.ts';

export type ArquivoPreparado = {
  tipo: 'preparado';
  formato: FormatoGuardado;
  /** What the analyst opens: full resolution, opens without a password, nothing in it runs. */
  copia: Uint8Array;
  /** JPEG within 1024x768 of the image or of the first page. */
  vista: Uint8Array;
  paginas: number;
};

/** Pixels that a page is fitted into. */
export type CaixaDaPagina = { largura: number; altura: number };

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
    const { contarPaginas, neutralizarPdf } = await abrirBibliotecasDePdf();
    return comoEtapa(cpuDaAbertura(conteudo.byteLength), async () => {
      await contarPaginas(conteudo, senha);
      return { tipo: 'aberto' as const, conteudo: await neutralizarPdf(conteudo, senha) };
    });
  });
}

/** One page of an already prepared PDF as it is shown on screens. */
export function verPaginaDoPdf(
  conteudo: Uint8Array,
  indice: number,
  caixa: CaixaDaPagina = VISTA,
): Promise<{ tipo: 'pagina'; jpeg: Uint8Array } | RecusaDeArquivo> {
  return ouRecusa(async () => ({
    tipo: 'pagina' as const,
    jpeg: await vistaDaPagina(conteudo, indice, caixa),
  }));
}

type BibliotecasDePdf = typeof import('./pdf/abrir-pdf.ts') &
  typeof import('./pdf/neutralizar-pdf.ts') &
  typeof import('./pdf/renderizar-pdf.ts');

let bibliotecasDePdf: Promise<BibliotecasDePdf> | undefined;

/** Three libraries and their memory, which a photo does not need. */
function abrirBibliotecasDePdf(): Promise<BibliotecasDePdf> {
  bibliotecasDePdf ??= lerBibliotecasDePdf();
  return bibliotecasDePdf;
}

/** The first document of a process would pay for their start out of what it may cost itself. */
async function lerBibliotecasDePdf(): Promise<BibliotecasDePdf> {
  const [abrir, neutralizar, renderizar] = await Promise.all([
    import('./pdf/abrir-pdf.ts'),
    import('./pdf/neutralizar-pdf.ts'),
    import('./pdf/renderizar-pdf.ts'),
  ]);
  await aquecer(async () => {
    const pagina = await neutralizar.pdfDeUmaPagina();
    await abrir.contarPaginas(pagina);
    const copia = await neutralizar.neutralizarPdf(pagina);
    const medidas = { indices: [0], caixa: { largura: 64, altura: 64 }, comCampos: true };
    await renderizar.renderizarPaginas(copia, medidas, ({ imagem }) => imagem.jpeg().toBuffer());
  });
  return { ...abrir, ...neutralizar, ...renderizar };
}

async function prepararPdf(conteudo: Uint8Array, senha: string | undefined): Promise<ArquivoPreparado> {
  const { contarPaginas, neutralizarPdf } = await abrirBibliotecasDePdf();
  const { paginas, copia } = await comoEtapa(cpuDaAbertura(conteudo.byteLength), async () => ({
    paginas: await contarPaginas(conteudo, senha),
    copia: await neutralizarPdf(conteudo, senha),
  }));
  const vista = await vistaDaPagina(copia, 0, VISTA);
  if (paginas === 1) await recusarCorUnica(vista);
  return { tipo: 'preparado', formato: 'pdf', copia, vista, paginas };
}

async function vistaDaPagina(
  conteudo: Uint8Array,
  indice: number,
  caixa: CaixaDaPagina,
): Promise<Uint8Array> {
  const { renderizarPaginas } = await abrirBibliotecasDePdf();
  const [jpeg] = await renderizarPaginas(conteudo, { indices: [indice], caixa }, ({ imagem }) =>
    imagem.jpeg({ quality: VISTA.qualidade, mozjpeg: true }).toBuffer(),
  );
  if (jpeg === undefined) throw new ArquivoRecusado({ tipo: 'corrompido' });
  return jpeg;
}
