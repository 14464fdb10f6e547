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
const ANTES = 6;
const DEPOIS_DO_TRACO = 5;
const LOCAL_E_DATA = 'Local e data: ____________________________';

const CAIXA_DA_RUBRICA = 26;
export const ALTURA_DAS_RUBRICAS = 46;
const LARGURA_MAXIMA_DA_RUBRICA = 90;
const ENTRE_RUBRICAS = 6;

type BlocoDeAssinaturas = Extract<Bloco, { tipo: 'assinaturas' }>;
type Assinatura = BlocoDeAssinaturas['assinaturas'][number];

export function desenharAssinaturas(folha: Folha, { assinaturas, aMao }: BlocoDeAssinaturas): void {
  folha.grupo(folha.raiz, 'L', (lista) => {
    for (const assinatura of assinaturas) {
      // Nobody signs on one page under a name that stands on another.
      folha.garantir(alturaDe(folha, assinatura, aMao));
      folha.y += ANTES;
      if (aMao) lugarDaAssinatura(folha);
      else folha.traco(folha.y);
      folha.y += DEPOIS_DO_TRACO;
      folha.grupo(lista, 'LI', (item) =>
        folha.grupo(item, 'LBody', (corpo) => {
          for (const [texto, estilo] of linhasDe(assinatura, aMao)) folha.escrever(corpo, 'P', texto, estilo);
        }),
      );
    }
  });
}

export function alturaDasAssinaturas(folha: Folha, { assinaturas, aMao }: BlocoDeAssinaturas): number {
  return assinaturas.reduce((soma, uma) => soma + alturaDe(folha, uma, aMao), 0);
}

function alturaDe(folha: Folha, assinatura: Assinatura, aMao: boolean): number {
  const linhas = linhasDe(assinatura, aMao).map(([texto, estilo]) => folha.alturaDe(texto, estilo));
  return linhas.reduce(
    (soma, altura) => soma + altura,
    ANTES + (aMao ? ALTURA_DO_ESPACO : 0) + DEPOIS_DO_TRACO,
  );
}

function linhasDe(
  { papel, nome, cpf, ato }: Assinatura,
  aMao: boolean,
): readonly (readonly [texto: string, estilo: Estilo])[] {
  return [
    [nome, NOME],
    [`${papel} · CPF ${cpf}`, TEXTO],
    [ato, ATO],
    ...(aMao ? ([[LOCAL_E_DATA, ATO]] as const) : []),
  ];
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
