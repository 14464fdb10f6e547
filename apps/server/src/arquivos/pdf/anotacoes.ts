import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFStream, PDFString } from '@cantoo/pdf-lib';

/** What becomes of what stands on a page beside its own content. */
export type DestinoDaAnotacao =
  /** Nobody sees it on a screen. */
  | 'nada'
  /** Its own drawing is what every viewer shows. */
  | 'copiar'
  /** Viewers make the drawing up from its values: the renderer that knows how does it for us. */
  | 'desenhar'
  /** Our renderer would leave out something that other viewers show. */
  | 'recusar';

/** Hidden and NoView (ISO 32000-1, table 165). */
const INVISIVEL_NA_TELA = 2 | 32;

/** Drawn by the renderer from their values when they bring no drawing. */
const QUE_SABEMOS_DESENHAR = new Set(
  ['Circle', 'FreeText', 'Highlight', 'Ink', 'Square', 'Squiggly', 'StrikeOut', 'Text', 'Underline'].map(
    (nome) => PDFName.of(nome),
  ),
);

/** Without a drawing of their own, other viewers make one up and our renderer does not. */
const QUE_NAO_SABEMOS_DESENHAR = new Set(
  ['Caret', 'Line', 'PolyLine', 'Polygon', 'Redact', 'Stamp'].map((nome) => PDFName.of(nome)),
);

/** Deeper than any form that a person fills in; a parent may also be its own ancestor. */
const NIVEIS_DE_UM_CAMPO = 32;

export function destinoDaAnotacao(anotacao: PDFDict, leitorDesenha: boolean): DestinoDaAnotacao {
  const tipo = anotacao.lookup(PDFName.of('Subtype'));
  const marcas = anotacao.lookup(PDFName.of('F'));
  // Viewers keep a popup closed until somebody asks for it.
  if (tipo === PDFName.of('Popup')) return 'nada';
  if (marcas instanceof PDFNumber && (marcas.asNumber() & INVISIVEL_NA_TELA) !== 0) return 'nada';
  if (tipo === PDFName.of('Widget')) return destinoDoCampo(anotacao, leitorDesenha);
  if (temDesenho(anotacao)) return 'copiar';
  if (QUE_NAO_SABEMOS_DESENHAR.has(tipo as PDFName)) return 'recusar';
  if (!QUE_SABEMOS_DESENHAR.has(tipo as PDFName)) return 'nada';
  return tipo === PDFName.of('FreeText')
    ? seTemosAsLetras([anotacao.lookup(PDFName.of('Contents'))])
    : 'desenhar';
}

function destinoDoCampo(campo: PDFDict, leitorDesenha: boolean): DestinoDaAnotacao {
  const temAparencia = temDesenho(campo);
  if (!isDeEscrever(campo)) {
    if (temAparencia) return 'copiar';
    if (isAssinatura(campo)) return 'nada';
    return campo.has(PDFName.of('MK')) || isMarcado(campo) ? 'desenhar' : 'nada';
  }
  if (temAparencia && !leitorDesenha) return 'copiar';
  const valor = herdado(campo, 'V');
  const valores = valor instanceof PDFArray ? valor.asArray() : [valor];
  if (!temAparencia && !valores.some(temLetras) && !campo.has(PDFName.of('MK'))) return 'nada';
  return seTemosAsLetras(valores);
}

/** A text or a choice: what its drawing shows is written in its value. */
export function isDeEscrever(campo: PDFDict): boolean {
  const tipo = herdado(campo, 'FT');
  return tipo === PDFName.of('Tx') || tipo === PDFName.of('Ch');
}

export const isAssinatura = (campo: PDFDict): boolean => herdado(campo, 'FT') === PDFName.of('Sig');

function isMarcado(campo: PDFDict): boolean {
  const estado = campo.lookup(PDFName.of('AS')) ?? herdado(campo, 'V');
  return estado instanceof PDFName && estado !== PDFName.of('Off');
}

/** Of several drawings (ticked, not ticked), when nothing says which is the present one, the value of the field does. */
export function escolherEstado(campo: PDFDict): void {
  const normal = desenhoNormal(campo);
  const valor = herdado(campo, 'V');
  if (!(normal instanceof PDFDict) || campo.lookup(PDFName.of('AS')) instanceof PDFName) return;
  campo.set(PDFName.of('AS'), valor instanceof PDFName && normal.has(valor) ? valor : PDFName.of('Off'));
}

function desenhoNormal(anotacao: PDFDict): unknown {
  const aparencias = anotacao.lookup(PDFName.of('AP'));
  return aparencias instanceof PDFDict ? aparencias.lookup(PDFName.of('N')) : undefined;
}

const temDesenho = (anotacao: PDFDict): boolean => {
  const normal = desenhoNormal(anotacao);
  return normal instanceof PDFStream || normal instanceof PDFDict;
};

function herdado(campo: PDFDict, chave: string): unknown {
  let atual: unknown = campo;
  for (let nivel = 0; nivel < NIVEIS_DE_UM_CAMPO && atual instanceof PDFDict; nivel += 1) {
    const valor = atual.lookup(PDFName.of(chave));
    if (valor !== undefined) return valor;
    atual = atual.lookup(PDFName.of('Parent'));
  }
  return undefined;
}

function textoDe(valor: unknown): string {
  return valor instanceof PDFString || valor instanceof PDFHexString ? valor.decodeText() : '';
}

const temLetras = (valor: unknown) => textoDe(valor) !== '' || valor instanceof PDFStream;

/** The renderer carries the letters of Western Europe: of any other it would leave a gap. */
const LETRAS_QUE_TEMOS =
  /^[\t\n\r\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]*$/;

function seTemosAsLetras(valores: readonly unknown[]): DestinoDaAnotacao {
  return valores.every((valor) => LETRAS_QUE_TEMOS.test(textoDe(valor))) ? 'desenhar' : 'recusar';
}
