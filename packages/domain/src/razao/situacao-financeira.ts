/** Where a contract stands, in money: one word for home, statement, guarantor and desk. */
import type { CodigoDoContrato } from '../contrato/estados.ts';
import type { Data } from '../tempo/data.ts';

export const SITUACOES_FINANCEIRAS = ['em-uso', 'em-restituicao', 'em-atraso', 'quitado', 'baixado'] as const;
export type SituacaoFinanceira = (typeof SITUACOES_FINANCEIRAS)[number];

export const ROTULO_FINANCEIRO: Readonly<Record<SituacaoFinanceira, string>> = {
  'em-uso': 'Em uso',
  'em-restituicao': 'Em restituição',
  'em-atraso': 'Em atraso',
  quitado: 'Quitado',
  baixado: 'Encerrado',
};

/** Contracts by which money moves or has moved. */
export const CODIGOS_NO_FINANCEIRO = ['EFE', 'LIQ', 'BAI'] as const satisfies readonly CodigoDoContrato[];
type CodigoNoFinanceiro = (typeof CODIGOS_NO_FINANCEIRO)[number];

export const isNoFinanceiro = (codigo: CodigoDoContrato): codigo is CodigoNoFinanceiro =>
  (CODIGOS_NO_FINANCEIRO as readonly CodigoDoContrato[]).includes(codigo);

export function situacaoFinanceira({
  codigo,
  primeiroVencimento,
  vencidoCentavos,
  hoje,
}: {
  codigo: CodigoDoContrato;
  primeiroVencimento: Data;
  vencidoCentavos: number;
  hoje: Data;
}): SituacaoFinanceira {
  if (codigo === 'LIQ') return 'quitado';
  if (codigo === 'BAI') return 'baixado';
  if (vencidoCentavos > 0) return 'em-atraso';
  return primeiroVencimento <= hoje ? 'em-restituicao' : 'em-uso';
}

/** Ages of arrears, as the late list groups them. */
export const FAIXAS_DE_ATRASO = ['1-30', '31-60', '61-90', '91-180', '181-'] as const;
export type FaixaDeAtraso = (typeof FAIXAS_DE_ATRASO)[number];

const ATE: Readonly<Record<FaixaDeAtraso, number>> = {
  '1-30': 30,
  '31-60': 60,
  '61-90': 90,
  '91-180': 180,
  '181-': Number.POSITIVE_INFINITY,
};

export const ROTULO_DA_FAIXA: Readonly<Record<FaixaDeAtraso, string>> = {
  '1-30': 'Até 30 dias',
  '31-60': 'De 31 a 60 dias',
  '61-90': 'De 61 a 90 dias',
  '91-180': 'De 91 a 180 dias',
  '181-': 'Mais de 180 dias',
};

export function faixaDoAtraso(dias: number): FaixaDeAtraso {
  return FAIXAS_DE_ATRASO.find((faixa) => dias <= ATE[faixa]) ?? '181-';
}
