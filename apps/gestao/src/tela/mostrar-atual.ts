/** On a phone a line of links is longer than the window: the one of this page is brought into sight. */
export function mostrarAtual(linha: HTMLElement | null): void {
  const atual = linha?.querySelector<HTMLElement>('[aria-current]');
  if (linha && atual) linha.scrollLeft = atual.offsetLeft - (linha.clientWidth - atual.offsetWidth) / 2;
}
