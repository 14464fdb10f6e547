import { type ErroDeApi, falhaDaChamada } from '@credito/api/cliente';
import { corridoMs } from '@credito/ui/aparelho/relogio';
import {
  type ErrosAchados,
  type ErrosMostrados,
  errosQueFicam,
  mostrarErros,
} from '@credito/ui/erros/erros-que-ficam';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useRef, useState } from 'react';
import { TRAVA_MS } from './toque-duplo.ts';
import { useEspera } from './use-espera.ts';

type CampoDe<V> = keyof V & string;

export interface OpcoesDoEnvio<V extends object> {
  /** What stands in the fields now. */
  valores: V;
  /** What is wrong with the fields, by themselves and beside each other. */
  conferir?: (valores: V) => ErrosAchados<CampoDe<V>>;
  /** Which field of the form each field of the call is. */
  recusas?: Readonly<Partial<Record<string, CampoDe<V>>>>;
  /** What stands in the fields after a refusal that names one, where the form itself empties them. */
  aposRecusa?: V;
  mensagemDaFalha?: (erro: ErroDeApi) => string;
}

export interface Envio<V extends object> {
  erros: Partial<Record<CampoDe<V>, string>>;
  enviando: boolean;
  /** A failure that belongs to no field. */
  falha: string | null;
  aoFecharFalha: () => void;
  /** Checks, then sends once; focuses the first wrong field. `digitados`: typed this very moment, not drawn yet. */
  enviar: (acao: () => Promise<void>, digitados?: V) => Promise<void>;
}

/** A form of few fields outside the wizards: its errors, its one request at a time, its failure. */
export function useEnvio<V extends object>({
  valores,
  conferir = () => ({}) as ErrosAchados<CampoDe<V>>,
  recusas = {},
  aposRecusa,
  mensagemDaFalha = (erro) => erro.message,
}: OpcoesDoEnvio<V>): Envio<V> {
  const [mostrados, setMostrados] = useState({} as ErrosMostrados<CampoDe<V>>);
  const { demorando, emCurso, esperar } = useEspera();
  const [falha, setFalha] = useState<string | null>(null);
  const travadoAte = useRef(0);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const semErros = Object.keys(mostrados).length === 0;
  const ficam = semErros ? mostrados : errosQueFicam(mostrados, valores, conferir(valores));
  if (ficam !== mostrados) setMostrados(ficam);

  /** Whether there was anything to show. */
  function mostrar(achados: ErrosAchados<CampoDe<V>>, ditosDe: V, recusa: boolean): boolean {
    const novos = mostrarErros(achados, ditosDe, recusa);
    setMostrados(novos);
    if (Object.keys(novos).length === 0) return false;
    travadoAte.current = 0;
    focarPrimeiroErro();
    return true;
  }

  /** Refusals of the server that name a field of this form. */
  function recusados(erro: ErroDeApi): ErrosAchados<CampoDe<V>> {
    const achados: Partial<Record<CampoDe<V>, string>> = {};
    for (const { campo, mensagem } of erro.problema?.campos ?? []) {
      const daqui = recusas[campo];
      if (daqui) achados[daqui] = mensagem;
    }
    return achados;
  }

  async function enviar(acao: () => Promise<void>, digitados = valores): Promise<void> {
    if (emCurso.current || corridoMs() < travadoAte.current) return;
    travadoAte.current = corridoMs() + TRAVA_MS;
    if (mostrar(conferir(digitados), digitados, false)) return;
    try {
      await esperar(acao);
    } catch (causa) {
      const erro = falhaDaChamada(causa);
      // What was corrected may be sent at once.
      travadoAte.current = 0;
      if (!mostrar(recusados(erro), aposRecusa ?? digitados, true)) setFalha(mensagemDaFalha(erro));
    }
  }

  const erros: Partial<Record<CampoDe<V>, string>> = {};
  for (const campo of Object.keys(ficam) as CampoDe<V>[]) {
    const mensagem = ficam[campo]?.mensagem;
    if (mensagem !== undefined) erros[campo] = mensagem;
  }
  return { erros, enviando: demorando, falha, aoFecharFalha: () => setFalha(null), enviar };
}

/** A button that sends, without fields. */
export const useEnvioSemCampos = (): Envio<Record<never, never>> => useEnvio({ valores: {} });
