/** What a contract's text is made of. The PDF and the page of a phone are drawn from the same blocks (ADR 0124). */
import type { Data } from '../../tempo/data.ts';

export interface Fato {
  rotulo: string;
  valor: string;
  detalhe?: string;
}

export interface Coluna {
  titulo: string;
  /** Amounts and dates stand under each other. */
  alinhamento: 'inicio' | 'fim';
}

interface PessoaDoTexto {
  papel: string;
  nome: string;
  dados: ReadonlyArray<{ rotulo: string; valor: string }>;
}

interface AssinaturaDoTexto {
  papel: string;
  nome: string;
  cpf: string;
  /** What the person declares by signing. */
  ato: string;
}

/** Limits a right of whoever signs, so it stands out (CDC, article 54 §4). */
export interface ParagrafoDaClausula {
  numero: string;
  texto: string;
  destaque?: true;
}

export type Bloco =
  | { tipo: 'titulo'; titulo: string; subtitulo: string }
  | { tipo: 'fatos'; titulo: string; fatos: readonly Fato[] }
  | { tipo: 'secao'; titulo: string }
  | { tipo: 'paragrafo'; texto: string }
  | { tipo: 'clausula'; numero: string; titulo: string; paragrafos: readonly ParagrafoDaClausula[] }
  | {
      tipo: 'tabela';
      legenda: string;
      colunas: readonly Coluna[];
      /** The first cell of a row names it. */
      linhas: ReadonlyArray<readonly string[]>;
      total?: readonly string[];
    }
  | { tipo: 'pessoas'; pessoas: readonly PessoaDoTexto[] }
  | { tipo: 'assinaturas'; assinaturas: readonly AssinaturaDoTexto[]; aMao: boolean }
  | { tipo: 'nota'; texto: string };

export interface TextoDoContrato {
  /** Version of the template that wrote it. */
  modelo: number;
  titulo: string;
  /** At the foot of every page, before its number. */
  rodape: string;
  autor: string;
  /** The contract's own day: the file names it as its date, so that the same text makes the same file on any day. */
  data: Data;
  /** Who initials each page of the printed route; nobody where the contract is signed electronically. */
  rubricas: readonly string[];
  blocos: readonly Bloco[];
}

/** Every piece of text, in the order in which it is read. */
export function textosDoContrato(blocos: readonly Bloco[]): string[] {
  return blocos.flatMap(textosDoBloco);
}

function textosDoBloco(bloco: Bloco): readonly string[] {
  switch (bloco.tipo) {
    case 'titulo':
      return [bloco.titulo, bloco.subtitulo];
    case 'fatos':
      return [
        bloco.titulo,
        ...bloco.fatos.flatMap(({ rotulo, valor, detalhe }) =>
          detalhe === undefined ? [`${rotulo}: ${valor}`] : [`${rotulo}: ${valor}`, detalhe],
        ),
      ];
    case 'secao':
      return [bloco.titulo];
    case 'paragrafo':
    case 'nota':
      return [bloco.texto];
    case 'clausula':
      return [
        `${bloco.numero}. ${bloco.titulo}`,
        ...bloco.paragrafos.map(({ numero, texto }) => `${numero} ${texto}`),
      ];
    case 'tabela':
      return [
        bloco.legenda,
        ...[bloco.colunas.map(({ titulo }) => titulo), ...bloco.linhas, bloco.total ?? []]
          .filter((linha) => linha.length > 0)
          .map((linha) => linha.filter((celula) => celula !== '').join(' | ')),
      ];
    case 'pessoas':
      return bloco.pessoas.flatMap(({ papel, nome, dados }) => [
        `${papel}: ${nome}`,
        ...dados.map(({ rotulo, valor }) => `${rotulo}: ${valor}`),
      ]);
    case 'assinaturas':
      return bloco.assinaturas.map(
        ({ papel, nome, cpf, ato }) =>
          `${papel}: ${nome}, CPF ${cpf}. ${ato}${bloco.aMao ? ' Assinatura: ____' : ''}`,
      );
  }
}
