import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { classes } from '../classe/classe.ts';
import estilos from './toast.module.css';

type TomDeToast = 'informacao' | 'sucesso' | 'erro';

export interface NovoToast {
  texto: string;
  tom?: TomDeToast | undefined;
  acao?: { texto: string; aoClicar: () => void } | undefined;
}

interface ToastNaTela extends NovoToast {
  id: number;
}

let fila: readonly ToastNaTela[] = [];
let proximo = 1;
const ouvintes = new Set<() => void>();

function publicar(nova: readonly ToastNaTela[]): void {
  fila = nova;
  for (const ouvinte of ouvintes) ouvinte();
}

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

const semToasts: readonly ToastNaTela[] = [];

/** A short word about something that already happened. What needs an answer is an `Aviso` or a `Dialogo`. */
export function mostrarToast(toast: NovoToast): void {
  const id = proximo;
  proximo += 1;
  publicar([...fila.slice(-1), { ...toast, id }]);
}

function dispensar(id: number): void {
  publicar(fila.filter((toast) => toast.id !== id));
}

const icones = { informacao: Info, sucesso: CircleCheck, erro: CircleAlert };

function Toast({ id, texto, tom = 'informacao', acao }: ToastNaTela) {
  const [parado, setParado] = useState(false);
  const Icone = icones[tom];
  // Time to read, more when there is something to do; never while pointed at or focused.
  const duracao = acao ? 12_000 : 4_000 + texto.length * 60;

  useEffect(() => {
    if (parado) return;
    const relogio = setTimeout(() => dispensar(id), duracao);
    return () => clearTimeout(relogio);
  }, [id, parado, duracao]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only stops the clock; everything works without it.
    <div
      className={classes(estilos.toast, estilos[tom])}
      onPointerEnter={() => setParado(true)}
      onPointerLeave={() => setParado(false)}
      onFocus={() => setParado(true)}
      onBlur={() => setParado(false)}
    >
      <Icone aria-hidden="true" className={estilos.icone} />
      <p>{texto}</p>
      {acao && (
        <button
          type="button"
          className={estilos.acao}
          onClick={() => {
            acao.aoClicar();
            dispensar(id);
          }}
        >
          {acao.texto}
        </button>
      )}
      <button type="button" className={estilos.fechar} aria-label="Dispensar" onClick={() => dispensar(id)}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

/** Once per app, always there: readers only speak what changes inside a region that they already know. */
export function RegiaoDeToasts() {
  const toasts = useSyncExternalStore(
    assinar,
    () => fila,
    () => semToasts,
  );
  return (
    <div className={estilos.regiao} role="status">
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} />
      ))}
    </div>
  );
}
