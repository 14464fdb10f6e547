import { degrees, PDFArray, PDFName, PDFNumber, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { cifrarPdf } from '../pdf-hostil.ts';
import { bytes, type Folha, folha, n } from './folha.ts';

/** Draws a line of text inside a layer. */
function escreverNaCamada({ pdf, pagina, fonte }: Folha, camada: PDFRef, frase: string, y: number): void {
  const nome = pagina.node.newFontDictionary('F', fonte.ref).asString();
  const propriedades = pdf.context.obj({ Camada: camada });
  pagina.node.Resources()?.set(n('Properties'), propriedades);
  const fluxo = pdf.context.stream(`/OC /Camada BDC BT ${nome} 14 Tf 24 ${y} Td (${frase}) Tj ET EMC`);
  pagina.node.addContentStream(pdf.context.register(fluxo));
}

type Estado = 'ligada' | 'desligada' | 'base-desligada' | 'so-no-papel' | 'so-se-outra-desligada';

async function comCamada(estado: Estado): Promise<Buffer> {
  const documento = await folha('Conta de luz', ['Vencimento: 10/12/2026', 'Total: R$ 187,40']);
  const { context, catalog } = documento.pdf;
  const noPapel = { Print: { PrintState: 'ON' }, View: { ViewState: 'OFF' } };
  const camada = context.register(
    context.obj({
      Type: 'OCG',
      Name: PDFString.of('Segunda via'),
      ...(estado === 'so-no-papel' ? { Usage: noPapel } : {}),
    }),
  );
  const conjunto = context.register(context.obj({ Type: 'OCMD', OCGs: [camada], P: 'AllOff' }));
  escreverNaCamada(documento, estado === 'so-se-outra-desligada' ? conjunto : camada, 'SEGUNDA VIA', 150);
  const evento = { Event: 'View', Category: ['View'], OCGs: [camada] };
  catalog.set(
    n('OCProperties'),
    context.obj({
      OCGs: [camada],
      D: {
        Order: [camada],
        ...(estado === 'desligada' ? { OFF: [camada] } : {}),
        ...(estado === 'base-desligada' ? { BaseState: 'OFF' } : {}),
        ...(estado === 'so-no-papel' ? { AS: [evento] } : {}),
      },
    }),
  );
  return bytes(documento);
}

async function paginaVirada(graus: number): Promise<Buffer> {
  const documento = await folha('Comprovante de residência', ['Rua das Acácias, 45', 'São Luís – MA']);
  documento.pagina.setRotation(degrees(graus));
  return bytes(documento);
}

async function recortada(): Promise<Buffer> {
  const documento = await folha('Recibo de aluguel', ['Novembro de 2026: R$ 900,00', 'Fora do recorte']);
  documento.pagina.setCropBox(10, 216, 250, 80);
  return bytes(documento);
}

/** The attributes of the page stand in the tree above it, and the page's own origin is not the corner. */
async function herdada(): Promise<Buffer> {
  const documento = await folha('Histórico escolar', ['Média: 8,4', 'Frequência: 92 %']);
  const { pagina, pdf } = documento;
  const pais = pagina.node.Parent();
  const caixa = PDFArray.withContext(pdf.context);
  for (const lado of [-30, 90, 420, 320]) caixa.push(PDFNumber.of(lado));
  pais?.set(n('MediaBox'), caixa);
  pais?.set(n('Rotate'), PDFNumber.of(180));
  for (const chave of ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate'])
    pagina.node.delete(PDFName.of(chave));
  return bytes(documento);
}

async function comAnexo(): Promise<Buffer> {
  const documento = await folha('Nota fiscal de serviço', ['Valor: R$ 480,00']);
  await documento.pdf.attach(Buffer.from('<nfse/>'), 'nota.xml', { mimeType: 'text/xml' });
  return bytes(documento);
}

/** A portfolio: its only page asks for another program, the documents are attachments. */
async function portfolio(): Promise<Buffer> {
  const documento = await folha('Para ver este portfólio PDF, abra-o no Acrobat X ou superior.');
  await documento.pdf.attach(Buffer.from('%PDF-1.4'), 'holerite.pdf', { mimeType: 'application/pdf' });
  documento.pdf.catalog.set(n('Collection'), documento.pdf.context.obj({ View: 'D' }));
  return bytes(documento);
}

async function meioTransparente(): Promise<Buffer> {
  const documento = await folha('Declaração de matrícula', ['Engenharia de Alimentos']);
  documento.pagina.drawRectangle({ x: 20, y: 150, width: 300, height: 100, opacity: 0.3 });
  return bytes(documento);
}

/** A print shop's photo, and a stamp that was cut out of its paper. */
async function comFotos(): Promise<Buffer> {
  const documento = await folha('Carteira de trabalho', ['Página 12']);
  const degrade = Buffer.from(
    '<svg width="120" height="90"><rect width="60" height="90" fill="#c02020"/><rect x="60" width="60" height="90" fill="#2040c0"/></svg>',
  );
  const cmyk = await sharp(degrade).flatten({ background: '#fff' }).toColourspace('cmyk').jpeg().toBuffer();
  const carimbo = await sharp(
    Buffer.from(
      '<svg width="90" height="90"><circle cx="45" cy="45" r="38" fill="none" stroke="#006020" stroke-width="8"/></svg>',
    ),
  )
    .png()
    .toBuffer();
  documento.pagina.drawImage(await documento.pdf.embedJpg(cmyk), { x: 40, y: 60, width: 160, height: 120 });
  documento.pagina.drawImage(await documento.pdf.embedPng(carimbo), { x: 170, y: 40, width: 90, height: 90 });
  return bytes(documento);
}

export const camadasEPaginas = {
  'camada-ligada': () => comCamada('ligada'),
  'camada-desligada': () => comCamada('desligada'),
  'camada-base-desligada': () => comCamada('base-desligada'),
  'camada-so-no-papel': () => comCamada('so-no-papel'),
  'camada-so-se-outra-desligada': () => comCamada('so-se-outra-desligada'),
  'pagina-virada-90': () => paginaVirada(90),
  'pagina-virada-180': () => paginaVirada(180),
  'pagina-virada-270': () => paginaVirada(270),
  'pagina-recortada': recortada,
  'pagina-herdada': herdada,
  'pagina-meio-transparente': meioTransparente,
  'pagina-com-fotos': comFotos,
  'com-anexo': comAnexo,
  portfolio,
  'protegido-so-pelo-dono': async () => cifrarPdf(await paginaVirada(90), ''),
} as const;
