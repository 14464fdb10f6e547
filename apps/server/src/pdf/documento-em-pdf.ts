/** The file that a PDF is: what it says of itself, and the files that it carries inside (ADR 0124, ADR 0190). */
import PDFDocument from 'pdfkit';

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Of a cell that names others, and of a picture; the library knows them, its types do not. */
      scope?: 'Row' | 'Column';
      placement?: 'Block';
      bbox?: readonly [x: number, y: number, x2: number, y2: number];
    }
    interface PDFAttachmentOptions {
      /** The same of what an attachment is to its document. */
      relationship?: Anexo['relacao'];
    }
  }
}

export interface Identidade {
  titulo: string;
  autor: string;
  assunto: string;
  /** Named by the file as its date; the same one for the same value. */
  data: Date;
  /** At the foot of every page, before its number. */
  rodape: string;
  /** Left free above the foot of every page. */
  alturaDoPe?: number;
  /** Files that it carries inside; then it is PDF/A-3a, whose readers expect them, and otherwise PDF/A-2a. */
  anexos?: readonly Anexo[];
}

export interface Anexo {
  nome: string;
  conteudo: Uint8Array;
  tipo: string;
  descricao: string;
  /** What this document was made from, or data that belong to it. */
  relacao: 'Source' | 'Data';
}

export function abrirDocumento({
  titulo,
  autor,
  assunto,
  data,
  anexos = [],
}: Identidade): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    // The first font of a document must be one of ours: the built-in ones are never embedded.
    font: '',
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: anexos.length > 0 ? 'PDF/A-3a' : 'PDF/A-2a',
    bufferPages: true,
    info: {
      Title: semMarcas(titulo),
      Author: semMarcas(autor),
      Subject: semMarcas(assunto),
      CreationDate: data,
    },
  });
}

export function anexar(documento: PDFKit.PDFDocument, { data, anexos = [] }: Identidade): void {
  for (const { nome, conteudo, tipo, descricao, relacao } of anexos)
    documento.file(Buffer.from(conteudo), {
      name: nome,
      type: tipo,
      description: descricao,
      relationship: relacao,
      creationDate: data,
      modifiedDate: data,
    });
}

/** The library writes these values into XML as they are. */
function semMarcas(texto: string): string {
  return texto.replace(/[<>&\p{Cc}\p{Cs}]/gu, ' ');
}
