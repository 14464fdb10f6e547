/** What an alteration changes, and the codes under which the specification knows it: one table, no logic on letters. */
import type { PapelDeSignatario } from '../contrato/signatarios.ts';

/** Codes of the specification (section 2.7) with their labels; the expansion of their letters is nobody's rule. */
export const TIPOS_DE_ALTERACAO = {
  R: 'Reparcelamento',
  I: 'Inversão de Contrato',
  AN: 'Alteração contratual',
  PCV: 'Prorrogação de vencimentos',
  PCB: 'Prorrogação de vencimentos',
  ABC: 'Antecipação de Vencimentos',
  ACV: 'Antecipação de Vencimentos',
  FCB: 'Troca de Fiança com prorrogação',
  FCV: 'Troca de Fiança com prorrogação',
  FSB: 'Troca de Fiança',
  FSV: 'Troca de Fiança',
  DCB: 'Alteração de Dados com prorrogação',
  DCV: 'Alteração de Dados com prorrogação',
  DSB: 'Alteração de Dados',
  DSV: 'Alteração de Dados',
  O: 'Outros',
} as const;
export type TipoDeAlteracao = keyof typeof TIPOS_DE_ALTERACAO;

/** Those that somebody asks for; the other one follows from a negotiation. */
export const ESPECIES_A_PEDIR = [
  'reparcelamento',
  'suspensao',
  'prorrogacao',
  'antecipacao',
  'encerramento',
  'transferencia',
  'fiador',
  'dados',
] as const;
export type EspecieAPedir = (typeof ESPECIES_A_PEDIR)[number];

export const ESPECIES = [...ESPECIES_A_PEDIR, 'negociacao'] as const;
export type EspecieDeAlteracao = (typeof ESPECIES)[number];

interface FichaDaEspecie {
  tipo: TipoDeAlteracao;
  /** As people read it. */
  rotulo: string;
  /** What it is for, in a sentence. */
  explicacao: string;
  /** Money moves: whoever puts it into effect has not worked on it before. */
  moveDinheiro: boolean;
  /** The term or the course is concerned: the institution says its word before the desk takes it up. */
  ouveInstituicao: boolean;
}

export const FICHA_DA_ESPECIE: Readonly<Record<EspecieDeAlteracao, FichaDaEspecie>> = {
  reparcelamento: {
    tipo: 'R',
    rotulo: 'Reparcelamento',
    explicacao: 'Dividir o que falta pagar em outro número de parcelas.',
    moveDinheiro: true,
    ouveInstituicao: false,
  },
  suspensao: {
    tipo: 'PCV',
    rotulo: 'Suspensão do curso',
    explicacao: 'Parar o curso por um tempo. O pagamento começa mais tarde.',
    moveDinheiro: true,
    ouveInstituicao: true,
  },
  prorrogacao: {
    tipo: 'PCV',
    rotulo: 'Extensão do curso',
    explicacao: 'O curso vai durar mais semestres. O pagamento começa mais tarde.',
    moveDinheiro: true,
    ouveInstituicao: true,
  },
  antecipacao: {
    tipo: 'ACV',
    rotulo: 'Antecipação dos vencimentos',
    explicacao: 'Começar a pagar antes, com menos taxa.',
    moveDinheiro: true,
    ouveInstituicao: false,
  },
  encerramento: {
    tipo: 'ACV',
    rotulo: 'Encerramento antecipado',
    explicacao: 'O curso ou o crédito termina antes. O pagamento começa mais cedo.',
    moveDinheiro: true,
    ouveInstituicao: true,
  },
  transferencia: {
    tipo: 'O',
    rotulo: 'Transferência de curso ou instituição',
    explicacao: 'Levar o crédito para outro curso ou outra instituição.',
    moveDinheiro: true,
    ouveInstituicao: true,
  },
  fiador: {
    tipo: 'FSV',
    rotulo: 'Troca de fiador',
    explicacao: 'Outra pessoa passa a garantir o contrato.',
    moveDinheiro: true,
    ouveInstituicao: false,
  },
  dados: {
    tipo: 'DSV',
    rotulo: 'Alteração de dados',
    explicacao: 'Corrigir o nome ou mudar o endereço que está no contrato.',
    moveDinheiro: false,
    ouveInstituicao: false,
  },
  negociacao: {
    tipo: 'R',
    rotulo: 'Negociação do que está em atraso',
    explicacao: 'Dividir as parcelas em atraso como foi combinado.',
    moveDinheiro: true,
    ouveInstituicao: false,
  },
};

/** Whose data an alteration may change. */
export const PAPEIS_COM_DADOS = [
  'estudante',
  'fiador',
  'fiador2',
] as const satisfies readonly PapelDeSignatario[];

/** What an alteration takes hold of: two of them that are not over never hold the same of one contract. */
const CAMPOS_DA_ALTERACAO = [
  'plano',
  'curso',
  'fiador',
  'fiador2',
  'dados-estudante',
  'dados-fiador',
  'dados-fiador2',
] as const;
export type CampoDaAlteracao = (typeof CAMPOS_DA_ALTERACAO)[number];

export const ROTULO_DO_CAMPO: Readonly<Record<CampoDaAlteracao, string>> = {
  plano: 'o plano de pagamento',
  curso: 'o curso',
  fiador: 'a fiança',
  fiador2: 'a segunda fiança',
  'dados-estudante': 'os dados do estudante',
  'dados-fiador': 'os dados do fiador',
  'dados-fiador2': 'os dados do segundo fiador',
};
