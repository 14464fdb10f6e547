import { lerDocumento } from '@credito/domain/documento/leitura';
import type { PalavraLida } from '@credito/domain/documento/leitura-tipos';
import { acharCpfs, acharDatas, comoNumero } from '@credito/domain/documento/leitura-valores';
import type { Data } from '@credito/domain/tempo/data';
import sharp from 'sharp';
import { temFolego } from './folego.ts';
import { reconhecerNumero } from './reconhecer-texto.ts';

/** Heights in pixels at which a number is looked at again; the first right answer ends the search. */
const ALTURAS = [20, 24, 16];
/** Part of the height left around the number, above and below; beside it three times as much. */
const FOLGA = 0.4;
const MAXIMO_DE_NUMEROS = 4;

/**
 * A number that has the form of a CPF or of a date and cannot be one has a wrong digit: it is cut out and read
 * again alone, with nothing but digits allowed. Check digits and the calendar decide, not hope: a number that
 * still does not add up stays as it was, and is not shown.
 */
export async function relerNumeros(
  imagem: Buffer,
  palavras: readonly PalavraLida[],
  hoje: Data,
): Promise<PalavraLida[]> {
  const { cpf, dataNascimento } = lerDocumento([palavras], hoje);
  const relidas = [...palavras];
  let numeros = 0;
  for (const [i, palavra] of palavras.entries()) {
    const algarismos = comoNumero(palavra.texto).replace(/\D/g, '').length;
    const pareceCpf = cpf === null && algarismos >= 9 && algarismos <= 13;
    const pareceData = dataNascimento === null && algarismos >= 7 && algarismos <= 8;
    if ((!pareceCpf && !pareceData) || numeros === MAXIMO_DE_NUMEROS || !temFolego()) continue;
    numeros += 1;
    const texto = await relerUm(imagem, palavra, pareceCpf ? isCpfLido : isDataLida);
    if (texto !== null) relidas[i] = { ...palavra, texto };
  }
  return relidas;
}

const isCpfLido = (texto: string) => acharCpfs(texto).length === 1;
const isDataLida = (texto: string) => acharDatas(texto).length === 1;

async function relerUm(
  imagem: Buffer,
  { x0, y0, x1, y1 }: PalavraLida,
  aceita: (texto: string) => boolean,
): Promise<string | null> {
  const { width, height } = await sharp(imagem).metadata();
  const folga = Math.round((y1 - y0) * FOLGA);
  const left = Math.max(0, x0 - 3 * folga);
  const top = Math.max(0, y0 - folga);
  const recorte = {
    left,
    top,
    width: Math.min(width, x1 + 3 * folga) - left,
    height: Math.min(height, y1 + folga) - top,
  };
  for (const altura of ALTURAS) {
    const ampliado = await sharp(imagem)
      .extract(recorte)
      .resize({ height: Math.round(altura * (1 + 2 * FOLGA)), kernel: 'cubic' })
      .extend({ top: 12, bottom: 12, left: 12, right: 12, extendWith: 'copy' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const texto = await reconhecerNumero(ampliado);
    if (aceita(texto)) return texto;
  }
  return null;
}
