/** Another document in the place of this one. Until it is there, going back would call it off. */
export function abrirDeNovo(endereco: string): void {
  const abrir = () => window.location.replace(endereco);
  window.addEventListener('popstate', abrir);
  abrir();
}
