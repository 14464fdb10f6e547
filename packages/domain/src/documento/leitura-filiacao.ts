import { abaixo, aoLado, confiancaMedia, type Pagina } from './leitura-campos.ts';
import { generoDoNome, isNomeProprioConhecido } from './leitura-nomes.ts';
import type { CampoLido, PalavraLida } from './leitura-tipos.ts';
import { comoSeEscreve, isNomePlausivel, palavrasDoNome } from './leitura-valores.ts';

type NomeDeLinha = { palavras: string[]; confianca: number };
type Filiacao = { mae: CampoLido | null; pai: CampoLido | null };

/** Two names of at most two lines each. */
const MAXIMO_DE_LINHAS = 4;
const POSICAO_DECIDE = 0.6;

export function lerFiliacao(pagina: Pagina): Filiacao {
  for (const rotulo of pagina.rotulos.filter(({ rotulo: r }) => r === 'filiacao')) {
    const linhas = [aoLado(pagina, rotulo), ...abaixo(pagina, rotulo, MAXIMO_DE_LINHAS)]
      .map(comoNome)
      .filter(({ palavras }) => palavras.length > 0);
    const nomes = juntarLinhas(linhas).filter(({ palavras }) => isNomePlausivel(palavras));
    if (nomes.length > 0) return quemEQuem(nomes);
  }
  return { mae: null, pai: null };
}

function comoNome(palavras: PalavraLida[]): NomeDeLinha {
  return {
    palavras: palavrasDoNome(palavras.map(({ texto }) => texto)),
    confianca: confiancaMedia(palavras),
  };
}

/**
 * The old CNH breaks long names over two lines. Up to two lines are two names; with three or four, a line that
 * begins with a known given name begins a new person, and at most two persons are made of them.
 */
function juntarLinhas(linhas: readonly NomeDeLinha[]): NomeDeLinha[] {
  const continuaSozinha = (linha: NomeDeLinha) => linha.palavras.length === 1;
  if (linhas.length <= 2 && !linhas.slice(1).some(continuaSozinha)) return [...linhas];
  const inicioDoSegundo = escolherInicio(linhas);
  const grupos =
    inicioDoSegundo === null ? [linhas] : [linhas.slice(0, inicioDoSegundo), linhas.slice(inicioDoSegundo)];
  return grupos.map((grupo) => ({
    palavras: grupo.flatMap(({ palavras }) => palavras),
    confianca: Math.min(...grupo.map(({ confianca }) => confianca)),
  }));
}

function escolherInicio(linhas: readonly NomeDeLinha[]): number | null {
  const possiveis = linhas.length === 4 ? [2, 1, 3] : [1, 2].filter((i) => i < linhas.length);
  const comeca = (i: number) => isNomeProprioConhecido(linhas[i]?.palavras[0] ?? '');
  const conhecido =
    possiveis.find((i) => comeca(i) && (linhas[i]?.palavras.length ?? 0) > 1) ?? possiveis.find(comeca);
  if (conhecido !== undefined) return conhecido;
  const comSobrenome = possiveis.find((i) => (linhas[i]?.palavras.length ?? 0) > 1);
  return comSobrenome ?? null;
}

function quemEQuem(nomes: readonly NomeDeLinha[]): Filiacao {
  const [primeiro, segundo] = nomes;
  const generoDe = (nome: NomeDeLinha | undefined) => (nome ? generoDoNome(nome.palavras[0] ?? '') : null);
  if (primeiro === undefined) return { mae: null, pai: null };
  if (segundo === undefined) {
    // With one parent registered it is the mother, unless the name says otherwise.
    return generoDe(primeiro) === 'M'
      ? { mae: null, pai: campo(primeiro, 1) }
      : { mae: campo(primeiro, 1), pai: null };
  }
  const [a, b] = [generoDe(primeiro), generoDe(segundo)];
  if ((a === 'F' && b !== 'F') || (b === 'M' && a !== 'M')) {
    return { mae: campo(primeiro, 1), pai: campo(segundo, 1) };
  }
  if ((b === 'F' && a !== 'F') || (a === 'M' && b !== 'M')) {
    return { mae: campo(segundo, 1), pai: campo(primeiro, 1) };
  }
  // Two mothers, two fathers or two names that say nothing: the usual order is father, mother.
  return { mae: campo(segundo, POSICAO_DECIDE), pai: campo(primeiro, POSICAO_DECIDE) };
}

function campo({ palavras, confianca }: NomeDeLinha, fator: number): CampoLido {
  return { valor: comoSeEscreve(palavras), confianca: confianca * fator };
}
