import { useCallback, useEffect, useRef } from 'react';
import { quandoDesenhado } from './quando-desenhado.ts';

const controles =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** The first wrong field in reading order: its own control, or the first one of the group that carries the error. */
function acharPrimeiroErro(raiz: ParentNode): HTMLElement | null {
  const marcado = raiz.querySelector<HTMLElement>('[aria-invalid="true"], [data-erro]');
  if (!marcado || marcado.matches(controles)) return marcado;
  const visiveis = Array.from(marcado.querySelectorAll<HTMLElement>(controles)).filter(
    (controle) => controle.getClientRects().length > 0,
  );
  return (
    visiveis.find((controle) => controle.matches('[aria-invalid="true"], :checked')) ?? visiveis[0] ?? marcado
  );
}

/** The error that is tied to the control or to the group around it: it stands last in its description. */
function textoDoErro(controle: HTMLElement): string {
  const ids = controle.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.at(-1) ?? '')?.textContent ?? '';
}

/**
 * A focus that stays where it was says nothing to readers: sent with Enter, or by the last digit of a code, the error
 * is said by itself. Inside a dialog only what the dialog holds is heard.
 */
function dizerErro(controle: HTMLElement): void {
  const lugar = controle.closest('dialog') ?? document.body;
  let regiao = lugar.querySelector<HTMLElement>(':scope > [data-erro-dito]');
  if (!regiao) {
    regiao = document.createElement('div');
    regiao.className = 'so-leitor';
    regiao.dataset.erroDito = '';
    regiao.setAttribute('role', 'alert');
    lugar.append(regiao);
  }
  const dita = regiao;
  dita.textContent = '';
  // The same sentence twice is a change only when nothing stood between.
  requestAnimationFrame(() => {
    dita.textContent = textoDoErro(controle);
  });
  for (const evento of ['input', 'blur'])
    controle.addEventListener(
      evento,
      () => {
        dita.textContent = '';
      },
      { once: true },
    );
}

function focarOuDizer(controle: HTMLElement): void {
  if (controle === document.activeElement) dizerErro(controle);
  else controle.focus();
}

/**
 * Takes the focus to the first wrong field, whose label, hint and error readers then speak. Call the returned
 * function after a refused attempt; it waits for the errors to be on the screen. `onde` narrows the search: the target
 * of a submit event is its form.
 */
export function useFocoNoPrimeiroErro(): (onde?: unknown) => void {
  const parar = useRef<() => void>(null);
  useEffect(() => () => parar.current?.(), []);
  return useCallback((onde?: unknown) => {
    const raiz = onde instanceof Element ? onde : document;
    parar.current?.();
    parar.current = quandoDesenhado(raiz, () => acharPrimeiroErro(raiz), focarOuDizer);
  }, []);
}

/**
 * Some browsers fill a form without the event that React needs. Telling every field once more costs nothing: React
 * ignores the ones whose text it already knows.
 */
export function sincronizarAutopreenchimento(formulario: HTMLFormElement): void {
  for (const campo of formulario.querySelectorAll('input, select, textarea')) {
    campo.dispatchEvent(new Event(campo.matches('select') ? 'change' : 'input', { bubbles: true }));
  }
}

/** Keeps `--teclado`, the height that an on-screen keyboard covers, on the root; iOS does not shrink the page for it. */
export function useAlturaDoTeclado(): void {
  useEffect(() => {
    const visivel = window.visualViewport;
    if (!visivel) return;
    const raiz = document.documentElement;
    function medir() {
      // Pinch zoom shrinks the visual viewport too, and is no keyboard.
      const coberto =
        visivel && visivel.scale === 1 ? window.innerHeight - visivel.height - visivel.offsetTop : 0;
      raiz.style.setProperty('--teclado', `${Math.max(0, Math.round(coberto))}px`);
    }
    visivel.addEventListener('resize', medir);
    visivel.addEventListener('scroll', medir);
    return () => {
      visivel.removeEventListener('resize', medir);
      visivel.removeEventListener('scroll', medir);
      raiz.style.removeProperty('--teclado');
    };
  }, []);
}
