/** Clauses as data: which ones a contract has follows from its value, and a number is never written by hand. */
import type { Bloco, ParagrafoDaClausula } from '../blocos.ts';
import type { DadosDoTexto } from '../dados.ts';

export type IdDaClausula =
  | 'objeto'
  | 'efetivacao'
  | 'taxa'
  | 'iof'
  | 'correcao'
  | 'restituicao'
  | 'fim-do-curso'
  | 'atraso'
  | 'antecipacao'
  | 'desistencia'
  | 'fianca'
  | 'outorga'
  | 'responsavel'
  | 'mudancas'
  | 'dados-pessoais'
  | 'assinatura'
  | 'foro';

/** "cláusula 9", of a clause that the contract has. */
type Referencia = (id: IdDaClausula) => string;

/** A paragraph that limits a right of whoever signs has to stand out (CDC, article 54 §4). */
type Paragrafo = string | { destaque: string };

interface ClausulaDoModelo {
  titulo: string;
  /** Without it every contract has the clause. */
  quando?: (dados: DadosDoTexto) => boolean;
  paragrafos: (dados: DadosDoTexto, clausula: Referencia) => readonly Paragrafo[];
  /** Tables that belong to it. */
  depois?: (dados: DadosDoTexto) => readonly Bloco[];
}

export type Clausulas<Id extends IdDaClausula> = Readonly<Record<Id, ClausulaDoModelo>>;

export function numerar(clausulas: Clausulas<IdDaClausula>, dados: DadosDoTexto): Bloco[] {
  const presentes = (Object.entries(clausulas) as Array<[IdDaClausula, ClausulaDoModelo]>).filter(
    ([, { quando }]) => quando?.(dados) ?? true,
  );
  const posicaoDe = new Map(presentes.map(([id], posicao) => [id, posicao + 1]));
  const referencia: Referencia = (id) => {
    const posicao = posicaoDe.get(id);
    if (posicao === undefined) throw new Error(`The contract has no clause "${id}" to refer to.`);
    return `cláusula ${posicao}`;
  };
  return presentes.flatMap(([, { titulo, paragrafos, depois }], posicao): Bloco[] => {
    const numero = String(posicao + 1);
    return [
      {
        tipo: 'clausula',
        numero,
        titulo,
        paragrafos: paragrafos(dados, referencia).map((paragrafo, ordem): ParagrafoDaClausula => {
          const numerado = `${numero}.${ordem + 1}`;
          return typeof paragrafo === 'string'
            ? { numero: numerado, texto: paragrafo }
            : { numero: numerado, texto: paragrafo.destaque, destaque: true };
        }),
      },
      ...(depois?.(dados) ?? []),
    ];
  });
}
