import estilos from './carregando.module.css';

/** While a screen's code or data arrive: the shape of a page, after a moment, so that nothing flashes or jumps. */
export function Carregando() {
  return (
    <div className={estilos.area}>
      <p className="so-leitor" role="status">
        Carregando…
      </p>
      <i />
      <i />
      <i />
    </div>
  );
}
