import { sairDoDocumento } from './use-voltar-fecha.ts';

/** Another document in the place of this one. Until it is there, going back would call it off. */
export function abrirDeNovo(endereco: string): void {
  const abrir = () => sairDoDocumento(() => window.location.replace(endereco));
  window.addEventListener('popstate', abrir);
  abrir();
}

/** This document anew. */
export function recarregar(): void {
  sairDoDocumento(() => window.location.reload());
}
