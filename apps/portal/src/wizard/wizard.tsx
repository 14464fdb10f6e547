/** Renders any plan (ADR 0003): which step is shown comes from the address, what follows comes from the list. */

import {
  type ContextoDeWizard,
  type Passo,
  type Plano,
  passoAnterior,
  passoDoEndereco,
  posicaoDoPasso,
  proximoPasso,
} from '@credito/domain/wizard/plano';
import { corridoMs } from '@credito/ui/aparelho/relogio';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { PassoDeFormulario } from './passo-de-formulario.tsx';
import type { TelaDoPassoProps } from './tela-do-passo.ts';
import { anotarPassagem } from './toque-duplo.ts';
import type { Respostas } from './valores.ts';

export interface WizardProps<C extends ContextoDeWizard> {
  plano: Plano<C>;
  contexto: C;
  /** Step in the address; `passoDoEndereco` says where an unknown or hidden one leads. */
  passoAtual: string | undefined;
  etapa: string;
  dono: string | null;
  /** Names the wizard among the drafts of the device. */
  wizard: string;
  aoIr: (passo: string, opcoes: { substituir: boolean }) => void;
  /** Back from the first step. */
  aoSair?: () => void;
  /** Saves one step; resolves with the context that includes what was saved. */
  salvar: (passo: Passo<C>, respostas: Respostas) => Promise<C>;
  aoConcluir: (contexto: C) => void | Promise<void>;
  /** Screens of steps with `forma: 'propria'`, and of any step that needs more than its fields. */
  telas?: Partial<Record<string, ComponentType<TelaDoPassoProps<C>>>>;
  /** Screen of steps with `forma: 'documentos'`. */
  telaDeDocumentos?: ComponentType<TelaDoPassoProps<C>>;
  textoDaAcao?: (passo: Passo<C>, ultimo: boolean) => string;
  /** Where the steps carry numbers of their own; otherwise the place among the visible ones. */
  progresso?: { valor: number; maximo: number };
}

export function Wizard<C extends ContextoDeWizard>({
  plano,
  contexto,
  passoAtual,
  etapa,
  dono,
  wizard,
  aoIr,
  aoSair,
  salvar,
  aoConcluir,
  telas = {},
  telaDeDocumentos,
  textoDaAcao = () => 'Avançar',
  progresso,
}: WizardProps<C>) {
  const [rastro, setRastro] = useState<{ indice: number; direcao: 'frente' | 'volta' | undefined }>({
    indice: -1,
    direcao: undefined,
  });
  const destino = passoDoEndereco(plano, contexto, passoAtual, plano[rastro.indice]?.id);
  const passo = destino?.id === passoAtual ? destino : null;
  const destinoId = passo ? undefined : destino?.id;

  const indice = passo ? plano.indexOf(passo) : -1;
  if (indice >= 0 && indice !== rastro.indice)
    setRastro({
      indice,
      direcao: rastro.indice < 0 ? undefined : indice > rastro.indice ? 'frente' : 'volta',
    });

  /** Where the wizard itself led last. */
  const levadoPara = useRef('');
  useEffect(() => {
    if (destinoId === undefined) return;
    aoIr(destinoId, { substituir: true });
    levadoPara.current = window.location.pathname;
  }, [destinoId, aoIr]);

  if (!passo) return null;

  const { atual, total } = posicaoDoPasso(plano, contexto, passo.id);
  const antes = passoAnterior(plano, contexto, passo.id);
  const voltar = antes ? () => aoIr(antes.id, { substituir: false }) : aoSair;

  async function enviar(respostas: Respostas): Promise<void> {
    if (!passo) return;
    const tocadoEm = corridoMs();
    const daqui = window.location.pathname;
    const salvo = await salvar(passo, respostas);
    // Who went somewhere else during the wait stays there, with what is being typed.
    if (![daqui, levadoPara.current].includes(window.location.pathname)) return;
    anotarPassagem(tocadoEm);
    const seguinte = proximoPasso(plano, salvo, passo.id);
    if (seguinte) aoIr(seguinte.id, { substituir: false });
    else await aoConcluir(salvo);
  }

  const Tela = telaDoPasso(passo, telas, telaDeDocumentos);
  return (
    <Tela
      key={passo.id}
      passo={passo}
      contexto={contexto}
      etapa={etapa}
      progresso={progresso ?? { valor: atual, maximo: total }}
      direcao={rastro.direcao}
      dono={dono}
      wizard={wizard}
      enviar={enviar}
      voltar={voltar}
      textoDaAcao={textoDaAcao(passo, proximoPasso(plano, contexto, passo.id) === null)}
    />
  );
}

function telaDoPasso<C extends ContextoDeWizard>(
  passo: Passo<C>,
  telas: Partial<Record<string, ComponentType<TelaDoPassoProps<C>>>>,
  telaDeDocumentos: ComponentType<TelaDoPassoProps<C>> | undefined,
): ComponentType<TelaDoPassoProps<C>> {
  const propria = telas[passo.id];
  if (propria) return propria;
  return passo.forma === 'documentos' && telaDeDocumentos ? telaDeDocumentos : PassoDeFormulario<C>;
}
