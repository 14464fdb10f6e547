import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Botao } from '../botao/botao.tsx';
import estilos from './carrossel.module.css';

export interface Quadro {
  id: string;
  titulo: ReactNode;
  texto?: ReactNode;
  desenho?: ReactNode;
}

export interface CarrosselProps {
  rotulo: string;
  quadros: readonly Quadro[];
  /** "Entendi, continuar": in the place of the arrow on the last one. */
  acaoFinal: { texto: string; aoClicar: () => void };
}

/** A few screens to read in order: swipe, arrows or keyboard, never by themselves. */
export function Carrossel({ rotulo, quadros, acaoFinal }: CarrosselProps) {
  const trilho = useRef<HTMLDivElement>(null);
  const [atual, setAtual] = useState(0);
  const ultimo = quadros.length - 1;

  function ir(indice: number) {
    const destino = Math.max(0, Math.min(ultimo, indice));
    const elemento = trilho.current;
    elemento?.scrollTo({ left: destino * elemento.clientWidth, behavior: 'smooth' });
    setAtual(destino);
  }

  /** The last button takes the place of the arrow, which would take the focus with it. */
  function aoAvancar() {
    ir(atual + 1);
    if (atual + 1 === ultimo) trilho.current?.focus({ preventScroll: true });
  }

  function aoTeclar(evento: KeyboardEvent) {
    const passo = { ArrowRight: 1, ArrowLeft: -1 }[evento.key];
    if (passo === undefined) return;
    evento.preventDefault();
    ir(atual + passo);
  }

  return (
    <section className={estilos.carrossel} aria-roledescription="carrossel" aria-label={rotulo}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div
        ref={trilho}
        role="group"
        aria-label={`${rotulo}: use as setas para passar`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={estilos.trilho}
        onKeyDown={aoTeclar}
        onScrollEnd={(evento) => {
          const { scrollLeft, clientWidth } = evento.currentTarget;
          setAtual(Math.round(scrollLeft / clientWidth));
        }}
      >
        {quadros.map(({ id, titulo, texto, desenho }, indice) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
          <div
            key={id}
            role="group"
            aria-roledescription="quadro"
            aria-label={`${indice + 1} de ${quadros.length}`}
            className={estilos.quadro}
          >
            {desenho && <div className={estilos.desenho}>{desenho}</div>}
            <h2>{titulo}</h2>
            {texto && <div className={estilos.texto}>{texto}</div>}
          </div>
        ))}
      </div>
      <div className={estilos.controles}>
        <button
          type="button"
          className={estilos.seta}
          aria-label="Anterior"
          aria-disabled={atual === 0 || undefined}
          onClick={() => ir(atual - 1)}
        >
          <ArrowLeft aria-hidden="true" />
        </button>
        <p role="status" className={estilos.conta}>
          {`${atual + 1} de ${quadros.length}`}
        </p>
        {atual === ultimo ? (
          <div className={estilos.final}>
            <Botao onClick={acaoFinal.aoClicar}>{acaoFinal.texto}</Botao>
          </div>
        ) : (
          <button type="button" className={estilos.seta} aria-label="Próximo" onClick={aoAvancar}>
            <ArrowRight aria-hidden="true" />
          </button>
        )}
      </div>
    </section>
  );
}
