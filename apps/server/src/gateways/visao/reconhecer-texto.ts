import { fileURLToPath } from 'node:url';
import { PALAVRAS_DE_UMA_PAGINA, type PalavraLida } from '@credito/domain/documento/leitura-tipos';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

const PASTA_DO_MODELO = fileURLToPath(new URL('../../../dados', import.meta.url));

const UMA_LINHA = { tessedit_pageseg_mode: PSM.SINGLE_LINE };
/** Cards have no paragraphs: words are found wherever they are. */
const TEXTO_ESPARSO = { tessedit_pageseg_mode: PSM.SPARSE_TEXT, tessedit_char_whitelist: '' };

let motor: Promise<Worker> | undefined;

/**
 * Words of an upright grey picture, every one of them: on cards the confidence of a right word is often low, so
 * what is used is decided by where words stand and by check digits.
 */
export async function reconhecerTexto(imagem: Buffer): Promise<PalavraLida[]> {
  motor ??= abrirMotor();
  const { data } = await (await motor).recognize(imagem, {}, { text: false, blocks: true });
  const palavras = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
  );
  return palavras.slice(0, PALAVRAS_DE_UMA_PAGINA).map(({ text, bbox, confidence }) => ({
    texto: text,
    ...bbox,
    confianca: confidence / 100,
  }));
}

/** One line of nothing but a number. */
export async function reconhecerNumero(imagem: Buffer): Promise<string> {
  motor ??= abrirMotor();
  const aberto = await motor;
  await aberto.setParameters({ ...UMA_LINHA, tessedit_char_whitelist: '0123456789./-' });
  try {
    const { data } = await aberto.recognize(imagem);
    return data.text.trim();
  } finally {
    await aberto.setParameters(TEXTO_ESPARSO);
  }
}

/** The model comes with the server: `langPath` and no cache, or the library would fetch it from the network. */
async function abrirMotor(): Promise<Worker> {
  const novo = await createWorker('por', OEM.LSTM_ONLY, {
    langPath: PASTA_DO_MODELO,
    gzip: false,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  await novo.setParameters({ ...TEXTO_ESPARSO, user_defined_dpi: '300' });
  return novo;
}

export async function fecharMotor(): Promise<void> {
  const aberto = await motor;
  motor = undefined;
  await aberto?.terminate();
}
