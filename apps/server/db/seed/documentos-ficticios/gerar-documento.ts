import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp, { type OutputInfo } from 'sharp';
import { barras, cpfComPontos, type Face, facesDoModelo, type Modelo } from './modelos.ts';
import { type PessoaDoDocumento, pessoaFicticia, sorteador } from './pessoa-ficticia.ts';
import { textoEmCurvas } from './texto-em-curvas.ts';

export type OpcoesDaFoto = {
  modelo?: Modelo;
  /** Which faces lie on the table. */
  faces?: 'todas' | number;
  /** Quarter turns of the whole picture. */
  rotacao?: 0 | 90 | 180 | 270;
  /** Degrees of a hand that was not steady. */
  inclinacao?: number;
  desfoque?: number;
  /** Strength of the sensor's noise, in grey levels. */
  ruido?: number;
  /** Light falling from one side: 0 is even. */
  sombra?: number;
  /** Pixels of the longer side. */
  ladoMaior?: number;
  qualidade?: number;
  /** A table around the card; without it the picture is a scan cut at the edge. */
  mesa?: boolean;
  /** EXIF orientation tag; the pixels are turned so that a reader that obeys it sees the card upright. */
  orientacao?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
};

type DadosDoDocumento = Partial<PessoaDoDocumento>;

export function gerarRg(dados: DadosDoDocumento = {}, opcoes: OpcoesDaFoto = {}): Promise<Buffer> {
  return gerarFoto({ ...pessoaFicticia(1), ...dados }, { modelo: 'rg-antigo', ...opcoes });
}

export function gerarCnh(dados: DadosDoDocumento = {}, opcoes: OpcoesDaFoto = {}): Promise<Buffer> {
  return gerarFoto({ ...pessoaFicticia(1), ...dados }, { modelo: 'cnh-2022', ...opcoes });
}

/** A JPEG as a phone would send it. */
export async function gerarFoto(pessoa: PessoaDoDocumento, opcoes: OpcoesDaFoto = {}): Promise<Buffer> {
  const { modelo = 'rg-antigo', faces = 'todas' } = opcoes;
  const todas = facesDoModelo(modelo, pessoa);
  return fotografar(faces === 'todas' ? todas : todas.slice(faces, faces + 1), opcoes);
}

export async function fotografar(faces: Face[], opcoes: OpcoesDaFoto = {}): Promise<Buffer> {
  const { qualidade = 80, orientacao } = opcoes;
  const desenho = await desenhar(faces, opcoes);
  const granulado = opcoes.ruido ? granular(desenho, opcoes.ruido) : desenho;
  const foto = sharp(await virarPara(granulado, opcoes.rotacao ?? 0, orientacao ?? 1));
  if (opcoes.desfoque) foto.blur(opcoes.desfoque);
  foto.jpeg({ quality: qualidade });
  if (orientacao !== undefined) foto.withMetadata({ orientation: orientacao });
  return foto.toBuffer();
}

/** A digital document: a PDF with a text layer, as the CNH's application exports it. */
export async function gerarPdfComTexto(
  pessoa: PessoaDoDocumento,
  modelo: Modelo = 'cnh-2022',
): Promise<Buffer> {
  return imprimirPdf(facesDoModelo(modelo, pessoa), 0.5);
}

/** One sheet with the faces under each other. */
export async function imprimirPdf(faces: readonly Face[], escala: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const fonte = await pdf.embedFont(StandardFonts.Helvetica);
  const pagina = pdf.addPage([595, 842]);
  const margem = (595 - 1000 * escala) / 2;
  let topo = 842 - margem;
  for (const face of faces) {
    for (const { x, y, texto, tamanho } of face.textos) {
      pagina.drawText(texto, {
        x: margem + x * escala,
        y: topo - y * escala,
        size: tamanho * escala,
        font: fonte,
      });
    }
    topo -= face.altura * escala + 20;
  }
  return Buffer.from(await pdf.save());
}

/** A scanner's PDF: one picture per face and no text at all. */
export async function gerarPdfEscaneado(
  pessoa: PessoaDoDocumento,
  opcoes: OpcoesDaFoto = {},
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const modelo = opcoes.modelo ?? 'rg-antigo';
  for (const [indice] of facesDoModelo(modelo, pessoa).entries()) {
    const foto = await gerarFoto(pessoa, { mesa: false, ladoMaior: 1600, ...opcoes, modelo, faces: indice });
    const figura = await pdf.embedJpg(foto);
    const largura = 480;
    const altura = (figura.height / figura.width) * largura;
    pdf.addPage([595, 842]).drawImage(figura, { x: 57, y: 800 - altura, width: largura, height: altura });
  }
  return Buffer.from(await pdf.save());
}

/** "Comprovante de Situação Cadastral no CPF", the page that people print to prove their CPF. */
export async function gerarComprovanteDeCpf(pessoa: PessoaDoDocumento): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const fonte = await pdf.embedFont(StandardFonts.Helvetica);
  const pagina = pdf.addPage([595, 842]);
  const linhas = [
    'Ministério da Fazenda',
    'Secretaria da Receita Federal do Brasil',
    'COMPROVANTE DE SITUAÇÃO CADASTRAL NO CPF',
    `No do CPF: ${cpfComPontos(pessoa.cpf)}`,
    `Nome: ${pessoa.nome.toUpperCase()}`,
    `Data de Nascimento: ${barras(pessoa.nascimento)}`,
    'Situação Cadastral: REGULAR',
    'Data da Inscrição: 03/05/2010',
  ];
  for (const [i, linha] of linhas.entries()) {
    pagina.drawText(linha, { x: 60, y: 760 - i * 28, size: 12, font: fonte });
  }
  return Buffer.from(await pdf.save());
}

const CORES = { mesa: '#8d8276', papel: '#ffffff' };

type Crua = { data: Buffer; info: OutputInfo };

async function desenhar(faces: Face[], opcoes: OpcoesDaFoto): Promise<Crua> {
  const { mesa = true, ladoMaior = 2048, inclinacao = 0, sombra = 0 } = opcoes;
  const fundo = mesa ? CORES.mesa : CORES.papel;
  const margem = mesa ? 90 : 0;
  const vao = 40;
  const largura = 1000 + 2 * margem;
  const altura = faces.reduce((soma, { altura: h }) => soma + h, 0) + vao * (faces.length - 1) + 2 * margem;
  let y = margem;
  const cartoes = faces.map((face) => {
    const cartao = `<g transform="translate(${margem} ${y})">${desenharFace(face)}</g>`;
    y += face.altura + vao;
    return cartao;
  });
  const escala = ladoMaior / Math.max(largura, altura);
  const tudo = `width="${largura}" height="${altura}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${largura * escala}" height="${altura * escala}" ` +
    `viewBox="0 0 ${largura} ${altura}"><defs><linearGradient id="luz" x2="1" y2="1"><stop stop-opacity="0"/>` +
    `<stop offset="1" stop-opacity="${sombra}"/></linearGradient></defs><rect ${tudo} fill="${fundo}"/>` +
    `${cartoes.join('')}<rect ${tudo} fill="url(#luz)"/></svg>`;
  return sharp(Buffer.from(svg))
    .rotate(inclinacao, { background: fundo })
    .flatten({ background: fundo })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function desenharFace({ altura, fundo, traco, textos, fotos }: Face): string {
  const ondas = Array.from({ length: Math.ceil(altura / 14) }, (_, i) => {
    const y = i * 14;
    return `<path d="M0 ${y} q 62 -22 125 0 t 125 0 t 125 0 t 125 0 t 125 0 t 125 0 t 125 0 t 125 0" fill="none" stroke="${traco}" stroke-width="1.2" opacity="0.55"/>`;
  });
  const retratos = fotos.map(
    ({ x, y, largura, altura: h }) =>
      `<svg x="${x}" y="${y}" width="${largura}" height="${h}" viewBox="0 0 100 130" preserveAspectRatio="none">` +
      '<rect width="100" height="130" fill="#c9cdd0"/><circle cx="50" cy="50" r="24" fill="#7d6a5d"/>' +
      '<ellipse cx="50" cy="130" rx="42" ry="44" fill="#4d5a6a"/></svg>',
  );
  return `<svg width="1000" height="${altura}"><rect width="1000" height="${altura}" rx="18" fill="${fundo}"/>${ondas.join(
    '',
  )}${retratos.join('')}${textos.map(textoEmCurvas).join('')}</svg>`;
}

function granular({ data, info }: Crua, forca: number): Crua {
  const sortear = sorteador(data.length);
  const granulada = data.map((nivel) => Math.max(0, Math.min(255, nivel + (sortear() - 0.5) * 2 * forca)));
  return { data: Buffer.from(granulada), info };
}

/** Quarter turns of the photo, then the inverse of what its EXIF orientation asks a reader to do. */
async function virarPara({ data, info }: Crua, rotacao: number, orientacao: number): Promise<Buffer> {
  const turno = [0, 0, 0, 180, 180, 90, 270, 270, 90][orientacao] ?? 0;
  const { width, height, channels } = info;
  const virada = await sharp(data, { raw: { width, height, channels } })
    .rotate((rotacao + turno) % 360)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const espelhada = [2, 4, 5, 7].includes(orientacao);
  return espelhada ? sharp(virada).flop().png({ compressionLevel: 0 }).toBuffer() : virada;
}
