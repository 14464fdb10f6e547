/**
 * Whether something is half done on this page: typed on the present screen since it opened, or a file on its way. Seen
 * from outside, so that no form has to report itself.
 */
let tela = '';
let mexido = false;
let enviando = 0;
const ouvintes = new Set<() => void>();

export function haAlgoPelaMetade(): boolean {
  return mexido || enviando > 0;
}

export function ouvirPelaMetade(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

function avisar(): void {
  for (const ouvinte of ouvintes) ouvinte();
}

/** Another screen: what was typed on the one before has been sent or given up. */
export function mudarDeTela(caminho: string): void {
  if (caminho === tela) return;
  tela = caminho;
  mexido = false;
  avisar();
}

export function contarEnvios(emCurso: number): void {
  enviando = emCurso;
  avisar();
}

export function vigiarDigitacao(): () => void {
  const marcar = () => {
    mexido = true;
  };
  document.addEventListener('input', marcar, true);
  return () => document.removeEventListener('input', marcar, true);
}
