/** Limits and formats of every file that a person sends (spec 2, sections 5 and 9). */

export const LIMITE_DE_BYTES = 15 * 1024 * 1024;
export const LIMITE_DE_PAGINAS = 30;
export const LIMITE_DE_PIXELS = 50_000_000;

/** The small view shown on screens (spec 2, section 5: at most 1024x768, JPEG quality 80). */
export const VISTA = { largura: 1024, altura: 768, qualidade: 80 } as const;

/** What is recognised by content; HEIC is what iPhones store, and is converted on arrival. */
export type FormatoRecebido = 'pdf' | 'jpg' | 'png' | 'gif' | 'heic';

/** What is kept: GIF and HEIC never survive the reception. */
export type FormatoGuardado = 'pdf' | 'jpg' | 'png';

export const tipoMimePorFormato: Readonly<Record<FormatoRecebido, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  heic: 'image/heic',
};

/** For the `accept` attribute of the file picker; extensions too, because some phones know no MIME type for HEIC. */
export const ACCEPT_DE_ARQUIVO =
  '.pdf,.jpg,.jpeg,.png,.gif,.heic,.heif,application/pdf,image/jpeg,image/png,image/gif,image/heic,image/heif';

/** Said before choosing. */
export const ORIENTACAO_DE_FORMATOS =
  'Formatos aceitos: PDF, JPG, GIF, PNG ou HEIC (foto de iPhone), com até 15 MB por arquivo.';

export type RecusaDeArquivo =
  | { tipo: 'formato-invalido' }
  | { tipo: 'vazio' }
  | { tipo: 'corrompido' }
  | { tipo: 'grande-demais'; limiteBytes: number }
  | { tipo: 'imagem-enorme'; limitePixels: number }
  /** Of an accepted size, but only to be had all at once, which takes more memory than a file may. */
  | { tipo: 'imagem-pesada' }
  | { tipo: 'imagem-uniforme' }
  | { tipo: 'imagem-animada' }
  /** Its pages are made by one program while it runs (XFA), or only that program has the key. */
  | { tipo: 'so-abre-no-adobe' }
  /** A cover page with the documents attached to it (a PDF portfolio). */
  | { tipo: 'pacote-de-documentos' }
  /** Something that other viewers show would be missing from what we keep. */
  | { tipo: 'perderia-conteudo' }
  | { tipo: 'paginas-demais'; paginas: number; limite: number }
  | { tipo: 'protegido-por-senha' }
  | { tipo: 'senha-incorreta' }
  | { tipo: 'contaminado' }
  /** It takes more time or memory to open than a file may. */
  | { tipo: 'demorado-demais' }
  | { tipo: 'fila-cheia' }
  /** Other files of the same person are still being prepared. */
  | { tipo: 'fila-da-pessoa-cheia' }
  /** The sender went away. */
  | { tipo: 'interrompido' };

export type TipoDeRecusaDeArquivo = RecusaDeArquivo['tipo'];

const MENSAGEM_FORMATO_INVALIDO =
  'O arquivo selecionado é inválido. Por favor, verifique os formatos aceitos para upload.';

/** One sentence per refusal, complete by type. */
export function mensagemDaRecusa(recusa: RecusaDeArquivo): string {
  switch (recusa.tipo) {
    case 'formato-invalido':
      return MENSAGEM_FORMATO_INVALIDO;
    case 'vazio':
      return 'O arquivo selecionado está vazio. Escolha outro arquivo.';
    case 'corrompido':
      return 'Não conseguimos abrir o arquivo: ele parece estar incompleto ou danificado. Escolha outro arquivo ou tire uma nova foto.';
    case 'grande-demais':
      return `O arquivo tem mais de ${Math.floor(recusa.limiteBytes / (1024 * 1024))} MB. Envie um arquivo menor.`;
    case 'imagem-enorme':
      return `A imagem tem mais de ${Math.floor(recusa.limitePixels / 1_000_000)} megapixels. Envie uma imagem menor.`;
    case 'imagem-pesada':
      return 'Esta imagem é grande demais para ser aberta como foi gravada. Tire a foto de novo com uma resolução menor, ou faça uma captura de tela dela, e envie a nova imagem.';
    case 'imagem-uniforme':
      return 'A imagem está em branco ou de uma cor só. Tire uma nova foto ou escolha outro arquivo.';
    case 'imagem-animada':
      return 'Esta imagem tem movimento e só uma parte dela seria guardada. Envie uma foto parada ou um PDF.';
    case 'so-abre-no-adobe':
      return 'Este PDF só abre no Adobe Reader. Abra nele, escolha Imprimir → Salvar como PDF e envie o arquivo novo.';
    case 'pacote-de-documentos':
      return 'Este PDF é um pacote com outros documentos dentro. Abra-o no Adobe Reader, salve cada documento e envie um de cada vez.';
    case 'perderia-conteudo':
      return 'Uma parte do que aparece neste PDF se perderia no envio. Abra o PDF, escolha Imprimir → Salvar como PDF e envie o arquivo novo.';
    case 'paginas-demais':
      return `O documento tem ${recusa.paginas} páginas e o máximo é ${recusa.limite}. Envie somente as páginas necessárias.`;
    case 'protegido-por-senha':
      return 'O documento escolhido está protegido. Digite a senha para seguir com o envio do documento.';
    case 'senha-incorreta':
      return 'A senha não abriu o documento. Confira e tente novamente.';
    case 'contaminado':
      return 'O antivírus encontrou um problema neste arquivo e ele não foi guardado. Escolha outro arquivo.';
    case 'demorado-demais':
      return 'Este arquivo é complexo demais e não conseguimos abri-lo. Tire fotos das páginas ou gere o PDF de novo (por exemplo, imprimindo em PDF) e envie o arquivo novo.';
    case 'fila-cheia':
      return 'Estamos recebendo muitos arquivos neste momento. Aguarde alguns instantes e tente novamente.';
    case 'fila-da-pessoa-cheia':
      return 'Ainda estamos preparando os seus outros arquivos. Espere eles terminarem e envie este de novo.';
    case 'interrompido':
      return 'O envio foi interrompido antes do fim. Tente novamente.';
  }
}

/** Whoever looks at a page sends nothing, and cannot send anything else. */
export const MENSAGEM_DE_MOSTRAR_DEPOIS =
  'Não foi possível mostrar esta página agora. Tente de novo em alguns instantes.';
const MENSAGEM_DE_NAO_MOSTRAR = 'Não conseguimos mostrar este documento.';

/** The sentence of the same refusal where a document that was received before is looked at. */
export function mensagemAoMostrar({ tipo }: RecusaDeArquivo): string {
  const status = statusDaRecusa[tipo];
  return status === 429 || status === 503 ? MENSAGEM_DE_MOSTRAR_DEPOIS : MENSAGEM_DE_NAO_MOSTRAR;
}

/** What is known of a file before its content: a picture may be large, it is reduced before it travels. */
export function recusaAntesDoEnvio({ size, type }: { size: number; type: string }): RecusaDeArquivo | null {
  if (size === 0) return { tipo: 'vazio' };
  const imagem = type.startsWith('image/');
  return size > LIMITE_DE_BYTES && !imagem ? { tipo: 'grande-demais', limiteBytes: LIMITE_DE_BYTES } : null;
}

/** The HTTP status that each refusal answers with (decisions: 413 and 415 for files, 422 for a rule). */
export const statusDaRecusa: Readonly<Record<TipoDeRecusaDeArquivo, 400 | 413 | 415 | 422 | 429 | 503>> = {
  'formato-invalido': 415,
  vazio: 422,
  corrompido: 422,
  'grande-demais': 413,
  'imagem-enorme': 413,
  'imagem-pesada': 413,
  'imagem-uniforme': 422,
  'imagem-animada': 422,
  'so-abre-no-adobe': 422,
  'pacote-de-documentos': 422,
  'perderia-conteudo': 422,
  'paginas-demais': 413,
  'protegido-por-senha': 422,
  'senha-incorreta': 422,
  contaminado: 422,
  'demorado-demais': 422,
  'fila-cheia': 503,
  'fila-da-pessoa-cheia': 429,
  interrompido: 400,
};
