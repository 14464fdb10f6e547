/** What is typed into the simulator, what is wrong with it, and the simulation that is shown. */
import {
  exemploDigitado,
  type FaixaDoPrograma,
  type SimulacaoDigitada,
} from '@credito/domain/credito/simulacao-de-exemplo';
import { type ErrosMostrados, errosQueFicam, mostrarErros } from '@credito/ui/erros/erros-que-ficam';
import { useEffect, useLayoutEffect, useState } from 'react';
import { tomarDigitado } from '../../sessao/antes-do-script.ts';
import type { PedidoMostrado } from './components/resultado.tsx';
import type { Motor } from './motor.ts';
import type { Programa } from './programas.ts';

type Campo = keyof SimulacaoDigitada;

/** Until the programmes are here any percentage may be one of theirs. */
const QUALQUER_FAIXA = { percentualMinimo: 1, percentualMaximo: 100 };
const PAUSA_MS = 300;

export function useSimulador(programas: readonly Programa[] | null, motor: Motor | null) {
  const [digitado, setDigitado] = useState<Partial<SimulacaoDigitada>>({});
  const [bolsaId, setBolsaId] = useState<number | null>(null);
  const [mostrados, setMostrados] = useState<ErrosMostrados<Campo>>({});
  const programa = programas?.find((um) => um.bolsaId === bolsaId) ?? programas?.[0] ?? null;
  const faixa = programa ?? QUALQUER_FAIXA;
  const digitada = { ...exemploDigitado(faixa), ...digitado };

  useLayoutEffect(() => {
    const exemplo = exemploDigitado(QUALQUER_FAIXA);
    const { mensalidade = '', percentual = '' } = tomarDigitado();
    setDigitado({
      ...(mensalidade === '' || mensalidade === exemplo.mensalidade ? {} : { mensalidade }),
      ...(percentual === '' || percentual === exemplo.percentual ? {} : { percentual }),
    });
  }, []);

  const ficam = motor
    ? errosQueFicam(mostrados, digitada, motor.errosDaSimulacao(digitada, faixa))
    : mostrados;
  if (ficam !== mostrados) setMostrados(ficam);

  const lida = motor?.lerSimulacao(digitada, faixa);
  const pedido: PedidoMostrado | null = programa && lida ? { programa, ...lida } : null;

  function mostrar(campo: Campo, comFaixa: FaixaDoPrograma) {
    const valores = { ...exemploDigitado(comFaixa), ...digitado };
    const achado = motor?.errosDaSimulacao(valores, comFaixa)[campo];
    if (achado)
      setMostrados({ ...ficam, ...mostrarErros<Campo>({ [campo]: achado }, { ...valores }, false) });
  }

  return {
    digitada,
    programa,
    pedido: useDepoisDaPausa(pedido),
    emDia: pedido !== null,
    erroDe: (campo: Campo) => ficam[campo]?.mensagem,
    digitar: (campo: Campo, texto: string) => setDigitado({ ...digitado, [campo]: texto }),
    /** Who leaves a field is told what is wrong with what stands there. */
    conferir: (campo: Campo) => mostrar(campo, faixa),
    /** Another programme finances other parts: said at once. */
    escolher: (escolhido: Programa) => {
      setBolsaId(escolhido.bolsaId);
      mostrar('percentual', escolhido);
    },
  };
}

/** The last thing that could be computed, once nobody has typed for a moment: nothing flickers under the fingers. */
function useDepoisDaPausa(pedido: PedidoMostrado | null): PedidoMostrado | null {
  const [mostrado, setMostrado] = useState<PedidoMostrado | null>(null);
  const chave = JSON.stringify(pedido);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by what it says.
  useEffect(() => {
    if (!pedido) return;
    if (!mostrado) {
      setMostrado(pedido);
      return;
    }
    const espera = setTimeout(() => setMostrado(pedido), PAUSA_MS);
    return () => clearTimeout(espera);
  }, [chave]);
  return mostrado;
}
