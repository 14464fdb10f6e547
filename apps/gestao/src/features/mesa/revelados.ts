import type { PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';

/** What an operator asked to see of one person; gone when the screen closes. */
export interface Revelados {
  valores: Record<string, string>;
  /** Former answers that a correction changed. */
  anteriores: Record<string, string>;
  lidos: ReadonlyArray<{ documentoId: string; campo: string; lido: string }>;
}

export function comValoresRevelados(pessoa: PessoaDaMesa, revelados: Revelados | undefined): PessoaDaMesa {
  if (!revelados) return pessoa;
  const { valores, lidos } = revelados;
  return {
    ...pessoa,
    grupos: pessoa.grupos.map((grupo) => ({
      ...grupo,
      itens: grupo.itens.map((item) => ({ ...item, valor: valores[item.campo] ?? item.valor })),
    })),
    comparacoes: pessoa.comparacoes.map((comparacao) => ({
      ...comparacao,
      declarado: comparacao.oculto
        ? (valores[comparacao.campo] ?? comparacao.declarado)
        : comparacao.declarado,
      lido:
        lidos.find(
          ({ documentoId, campo }) => documentoId === comparacao.documentoId && campo === comparacao.campo,
        )?.lido ?? comparacao.lido,
    })),
  };
}
