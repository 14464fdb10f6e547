import { describe, expect, it } from 'vitest';
import {
  ACCEPT_DE_ARQUIVO,
  LIMITE_DE_BYTES,
  LIMITE_DE_PAGINAS,
  LIMITE_DE_PIXELS,
  mensagemAoMostrar,
  mensagemDaRecusa,
  ORIENTACAO_DE_FORMATOS,
  type RecusaDeArquivo,
  recusaAntesDoEnvio,
  statusDaRecusa,
  tipoMimePorFormato,
} from './formatos.ts';

const recusas: { recusa: RecusaDeArquivo; status: number; trecho: string }[] = [
  { recusa: { tipo: 'formato-invalido' }, status: 415, trecho: 'verifique os formatos aceitos para upload.' },
  { recusa: { tipo: 'vazio' }, status: 422, trecho: 'vazio' },
  { recusa: { tipo: 'corrompido' }, status: 422, trecho: 'danificado' },
  { recusa: { tipo: 'grande-demais', limiteBytes: LIMITE_DE_BYTES }, status: 413, trecho: '15 MB' },
  { recusa: { tipo: 'imagem-enorme', limitePixels: LIMITE_DE_PIXELS }, status: 413, trecho: '50 megapixels' },
  { recusa: { tipo: 'imagem-pesada' }, status: 413, trecho: 'resolução menor' },
  { recusa: { tipo: 'imagem-uniforme' }, status: 422, trecho: 'uma cor só' },
  { recusa: { tipo: 'imagem-animada' }, status: 422, trecho: 'Envie uma foto parada ou um PDF.' },
  {
    recusa: { tipo: 'so-abre-no-adobe' },
    status: 422,
    trecho: 'escolha Imprimir → Salvar como PDF e envie o arquivo novo.',
  },
  { recusa: { tipo: 'pacote-de-documentos' }, status: 422, trecho: 'salve cada documento' },
  { recusa: { tipo: 'perderia-conteudo' }, status: 422, trecho: 'escolha Imprimir → Salvar como PDF' },
  {
    recusa: { tipo: 'paginas-demais', paginas: 31, limite: LIMITE_DE_PAGINAS },
    status: 413,
    trecho: '31 páginas e o máximo é 30',
  },
  {
    recusa: { tipo: 'protegido-por-senha' },
    status: 422,
    trecho: 'Digite a senha para seguir com o envio do documento.',
  },
  { recusa: { tipo: 'senha-incorreta' }, status: 422, trecho: 'senha' },
  { recusa: { tipo: 'contaminado' }, status: 422, trecho: 'antivírus' },
  { recusa: { tipo: 'demorado-demais' }, status: 422, trecho: 'complexo demais' },
  { recusa: { tipo: 'fila-cheia' }, status: 503, trecho: 'Aguarde' },
  { recusa: { tipo: 'fila-da-pessoa-cheia' }, status: 429, trecho: 'seus outros arquivos' },
  { recusa: { tipo: 'interrompido' }, status: 400, trecho: 'interrompido' },
];

it.each(Object.keys(tipoMimePorFormato))(
  'validators 11: %s is taken, can be chosen and is said',
  (formato) => {
    expect(ACCEPT_DE_ARQUIVO).toContain(`.${formato},`);
    expect(ORIENTACAO_DE_FORMATOS.toLowerCase()).toMatch(new RegExp(`\\b${formato}\\b`));
  },
);

describe('recusas de arquivo', () => {
  it.each(recusas)('$recusa.tipo answers $status with its own sentence', ({ recusa, status, trecho }) => {
    expect(statusDaRecusa[recusa.tipo]).toBe(status);
    expect(mensagemDaRecusa(recusa)).toContain(trecho);
  });

  it('has a sentence of its own for each refusal', () => {
    expect(new Set(recusas.map(({ recusa }) => mensagemDaRecusa(recusa))).size).toBe(
      Object.keys(statusDaRecusa).length,
    );
  });
});

describe('a document of before that is looked at', () => {
  const agora = 'Não foi possível mostrar esta página agora. Tente de novo em alguns instantes.';
  it.each<['fila-cheia' | 'fila-da-pessoa-cheia' | 'demorado-demais' | 'corrompido', string]>([
    ['fila-cheia', agora],
    ['fila-da-pessoa-cheia', agora],
    ['demorado-demais', 'Não conseguimos mostrar este documento.'],
    ['corrompido', 'Não conseguimos mostrar este documento.'],
  ])('attack 3: nothing is said of sending (%s)', (tipo, mensagem) => {
    expect(mensagemAoMostrar({ tipo })).toBe(mensagem);
  });
});

describe('a file that was just chosen', () => {
  it.each<[string, number, string, RecusaDeArquivo['tipo'] | undefined]>([
    ['an empty one is refused', 0, 'application/pdf', 'vazio'],
    ['a PDF of 15 MB may be sent', LIMITE_DE_BYTES, 'application/pdf', undefined],
    ['one byte more is refused', LIMITE_DE_BYTES + 1, 'application/pdf', 'grande-demais'],
    ['so is one of no known type', LIMITE_DE_BYTES + 1, '', 'grande-demais'],
    ['a large photo is reduced first', LIMITE_DE_BYTES + 1, 'image/jpeg', undefined],
  ])('%s', (_, size, type, recusa) => {
    expect(recusaAntesDoEnvio({ size, type })?.tipo).toBe(recusa);
  });
});
