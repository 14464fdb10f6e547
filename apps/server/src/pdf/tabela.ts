/** Rows and columns: the head is said once to whoever listens and drawn again on every page. */
import type { Coluna } from '@credito/domain/contrato/texto/blocos';
import { type Estilo, type Estrutura, type Folha, TINTA_MEDIA } from './folha.ts';
import type { Linha } from './linhas.ts';

interface Tabela {
  legenda: string;
  colunas: readonly Coluna[];
  linhas: ReadonlyArray<readonly string[]>;
  total?: readonly string[];
}

interface Posicao {
  x: number;
  largura: number;
  alinhamento: Coluna['alinhamento'];
}

interface Celula extends Posicao {
  linhas: readonly Linha[];
}

const CORPO: Estilo = { peso: 'regular', tamanho: 12 };
const CABECA: Estilo = { peso: 'negrito', tamanho: 12, cor: TINTA_MEDIA };
const TOTAL: Estilo = { peso: 'negrito', tamanho: 12 };
const LEGENDA: Estilo = { peso: 'negrito', tamanho: 12 };
const FOLGA = 3;
const ENTRE_COLUNAS = 10;
/** A table that fits into so much of a page stands in one piece; a longer one begins with its name, head and two rows. */
const INTEIRA_ATE = 400;
const LINHAS_DO_COMECO = 4;

export function desenharTabela(folha: Folha, { legenda, colunas, linhas, total }: Tabela): void {
  const umaLinha = folha.alturaDaLinha(CORPO) + 2 * FOLGA;
  const inteira = (linhas.length + 3) * umaLinha;
  folha.garantir(inteira <= INTEIRA_ATE ? inteira : LINHAS_DO_COMECO * umaLinha);
  folha.y += 8;
  folha.grupo(folha.raiz, 'Table', (tabela) => {
    folha.escrever(tabela, 'Caption', legenda, LEGENDA, { depois: 3 });
    const posicoes = posicionar(folha, colunas, [
      { celulas: colunas.map(({ titulo }) => titulo), estilo: CABECA },
      ...linhas.map((celulas) => ({ celulas, estilo: CORPO })),
      ...(total ? [{ celulas: total, estilo: TOTAL }] : []),
    ]);
    const cabeca = compor(
      folha,
      colunas.map(({ titulo }) => titulo),
      posicoes,
      CABECA,
    );
    folha.grupo(tabela, 'THead', (grupo) => desenharLinha(folha, grupo, cabeca, CABECA, 'Column'));
    folha.grupo(tabela, 'TBody', (grupo) => {
      for (const linha of linhas) {
        const celulas = compor(folha, linha, posicoes, CORPO);
        comCabeca(folha, celulas, cabeca);
        desenharLinha(folha, grupo, celulas, CORPO, 'Row');
      }
    });
    if (!total) return;
    const celulas = compor(folha, total, posicoes, TOTAL);
    comCabeca(folha, celulas, cabeca);
    folha.grupo(tabela, 'TFoot', (grupo) => desenharLinha(folha, grupo, celulas, TOTAL, 'Row'));
  });
  folha.y += 10;
}

/** Each column as wide as its widest word needs, and what is left shared by all. */
function posicionar(
  folha: Folha,
  colunas: readonly Coluna[],
  linhas: ReadonlyArray<{ celulas: readonly string[]; estilo: Estilo }>,
): readonly Posicao[] {
  const naturais = colunas.map((_, indice) =>
    Math.max(
      ...linhas.map(
        ({ celulas, estilo }) =>
          folha.quebrar(celulas[indice] ?? '', estilo, Number.POSITIVE_INFINITY)[0]?.largura ?? 0,
      ),
    ),
  );
  const disponivel = folha.largura - ENTRE_COLUNAS * (colunas.length - 1);
  const soma = naturais.reduce((total, natural) => total + natural, 0);
  const sobra = disponivel - soma;
  let x = folha.esquerda;
  return colunas.map(({ alinhamento }, indice) => {
    const natural = naturais[indice] ?? 0;
    const largura = sobra >= 0 ? natural + sobra / colunas.length : (natural / soma) * disponivel;
    const posicao = { x, largura, alinhamento };
    x += largura + ENTRE_COLUNAS;
    return posicao;
  });
}

function compor(
  folha: Folha,
  celulas: readonly string[],
  posicoes: readonly Posicao[],
  estilo: Estilo,
): readonly Celula[] {
  return posicoes.map((posicao, indice) => ({
    ...posicao,
    linhas: folha.quebrar(celulas[indice] ?? '', estilo, posicao.largura),
  }));
}

function alturaDe(folha: Folha, celulas: readonly Celula[], estilo: Estilo): number {
  const linhas = Math.max(1, ...celulas.map((celula) => celula.linhas.length));
  return linhas * folha.alturaDaLinha(estilo) + 2 * FOLGA;
}

/** The head again at the top of a page: drawn, but said only once. */
function comCabeca(folha: Folha, celulas: readonly Celula[], cabeca: readonly Celula[]): void {
  if (!folha.garantir(alturaDe(folha, celulas, CORPO))) return;
  folha.enfeite(() => {
    for (const celula of cabeca) escreverCelula(folha, celula, CABECA);
  });
  fecharLinha(folha, cabeca, CABECA);
}

function desenharLinha(
  folha: Folha,
  grupo: Estrutura,
  celulas: readonly Celula[],
  estilo: Estilo,
  titulos: 'Column' | 'Row',
): void {
  folha.grupo(grupo, 'TR', (linha) => {
    for (const [indice, celula] of celulas.entries()) {
      const titulo = titulos === 'Column' || indice === 0;
      folha.marcado(
        linha,
        titulo ? 'TH' : 'TD',
        () => escreverCelula(folha, celula, estilo),
        titulo ? { scope: titulos } : {},
      );
    }
  });
  fecharLinha(folha, celulas, estilo);
}

function fecharLinha(folha: Folha, celulas: readonly Celula[], estilo: Estilo): void {
  folha.y += alturaDe(folha, celulas, estilo);
  folha.traco(folha.y - 0.6);
}

function escreverCelula(folha: Folha, { x, largura, alinhamento, linhas }: Celula, estilo: Estilo): void {
  for (const [indice, linha] of linhas.entries()) {
    const esquerda = alinhamento === 'fim' ? x + largura - linha.largura : x;
    folha.desenharLinha(linha, esquerda, folha.y + FOLGA + indice * folha.alturaDaLinha(estilo), estilo);
  }
}
