import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  type PDFPageLeaf,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** What a page needs to be drawn. Everything else (Annots, AA, AF, Metadata, PieceInfo, ...) stays behind. */
const chavesDaPagina = new Set(
  ['Type', 'Parent', 'MediaBox', 'CropBox', 'Rotate', 'Resources', 'Contents', 'UserUnit', 'Group'].map(
    (nome) => PDFName.of(nome),
  ),
);

/** Payloads and pointers to the outside that may hang from the resources of a page. */
const chavesProibidas = ['AA', 'AF', 'EF', 'JS', 'Metadata', 'OPI', 'PieceInfo', 'Ref'].map((nome) =>
  PDFName.of(nome),
);

/** A stream with these takes its bytes from another file on the reader's machine. */
const chavesDeArquivoExterno = ['F', 'FFilter', 'FDecodeParms'].map((nome) => PDFName.of(nome));

const tiposProibidos = new Set(['Filespec', 'F', 'EmbeddedFile', 'Action'].map((nome) => PDFName.of(nome)));

/**
 * Copies the pages into a new document by an allow list: scripts, actions, links, forms, attachments, embedded
 * media and metadata are not removed one by one, they are never taken over. See docs/adr/0020.
 */
export async function limparPdf(conteudo: Uint8Array): Promise<Uint8Array> {
  const origem = await PDFDocument.load(conteudo, { updateMetadata: false });
  const destino = await PDFDocument.create({ updateMetadata: false });
  // Before copying: what nothing points to any more is not taken along.
  for (const [, objeto] of origem.context.enumerateIndirectObjects()) limparObjeto(objeto, origem);
  const copiador = PDFObjectCopier.for(origem.context, destino.context);
  for (const pagina of origem.getPages()) {
    // Inherited attributes (size, rotation, resources) must be on the page itself before it leaves its tree.
    pagina.node.normalizedEntries();
    manterSomente(pagina.node, chavesDaPagina);
    const copia = copiador.copy(pagina.node) as PDFPageLeaf;
    destino.addPage(PDFPage.of(copia, destino.context.register(copia), destino));
  }
  const camadas = origem.catalog.get(PDFName.of('OCProperties'));
  // Without its layers table, a page would show what its author had switched off.
  if (camadas !== undefined) destino.catalog.set(PDFName.of('OCProperties'), copiador.copy(camadas));
  return destino.save({ useObjectStreams: true, updateFieldAppearances: false });
}

function manterSomente(dicionario: PDFDict, chaves: ReadonlySet<PDFName>): void {
  for (const chave of dicionario.keys()) if (!chaves.has(chave)) dicionario.delete(chave);
}

function limparObjeto(objeto: PDFObject, documento: PDFDocument): void {
  if (objeto instanceof PDFStream) {
    for (const chave of chavesDeArquivoExterno) objeto.dict.delete(chave);
    limparObjeto(objeto.dict, documento);
  } else if (objeto instanceof PDFDict) {
    for (const chave of chavesProibidas) objeto.delete(chave);
    for (const [chave, valor] of objeto.entries()) {
      if (isProibido(valor, documento)) objeto.delete(chave);
      else if (!(valor instanceof PDFRef)) limparObjeto(valor, documento);
    }
  } else if (objeto instanceof PDFArray) {
    for (const valor of objeto.asArray()) if (!(valor instanceof PDFRef)) limparObjeto(valor, documento);
  }
}

function isProibido(valor: PDFObject, documento: PDFDocument): boolean {
  const alvo = valor instanceof PDFRef ? documento.context.lookup(valor) : valor;
  const dicionario = alvo instanceof PDFStream ? alvo.dict : alvo;
  if (!(dicionario instanceof PDFDict)) return false;
  const tipo = dicionario.get(PDFName.of('Type'));
  return tipo instanceof PDFName && tiposProibidos.has(tipo);
}
