/** What a person did on the drawn login before the script was there. */

let digitado: Readonly<Record<string, string>> = {};

/** Reads the fields; to be called in the same task that brings the page to life, so that no key falls between. */
export function lerDigitado(raiz: Element): void {
  digitado = Object.fromEntries(
    [...raiz.querySelectorAll<HTMLInputElement>('input[name]')]
      .filter(({ type, value }) => type !== 'radio' && type !== 'checkbox' && value !== '')
      .map(({ name, value }) => [name, value]),
  );
}

/** Given out once: a later visit of the same screen begins empty. */
export function tomarDigitado(): Readonly<Record<string, string>> {
  const tomado = digitado;
  digitado = {};
  return tomado;
}

/** Somebody listens: a notice that the script does not come would not be true any more (scripts/pagina-sem-script.ts). */
export function marcarPronta(): void {
  document.documentElement.dataset.pronto = '';
}

/**
 * The script in the page's head held back a submission that nobody could answer yet; now somebody can. It also keeps
 * every form from being sent by the browser itself, which would put what was typed into the address.
 */
export function enviarOQueEsperava(): void {
  const { dataset } = document.documentElement;
  if (dataset.enviar === undefined) return;
  delete dataset.enviar;
  document.querySelector('form')?.requestSubmit();
}

/** A returning person is not shown a login that is about to make way; see the rule `[data-volta]` of the page. */
export function mostrarPagina(): void {
  delete document.documentElement.dataset.volta;
}
