import { useEffect } from 'react';

/**
 * What had the focus often leaves with the answer to it: a button that did its work, a row that is done, the page of a
 * link, the form of the login. The focus then goes on to the title of what is shown, and not to the top of the document.
 */
export function useFocoQueFica(): void {
  useEffect(() => {
    let ultimo: Element | null = null;
    let quadro = 0;
    // A page that is being replaced is hidden first, then removed.
    const saiu = (alvo: Element) => alvo.getClientRects().length === 0 || alvo.matches(':disabled');
    const semFoco = () => document.activeElement === null || document.activeElement === document.body;

    function conferir() {
      if (!ultimo || !saiu(ultimo) || !semFoco()) return;
      // A page that is still on its way brings its title with a later change.
      const titulo = document.querySelector<HTMLElement>('main h1');
      if (!titulo) return;
      ultimo = null;
      titulo.tabIndex = -1;
      titulo.focus({ preventScroll: true });
    }
    function logo() {
      cancelAnimationFrame(quadro);
      quadro = requestAnimationFrame(conferir);
    }
    const aoFocar = ({ target }: FocusEvent) => {
      ultimo = target instanceof Element ? target : null;
    };
    // Whoever clicks beside everything wants no focus; some browsers say the same of what is being taken away.
    const aoPerder = () =>
      queueMicrotask(() => {
        if (ultimo && !saiu(ultimo) && semFoco()) ultimo = null;
      });
    const observador = new MutationObserver(logo);
    observador.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', aoFocar);
    document.addEventListener('focusout', aoPerder);
    return () => {
      cancelAnimationFrame(quadro);
      observador.disconnect();
      document.removeEventListener('focusin', aoFocar);
      document.removeEventListener('focusout', aoPerder);
    };
  }, []);
}
