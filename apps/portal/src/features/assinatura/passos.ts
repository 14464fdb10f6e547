import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';

/** The pages of a signing, in order: nothing is saved between them, so they are a list and no plan (ADR 0141). */
const PASSOS = ['resumo', 'leitura', 'foto', 'codigo', 'confirmacao'] as const;
export type PassoDaAssinatura = (typeof PASSOS)[number];

/** A photo has its page only where the document asks for one (ADR 0191). */
type ComFoto = Pick<AssinaturaAberta, 'foto'>;
export const passosDe = ({ foto }: ComFoto): readonly PassoDaAssinatura[] =>
  PASSOS.filter((passo) => passo !== 'foto' || foto !== null);

export const RECUSA = 'nao-vou-assinar';
export const TROCA_DE_CONTATO = 'trocar-contato';
/** Beside the steps: they lead back to where somebody was. */
const AO_LADO = [RECUSA, TROCA_DE_CONTATO] as const;
type PaginaAoLado = (typeof AO_LADO)[number];
export type PaginaDaAssinatura = PassoDaAssinatura | PaginaAoLado;

export const isAoLado = (pagina: PaginaDaAssinatura): pagina is PaginaAoLado =>
  AO_LADO.some((uma) => uma === pagina);

export const PAGINA_DO_PASSO: Readonly<Record<PassoDaAssinatura, { etapa: string; titulo: string }>> = {
  resumo: { etapa: 'O que é', titulo: 'O que você vai assinar' },
  leitura: { etapa: 'Ler', titulo: 'Leia o documento' },
  foto: { etapa: 'Foto', titulo: 'Tire uma foto do seu rosto' },
  codigo: { etapa: 'Código', titulo: 'Receba um código só seu' },
  confirmacao: { etapa: 'Assinar', titulo: 'Digite o código e assine' },
};

/** "Passo 2 de 4 · Ler" */
export function ondeEstou(
  passo: PassoDaAssinatura,
  assinatura: ComFoto,
): {
  etapa: string;
  progresso: { valor: number; maximo: number; dito: true };
} {
  const passos = passosDe(assinatura);
  const valor = passos.indexOf(passo) + 1;
  return {
    etapa: `Passo ${valor} de ${passos.length} · ${PAGINA_DO_PASSO[passo].etapa}`,
    progresso: { valor, maximo: passos.length, dito: true },
  };
}

export function passoAnterior(passo: PassoDaAssinatura, assinatura: ComFoto): PassoDaAssinatura {
  const passos = passosDe(assinatura);
  return passos[passos.indexOf(passo) - 1] ?? 'resumo';
}

export function passoSeguinte(passo: PassoDaAssinatura, assinatura: ComFoto): PassoDaAssinatura {
  const passos = passosDe(assinatura);
  return passos[passos.indexOf(passo) + 1] ?? 'confirmacao';
}

/** Below the base of a signing. The first page has no name of its own. */
export const enderecoDoPasso = (base: string, passo: PaginaDaAssinatura): string =>
  passo === 'resumo' ? base : `${base}/${passo}`;

/** What an address leads to: the last page only with a code that was asked for, and that only with the photo. */
export function passoDoEndereco(
  pedido: string | undefined,
  { temCodigo, foto }: ComFoto & { temCodigo: boolean },
): PaginaDaAssinatura {
  const aoLado = AO_LADO.find((uma) => uma === pedido);
  if (aoLado) return aoLado;
  const passo = PASSOS.find((um) => um === pedido) ?? 'resumo';
  if (passo === 'foto' && foto === null) return 'codigo';
  if (foto === 'falta' && (passo === 'codigo' || passo === 'confirmacao')) return 'foto';
  return passo === 'confirmacao' && !temCodigo ? 'codigo' : passo;
}
