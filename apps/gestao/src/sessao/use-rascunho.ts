import { type GuardaDeRascunhos, useRascunhoEm } from '@credito/ui/rascunho/use-rascunho-em';
import { apagarDaAba, guardarNaAba, lerDaAba } from './guarda-da-aba.ts';
import { useOperador } from './use-sessao.ts';

const GUARDA: GuardaDeRascunhos = { ler: lerDaAba, guardar: guardarNaAba, apagar: apagarDaAba };

/** In the tab, under the operator who wrote it: a colleague on the same device does not find it. */
export function useRascunho<V extends object>(onde: string, inicio: V) {
  return useRascunhoEm(GUARDA, `${useOperador().id} ${onde}`, inicio);
}
