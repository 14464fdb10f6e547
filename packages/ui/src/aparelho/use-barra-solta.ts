import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Of the window's height: what is taller would leave no room for the question. */
const PARTE = 0.25;

/** A bar that large letters have made tall goes with the page instead of standing over it. */
export function useBarraSolta(): RefObject<HTMLDivElement | null> {
  const barra = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const elemento = barra.current;
    if (!elemento) return;
    const medir = () => {
      elemento.toggleAttribute('data-solta', elemento.offsetHeight > window.innerHeight * PARTE);
    };
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(elemento);
    window.addEventListener('resize', medir);
    return () => {
      observador.disconnect();
      window.removeEventListener('resize', medir);
    };
  }, []);
  return barra;
}
