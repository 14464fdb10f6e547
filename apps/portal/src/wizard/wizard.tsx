/** Renders any plan (ADR 0003): which step is shown comes from the address, what follows comes from the list. */

import { passoAnterior, passoDoEndereco, posicaoDoPasso, proximoPasso } from '@credito/domain/wizard/caminho';
import type { ContextoDeWizard, IdComTela, Passo } from '@credito/domain/wizard/plano';
import { minutosQueFaltam } from '@credito/domain/wizard/tempo-que-falta';
import { corridoMs } from '@credito/ui/aparelho/relogio';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTituloDaPergunta } from '../pagina/use-titulo.ts';
import { PassoDeFormulario } from './passo-de-formulario.tsx';
import type { TelaDoPassoProps, TelasDoPlano } from './tela-do-passo.ts';
import { anotarPassagem } from './toque-duplo.ts';
import type { Respostas } from './valores.ts';

export interface WizardProps<C extends ContextoDeWizard, P extends Passo<C>> {
  plano: readonly P[];
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
  salvar: (passo: P, respostas: Respostas) => Promise<C>;
  aoConcluir: (contexto: C) => void | Promise<void>;
  telas: TelasDoPlano<C, P>;
  /** Screen of steps with `forma: 'documentos'`. */
  telaDeDocumentos?: ComponentType<TelaDoPassoProps<C>>;
  textoDaAcao?: (passo: P, ultimo: boolean) => string;
  /** Where the steps carry numbers of their own; otherwise the place among the visible ones. */
  progresso?: { valor: number; maximo: number };
  /** Where an answer is kept, said once one was saved here. */
  salvo?: string | undefined;
  /** What stands above the answers of a step: why somebody asks for it. */
  porQue?: (passo: P) => Blocos | undefined;
}

export function Wizard<C extends ContextoDeWizard, P extends Passo<C>>({
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
  telas,
  telaDeDocumentos,
  textoDaAcao = () => 'Avançar',
  progresso,
  salvo,
  porQue,
}: WizardProps<C, P>) {
  const [rastro, setRastro] = useState<{ indice: number; direcao: 'frente' | 'volta' | undefined }>({
    indice: -1,
    direcao: undefined,
  });
  const destino = passoDoEndereco(plano, contexto, passoAtual, plano[rastro.indice]?.id);
  const passo = destino?.id === passoAtual ? destino : null;
  const destinoId = passo ? undefined : destino?.id;

  // Screens of their own too; one that knows of errors says so itself.
  useTituloDaPergunta(passo?.titulo ?? '', false);

  const indice = passo ? plano.indexOf(passo) : -1;
  if (indice >= 0 && indice !== rastro.indice)
    setRastro({
      indice,
      direcao: rastro.indice < 0 ? undefined : indice > rastro.indice ? 'frente' : 'volta',
    });

  const [salvou, setSalvou] = useState(false);

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
    const novo = await salvar(passo, respostas);
    setSalvou(passo.campos.length > 0);
    // Who went somewhere else during the wait stays there, with what is being typed.
    if (![daqui, levadoPara.current].includes(window.location.pathname)) return;
    anotarPassagem(tocadoEm);
    const seguinte = proximoPasso(plano, novo, passo.id);
    if (seguinte) aoIr(seguinte.id, { substituir: false });
    else await aoConcluir(novo);
  }

  const Tela = telaDoPasso(passo, telas, telaDeDocumentos);
  return (
    <Tela
      key={passo.id}
      passo={passo.textoDe ? { ...passo, texto: passo.textoDe(contexto) } : passo}
      contexto={contexto}
      etapa={etapa}
      progresso={{
        ...(progresso ?? { valor: atual, maximo: total }),
        minutos: minutosQueFaltam(plano, contexto) ?? undefined,
      }}
      direcao={rastro.direcao}
      dono={dono}
      wizard={wizard}
      enviar={enviar}
      voltar={voltar}
      salvo={salvou ? salvo : undefined}
      porQue={porQue?.(passo)}
      textoDaAcao={textoDaAcao(passo, proximoPasso(plano, contexto, passo.id) === null)}
    />
  );
}

function telaDoPasso<C extends ContextoDeWizard, P extends Passo<C>>(
  passo: P,
  telas: TelasDoPlano<C, P>,
  telaDeDocumentos: ComponentType<TelaDoPassoProps<C>> | undefined,
): ComponentType<TelaDoPassoProps<C>> {
  if (temTelaPropria(passo)) return telas[passo.id];
  return passo.forma === 'documentos' && telaDeDocumentos ? telaDeDocumentos : PassoDeFormulario<C>;
}

function temTelaPropria<P extends Passo<never>>(passo: P): passo is P & { id: IdComTela<P> } {
  return passo.forma === 'propria' || passo.forma === 'aviso-proprio';
}
