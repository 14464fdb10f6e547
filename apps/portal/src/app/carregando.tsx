import estilos from './carregando.module.css';

/** While a screen's code or data arrive: nothing jumps, readers hear it once. */
export function Carregando() {
  return (
    <div className={estilos.area} role="status" aria-live="polite">
      <span className={estilos.texto}>Carregando…</span>
    </div>
  );
}
