import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, type PDFRef, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import createQpdf from '@neslinesli93/qpdf-wasm';

const require = createRequire(import.meta.url);

/** A page with text, a form field, scripts in four places, an attachment, a link and personal metadata. */
export async function pdfComScriptsEAnexo(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.context.trailerInfo.Info = pdf.context.register(
    pdf.context.obj({ Author: PDFString.of('Autora Secreta') }),
  );
  const fonte = await pdf.embedFont(StandardFonts.Helvetica);
  const pagina = pdf.addPage([300, 200]);
  pagina.drawText('Recibo de teste', { x: 20, y: 150, size: 14, font: fonte });
  const campo = pdf.getForm().createTextField('valor');
  campo.setText('R$ 1.234,56');
  campo.addToPage(pagina, { x: 20, y: 60, width: 120, height: 20 });
  pdf.addJavaScript('abrir', 'app.alert("script")');
  await pdf.attach(Buffer.from('MZ conteudo do anexo'), 'programa.exe', {
    mimeType: 'application/octet-stream',
  });
  const acao = pdf.context.obj({ Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.alert("script")') });
  const executar = pdf.context.obj({ Type: 'Action', S: 'Launch', F: PDFString.of('programa.exe') });
  pdf.catalog.set(PDFName.of('OpenAction'), acao);
  pagina.node.set(PDFName.of('AA'), pdf.context.obj({ O: acao, C: executar }));
  const ligacao = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 300, 200],
    A: { Type: 'Action', S: 'URI', URI: PDFString.of('https://exemplo.invalid/golpe') },
  });
  pagina.node.addAnnot(pdf.context.register(ligacao));
  const fluxo = pdf.context.stream('q Q', {
    F: PDFString.of('/etc/passwd'),
    Metadata: pdf.context.register(pdf.context.stream('conteudo de metadados')),
  });
  pagina.node.newXObject('Externo', pdf.context.register(fluxo));
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

export async function pdfSimples(texto: string, paginas = 1): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const fonte = await pdf.embedFont(StandardFonts.Helvetica);
  for (let i = 1; i <= paginas; i += 1) {
    pdf.addPage([300, 200]).drawText(`${texto} ${i}`, { x: 20, y: 100, size: 14, font: fonte });
  }
  return Buffer.from(await pdf.save());
}

/** As `qpdf --encrypt SENHA DONO BITS` does; an empty password leaves only the owner's restrictions. */
export async function cifrarPdf(conteudo: Uint8Array, senha: string, bits: 128 | 256 = 256): Promise<Buffer> {
  const qpdf = await createQpdf({
    locateFile: () => require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'),
  });
  const fs = qpdf.FS as typeof qpdf.FS & { writeFile(caminho: string, dados: Uint8Array): void };
  fs.writeFile('/e.pdf', conteudo);
  const fracos = bits === 128 ? ['--allow-weak-crypto'] : [];
  qpdf.callMain([
    ...fracos,
    '--encrypt',
    senha,
    'dono456',
    String(bits),
    '--print=none',
    '--',
    '/e.pdf',
    '/s.pdf',
  ]);
  return Buffer.from(fs.readFile('/s.pdf'));
}

/** Form XObjects that each draw the next one `largura` times: a few hundred bytes, `largura` to the sixth drawings. */
export async function pdfSemFim(largura = 60): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const pagina = pdf.addPage([300, 200]);
  let interno = pdf.context.register(formulario(pdf, '0 0 300 200 re f', {}));
  for (let nivel = 0; nivel < 5; nivel += 1) {
    interno = pdf.context.register(formulario(pdf, '/X Do '.repeat(largura), { X: interno }));
  }
  pagina.node.newXObject('X', interno);
  pagina.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream('/X Do '.repeat(largura))));
  const recursos = pdf.context.obj({ XObject: { X: interno } });
  pagina.node.set(PDFName.of('Resources'), recursos);
  return Buffer.from(await pdf.save());
}

function formulario(pdf: PDFDocument, instrucoes: string, objetos: Record<string, PDFRef>) {
  return pdf.context.stream(instrucoes, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 300, 200],
    Resources: { XObject: objetos },
  });
}

/** A page whose drawing instructions are a few kilobytes that unfold into `megabytes`. */
export function pdfBomba(megabytes: number): Buffer {
  const conteudo = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 9 });
  const partes = [
    Buffer.from('%PDF-1.4\n'),
    Buffer.from('1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'),
    Buffer.from('2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n'),
    Buffer.from('3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>\nendobj\n'),
    Buffer.concat([
      Buffer.from(`4 0 obj\n<</Filter/FlateDecode/Length ${conteudo.length}>>\nstream\n`),
      conteudo,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  ];
  const posicoes: number[] = [];
  let posicao = 0;
  for (const parte of partes) {
    posicoes.push(posicao);
    posicao += parte.length;
  }
  const tabela = posicoes.slice(1).map((p) => `${String(p).padStart(10, '0')} 00000 n \n`);
  return Buffer.concat([
    ...partes,
    Buffer.from(
      `xref\n0 5\n0000000000 65535 f \n${tabela.join('')}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${posicao}\n%%EOF`,
    ),
  ]);
}
