import type { AcaoDaEquipe } from './transicoes.ts';

/** What the button of an act says at the desk. */
export const ROTULO_DO_ATO: Readonly<Record<AcaoDaEquipe, string>> = {
  liberar: 'Liberar para assinatura',
  receberNaIes: 'Receber na instituição',
  enviarAoProvedor: 'Enviar ao provedor',
  receber: 'Receber o contrato',
  aprovar: 'Aprovar',
  reprovar: 'Reprovar',
  corrigir: 'Corrigir e gerar de novo',
  efetivar: 'Propor a efetivação',
  liquidar: 'Propor a liquidação',
  baixar: 'Propor a baixa',
  recuperar: 'Recuperar',
  cancelar: 'Cancelar o contrato',
};
