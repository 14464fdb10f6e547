/**
 * Where one guarantor stands, derived once, and what each side may do about it (decisions, "Guarantors").
 * Acceptance is a recorded act of the invited person; everything before it is only an invitation.
 */

import type { Leitor } from '../andamento/situacao.ts';
import { ESTADOS, type Sigla } from '../solicitacao/estados.ts';

export interface FatosDoFiador {
  sigla: Sigla;
  preenchidoPor: 'pessoa' | 'estudante';
  /** The invited person opened the invitation with an account of the invited CPF. */
  vinculado: boolean;
  aceitou: boolean;
  percentual: number;
  /** Files of this guarantor that an analyst refused and that were not sent again. */
  documentosRejeitados: number;
  /** The analysis returned this guarantor, for files or for the income, and the correction was not sent yet. */
  reprovado: boolean;
  /** The guarantor said that the part is done, or the analysis approved it. */
  terminou: boolean;
}

export const SITUACOES_DO_FIADOR = [
  'convidado',
  'aguardando-aceite',
  'preenchendo',
  'por-concluir',
  'pronto',
  'com-pendencias',
] as const;
export type SituacaoDoFiador = (typeof SITUACOES_DO_FIADOR)[number];

/**
 * Everything is answered and sent, and the guarantor has not said so. While the request is filled in, whoever filled in
 * nothing has nothing to say; a correction goes on by this word alone.
 */
export function faltaConcluir(fatos: FatosDoFiador): boolean {
  if (!fatos.aceitou || fatos.percentual < 100 || fatos.terminou) return false;
  const { natureza } = ESTADOS[fatos.sigla];
  return natureza === 'corrigivel' || (natureza === 'editavel' && fatos.preenchidoPor === 'pessoa');
}

export function situacaoDoFiador(fatos: FatosDoFiador): SituacaoDoFiador {
  if (fatos.documentosRejeitados > 0 || fatos.reprovado) return 'com-pendencias';
  if (faltaConcluir(fatos)) return 'por-concluir';
  if (fatos.aceitou) return fatos.percentual === 100 ? 'pronto' : 'preenchendo';
  if (fatos.preenchidoPor === 'estudante')
    return fatos.percentual === 100 ? 'aguardando-aceite' : 'preenchendo';
  return fatos.vinculado ? 'aguardando-aceite' : 'convidado';
}

/** One sentence per situation and reader. */
export const ROTULOS_DO_FIADOR: Readonly<
  Record<SituacaoDoFiador, Readonly<Record<Leitor, { titulo: string; texto: string }>>>
> = {
  convidado: {
    estudante: { titulo: 'Convite enviado', texto: 'Esperando a pessoa abrir o link.' },
    fiador: { titulo: 'Convite recebido', texto: 'Leia o que você garante e decida se aceita.' },
    analista: { titulo: 'Convidado', texto: 'Ainda não abriu o convite.' },
  },
  'aguardando-aceite': {
    estudante: { titulo: 'Falta o aceite', texto: 'Só a própria pessoa pode aceitar, com a conta dela.' },
    fiador: { titulo: 'Falta a sua decisão', texto: 'Leia o que você garante e decida se aceita.' },
    analista: { titulo: 'Sem aceite', texto: 'Falta o aceite do fiador.' },
  },
  preenchendo: {
    estudante: { titulo: 'Preenchendo', texto: 'Faltam dados ou documentos do fiador.' },
    fiador: { titulo: 'Falta a sua parte', texto: 'Faltam dados ou documentos seus.' },
    analista: { titulo: 'Preenchendo', texto: 'Faltam dados ou documentos.' },
  },
  'por-concluir': {
    estudante: {
      titulo: 'Falta avisar',
      texto: 'Respondeu e enviou tudo, mas ainda não avisou que terminou.',
    },
    fiador: {
      titulo: 'Falta avisar que você terminou',
      texto: 'Você respondeu e enviou tudo. Confira e avise que terminou.',
    },
    analista: { titulo: 'Completo, sem aviso', texto: 'Enviou tudo e não avisou que terminou.' },
  },
  pronto: {
    estudante: { titulo: 'Tudo pronto', texto: 'O fiador aceitou e enviou tudo.' },
    fiador: { titulo: 'Tudo pronto', texto: 'Recebemos os seus dados e documentos.' },
    analista: { titulo: 'Completo', texto: 'Aceitou e enviou tudo.' },
  },
  'com-pendencias': {
    estudante: {
      titulo: 'Falta corrigir',
      texto: 'Quem corrige é a própria pessoa, no portal do fiador.',
    },
    fiador: { titulo: 'Falta corrigir', texto: 'Corrija o que a análise pediu e envie de novo.' },
    analista: { titulo: 'Com pendências', texto: 'Há documentos recusados em aberto.' },
  },
};

export type AcaoDoFiador =
  | 'adicionar'
  | 'remover'
  | 'trocar-preenchimento'
  | 'preencher-pelo-fiador'
  | 'corrigir-convite'
  | 'novo-link'
  | 'lembrar'
  | 'aceitar'
  | 'recusar';

export type RecusaDoFiador =
  | 'solicitacao-em-analise'
  | 'fiador-ja-aceitou'
  | 'fiador-preenche'
  | 'nada-a-lembrar';

export const MENSAGENS_DO_FIADOR: Readonly<Record<RecusaDoFiador, string>> = {
  'solicitacao-em-analise': 'A solicitação já foi enviada e os fiadores não podem ser alterados agora.',
  'fiador-ja-aceitou': 'Este fiador já aceitou. Para mudar, troque o fiador.',
  'fiador-preenche': 'Este fiador preenche os próprios dados.',
  'nada-a-lembrar': 'Este fiador já enviou tudo o que pedimos.',
};

/**
 * Guarantors are managed while the request is filled in, and when an analysis returned it (spec 2 section 6,
 * "Gerenciar fiadores").
 */
export function podeGerenciarFiadores(sigla: Sigla): boolean {
  const { natureza } = ESTADOS[sigla];
  return natureza === 'editavel' || natureza === 'corrigivel';
}

/** Null when the action is allowed. */
export function recusaDaAcao(acao: AcaoDoFiador, fatos: FatosDoFiador): RecusaDoFiador | null {
  if (!podeGerenciarFiadores(fatos.sigla)) return 'solicitacao-em-analise';
  switch (acao) {
    case 'trocar-preenchimento':
    case 'corrigir-convite':
      return fatos.aceitou ? 'fiador-ja-aceitou' : null;
    case 'preencher-pelo-fiador':
      if (fatos.aceitou) return 'fiador-ja-aceitou';
      return fatos.preenchidoPor === 'pessoa' ? 'fiador-preenche' : null;
    case 'lembrar':
      return situacaoDoFiador(fatos) === 'pronto' ? 'nada-a-lembrar' : null;
    default:
      return null;
  }
}
