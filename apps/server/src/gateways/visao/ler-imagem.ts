import { LIMITE_DE_PIXELS } from '@credito/domain/documento/formatos';
import { lerDocumento, pontuarLeitura } from '@credito/domain/documento/leitura';
import { pontuarRenda } from '@credito/domain/documento/leitura-de-renda';
import { mediana } from '@credito/domain/documento/leitura-linhas';
import type { PalavraLida } from '@credito/domain/documento/leitura-tipos';
import type { Data } from '@credito/domain/tempo/data';
import sharp from 'sharp';
import { temFolego } from './folego.ts';
import { estimarInclinacao } from './inclinacao.ts';
import { reconhecerTexto } from './reconhecer-texto.ts';
import { relerNumeros } from './reler-numeros.ts';

const LADO = 1600;
const LADO_MAIOR = 2400;
const LADO_DA_FOLHA = 2200;
const LADO_DA_INCLINACAO = 800;
/** Pixels. */
const ALTURA_BOA = { de: 15, alvo: 20, ate: 25 };
/** Points at which a direction is certainly the right one: noise stays below ten. */
const CERTEZA = 40;

type Quarto = 0 | 90 | 180 | 270;
type Leitura = { imagem: Buffer; palavras: PalavraLida[]; pontos: number };

/**
 * The words of a photographed or scanned document. The photo may lie in any direction: the lines of text say
 * whether it lies on its side, and known printed words say which of the two remaining directions is right
 * (tesseract's own detection of orientation is poor on cards).
 */
export async function lerImagem(conteudo: Uint8Array, hoje: Data): Promise<PalavraLida[]> {
  const cinza = await emCinza(conteudo);
  const melhor = await lerNaMelhorDirecao(cinza, await ordenarDirecoes(cinza), LADO, pontuarLeitura);
  if (melhor === undefined || melhor.pontos < CERTEZA / 2) return melhor?.palavras ?? [];
  return completar(cinza, melhor, melhor.graus, hoje);
}

/** A sheet of paper has more and smaller print than a card: it is read larger. */
export async function lerImagemDeComprovante(conteudo: Uint8Array): Promise<PalavraLida[]> {
  const cinza = await emCinza(conteudo);
  const direcoes = await ordenarDirecoes(cinza);
  return (await lerNaMelhorDirecao(cinza, direcoes, LADO_DA_FOLHA, pontuarRenda))?.palavras ?? [];
}

function emCinza(conteudo: Uint8Array): Promise<Buffer> {
  return sharp(conteudo, { limitInputPixels: LIMITE_DE_PIXELS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(LADO_MAIOR, LADO_MAIOR, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function lerNaMelhorDirecao(
  cinza: Buffer,
  direcoes: readonly number[],
  lado: number,
  pontuar: (palavras: readonly PalavraLida[]) => number,
): Promise<(Leitura & { graus: number }) | undefined> {
  const leituras: (Leitura & { graus: number })[] = [];
  for (const graus of direcoes) {
    const { imagem, palavras } = await lerNaDirecao(cinza, graus, lado);
    const pontos = pontuar(palavras);
    leituras.push({ imagem, palavras, pontos, graus });
    if (pontos >= CERTEZA || !temFolego()) break;
  }
  return leituras.sort((a, b) => b.pontos - a.pontos)[0];
}

/** Degrees to turn the picture by, the likeliest first. */
async function ordenarDirecoes(cinza: Buffer): Promise<number[]> {
  const { data, info } = await sharp(cinza)
    .resize(LADO_DA_INCLINACAO, LADO_DA_INCLINACAO, { fit: 'inside' })
    // Without it the decoder gives three channels, also for a grey picture.
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { emPe, deitada } = estimarInclinacao(data, info.width, info.height);
  const quartos: readonly Quarto[] = emPe.nitidez >= deitada.nitidez ? [0, 180, 90, 270] : [90, 270, 0, 180];
  return quartos.map((quarto) => quarto + (quarto % 180 === 0 ? emPe.angulo : deitada.angulo));
}

/**
 * The model reads best digits of 16 to 25 pixels: larger ones lose strokes ("777" becomes "171"), smaller ones
 * run together. The first reading tells their height, the second one is made at the right size.
 */
async function completar(
  cinza: Buffer,
  primeira: Leitura,
  graus: number,
  hoje: Data,
): Promise<PalavraLida[]> {
  const altura = alturaDosNumeros(primeira.palavras);
  let melhor: Pick<Leitura, 'imagem' | 'palavras'> = primeira;
  if (temFolego() && (altura < ALTURA_BOA.de || altura > ALTURA_BOA.ate)) {
    const lado = Math.min(LADO_MAIOR, Math.round((LADO * ALTURA_BOA.alvo) / altura));
    const outra = await lerNaDirecao(cinza, graus, lado);
    if (faltas(outra.palavras, hoje) <= faltas(primeira.palavras, hoje)) melhor = outra;
  }
  return relerNumeros(melhor.imagem, melhor.palavras, hoje);
}

/** Digits have no descenders: their boxes are the honest measure of the type's size. */
function alturaDosNumeros(palavras: readonly PalavraLida[]): number {
  const numeros = palavras.filter(({ texto }) => texto.replace(/\D/g, '').length >= 6);
  return mediana((numeros.length > 0 ? numeros : palavras).map(({ y0, y1 }) => y1 - y0)) || ALTURA_BOA.alvo;
}

function faltas(palavras: readonly PalavraLida[], hoje: Data): number {
  const { nome, cpf, mae, dataNascimento } = lerDocumento([palavras], hoje);
  return [nome, cpf, mae, dataNascimento].filter((campo) => campo === null).length;
}

async function lerNaDirecao(
  cinza: Buffer,
  graus: number,
  lado: number,
): Promise<Pick<Leitura, 'imagem' | 'palavras'>> {
  const girada = await sharp(cinza)
    .rotate(graus, { background: '#808080' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const imagem = await sharp(girada)
    .resize(lado, lado, { fit: 'inside' })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { imagem, palavras: await reconhecerTexto(imagem) };
}
