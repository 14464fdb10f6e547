/** Who signs; on paper with a place for each signature, and one for the initials of each person on every page. */
import type { Bloco } from '@credito/domain/contrato/texto/blocos';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { type Estilo, type Folha, TINTA_MEDIA } from './folha.ts';

const NOME: Estilo = { peso: 'negrito', tamanho: 12 };
const TEXTO: Estilo = { peso: 'regular', tamanho: 12 };
const ATO: Estilo = { peso: 'regular', tamanho: 12, cor: TINTA_MEDIA };
const ROTULO_DA_RUBRICA: Estilo = { peso: 'regular', tamanho: 8, cor: TINTA_MEDIA };

/** Room to write by hand above the line. */
const ALTURA_DO_ESPACO = 42;
const LARGURA_DA_DATA = 150;
const ENTRE = 16;

const CAIXA_DA_RUBRICA = 26;
export const ALTURA_DAS_RUBRICAS = 46;
const LARGURA_MAXIMA_DA_RUBRICA = 90;
const ENTRE_RUBRICAS = 6;

export function desenharAssinaturas(
  folha: Folha,
  { assinaturas, aMao }: Extract<Bloco, { tipo: 'assinaturas' }>,
): void {
  folha.grupo(folha.raiz, 'L', (lista) => {
    for (const { papel, nome, cpf, ato } of assinaturas) {
      const linhas = [nome, `${papel} · CPF ${cpf}`, ato];
      folha.garantir((aMao ? ALTURA_DO_ESPACO : 0) + (linhas.length + 1) * folha.alturaDaLinha(TEXTO));
      folha.y += 6;
      if (aMao) lugarDaAssinatura(folha);
      else folha.traco(folha.y);
      folha.y += 5;
      folha.grupo(lista, 'LI', (item) =>
        folha.grupo(item, 'LBody', (corpo) => {
          for (const [indice, linha] of linhas.entries())
            folha.escrever(corpo, 'P', linha, [NOME, TEXTO][indice] ?? ATO);
          if (aMao)
            folha.escrever(corpo, 'P', 'Local e data: ____________________________', ATO, { antes: 2 });
        }),
      );
    }
  });
}

function lugarDaAssinatura(folha: Folha): void {
  folha.y += ALTURA_DO_ESPACO;
  folha.traco(folha.y, { largura: folha.largura - LARGURA_DA_DATA - ENTRE, cor: TINTA_MEDIA });
}

/** Small boxes above the foot of the page, one for each person. */
export function desenharRubricas(folha: Folha, nomes: readonly string[]): void {
  if (nomes.length === 0) return;
  const espaco = (folha.largura - ENTRE_RUBRICAS * (nomes.length - 1)) / nomes.length;
  const largura = Math.min(espaco, LARGURA_MAXIMA_DA_RUBRICA);
  const y = folha.fim + 6;
  for (const [indice, nome] of nomes.entries()) {
    const x = folha.esquerda + indice * (largura + ENTRE_RUBRICAS);
    folha.caixa(x, y, largura, CAIXA_DA_RUBRICA);
    const [rotulo] = folha.quebrar(primeiroNome(nome), ROTULO_DA_RUBRICA, largura);
    if (rotulo)
      folha.enfeite(() => folha.desenharLinha(rotulo, x, y + CAIXA_DA_RUBRICA + 1, ROTULO_DA_RUBRICA));
  }
}
