/** How much personal data one operator may look at in a day (issue "Back office", privacy at work; ADR 0034). */
import { formatarNumero } from '../texto/numero.ts';

export const USOS = ['mesa', 'documento', 'revelacao', 'ficha', 'exportacao'] as const;
export type Uso = (typeof USOS)[number];

export interface FichaDoUso {
  /** After a number: "200 solicitações abertas". */
  plural: string;
  rotulo: string;
  /** What a full day of honest work asks for, unless the configuration says otherwise. */
  cota: number;
}

export const FICHA_DO_USO: Readonly<Record<Uso, FichaDoUso>> = {
  mesa: { rotulo: 'Solicitações abertas', plural: 'solicitações abertas', cota: 200 },
  documento: { rotulo: 'Documentos abertos', plural: 'documentos abertos', cota: 1_500 },
  revelacao: { rotulo: 'Dados mostrados', plural: 'pessoas com dados mostrados', cota: 60 },
  ficha: { rotulo: 'Fichas de atendimento', plural: 'fichas de atendimento abertas', cota: 100 },
  exportacao: { rotulo: 'Exportações pedidas', plural: 'exportações pedidas', cota: 5 },
};

/** At the quota the administration is told; at the ceiling the day is over. */
const TETO_EM_COTAS = 2;

export const MAXIMO_DE_LIBERACOES = 5;

/** `liberacoes`: how many times the administration gave this operator one more quota today. */
export function tetoDe(cota: number, liberacoes = 0): number {
  return cota * (TETO_EM_COTAS + liberacoes);
}

export type LeituraDaCota = 'dentro' | 'atingiu' | 'passou';

/** What one more of the day means: `atingiu` is said once, by the one that reaches the quota. */
export function lerCota(contagem: number, cota: number, liberacoes = 0): LeituraDaCota {
  if (contagem > tetoDe(cota, liberacoes)) return 'passou';
  return contagem === cota ? 'atingiu' : 'dentro';
}

export function mensagemDoTeto(uso: Uso, teto: number): string {
  return `Você chegou ao limite de hoje: ${formatarNumero(teto)} ${FICHA_DO_USO[uso].plural}. O limite se renova à meia-noite. Para continuar hoje, peça à administração que libere.`;
}

export const MINIMO_DA_LIBERACAO = 10;
export const MAXIMO_DA_LIBERACAO = 300;
