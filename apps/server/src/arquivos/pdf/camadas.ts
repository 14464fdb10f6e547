import { PDFArray, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** Policies under which a group of layers is shown while all of its layers are (ISO 32000-1, table 99). */
const POLITICAS_QUE_MOSTRAM = new Set(['AnyOn', 'AllOn'].map((nome) => PDFName.of(nome)));

/**
 * Whether anything in the layers could be hidden from who opens the document. If nothing can, the layers mean nothing:
 * without their table every viewer shows all of them.
 */
export function camadasEscondem(documento: PDFDocument): boolean {
  const propriedades = documento.catalog.lookup(PDFName.of('OCProperties'));
  if (!(propriedades instanceof PDFDict)) return false;
  const padrao = propriedades.lookup(PDFName.of('D'));
  return (padrao instanceof PDFDict && configuracaoEsconde(padrao)) || algumConjuntoEsconde(documento);
}

function configuracaoEsconde(configuracao: PDFDict): boolean {
  const base = configuracao.lookup(PDFName.of('BaseState'));
  if (base !== undefined && base !== PDFName.of('ON')) return true;
  // AS: layers that show themselves on paper only, or only at some sizes.
  return ['OFF', 'AS'].some((chave) => {
    const lista = configuracao.lookup(PDFName.of(chave));
    return lista instanceof PDFArray && lista.size() > 0;
  });
}

function algumConjuntoEsconde(documento: PDFDocument): boolean {
  return documento.context.enumerateIndirectObjects().some(([, objeto]) => {
    if (!(objeto instanceof PDFDict) || objeto.get(PDFName.of('Type')) !== PDFName.of('OCMD')) return false;
    const politica = objeto.lookup(PDFName.of('P'));
    const mostra = politica === undefined || POLITICAS_QUE_MOSTRAM.has(politica as PDFName);
    return !mostra || objeto.has(PDFName.of('VE'));
  });
}
