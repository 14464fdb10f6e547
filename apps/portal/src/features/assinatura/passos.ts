/** The pages of a signing, in order: nothing is saved between them, so they are a list and no plan (ADR 0141). */
export const PASSOS = ['resumo', 'leitura', 'codigo', 'confirmacao'] as const;
export type PassoDaAssinatura = (typeof PASSOS)[number];

export const RECUSA = 'nao-vou-assinar';

export const PAGINA_DO_PASSO: Readonly<Record<PassoDaAssinatura, { etapa: string; titulo: string }>> = {
  resumo: { etapa: 'O que é', titulo: 'O que você vai assinar' },
  leitura: { etapa: 'Ler', titulo: 'Leia o documento' },
  codigo: { etapa: 'Código', titulo: 'Receba um código só seu' },
  confirmacao: { etapa: 'Assinar', titulo: 'Digite o código e assine' },
};

/** "Passo 2 de 4 · Ler" */
export function ondeEstou(passo: PassoDaAssinatura): {
  etapa: string;
  progresso: { valor: number; maximo: number };
} {
  const valor = PASSOS.indexOf(passo) + 1;
  return {
    etapa: `Passo ${valor} de ${PASSOS.length} · ${PAGINA_DO_PASSO[passo].etapa}`,
    progresso: { valor, maximo: PASSOS.length },
  };
}

export const passoAnterior = (passo: PassoDaAssinatura): PassoDaAssinatura =>
  PASSOS[PASSOS.indexOf(passo) - 1] ?? 'resumo';

/** Below the base of a signing. The first page has no name of its own. */
export const enderecoDoPasso = (base: string, passo: PassoDaAssinatura | typeof RECUSA): string =>
  passo === 'resumo' ? base : `${base}/${passo}`;

/** What an address leads to: the last page only with a code that was asked for. */
export function passoDoEndereco(
  pedido: string | undefined,
  { temCodigo }: { temCodigo: boolean },
): PassoDaAssinatura | typeof RECUSA {
  if (pedido === RECUSA) return RECUSA;
  const passo = PASSOS.find((um) => um === pedido) ?? 'resumo';
  return passo === 'confirmacao' && !temCodigo ? 'codigo' : passo;
}
