import type { TipoDeRecusaDeArquivo } from '@credito/domain/documento/formatos';
import { anotacoes } from './anotacoes.ts';
import { camadasEPaginas } from './camadas-e-paginas.ts';
import { formularios } from './formularios.ts';

export const documentos = { ...formularios, ...anotacoes, ...camadasEPaginas };

export type NomeDoDocumento = keyof typeof documentos;

/** What cannot be shown faithfully, and how it is refused. Every other document of the corpus is shown. */
export const recusados: Readonly<Partial<Record<NomeDoDocumento, TipoDeRecusaDeArquivo>>> = {
  'xfa-com-pedido': 'so-abre-no-adobe',
  'xfa-sem-campos': 'so-abre-no-adobe',
  portfolio: 'pacote-de-documentos',
  'formulario-outro-alfabeto': 'perderia-conteudo',
  'anotacao-linha-sem-desenho': 'perderia-conteudo',
  'anotacao-carimbo-sem-desenho': 'perderia-conteudo',
};

/** Where poppler itself shows something else than the other viewers, another document tells what is right. */
export const referenciaDeOutro: Readonly<Partial<Record<NomeDoDocumento, NomeDoDocumento>>> = {
  // It leaves out every letter with an accent when the font does not say how its letters are numbered.
  'formulario-sem-codificacao': 'formulario-sem-aparencias-com-pedido',
  // It looks for the tick of a box in one place only.
  'formulario-marca-sem-estado': 'formulario-com-aparencias',
  // It knows nothing of layers that are for paper only (ISO 32000-1, 8.11.4.4).
  'camada-so-no-papel': 'camada-desligada',
  // It opens every window that brings a drawing.
  'anotacao-janela-fechada': 'anotacao-sem-nada',
};

export type Limite = { media: number; pior: number };

/** Two renderers of the same drawing: measured 0.01 to 0.13, and 0.18 in the part where they differ most. */
const MESMO_DESENHO: Limite = { media: 0.15, pior: 0.22 };

/** Every viewer sets the letters of a field that nobody drew by its own measure: 0.18 to 0.33, never 0.6. */
const LETRAS_DO_LEITOR: Limite = { media: 0.4, pior: 1 };

const limites: Readonly<Partial<Record<NomeDoDocumento, Limite>>> = {
  'formulario-sem-aparencias-com-pedido': LETRAS_DO_LEITOR,
  'formulario-sem-aparencias': LETRAS_DO_LEITOR,
  'formulario-aparencias-vazias-com-pedido': LETRAS_DO_LEITOR,
  'formulario-aparencias-antigas-com-pedido': LETRAS_DO_LEITOR,
  'formulario-sem-codificacao': LETRAS_DO_LEITOR,
  'formulario-fonte-que-falta': LETRAS_DO_LEITOR,
  'formulario-pagina-virada': LETRAS_DO_LEITOR,
  'escolhas-sem-aparencias': LETRAS_DO_LEITOR,
  'anotacao-texto-livre-sem-desenho': LETRAS_DO_LEITOR,
  // The size of the letters, too, is each viewer's own choice.
  'formulario-tamanho-automatico': { media: 0.55, pior: 1 },
  // A note's icon is each viewer's own.
  'anotacao-bilhete': { media: 0.2, pior: 1 },
};

export const limiteDe = (nome: NomeDoDocumento): Limite => limites[nome] ?? MESMO_DESENHO;

export const mostrados = (Object.keys(documentos) as NomeDoDocumento[]).filter(
  (nome) => recusados[nome] === undefined,
);
