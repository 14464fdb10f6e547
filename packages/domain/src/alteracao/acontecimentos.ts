/** What happened to an alteration, in the words that every reader gets. */
import type { EstadoDoAcontecimento } from '../contrato/acontecimentos.ts';
import type { AcaoDaAlteracao } from './transicoes.ts';

export const TITULO_NA_ALTERACAO: Readonly<
  Record<
    AcaoDaAlteracao | 'pedir' | 'gerar' | 'confirmar' | 'naoConfirmar' | 'aceitarConvite' | 'enviarRenda',
    string
  >
> = {
  pedir: 'Alteração pedida',
  gerar: 'Alteração preparada',
  confirmar: 'Instituição de ensino confirmou',
  naoConfirmar: 'Instituição de ensino não confirmou',
  aceitarConvite: 'Convite aceito por quem vai garantir',
  enviarRenda: 'Renda comprovada por quem vai garantir',
  devolverRenda: 'Outros comprovantes de renda pedidos',
  recusarConvite: 'Convite recusado',
  aceitar: 'Pedido aceito',
  negar: 'Pedido não aceito',
  retirar: 'Pedido retirado',
  liberar: 'Alteração disponível para assinatura',
  disparar: 'Alteração enviada para assinatura',
  selar: 'Alteração assinada por todos',
  recusarAssinatura: 'Assinatura recusada',
  vencer: 'Prazo de assinatura terminado',
  quitar: 'Contrato pago por inteiro',
  efetivar: 'Alteração em vigor',
  reprovar: 'Alteração não aprovada',
  corrigir: 'Alteração em correção',
  encerrar: 'Alteração encerrada',
  cancelar: 'Alteração cancelada',
};
export type AcontecimentoDaAlteracao = keyof typeof TITULO_NA_ALTERACAO;

const SEM_SUCESSO: readonly AcontecimentoDaAlteracao[] = [
  'naoConfirmar',
  'recusarConvite',
  'negar',
  'retirar',
  'recusarAssinatura',
  'vencer',
  'reprovar',
  'encerrar',
  'cancelar',
];

/** As of a contract. */
export const estadoNaAlteracao = (acontecimento: AcontecimentoDaAlteracao): EstadoDoAcontecimento =>
  SEM_SUCESSO.includes(acontecimento) ? 'recusado' : 'feito';
