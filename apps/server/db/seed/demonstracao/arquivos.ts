/** The files that the people of the demonstration send: identity documents as photos, everything else as specimens. */
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { mesesDoComprovante } from '@credito/domain/documento/meses';
import { rotuloDoDocumento, type TipoDocumento } from '@credito/domain/documento/tipos';
import { formatarCpf } from '@credito/domain/pessoa/cpf';
import { type Data, formatarData } from '@credito/domain/tempo/data';
import sharp from 'sharp';
import { gerarFoto } from '../documentos-ficticios/gerar-documento.ts';
import { larguraDoTexto, textoEmCurvas } from '../documentos-ficticios/texto-em-curvas.ts';
import { documentoDe, type PessoaDaDemonstracao, rendaDe } from './pessoas.ts';

export interface ArquivoDaDemonstracao {
  nome: string;
  conteudo: Uint8Array;
}

export interface PedidoDeArquivo {
  pessoa: PessoaDaDemonstracao;
  tipoDocumento: TipoDocumento;
  indice: number;
  hoje: Data;
  /** In the place of a refused one: never the same file. */
  segundaVia?: boolean;
}

/** Large enough to be read, small enough for a start that does not keep people waiting. */
const LADO_DA_FOTO = 1_500;

export async function gerarArquivo({
  pessoa,
  tipoDocumento,
  indice,
  hoje,
  segundaVia = false,
}: PedidoDeArquivo): Promise<ArquivoDaDemonstracao> {
  switch (tipoDocumento) {
    case 'RG':
    case 'CARTEIRA_CONJUGE':
      return {
        nome: 'documento.jpg',
        conteudo: await gerarFoto(documentoDe(pessoa, hoje), {
          modelo: pessoa.modelo,
          ladoMaior: LADO_DA_FOTO,
        }),
      };
    case 'SELFIE':
      return { nome: 'selfie.jpg', conteudo: await gerarSelfie(pessoa) };
    default:
      return {
        nome: `${tipoDocumento.toLowerCase().replaceAll('_', '-')}-${indice + 1}.pdf`,
        conteudo: await gerarEspecime({ pessoa, tipoDocumento, indice, hoje, segundaVia }),
      };
  }
}

const AVISO = 'ESPÉCIME SEM VALOR: DOCUMENTO FICTÍCIO DA DEMONSTRAÇÃO';

async function gerarEspecime({
  pessoa,
  tipoDocumento,
  indice,
  hoje,
  segundaVia,
}: PedidoDeArquivo): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonte = await pdf.embedFont(StandardFonts.Helvetica);
  const negrito = await pdf.embedFont(StandardFonts.HelveticaBold);
  const pagina = pdf.addPage([595, 842]);
  pagina.drawRectangle({ x: 40, y: 770, width: 515, height: 36, color: rgb(0.93, 0.9, 0.82) });
  pagina.drawText(AVISO, { x: 52, y: 783, size: 12, font: negrito });
  pagina.drawText(rotuloDoDocumento(tipoDocumento), { x: 40, y: 715, size: 22, font: negrito });
  const linhas = [
    `Nome: ${pessoa.nome}`,
    `CPF: ${formatarCpf(pessoa.cpf)}`,
    `Emitido em ${formatarData(hoje)}`,
    `Via ${indice + 1}`,
    ...(segundaVia ? ['Enviado de novo'] : []),
  ];
  if (tipoDocumento === 'APOSENTADORIA_BENEFICIO')
    linhas.push(`Competência: ${mesPassado(hoje)}`, `Valor líquido: ${formatarReais(rendaDe(pessoa))}`);
  for (const [posicao, linha] of linhas.entries())
    pagina.drawText(linha, { x: 40, y: 670 - posicao * 26, size: 13, font: fonte });
  return pdf.save();
}

function mesPassado(hoje: Data): string {
  return mesesDoComprovante(hoje, 1)[0] ?? '';
}

/** A drawn portrait: no picture of anybody is needed to show where a selfie stands. */
async function gerarSelfie({ nome, sexo }: PessoaDaDemonstracao): Promise<Buffer> {
  const legenda = 'RETRATO DESENHADO PARA A DEMONSTRAÇÃO';
  const linha = (texto: string, y: number, tamanho: number) =>
    textoEmCurvas({ x: 360 - larguraDoTexto(texto, tamanho) / 2, y, texto, tamanho });
  const cabelo = sexo === 'F' ? '<ellipse cx="360" cy="400" rx="190" ry="240" fill="#3b2b22"/>' : '';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960"><rect width="720" height="960" fill="#d8dde0"/>' +
    `${cabelo}<ellipse cx="360" cy="800" rx="290" ry="260" fill="#4d5a6a"/>` +
    '<ellipse cx="360" cy="390" rx="140" ry="175" fill="#a67c5f"/>' +
    '<circle cx="310" cy="370" r="13" fill="#2a211c"/><circle cx="410" cy="370" r="13" fill="#2a211c"/>' +
    '<path d="M310 470 q 50 40 100 0" fill="none" stroke="#5a3a2c" stroke-width="9"/>' +
    `<path d="M218 390 q 142 -370 284 0 q -142 -150 -284 0" fill="#3b2b22"/>` +
    `<rect y="850" width="720" height="110" fill="#ffffff"/>${linha(nome, 895, 28)}${linha(legenda, 932, 22)}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
