/** What of a contract's money one person of the team proposes and another confirms (ADR 0132, 0153). */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { type Data, formatarData } from '../tempo/data.ts';

export const TIPOS_DE_PROPOSTA_FINANCEIRA = ['fim-do-curso', 'devolucao', 'recebimento-manual'] as const;
export type TipoDePropostaFinanceira = (typeof TIPOS_DE_PROPOSTA_FINANCEIRA)[number];

export const ESTADOS_DA_PROPOSTA_FINANCEIRA = ['proposta', 'confirmada', 'devolvida', 'retirada'] as const;
export type EstadoDaPropostaFinanceira = (typeof ESTADOS_DA_PROPOSTA_FINANCEIRA)[number];

export const ROTULO_DA_PROPOSTA_FINANCEIRA: Readonly<Record<TipoDePropostaFinanceira, string>> = {
  'fim-do-curso': 'Fim do curso antes do previsto',
  devolucao: 'Devolução ao pagador',
  'recebimento-manual': 'Pagamento recebido por fora',
};

export type DadosDaProposta =
  | { tipo: 'fim-do-curso'; em: Data }
  | { tipo: 'devolucao'; recebimentoId: string; centavos: number }
  | { tipo: 'recebimento-manual'; centavos: number; em: Data; parcela: number | null };

export function descricaoDaProposta(dados: DadosDaProposta): string {
  switch (dados.tipo) {
    case 'fim-do-curso':
      return `O curso terminou em ${formatarData(dados.em)}: nada depois disso é pago à instituição, e a restituição começa no mês seguinte à última mensalidade.`;
    case 'devolucao':
      return `Devolver ${formatarReais(dados.centavos)} de um pagamento.`;
    case 'recebimento-manual':
      return `Registrar ${formatarReais(dados.centavos)} recebidos em ${formatarData(dados.em)}${dados.parcela === null ? '' : `, da parcela ${dados.parcela}`}.`;
  }
}
