import { LIMITE_DE_PAGINAS } from '@credito/domain/documento/formatos';
import type { PalavraLida } from '@credito/domain/documento/leitura-tipos';
import { getDocumentProxy } from 'unpdf';
import { ArquivoRecusado } from '../arquivo-recusado.ts';
import { giroDoTexto, palavrasDaPagina } from './palavras-do-pdf.ts';

type Documento = Awaited<ReturnType<typeof getDocumentProxy>>;

/** pdf.js: https://github.com/mozilla/pdf.js/blob/master/src/shared/util.js (PasswordResponses) */
const SENHA_INCORRETA = 2;

/**
 * pdf.js decides whether a password is needed: a file with an owner's password only (no printing, no copying)
 * opens with the empty password, so nobody is asked for one that they never had (case UP-03).
 */
async function abrirPdf(conteudo: Uint8Array, senha?: string): Promise<Documento> {
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
    // Locked for certain people, by certificate: their own program is the only one that opens it.
    const cifrado = erro instanceof Error && /encryption/i.test(erro.message);
    throw new ArquivoRecusado({ tipo: cifrado ? 'so-abre-no-adobe' : 'corrompido' });
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

/**
 * The words of a digital PDF with their places, top left origin, upright even on a page that is turned; empty for a
 * scanned one. Words outside of what a viewer shows of the page are left out.
 */
export async function lerTextoDoPdf(conteudo: Uint8Array, maximoDePaginas: number): Promise<PalavraLida[][]> {
  const documento = await abrirPdf(conteudo);
  try {
    const paginas: PalavraLida[][] = [];
    for (let numero = 1; numero <= Math.min(maximoDePaginas, documento.numPages); numero += 1) {
      const pagina = await documento.getPage(numero);
      const { items } = await pagina.getTextContent();
      const trechos = items.filter((item) => 'str' in item);
      paginas.push(
        palavrasDaPagina(trechos, pagina.getViewport({ scale: 1, rotation: giroDoTexto(trechos) })),
      );
    }
    return paginas;
  } finally {
    await documento.loadingTask.destroy();
  }
}
