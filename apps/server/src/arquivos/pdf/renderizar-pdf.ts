import { createRequire } from 'node:module';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { ArquivoRecusado } from '../arquivo-recusado.ts';
import { anunciarPaginas, comoEtapa, cpuDaPagina, soltarMemoria } from '../etapas.ts';
import { manterCompilado } from './codigo-wasm.ts';

const CODIGO = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');

export type PaginaRenderizada = { imagem: Sharp; larguraPontos: number; alturaPontos: number };

export type OpcoesDoDesenho = {
  indices: readonly number[] | 'todas';
  caixa: { largura: number; altura: number };
  /** Fields of a form as a browser shows them; what we keep has none any more. */
  comCampos?: boolean;
};

/** Draws pages one by one inside the given box (pixels), so that only one bitmap is alive at a time. */
export async function renderizarPaginas<T>(
  conteudo: Uint8Array,
  opcoes: OpcoesDoDesenho,
  usar: (pagina: PaginaRenderizada, indice: number) => Promise<T>,
): Promise<T[]> {
  // An instance for each document: nothing that one file did to the library's memory reaches the next one.
  manterCompilado(CODIGO);
  const biblioteca = await PDFiumLibrary.init();
  let documento: PDFiumDocument | undefined;
  try {
    documento = await biblioteca.loadDocument(conteudo);
    const total = documento.getPageCount();
    const indices = opcoes.indices === 'todas' ? Array.from({ length: total }, (_, i) => i) : opcoes.indices;
    anunciarPaginas(indices.length, conteudo.byteLength);
    const aberto = documento;
    /** A call of its own for each page: what it held can be let go of once it has returned. */
    const desenhar = async (indice: number): Promise<T> => {
      if (indice < 0 || indice >= total) throw new ArquivoRecusado({ tipo: 'corrompido' });
      const { largura, altura } = opcoes.caixa;
      const pagina = await comoEtapa(cpuDaPagina(largura * altura, conteudo.byteLength), () =>
        renderizar(aberto, indice, opcoes),
      );
      return usar(pagina, indice);
    };
    const resultados: T[] = [];
    for (const indice of indices) {
      resultados.push(await desenhar(indice));
      soltarMemoria();
    }
    return resultados;
  } catch (erro) {
    throw erro instanceof ArquivoRecusado ? erro : new ArquivoRecusado({ tipo: 'corrompido' });
  } finally {
    documento?.destroy();
    biblioteca.destroy();
  }
}

async function renderizar(
  documento: PDFiumDocument,
  indice: number,
  { caixa, comCampos = false }: OpcoesDoDesenho,
): Promise<PaginaRenderizada> {
  const pagina = documento.getPage(indice);
  const { originalWidth: largura, originalHeight: altura } = pagina.getOriginalSize();
  const escala = Math.min(caixa.largura / largura, caixa.altura / altura);
  // A page of a few points or of kilometres: nothing that a person could have scanned.
  if (!Number.isFinite(escala) || escala <= 0) throw new ArquivoRecusado({ tipo: 'corrompido' });
  const { data, width, height } = await pagina.render({
    scale: escala,
    render: 'bitmap',
    renderFormFields: comCampos,
  });
  return {
    imagem: sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' }),
    larguraPontos: largura,
    alturaPontos: altura,
  };
}
