import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
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

const ESCALA_DO_DESENHO = 1.6;

export function gerarRg(dados: DadosDoDocumento = {}, opcoes: OpcoesDaFoto = {}): Promise<Buffer> {
  return gerarFoto({ ...pessoaFicticia(1), ...dados }, { modelo: 'rg-antigo', ...opcoes });
}

export function gerarCnh(dados: DadosDoDocumento = {}, opcoes: OpcoesDaFoto = {}): Promise<Buffer> {
  return gerarFoto({ ...pessoaFicticia(1), ...dados }, { modelo: 'cnh-2022', ...opcoes });
}

/** A JPEG as a phone would send it. */
export async function gerarFoto(pessoa: PessoaDoDocumento, opcoes: OpcoesDaFoto = {}): Promise<Buffer> {
  const { modelo = 'rg-antigo', faces = 'todas', mesa = true, ladoMaior = 2048, qualidade = 80 } = opcoes;
  const todas = facesDoModelo(modelo, pessoa);
  const escolhidas = faces === 'todas' ? todas : todas.slice(faces, faces + 1);
  let imagem = await desenhar(escolhidas, mesa, opcoes.inclinacao ?? 0);
  imagem = await sharp(imagem)
    .rotate(opcoes.rotacao ?? 0)
    .resize(ladoMaior, ladoMaior, { fit: 'inside' })
    .png()
    .toBuffer();
  if (opcoes.sombra) imagem = await sombrear(imagem, opcoes.sombra);
  if (opcoes.ruido) imagem = await granular(imagem, opcoes.ruido);
  const orientacao = opcoes.orientacao ?? 1;
  const virada = await virarPara(imagem, orientacao);
  const foto = sharp(virada);
  if (opcoes.desfoque) foto.blur(opcoes.desfoque);
  foto.jpeg({ quality: qualidade });
  if (opcoes.orientacao !== undefined) foto.withMetadata({ orientation: orientacao });
  return foto.toBuffer();
}

/** A digital document: a PDF with a text layer, as the CNH's application exports it. */
export async function gerarPdfComTexto(
  pessoa: PessoaDoDocumento,
  modelo: Modelo = 'cnh-2022',
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const fonte = await pdf.embedFont(StandardFonts.Helvetica);
  const pagina = pdf.addPage([595, 842]);
  let topo = 800;
  for (const face of facesDoModelo(modelo, pessoa)) {
    for (const { x, y, texto, tamanho } of face.textos) {
      pagina.drawText(texto, { x: 40 + x * 0.5, y: topo - y * 0.5, size: tamanho * 0.5, font: fonte });
    }
    topo -= face.altura * 0.5 + 20;
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

async function desenhar(faces: Face[], mesa: boolean, inclinacao: number): Promise<Buffer> {
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${largura * ESCALA_DO_DESENHO}" height="${
    altura * ESCALA_DO_DESENHO
  }" viewBox="0 0 ${largura} ${altura}"><rect width="${largura}" height="${altura}" fill="${
    mesa ? '#8d8276' : '#ffffff'
  }"/>${cartoes.join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .rotate(inclinacao, { background: mesa ? '#8d8276' : '#ffffff' })
    .flatten({ background: '#8d8276' })
    .png()
    .toBuffer();
}

function desenharFace({ altura, fundo, traco, textos, fotos }: Face): string {
  const ondas = Array.from({ length: Math.ceil(altura / 14) }, (_, i) => {
    const y = i * 14;
    return `<path d="M0 ${y} q 62 -22 125 0 t 125 0 t 125 0 t 125 0 t 125 0 t 125 0 t 125 0 t 125 0" fill="none" stroke="${traco}" stroke-width="1.2" opacity="0.55"/>`;
  });
  const retratos = fotos.map(
    ({ x, y, largura, altura: h }) =>
      `<rect x="${x}" y="${y}" width="${largura}" height="${h}" fill="#c9cdd0"/><circle cx="${x + largura / 2}" cy="${
        y + h * 0.38
      }" r="${largura * 0.24}" fill="#7d6a5d"/><ellipse cx="${x + largura / 2}" cy="${y + h}" rx="${
        largura * 0.42
      }" ry="${h * 0.34}" fill="#4d5a6a"/>`,
  );
  return `<svg width="1000" height="${altura}"><rect width="1000" height="${altura}" rx="18" fill="${fundo}"/>${ondas.join(
    '',
  )}${retratos.join('')}${textos.map(textoEmCurvas).join('')}</svg>`;
}

async function sombrear(imagem: Buffer, forca: number): Promise<Buffer> {
  const { width, height } = await sharp(imagem).metadata();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${forca}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  return sharp(imagem)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

async function granular(imagem: Buffer, forca: number): Promise<Buffer> {
  const { data, info } = await sharp(imagem).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const sortear = sorteador(data.length);
  for (let i = 0; i < data.length; i += 1) {
    data[i] = Math.max(0, Math.min(255, (data[i] ?? 0) + (sortear() - 0.5) * 2 * forca));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png()
    .toBuffer();
}

/** The inverse of what each EXIF orientation asks a reader to do. */
async function virarPara(imagem: Buffer, orientacao: number): Promise<Buffer> {
  const turno = [0, 0, 0, 180, 180, 90, 270, 270, 90][orientacao] ?? 0;
  const espelhada = [2, 4, 5, 7].includes(orientacao);
  const virada = await sharp(imagem).rotate(turno).png().toBuffer();
  return espelhada ? sharp(virada).flop().png().toBuffer() : virada;
}
