/**
 * Fits a photo into 2048 px before it travels (decisions, "Uploads"). Whatever the browser cannot do well goes to the
 * server as it is: an undecodable format, or a canvas that came out in one colour (case UP-04).
 */
const LADO_MAIOR = 2048;
const QUALIDADE = 0.9;
/** A photo that is small enough already travels untouched. */
const BYTES_SEM_PREPARO = 1024 * 1024;
/** Side of the sample in which a result of one colour is noticed. */
const LADO_DA_AMOSTRA = 24;
const AMPLITUDE_DE_COR_UNICA = 6;
/** Colour profiles stand before the announcement of frames, and few are larger. */
const BYTES_DO_ANUNCIO = 64 * 1024;

export async function prepararFoto(arquivo: File): Promise<File> {
  if (!arquivo.type.startsWith('image/') || (await podeTerMovimento(arquivo))) return arquivo;
  const imagem = await abrir(arquivo);
  if (!imagem) return arquivo;
  try {
    const escala = Math.min(1, LADO_MAIOR / Math.max(imagem.width, imagem.height));
    if (escala === 1 && arquivo.size <= BYTES_SEM_PREPARO) return arquivo;
    const reduzida = await reduzir(imagem, escala);
    if (!reduzida || reduzida.size >= arquivo.size || (await isCorUnica(reduzida))) return arquivo;
    return new File([reduzida], arquivo.name, { type: reduzida.type });
  } finally {
    imagem.close();
  }
}

/**
 * A canvas keeps one moment of a picture that moves: such a picture goes as it is, and the server says what to do. PNG
 * and WebP announce their frames (acTL, ANIM) before the first one.
 */
async function podeTerMovimento(arquivo: File): Promise<boolean> {
  if (arquivo.type === 'image/gif') return true;
  if (arquivo.type !== 'image/png' && arquivo.type !== 'image/webp') return false;
  const comeco = new TextDecoder('latin1').decode(await arquivo.slice(0, BYTES_DO_ANUNCIO).arrayBuffer());
  const [antesDaImagem = ''] = comeco.split('IDAT');
  return arquivo.type === 'image/png' ? antesDaImagem.includes('acTL') : comeco.includes('ANIM');
}

async function abrir(arquivo: Blob): Promise<ImageBitmap | null> {
  try {
    // The browser turns the picture by its tag, once; the result carries none (case UP-02).
    return await createImageBitmap(arquivo, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

async function reduzir(imagem: ImageBitmap, escala: number): Promise<Blob | null> {
  const tela = document.createElement('canvas');
  tela.width = Math.max(1, Math.round(imagem.width * escala));
  tela.height = Math.max(1, Math.round(imagem.height * escala));
  const pincel = tela.getContext('2d');
  if (!pincel) return null;
  pincel.imageSmoothingQuality = 'high';
  pincel.fillStyle = '#fff';
  pincel.fillRect(0, 0, tela.width, tela.height);
  pincel.drawImage(imagem, 0, 0, tela.width, tela.height);
  const blob = await new Promise<Blob | null>((resolve) => tela.toBlob(resolve, 'image/jpeg', QUALIDADE));
  // Safari keeps the memory of a canvas until it has no pixels.
  tela.width = 0;
  tela.height = 0;
  return blob;
}

async function isCorUnica(foto: Blob): Promise<boolean> {
  const imagem = await abrir(foto);
  if (!imagem) return true;
  const tela = document.createElement('canvas');
  tela.width = LADO_DA_AMOSTRA;
  tela.height = LADO_DA_AMOSTRA;
  const pincel = tela.getContext('2d', { willReadFrequently: true });
  pincel?.drawImage(imagem, 0, 0, LADO_DA_AMOSTRA, LADO_DA_AMOSTRA);
  imagem.close();
  const pixels = pincel?.getImageData(0, 0, LADO_DA_AMOSTRA, LADO_DA_AMOSTRA).data;
  if (!pixels) return true;
  const minimo = [255, 255, 255];
  const maximo = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 4)
    for (let canal = 0; canal < 3; canal += 1) {
      const valor = pixels[i + canal] ?? 0;
      minimo[canal] = Math.min(minimo[canal] ?? 255, valor);
      maximo[canal] = Math.max(maximo[canal] ?? 0, valor);
    }
  return maximo.every((valor, canal) => valor - (minimo[canal] ?? 0) <= AMPLITUDE_DE_COR_UNICA);
}
