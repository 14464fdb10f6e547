import { LIMITE_DE_PIXELS } from '@credito/domain/documento/formatos';
import { lerDocumento, pontuarLeitura } from '@credito/domain/documento/leitura';
import type { PalavraLida } from '@credito/domain/documento/leitura-tipos';
import type { Data } from '@credito/domain/tempo/data';
import sharp from 'sharp';
import { estimarInclinacao } from './inclinacao.ts';
import { reconhecerTexto } from './reconhecer-texto.ts';

const LADO = 1600;
const LADO_MAIOR = 2400;
const LADO_DA_INCLINACAO = 800;
/** Points at which a direction is certainly the right one: noise stays below ten. */
const CERTEZA = 40;

type Quarto = 0 | 90 | 180 | 270;
type Leitura = { quarto: Quarto; palavras: PalavraLida[]; pontos: number };

/**
 * The words of a photographed or scanned document. The photo may lie in any direction: the lines of text say
 * whether it lies on its side, and known printed words say which of the two remaining directions is right
 * (tesseract's own detection of orientation is poor on cards).
 */
export async function lerImagem(conteudo: Uint8Array, hoje: Data): Promise<PalavraLida[]> {
  const cinza = await sharp(conteudo, { limitInputPixels: LIMITE_DE_PIXELS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(LADO_MAIOR, LADO_MAIOR, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data, info } = await sharp(cinza)
    .resize(LADO_DA_INCLINACAO, LADO_DA_INCLINACAO, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { emPe, deitada } = estimarInclinacao(data, info.width, info.height);
  const primeiro = emPe.nitidez >= deitada.nitidez;
  const ordem: readonly Quarto[] = primeiro ? [0, 180, 90, 270] : [90, 270, 0, 180];
  const anguloDe = (quarto: Quarto) => (quarto % 180 === 0 ? emPe.angulo : deitada.angulo);

  let melhor: Leitura = { quarto: 0, palavras: [], pontos: -1 };
  for (const quarto of ordem) {
    const palavras = await lerNaDirecao(cinza, quarto, anguloDe(quarto), LADO);
    const pontos = pontuarLeitura(palavras);
    if (pontos > melhor.pontos) melhor = { quarto, palavras, pontos };
    if (pontos >= CERTEZA) break;
  }
  return completar(cinza, melhor, anguloDe(melhor.quarto), hoje);
}

/** Small print and two cards in one photo need more pixels: only then the slower second look is worth it. */
async function completar(cinza: Buffer, melhor: Leitura, angulo: number, hoje: Data): Promise<PalavraLida[]> {
  if (melhor.pontos < CERTEZA / 2 || faltas(melhor.palavras, hoje) === 0) return melhor.palavras;
  const maiores = await lerNaDirecao(cinza, melhor.quarto, angulo, LADO_MAIOR);
  return faltas(maiores, hoje) < faltas(melhor.palavras, hoje) ? maiores : melhor.palavras;
}

function faltas(palavras: readonly PalavraLida[], hoje: Data): number {
  const { nome, cpf, mae, dataNascimento } = lerDocumento([palavras], hoje);
  return [nome, cpf, mae, dataNascimento].filter((campo) => campo === null).length;
}

async function lerNaDirecao(
  cinza: Buffer,
  quarto: Quarto,
  angulo: number,
  lado: number,
): Promise<PalavraLida[]> {
  const girada = sharp(cinza).rotate(quarto + angulo, { background: '#808080' });
  const imagem = await sharp(await girada.png({ compressionLevel: 1 }).toBuffer())
    .resize(lado, lado, { fit: 'inside' })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return reconhecerTexto(imagem);
}
