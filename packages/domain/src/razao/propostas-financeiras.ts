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

export const TIPOS_DE_PROPOSTA_FINANCEIRA = [...TIPOS_DO_CURSO, 'devolucao', 'recebimento-manual'] as const;
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
  | RecebimentoManual;

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
  dados.tipo !== 'devolucao' && dados.tipo !== 'recebimento-manual';

export function rotuloDaProposta(dados: DadosDaProposta): string {
  if (isDoCurso(dados)) return ROTULO_DO_ACONTECIMENTO_DO_CURSO[acontecimentoDe(dados)];
  return dados.tipo === 'devolucao' ? 'Devolução ao pagador' : 'Pagamento recebido por fora';
}

export function descricaoDaProposta(dados: DadosDaProposta): string {
  if (isDoCurso(dados))
    return `Registrar ${acontecimentoEmPalavras(dados)}. ${CONSEQUENCIA_DO_ACONTECIMENTO[acontecimentoDe(dados)]}`;
  return dados.tipo === 'devolucao'
    ? `Devolver ${formatarReais(dados.centavos)} de um pagamento.`
    : `Registrar ${formatarReais(dados.centavos)} recebidos em ${formatarData(dados.em)}${oQuePaga(dados)}.`;
}

function oQuePaga({ antecipa, parcela }: RecebimentoManual): string {
  if (antecipa)
    return parcela === null ? ', que quitam o contrato antes' : `, que antecipam a parcela ${parcela}`;
  return parcela === null ? '' : `, da parcela ${parcela}`;
}
