/** What a queue shows by when it is due: one rule for requests, contracts, alterations and updates. */
import { type Data, dataEmSaoPaulo, somarDias } from '../tempo/data.ts';
import { depoisDoDia, type Intervalo } from '../tempo/intervalo.ts';

export const FILTROS_DE_PRAZO = ['todos', 'vencidos', 'hoje', 'sete-dias'] as const;
export type FiltroDePrazo = (typeof FILTROS_DE_PRAZO)[number];
type FiltroComPrazo = Exclude<FiltroDePrazo, 'todos'>;

export const ROTULO_DO_FILTRO_DE_PRAZO: Readonly<Record<FiltroDePrazo, string>> = {
  todos: 'Todos',
  vencidos: 'Vencidos',
  hoje: 'Vencem hoje',
  'sete-dias': 'Até daqui a 7 dias',
};

/** The moments of the deadlines that a filter shows; what is overdue is under a filter of its own. */
export function intervaloDoPrazo(filtro: FiltroComPrazo, agora: Date): Intervalo {
  if (filtro === 'vencidos') return { de: null, ate: agora };
  const ultimo = somarDias(dataEmSaoPaulo(agora), filtro === 'hoje' ? 0 : 7);
  return { de: agora, ate: depoisDoDia(ultimo) };
}

/** The same of deadlines that are days, each of which is due with its last moment. */
export function diasDoPrazo(filtro: FiltroComPrazo, agora: Date): { de: Data | null; antesDe: Data } {
  const { de, ate } = intervaloDoPrazo(filtro, agora);
  return { de: de && dataEmSaoPaulo(de), antesDe: dataEmSaoPaulo(ate) };
}

const PARAMETRO = 'prazo';

/** What the address does not say, or says wrong, is not filtered by. */
export function lerFiltroDePrazo(endereco: string): FiltroDePrazo {
  const dito = new URLSearchParams(endereco).get(PARAMETRO);
  return FILTROS_DE_PRAZO.find((valor) => valor === dito) ?? 'todos';
}

/** Puts it beside what the address says already; empty where nothing is filtered by. */
export function comFiltroDePrazo(endereco: string, filtro: FiltroDePrazo): string {
  const parametros = new URLSearchParams(endereco);
  if (filtro === 'todos') parametros.delete(PARAMETRO);
  else parametros.set(PARAMETRO, filtro);
  return parametros.toString();
}
