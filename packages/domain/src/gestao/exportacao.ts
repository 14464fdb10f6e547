/** Personal data leave the product only when two people agree (ADR 0035). */
import { type PapelDeOperador, type PermissaoDeGestao, podeNaGestao } from '../acesso/permissoes.ts';

export const TIPOS_DE_EXPORTACAO = ['documentos', 'solicitacoes', 'carteira'] as const;
export type TipoDeExportacao = (typeof TIPOS_DE_EXPORTACAO)[number];

export const ROTULO_DA_EXPORTACAO: Readonly<Record<TipoDeExportacao, string>> = {
  documentos: 'Documentos de uma solicitação',
  solicitacoes: 'Planilha de solicitações',
  carteira: 'Planilha da carteira de contratos',
};

/** What whoever asks for it has to be allowed to see. */
const PERMISSAO: Readonly<Record<TipoDeExportacao, PermissaoDeGestao>> = {
  documentos: 'ver-documento',
  solicitacoes: 'ver-relatorios',
  carteira: 'ver-financeiro',
};

export const HORAS_PARA_RESPONDER = 48;
export const HORAS_PARA_BAIXAR = 24;
export const MAXIMO_DE_DIAS_DA_PLANILHA = 92;
export const MAXIMO_DE_LINHAS_DA_PLANILHA = 5_000;

export const MINIMO_DO_MOTIVO_DA_EXPORTACAO = 15;
export const MAXIMO_DO_MOTIVO_DA_EXPORTACAO = 500;
export const MINIMO_DA_RECUSA_DA_EXPORTACAO = 10;

/** Whoever may not see a thing on the screen does not take it home either. */
export function tiposDeExportacaoDe(papel: PapelDeOperador): readonly TipoDeExportacao[] {
  if (!podeNaGestao(papel, 'exportar-dados')) return [];
  return TIPOS_DE_EXPORTACAO.filter((tipo) => podeNaGestao(papel, PERMISSAO[tipo]));
}

export type SituacaoDaExportacao = 'pendente' | 'aprovada' | 'recusada' | 'baixada' | 'vencida';

export const ROTULO_DA_SITUACAO_DA_EXPORTACAO: Readonly<Record<SituacaoDaExportacao, string>> = {
  pendente: 'Espera a segunda pessoa',
  aprovada: 'Pronta para baixar',
  recusada: 'Recusada',
  baixada: 'Baixada',
  vencida: 'Venceu',
};

export interface FatosDaExportacao {
  aprovada: boolean | null;
  baixada: boolean;
  expiraEm: Date;
}

export function situacaoDaExportacao(fatos: FatosDaExportacao, agora: Date): SituacaoDaExportacao {
  if (fatos.baixada) return 'baixada';
  if (fatos.aprovada === false) return 'recusada';
  if (fatos.expiraEm <= agora) return 'vencida';
  return fatos.aprovada ? 'aprovada' : 'pendente';
}

/** Null: may be answered by this reader. */
export function recusaDaRespostaAExportacao(situacao: SituacaoDaExportacao, minha: boolean): string | null {
  if (minha) return 'Quem pediu não pode aprovar: outra pessoa da equipe precisa responder.';
  if (situacao === 'vencida') return 'O prazo para responder acabou. A pessoa precisa pedir de novo.';
  return situacao === 'pendente' ? null : 'Este pedido já foi respondido.';
}

/** Null: may be downloaded by whoever asked for it. */
export function recusaDoDownload(situacao: SituacaoDaExportacao): string | null {
  switch (situacao) {
    case 'aprovada':
      return null;
    case 'pendente':
      return 'Este pedido ainda espera a segunda pessoa.';
    case 'recusada':
      return 'Este pedido foi recusado.';
    case 'baixada':
      return 'Esta exportação já foi baixada, e só se baixa uma vez. Peça de novo se precisar.';
    case 'vencida':
      return 'O prazo desta exportação acabou. Peça de novo se precisar.';
  }
}
