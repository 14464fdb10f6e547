import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { ATOS_DE_PERIGO } from './consequencias.ts';

type Ato = ContratoDaGestao['acoes'][number];

/** What moves the contract on stands before what ends it or sends it back. */
export function emOrdem(acoes: readonly Ato[]): Ato[] {
  const perigo = ({ acao }: Ato) => Number(ATOS_DE_PERIGO.includes(acao));
  return [...acoes].sort((um, outro) => perigo(um) - perigo(outro));
}

/** Each reason once, with every act that it stands in the way of. */
export function impedimentosDe(acoes: readonly Ato[]): { atos: string; impedimento: string }[] {
  const porMotivo = new Map<string, string[]>();
  for (const { rotulo, impedimento } of emOrdem(acoes))
    if (impedimento !== null) porMotivo.set(impedimento, [...(porMotivo.get(impedimento) ?? []), rotulo]);
  return [...porMotivo].map(([impedimento, rotulos]) => ({ atos: rotulos.join(', '), impedimento }));
}
