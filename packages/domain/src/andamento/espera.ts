/** How long a stage of the analysis takes: measured on recent cases, a promise while there are few (decisions). */

import type { Sigla } from '../solicitacao/estados.ts';
import { dataEmSaoPaulo, formatarData, somarDias } from '../tempo/data.ts';
import { somarDiasUteis } from '../tempo/dias-uteis.ts';
import { depoisDoDia, type Intervalo } from '../tempo/intervalo.ts';

/** Stages in which people wait for somebody else's decision. */
export const ETAPAS_MEDIDAS = ['PAIES', 'PADC', 'PAF'] as const satisfies readonly Sigla[];
export type EtapaMedida = (typeof ETAPAS_MEDIDAS)[number];

/** With fewer recent cases than this a median says little: the configured promise is shown. */
const MINIMO_DE_CASOS = 30;
/** "Recent": the newest cases of the stage, not older than this. */
export const MAXIMO_DE_CASOS = 200;
export const DIAS_RECENTES = 180;

export type Espera =
  | { tipo: 'medida'; medianaMs: number; p90Ms: number; casos: number }
  | { tipo: 'promessa'; diasUteis: number };

export function esperaDaEtapa(duracoesMs: readonly number[], diasUteis: number): Espera {
  if (duracoesMs.length < MINIMO_DE_CASOS) return { tipo: 'promessa', diasUteis };
  const ordenadas = [...duracoesMs].sort((a, b) => a - b);
  return {
    tipo: 'medida',
    medianaMs: percentil(ordenadas, 0.5),
    p90Ms: percentil(ordenadas, 0.9),
    casos: ordenadas.length,
  };
}

/** Nearest rank: always a time that somebody really waited. */
function percentil(ordenadas: readonly number[], parte: number): number {
  return ordenadas[Math.max(0, Math.ceil(ordenadas.length * parte) - 1)] ?? 0;
}

/** Until when nine in ten are through; the last moment of the promise otherwise. */
export function fimDaEspera(espera: Espera, desde: Date): Date {
  return espera.tipo === 'medida'
    ? new Date(desde.getTime() + espera.p90Ms)
    : somarDiasUteis(desde, espera.diasUteis);
}

const DIA_MS = 86_400_000;

/**
 * Of what began when its wait ends within an interval. A promise counts working days, and what begins on a Friday night
 * ends later than what begins on the Saturday morning after it: each day has its own part.
 */
export function iniciosDaEspera(espera: Espera, { de, ate }: Intervalo): readonly Intervalo[] {
  const antes = (momento: Date, ms: number) => new Date(momento.getTime() - ms);
  if (espera.tipo === 'medida') return [{ de: de && antes(de, espera.p90Ms), ate: antes(ate, espera.p90Ms) }];
  const partes: Intervalo[] = [];
  for (let dia = dataEmSaoPaulo(ate); ; dia = somarDias(dia, -1)) {
    const fim = depoisDoDia(dia);
    const inicio = antes(fim, DIA_MS);
    const ms = somarDiasUteis(inicio, espera.diasUteis).getTime() - inicio.getTime();
    const parteDe = de && antes(de, ms) > inicio ? antes(de, ms) : inicio;
    const parteAte = new Date(Math.min(antes(ate, ms).getTime(), fim.getTime()));
    if (de && parteDe >= fim) return partes;
    if (!de && parteAte.getTime() === fim.getTime()) return [...partes, { de: null, ate: fim }];
    if (parteDe < parteAte) partes.push({ de: parteDe, ate: parteAte });
  }
}

export function textoDaEspera(espera: Espera): string {
  if (espera.tipo === 'promessa')
    return espera.diasUteis === 1 ? 'Até 1 dia útil' : `Até ${espera.diasUteis} dias úteis`;
  const mediana = duracaoEmPalavras(espera.medianaMs);
  const p90 = duracaoEmPalavras(espera.p90Ms);
  return mediana === p90
    ? `Quase todas ficam prontas em até ${p90}`
    : `Metade fica pronta em até ${mediana}; 9 em cada 10, em até ${p90}`;
}

/** With the day while it is still to come, and is another one than today: nobody is told that somebody works at night; what was promised is not said of a wait that lasts longer. */
export function prazoEmPalavras(prazo: string, ate: Date | null, agora: Date): string {
  if (!ate) return prazo;
  const dia = dataEmSaoPaulo(ate);
  return ate < agora
    ? 'Está demorando mais do que o previsto. Avisaremos assim que houver novidade'
    : dia === dataEmSaoPaulo(agora)
      ? prazo
      : `${prazo} (${formatarData(dia)})`;
}

const HORA = 3_600_000;

/** Rounded up: a wait is never shorter than what was said. */
export function duracaoEmPalavras(ms: number): string {
  const horas = Math.max(1, Math.ceil(ms / HORA));
  if (horas < 48) return horas === 1 ? '1 hora' : `${horas} horas`;
  return `${Math.ceil(horas / 24)} dias`;
}
