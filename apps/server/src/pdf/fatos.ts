/** The key facts: what each one is called on the left, what it says on the right, and under it how it comes about. */
import type { Bloco, Fato } from '@credito/domain/contrato/texto/blocos';
import { type Estilo, type Estrutura, type Folha, TINTA_MEDIA } from './folha.ts';

const TITULO: Estilo = { peso: 'negrito', tamanho: 15 };
const ROTULO: Estilo = { peso: 'negrito', tamanho: 12 };
const VALOR: Estilo = { peso: 'regular', tamanho: 12 };
const DETALHE: Estilo = { peso: 'regular', tamanho: 12, cor: TINTA_MEDIA };
const LARGURA_DO_ROTULO = 104;
const ENTRE = 10;
const FOLGA = 3.2;

export function desenharFatos(folha: Folha, { titulo, fatos }: Extract<Bloco, { tipo: 'fatos' }>): void {
  folha.escrever(folha.raiz, 'H2', titulo, TITULO, { antes: 8, depois: 3 });
  folha.traco(folha.y);
  folha.grupo(folha.raiz, 'Table', (tabela) => {
    for (const fato of fatos) desenharFato(folha, tabela, fato);
  });
}

function desenharFato(folha: Folha, tabela: Estrutura, { rotulo, valor, detalhe }: Fato): void {
  const x = folha.esquerda + LARGURA_DO_ROTULO + ENTRE;
  const largura = folha.largura - LARGURA_DO_ROTULO - ENTRE;
  const nome = folha.quebrar(rotulo, ROTULO, LARGURA_DO_ROTULO);
  const dito = folha.quebrar(valor, VALOR, largura);
  const explicado = detalhe === undefined ? [] : folha.quebrar(detalhe, DETALHE, largura);
  const passo = folha.alturaDaLinha(VALOR);
  const altura = Math.max(nome.length, dito.length + explicado.length) * passo + 2 * FOLGA;
  folha.garantir(altura);
  const topo = folha.y + FOLGA;
  folha.grupo(tabela, 'TR', (linha) => {
    folha.marcado(
      linha,
      'TH',
      () => {
        for (const [indice, uma] of nome.entries())
          folha.desenharLinha(uma, folha.esquerda, topo + indice * passo, ROTULO);
      },
      { scope: 'Row' },
    );
    folha.grupo(linha, 'TD', (celula) => {
      folha.marcado(celula, 'P', () => {
        for (const [indice, uma] of dito.entries()) folha.desenharLinha(uma, x, topo + indice * passo, VALOR);
      });
      if (explicado.length === 0) return;
      folha.marcado(celula, 'P', () => {
        for (const [indice, uma] of explicado.entries())
          folha.desenharLinha(uma, x, topo + (dito.length + indice) * passo, DETALHE);
      });
    });
  });
  folha.y += altura;
  folha.traco(folha.y - 0.6);
}
