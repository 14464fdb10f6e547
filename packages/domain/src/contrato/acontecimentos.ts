/** What happened to a contract, and who did it, in the words that every reader gets. */
import { ATOS_DE_DOIS, type PassoDaProposta, passoDaProposta, TITULO_DO_PASSO } from './atos-de-dois.ts';
import type { AcaoDoContrato, AtorDoContrato } from './transicoes.ts';

type AcontecimentoDoContrato = AcaoDoContrato | PassoDaProposta | 'gerar';

export const TITULO_DO_ACONTECIMENTO: Readonly<Record<AcontecimentoDoContrato, string>> = {
  ...TITULO_DO_PASSO,
  gerar: 'Contrato gerado',
  liberar: 'Contrato disponível',
  disparar: 'Contrato enviado para assinatura',
  imprimir: 'Contrato impresso para assinar no papel',
  selar: 'Contrato assinado por todos',
  recusarAssinatura: 'Assinatura recusada',
  vencer: 'Prazo de assinatura terminado',
  recuperar: 'Contrato recuperado',
  desistir: 'Desistência',
  receberNaIes: 'Contrato recebido na instituição de ensino',
  enviarAoProvedor: 'Contrato enviado pela instituição de ensino',
  receber: 'Contrato recebido para análise',
  aprovar: 'Contrato aprovado',
  reprovar: 'Contrato não aprovado',
  corrigir: 'Contrato em correção',
  efetivar: 'Contrato efetivado',
  liquidar: 'Contrato quitado',
  baixar: 'Contrato encerrado sem quitação',
  cancelar: 'Contrato cancelado',
  encerrar: 'Contrato cancelado com o fim do curso',
};

/** How a timeline marks it: a refusal, or an end before its time, is no success, and no tick stands beside it. */
export const ESTADOS_DO_ACONTECIMENTO = ['feito', 'recusado'] as const;
export type EstadoDoAcontecimento = (typeof ESTADOS_DO_ACONTECIMENTO)[number];

const SEM_SUCESSO: readonly AcontecimentoDoContrato[] = [
  'recusarAssinatura',
  'vencer',
  'desistir',
  'reprovar',
  'baixar',
  'cancelar',
  'encerrar',
  ...ATOS_DE_DOIS.map((ato) => passoDaProposta('naoConfirmar', ato)),
];

export const estadoDoAcontecimento = (acontecimento: AcontecimentoDoContrato): EstadoDoAcontecimento =>
  SEM_SUCESSO.includes(acontecimento) ? 'recusado' : 'feito';

export const QUEM_FEZ: Readonly<Record<AtorDoContrato, string>> = {
  estudante: 'Você',
  signatario: 'Quem assina',
  instituicao: 'Instituição de ensino',
  contratos: 'Equipe de contratos',
  analise: 'Equipe de análise',
  efetivacao: 'Equipe de efetivação',
  sistema: 'O portal',
};
