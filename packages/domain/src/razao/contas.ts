/** The accounts of a contract's ledger (credito, section 10): debit above zero, credit below; an entry adds up to nothing. */
export const CONTAS_DO_RAZAO = [
  'principal',
  'taxa',
  'caixa',
  'credito-do-pagador',
  'repasses',
  'receita-de-taxa',
  'receita-de-correcao',
  'receita-de-multa',
  'receita-de-juros',
  'desconto',
  'perda',
] as const;
export type ContaDoRazao = (typeof CONTAS_DO_RAZAO)[number];

export const ROTULO_DA_CONTA: Readonly<Record<ContaDoRazao, string>> = {
  principal: 'Principal a receber',
  taxa: 'Taxa a receber',
  caixa: 'Recebido',
  'credito-do-pagador': 'Crédito do pagador',
  repasses: 'Repassado à instituição',
  'receita-de-taxa': 'Taxa de administração',
  'receita-de-correcao': 'Correção do principal',
  'receita-de-multa': 'Multas recebidas',
  'receita-de-juros': 'Juros de atraso recebidos',
  desconto: 'Taxa que não se cobra por antecipação',
  perda: 'Baixado como perda',
};

export const TIPOS_DE_LANCAMENTO = [
  'repasse',
  'plano',
  'recebimento',
  'uso-do-credito',
  'devolucao',
  'ajuste',
  'baixa',
  'reimputacao',
] as const;
export type TipoDeLancamento = (typeof TIPOS_DE_LANCAMENTO)[number];

export const ROTULO_DO_LANCAMENTO: Readonly<Record<TipoDeLancamento, string>> = {
  repasse: 'Mensalidade paga à instituição de ensino',
  plano: 'Mudança do plano de restituição',
  recebimento: 'Pagamento recebido',
  'uso-do-credito': 'Crédito usado em uma parcela',
  devolucao: 'Devolução',
  ajuste: 'Ajuste da equipe',
  baixa: 'Baixa da dívida',
  reimputacao: 'Pagamento contado de novo, na ordem certa',
};

export interface LinhaDoRazao {
  conta: ContaDoRazao;
  parcela: number | null;
  centavos: number;
}
