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
import { Activity, type ComponentType, useEffect, useState } from 'react';
import { PassoDeFormulario } from './passo-de-formulario.tsx';
import { quandoSobrarTempo } from './quando-sobrar-tempo.ts';
import type { TelaDoPassoProps } from './tela-do-passo.ts';
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
  progressoDe?: (passo: Passo<C>) => { valor: number; maximo: number };
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
  progressoDe,
}: WizardProps<C>) {
  const [visita, setVisita] = useState<Visita<C>>({
    vez: 0,
    passo: undefined,
    anterior: undefined,
    direcao: undefined,
  });
  const destino = passoDoEndereco(plano, contexto, passoAtual, visita.passo?.id);
  const passo = destino?.id === passoAtual ? destino : null;
  const destinoId = passo ? undefined : destino?.id;

  if (passo && passo.id !== visita.passo?.id)
    setVisita({
      vez: visita.vez + 1,
      passo,
      anterior: visita.passo,
      direcao: visita.passo && (plano.indexOf(passo) > indiceDe(plano, visita.passo) ? 'frente' : 'volta'),
    });

  const [folgaNaVez, setFolgaNaVez] = useState(-1);
  useEffect(() => quandoSobrarTempo(() => setFolgaNaVez(visita.vez)), [visita.vez]);

  useEffect(() => {
    if (destinoId !== undefined) aoIr(destinoId, { substituir: true });
  }, [destinoId, aoIr]);

  if (!passo) return null;

  async function enviar(respostas: Respostas): Promise<void> {
    if (!passo) return;
    const salvo = await salvar(passo, respostas);
    const seguinte = proximoPasso(plano, salvo, passo.id);
    if (seguinte) aoIr(seguinte.id, { substituir: false });
    else await aoConcluir(salvo);
  }

  function desenhar(qual: Passo<C>, direcao: Visita<C>['direcao']) {
    const { atual, total } = posicaoDoPasso(plano, contexto, qual.id);
    const antes = passoAnterior(plano, contexto, qual.id);
    const Tela = telaDoPasso(qual, telas, telaDeDocumentos);
    return (
      <Tela
        passo={qual}
        contexto={contexto}
        etapa={etapa}
        progresso={progressoDe?.(qual) ?? { valor: atual, maximo: total }}
        direcao={direcao}
        dono={dono}
        wizard={wizard}
        enviar={enviar}
        voltar={antes ? () => aoIr(antes.id, { substituir: false }) : aoSair}
        textoDaAcao={textoDaAcao(qual, proximoPasso(plano, contexto, qual.id) === null)}
      />
    );
  }

  const folga = folgaNaVez === visita.vez;
  const anterior = folga ? undefined : visita.anterior;
  const seguinte = folga ? proximoPasso(plano, contexto, passo.id) : null;
  // Keys of consecutive visits: the step that was prepared is the one that is shown next, and then the one that was left.
  return [
    anterior && { vez: visita.vez - 1, passo: anterior, direcao: undefined },
    { vez: visita.vez, passo, direcao: visita.direcao },
    seguinte && { vez: visita.vez + 1, passo: seguinte, direcao: 'frente' as const },
  ].map(
    (lugar) =>
      lugar && (
        <Activity
          key={`${lugar.vez} ${lugar.passo.id}`}
          mode={lugar.vez === visita.vez ? 'visible' : 'hidden'}
        >
          {desenhar(lugar.passo, lugar.direcao)}
        </Activity>
      ),
  );
}

/**
 * One stay at a step. The person reads and types for seconds while the phone has nothing to do: the step that will
 * follow is drawn meanwhile, out of sight, and the one that was left is taken away (ADR 0055).
 */
interface Visita<C extends ContextoDeWizard> {
  vez: number;
  passo: Passo<C> | undefined;
  anterior: Passo<C> | undefined;
  direcao: 'frente' | 'volta' | undefined;
}

const indiceDe = <C extends ContextoDeWizard>(plano: Plano<C>, { id }: Passo<C>) =>
  plano.findIndex((passo) => passo.id === id);

function telaDoPasso<C extends ContextoDeWizard>(
  passo: Passo<C>,
  telas: Partial<Record<string, ComponentType<TelaDoPassoProps<C>>>>,
  telaDeDocumentos: ComponentType<TelaDoPassoProps<C>> | undefined,
): ComponentType<TelaDoPassoProps<C>> {
  const propria = telas[passo.id];
  if (propria) return propria;
  return passo.forma === 'documentos' && telaDeDocumentos ? telaDeDocumentos : PassoDeFormulario<C>;
}
