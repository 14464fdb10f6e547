import { LIMITE_DE_PAGINAS } from '@credito/domain/documento/formatos';
import type { PalavraLida } from '@credito/domain/documento/leitura-tipos';
import { getDocumentProxy } from 'unpdf';
import { ArquivoRecusado } from '../arquivo-recusado.ts';

type Documento = Awaited<ReturnType<typeof getDocumentProxy>>;

/** pdf.js: https://github.com/mozilla/pdf.js/blob/master/src/shared/util.js (PasswordResponses) */
const SENHA_INCORRETA = 2;

/**
 * pdf.js decides whether a password is needed: a file with an owner's password only (no printing, no copying)
 * opens with the empty password, so nobody is asked for one that they never had (case UP-03).
 */
export async function abrirPdf(conteudo: Uint8Array, senha?: string): Promise<Documento> {
  try {
    // pdf.js takes the buffer away from whoever gave it: it gets a copy. 0 keeps its warnings off the output.
    return await getDocumentProxy(new Uint8Array(conteudo), {
      verbosity: 0,
      ...(senha === undefined ? {} : { password: senha }),
    });
  } catch (erro) {
    if (erro instanceof Error && erro.name === 'PasswordException') {
      const codigo = 'code' in erro ? erro.code : undefined;
      throw new ArquivoRecusado({
        tipo: codigo === SENHA_INCORRETA ? 'senha-incorreta' : 'protegido-por-senha',
      });
    }
    throw new ArquivoRecusado({ tipo: 'corrompido' });
  }
}

export async function contarPaginas(conteudo: Uint8Array, senha?: string): Promise<number> {
  const documento = await abrirPdf(conteudo, senha);
  try {
    const paginas = documento.numPages;
    if (paginas < 1) throw new ArquivoRecusado({ tipo: 'corrompido' });
    if (paginas > LIMITE_DE_PAGINAS) {
      throw new ArquivoRecusado({ tipo: 'paginas-demais', paginas, limite: LIMITE_DE_PAGINAS });
    }
    return paginas;
  } finally {
    await documento.loadingTask.destroy();
  }
}

/** The words of a digital PDF with their places, top left origin; empty for a scanned one. */
export async function lerTextoDoPdf(conteudo: Uint8Array, maximoDePaginas: number): Promise<PalavraLida[][]> {
  const documento = await abrirPdf(conteudo);
  try {
    const paginas: PalavraLida[][] = [];
    for (let numero = 1; numero <= Math.min(maximoDePaginas, documento.numPages); numero += 1) {
      const pagina = await documento.getPage(numero);
      const { height } = pagina.getViewport({ scale: 1 });
      const { items } = await pagina.getTextContent();
      paginas.push(items.flatMap((item) => ('str' in item ? palavrasDoTrecho(item, height) : [])));
    }
    return paginas;
  } finally {
    await documento.loadingTask.destroy();
  }
}

type Trecho = { str: string; width: number; height: number; transform: number[] };

/** A text run has one box: each word gets the share of its width that its letters have of the run's letters. */
function palavrasDoTrecho(trecho: Trecho, alturaDaPagina: number): PalavraLida[] {
  const [, , , , x = 0, base = 0] = trecho.transform;
  const porLetra = trecho.width / Math.max(1, trecho.str.length);
  const y1 = alturaDaPagina - base;
  return Array.from(trecho.str.matchAll(/\S+/g), (achado) => ({
    texto: achado[0],
    x0: x + achado.index * porLetra,
    y0: y1 - trecho.height,
    x1: x + (achado.index + achado[0].length) * porLetra,
    y1,
    confianca: 1,
  }));
}
