import { PDFArray, PDFBool, PDFDict, type PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { ArquivoRecusado } from '../arquivo-recusado.ts';
import {
  type DestinoDaAnotacao,
  destinoDaAnotacao,
  escolherEstado,
  isAssinatura,
  isDeEscrever,
} from './anotacoes.ts';
import { camadasEscondem } from './camadas.ts';

export type ExameDoPdf = {
  /** Pages whose copy would not show what a viewer shows: only their drawing is kept. */
  desenhar: ReadonlySet<number>;
  /** Whether what stands on the other pages must become part of them first. */
  achatar: boolean;
};

/** The longest forms of public offices have a few hundred fields; each that viewers draw costs time (ADR 0076). */
const LIMITE_DE_ANOTACOES = 2_000;

/**
 * Decides how each page can be kept so that it shows what an ordinary viewer shows, and refuses what no way of ours
 * shows: see docs/adr/0075.
 */
export function examinarPdf(documento: PDFDocument): ExameDoPdf {
  const formulario = documento.catalog.lookup(PDFName.of('AcroForm'));
  const paginas = documento.getPages().map((pagina) => anotacoesDe(pagina));
  if (paginas.flat().length > LIMITE_DE_ANOTACOES) throw new ArquivoRecusado({ tipo: 'perderia-conteudo' });
  recusarQuemSoAbreEmOutroPrograma(documento, formulario, paginas.flat());
  const leitorDesenha =
    formulario instanceof PDFDict && formulario.lookup(PDFName.of('NeedAppearances')) === PDFBool.True;
  const destinos = paginas.map((anotacoes) =>
    anotacoes.map((anotacao) => destinoDaAnotacao(anotacao, leitorDesenha)),
  );
  if (tem(destinos.flat(), 'recusar')) throw new ArquivoRecusado({ tipo: 'perderia-conteudo' });
  const todas = camadasEscondem(documento);
  const desenhar = new Set(destinos.flatMap((d, indice) => (todas || tem(d, 'desenhar') ? [indice] : [])));
  return {
    desenhar,
    achatar: destinos.some((d, indice) => !desenhar.has(indice) && tem(d, 'copiar')),
  };
}

/**
 * What only confuses the tools that come next: stale drawings of fields that viewers draw anew, and windows that
 * viewers keep closed.
 */
export function prepararParaDesenho(documento: PDFDocument): void {
  const formulario = documento.catalog.lookup(PDFName.of('AcroForm'));
  const leitorDesenha = formulario instanceof PDFDict && formulario.delete(PDFName.of('NeedAppearances'));
  for (const pagina of documento.getPages()) {
    const lista = pagina.node.Annots();
    for (let i = (lista?.size() ?? 0) - 1; lista !== undefined && i >= 0; i -= 1) {
      const anotacao = lista.lookup(i);
      if (!(anotacao instanceof PDFDict)) continue;
      if (anotacao.lookup(PDFName.of('Subtype')) === PDFName.of('Popup')) lista.remove(i);
      else if (!isDeEscrever(anotacao)) escolherEstado(anotacao);
      else if (leitorDesenha) anotacao.delete(PDFName.of('AP'));
    }
  }
}

const tem = (destinos: readonly DestinoDaAnotacao[], destino: DestinoDaAnotacao) =>
  destinos.includes(destino);

function anotacoesDe(pagina: PDFPage): PDFDict[] {
  const lista = pagina.node.lookup(PDFName.of('Annots'));
  if (!(lista instanceof PDFArray)) return [];
  return lista.asArray().flatMap((_, i) => {
    const anotacao = lista.lookup(i);
    return anotacao instanceof PDFDict ? [anotacao] : [];
  });
}

function recusarQuemSoAbreEmOutroPrograma(
  { catalog }: PDFDocument,
  formulario: unknown,
  anotacoes: readonly PDFDict[],
): void {
  const colecao = catalog.lookup(PDFName.of('Collection'));
  // A portfolio that opens on its page (View H) is a document with attachments.
  if (colecao instanceof PDFDict && colecao.lookup(PDFName.of('View')) !== PDFName.of('H')) {
    throw new ArquivoRecusado({ tipo: 'pacote-de-documentos' });
  }
  // XFA: the pages are made by Adobe Reader while it runs; the file holds one page that asks to wait (case PDF-02).
  const temXfa = formulario instanceof PDFDict && formulario.has(PDFName.of('XFA'));
  const temCampos = anotacoes.some(
    (anotacao) => anotacao.lookup(PDFName.of('Subtype')) === PDFName.of('Widget') && !isAssinatura(anotacao),
  );
  const desenhaDepois = catalog.lookup(PDFName.of('NeedsRendering')) === PDFBool.True;
  if (desenhaDepois || (temXfa && !temCampos)) throw new ArquivoRecusado({ tipo: 'so-abre-no-adobe' });
}
