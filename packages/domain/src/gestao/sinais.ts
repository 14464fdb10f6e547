/** What speaks against a request, in words: the desk says it on top, and again before somebody approves. */
import type { Decisao } from './etapas.ts';

export const MINIMO_DA_NOTA = 10;

export interface PessoaComSinais {
  nome: string;
  avisos: readonly string[];
  documentos: readonly {
    rotulo: string;
    conferencias: readonly { regra: string; resultado: string }[];
  }[];
}

const REGRA_EM_PALAVRAS: Readonly<Record<string, string>> = {
  legibilidade: 'a leitura',
  tipo: 'o tipo',
  nome: 'o nome',
  cpf: 'o CPF',
  emissao: 'a data de emissão',
  meses: 'os meses',
  valor: 'o valor',
};

/** One sentence for each thing that does not match. */
export function sinaisDasPessoas(pessoas: readonly PessoaComSinais[]): readonly string[] {
  return pessoas.flatMap(({ nome, avisos, documentos }) => [
    ...avisos.map((aviso) => `${nome}: ${aviso}.`),
    ...documentos.flatMap(({ rotulo, conferencias }) => {
      const regras = conferencias
        .filter(({ resultado }) => resultado === 'reprovado')
        .map(({ regra }) => REGRA_EM_PALAVRAS[regra] ?? regra);
      if (regras.length === 0) return [];
      const verbo = regras.length === 1 ? 'não confere' : 'não conferem';
      return [`${rotulo}, de ${nome}: ${emLista(regras)} ${verbo}.`];
    }),
  ]);
}

function emLista(partes: readonly string[]): string {
  return partes.length < 2 ? partes.join('') : `${partes.slice(0, -1).join(', ')} e ${partes.at(-1)}`;
}

export const MENSAGEM_DA_NOTA = 'Explique por que aprovar, mesmo com o que não confere.';

/** Whoever approves against a signal says why; what is refused has its reasons already. */
export function pedeNota(decisao: Decisao, sinais: readonly string[]): boolean {
  return sinais.length > 0 && (decisao === 'aprovarDadosComplementares' || decisao === 'aprovarFiador');
}
