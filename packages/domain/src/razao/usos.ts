/** What became of a monthly fee that a contract finances (credito, section 10). */
export const SITUACOES_DO_USO = ['previsto', 'pago', 'retido', 'cancelado'] as const;
export type SituacaoDoUso = (typeof SITUACOES_DO_USO)[number];

export const ROTULO_DO_USO: Readonly<Record<SituacaoDoUso, string>> = {
  previsto: 'Previsto',
  pago: 'Pago à instituição',
  retido: 'Retido',
  cancelado: 'Cancelado',
};

/** Fees that the plan counts on. */
export const contaNoPlano = (situacao: SituacaoDoUso): boolean => situacao !== 'cancelado';
