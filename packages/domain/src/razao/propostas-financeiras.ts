/** What of a contract's money one person of the team proposes and another confirms (ADR 0132, 0153, 0158). */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { type Data, formatarData } from '../tempo/data.ts';
import {
  acontecimentoDe,
  acontecimentoEmPalavras,
  CONSEQUENCIA_DO_ACONTECIMENTO,
  type DadosDoCurso,
  ROTULO_DO_ACONTECIMENTO_DO_CURSO,
  type TipoDoCurso,
} from './vida-do-curso.ts';

export const TIPOS_DO_CURSO = [
  'fim-do-curso',
  'suspensao-do-curso',
  'retomada-do-curso',
] as const satisfies readonly TipoDoCurso[];

export const TIPOS_DE_PROPOSTA_FINANCEIRA = [
  ...TIPOS_DO_CURSO,
  'devolucao',
  'transferencia',
  'recebimento-manual',
] as const;
export type TipoDePropostaFinanceira = (typeof TIPOS_DE_PROPOSTA_FINANCEIRA)[number];

export const ESTADOS_DA_PROPOSTA_FINANCEIRA = ['proposta', 'confirmada', 'devolvida', 'retirada'] as const;
export type EstadoDaPropostaFinanceira = (typeof ESTADOS_DA_PROPOSTA_FINANCEIRA)[number];

export const ROTULO_DO_ESTADO_DA_PROPOSTA: Readonly<Record<EstadoDaPropostaFinanceira, string>> = {
  proposta: 'A confirmar',
  confirmada: 'Confirmada',
  devolvida: 'Não confirmada',
  retirada: 'Retirada',
};

export type DadosDaProposta =
  | DadosDoCurso
  | { tipo: 'devolucao'; recebimentoId: string; centavos: number }
  | TransferenciaDaDevolucao
  | RecebimentoManual;

/** What became of a refund that the team was to make (ADR 0211). */
export interface TransferenciaDaDevolucao {
  tipo: 'transferencia';
  devolucaoId: string;
  centavos: number;
  em: Data;
  /** Not: the payer cannot be reached, or wants it kept; it is a credit again. */
  feita: boolean;
}

export interface RecebimentoManual {
  tipo: 'recebimento-manual';
  centavos: number;
  em: Data;
  /** Without one, the oldest first. */
  parcela: number | null;
  /** Paid before it was due: the instalment, or everything without one. */
  antecipa?: boolean | undefined;
}

export const isDoCurso = (dados: DadosDaProposta): dados is DadosDoCurso =>
  (TIPOS_DO_CURSO as readonly string[]).includes(dados.tipo);

const ROTULO: Readonly<Record<Exclude<TipoDePropostaFinanceira, TipoDoCurso>, string>> = {
  devolucao: 'Devolução ao pagador',
  transferencia: 'Transferência de uma devolução',
  'recebimento-manual': 'Pagamento recebido por fora',
};

export const rotuloDaProposta = (dados: DadosDaProposta): string =>
  isDoCurso(dados) ? ROTULO_DO_ACONTECIMENTO_DO_CURSO[acontecimentoDe(dados)] : ROTULO[dados.tipo];

export function descricaoDaProposta(dados: DadosDaProposta): string {
  if (isDoCurso(dados))
    return `Registrar ${acontecimentoEmPalavras(dados)}. ${CONSEQUENCIA_DO_ACONTECIMENTO[acontecimentoDe(dados)]}`;
  const valor = formatarReais(dados.centavos);
  switch (dados.tipo) {
    case 'devolucao':
      return `Devolver ${valor} de um pagamento.`;
    case 'transferencia':
      return dados.feita
        ? `Registrar que ${valor} foram transferidos ao pagador em ${formatarData(dados.em)}.`
        : `Registrar que ${valor} não puderam ser transferidos ao pagador: voltam a ser crédito dele.`;
    case 'recebimento-manual':
      return `Registrar ${valor} recebidos em ${formatarData(dados.em)}${oQuePaga(dados)}.`;
  }
}

function oQuePaga({ antecipa, parcela }: RecebimentoManual): string {
  if (antecipa)
    return parcela === null ? ', que quitam o contrato antes' : `, que antecipam a parcela ${parcela}`;
  return parcela === null ? '' : `, da parcela ${parcela}`;
}
