/** What the administration asks the past. */
import type { Sigla } from '../solicitacao/estados.ts';
import { formatarNumero } from '../texto/numero.ts';

export const RELATORIOS = ['volumes', 'tempos', 'motivos', 'fiadores', 'pesquisa'] as const;
export type Relatorio = (typeof RELATORIOS)[number];

/** Stages whose time is measured, by who is waited for. */
export const ETAPAS_MEDIDAS = ['PAIES', 'PADC', 'PAF', 'RDC', 'RAF'] as const satisfies readonly Sigla[];

export const ROTULO_DA_ETAPA: Readonly<Record<(typeof ETAPAS_MEDIDAS)[number], string>> = {
  PAIES: 'Análise da instituição',
  PADC: 'Análise dos dados do estudante',
  PAF: 'Análise do fiador',
  RDC: 'Correção pelo estudante',
  RAF: 'Correção pelo fiador',
};

/** What became of an invited guarantor; together they are everybody who was invited. */
export const RESULTADOS_DO_CONVITE = [
  { resultado: 'aceitaram', rotulo: 'Aceitaram', coluna: 'Aceitaram' },
  { resultado: 'sairam', rotulo: 'Aceitaram e saíram depois', coluna: 'Saíram depois do aceite' },
  { resultado: 'recusaram', rotulo: 'Recusaram', coluna: 'Recusaram' },
  { resultado: 'trocados', rotulo: 'Foram trocados antes de responder', coluna: 'Trocados sem resposta' },
  { resultado: 'semResposta', rotulo: 'Ainda não responderam', coluna: 'Sem resposta' },
] as const;

/** Whole percents; null where there is nothing to be part of. */
export function emPercentual(parte: number, total: number): string | null {
  return total === 0 ? null : `${Math.round((parte / total) * 100)}%`;
}

/** Longer periods would read too much of the history at once. */
const MAXIMO_DE_DIAS = 366;
const DIA = 86_400_000;

export function recusaDoPeriodo(de: string, ate: string): string | null {
  const dias = (Date.parse(ate) - Date.parse(de)) / DIA;
  if (dias < 0) return 'O último dia não pode vir antes do primeiro.';
  return dias >= MAXIMO_DE_DIAS ? `Escolha um período de até ${MAXIMO_DE_DIAS} dias.` : null;
}

/** Hours in the largest unit that reads well. */
export function duracaoEmPalavras(horas: number): string {
  const minutos = Math.round(horas * 60);
  if (minutos < 1) return 'menos de 1 min';
  if (horas < 1) return `${minutos} min`;
  if (horas < 48) return `${formatarNumero(horas, 1)} h`;
  return `${formatarNumero(horas / 24, 1)} dias`;
}
