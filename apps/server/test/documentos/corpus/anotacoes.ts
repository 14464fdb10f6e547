import { type PDFContext, PDFString } from '@cantoo/pdf-lib';
import { acroForm, bytes, type Folha, folha, n, texto } from './folha.ts';

type Anotacao = Record<string, unknown>;

/** Viewers show an annotation on paper too when this is set (ISO 32000-1, table 165). */
const IMPRIMIR = 4;
const ESCONDIDA = 2;
const SO_NO_PAPEL = IMPRIMIR | 32;

const lugar = [240, 150, 390, 200] as const;

function anotar(documento: Folha, anotacao: Anotacao, desenho?: string): void {
  const { context } = documento.pdf;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = (anotacao.Rect as readonly number[] | undefined) ?? lugar;
  const aparencia = context.stream(desenho ?? '', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, x1 - x0, y1 - y0],
    Resources: { Font: { F: documento.fonte.ref } },
  });
  const objeto = context.obj({
    Type: 'Annot',
    Rect: [...lugar],
    F: IMPRIMIR,
    ...anotacao,
    ...(desenho === undefined ? {} : { AP: { N: context.register(aparencia) } }),
  } as Parameters<PDFContext['obj']>[0]);
  documento.pagina.node.addAnnot(context.register(objeto));
}

async function anotada(anotacao: Anotacao, desenho?: string): Promise<Buffer> {
  const documento = await folha('Extrato de conta', ['Saldo anterior: R$ 310,00', 'Salário: R$ 2.345,67']);
  anotar(documento, anotacao, desenho);
  return bytes(documento);
}

const carimbo = '1 0 0 RG 3 w 4 4 142 42 re S BT 1 0 0 rg /F 18 Tf 18 18 Td (CONFERIDO) Tj ET';
const traco = [[242, 155, 270, 190, 300, 160, 330, 195, 385, 158]];
const marcado = [20, 244, 160, 244, 20, 228, 160, 228];

async function assinada(): Promise<Buffer> {
  const documento = await folha('Contrato de estágio', ['Assinado pelas partes.']);
  const campo = { Subtype: 'Widget', FT: 'Sig', T: PDFString.of('assinatura'), F: IMPRIMIR | 128 };
  const desenho =
    '0.9 0.95 1 rg 0 0 150 50 re f BT 0 0 0.5 rg /F 9 Tf 6 30 Td (Assinado digitalmente por) Tj 0 -14 Td (Marta Ruas Prado) Tj ET';
  anotar(documento, campo, desenho);
  const anotacoes = documento.pagina.node.Annots();
  acroForm(documento).set(n('Fields'), documento.pdf.context.obj([...(anotacoes?.asArray() ?? [])]));
  return bytes(documento);
}

/** A note, and the window with its words that viewers keep closed until somebody asks for it. */
async function comJanela(): Promise<Buffer> {
  const documento = await folha('Extrato de conta', ['Saldo anterior: R$ 310,00']);
  anotar(
    documento,
    { Subtype: 'Popup', Open: false, Contents: texto('Não aparece'), Rect: [200, 60, 400, 140] },
    '1 1 0 rg 0 0 200 80 re f',
  );
  return bytes(documento);
}

const semNada = async () => bytes(await folha('Extrato de conta', ['Saldo anterior: R$ 310,00']));

async function paginaViradaComCarimbo(): Promise<Buffer> {
  const documento = await folha('Holerite de outubro', ['Líquido: R$ 2.100,00']);
  documento.pagina.setRotation({ type: 'degrees', angle: 270 } as never);
  anotar(documento, { Subtype: 'Stamp' }, carimbo);
  return bytes(documento);
}

export const anotacoes = {
  'anotacao-carimbo': () => anotada({ Subtype: 'Stamp' }, carimbo),
  'anotacao-texto-livre': () =>
    anotada(
      { Subtype: 'FreeText', Contents: texto('Valor já com o décimo terceiro'), DA: PDFString.of('/F 9 Tf') },
      'BT 0 0 1 rg /F 9 Tf 4 30 Td (Valor j\\341 com o d\\351cimo terceiro) Tj ET',
    ),
  'anotacao-tinta': () => anotada({ Subtype: 'Ink', InkList: traco, C: [0, 0, 1], Border: [0, 0, 2] }),
  'anotacao-realce': () =>
    anotada({ Subtype: 'Highlight', QuadPoints: marcado, Rect: [20, 228, 160, 244], C: [1, 1, 0] }),
  'anotacao-riscado': () =>
    anotada({ Subtype: 'StrikeOut', QuadPoints: marcado, Rect: [20, 228, 160, 244], C: [1, 0, 0] }),
  'anotacao-quadro': () => anotada({ Subtype: 'Square', C: [0, 0.5, 0], Border: [0, 0, 2] }),
  'anotacao-sem-nada': semNada,
  'anotacao-janela-fechada': comJanela,
  'anotacao-escondida': () => anotada({ Subtype: 'Stamp', F: ESCONDIDA }, carimbo),
  'anotacao-so-no-papel': () => anotada({ Subtype: 'Stamp', F: SO_NO_PAPEL }, carimbo),
  'anotacao-texto-livre-sem-desenho': () =>
    anotada({
      Subtype: 'FreeText',
      Contents: texto('Valor já com o décimo terceiro'),
      DA: PDFString.of('0 0 1 rg /Helv 9 Tf'),
    }),
  'anotacao-linha-sem-desenho': () =>
    anotada({ Subtype: 'Line', L: [242, 155, 385, 195], C: [1, 0, 0], Border: [0, 0, 2] }),
  'anotacao-carimbo-sem-desenho': () => anotada({ Subtype: 'Stamp', Name: 'Approved' }),
  'anotacao-bilhete': () =>
    anotada({ Subtype: 'Text', Contents: texto('Ver página 2'), Rect: [240, 180, 260, 200] }),
  'assinatura-com-desenho': assinada,
  'carimbo-em-pagina-virada': paginaViradaComCarimbo,
} as const;
