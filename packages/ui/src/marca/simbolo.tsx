import estilos from './marca.module.css';

/** An ipê flower, five times the same petal. The server draws icons and papers with it as well. */
export const PETALA = 'M16 16C12.5 12.2 11 9.3 11 7.2A5 4.6 0 0 1 21 7.2C21 9.3 19.5 12.2 16 16Z';

/** The mark of a provider that has no logo of its own; only for the eye. */
export function Simbolo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" className={estilos.simbolo} aria-hidden="true">
      {[0, 72, 144, 216, 288].map((volta) => (
        <path key={volta} d={PETALA} transform={`rotate(${volta} 16 16)`} />
      ))}
      <circle cx="16" cy="16" r="2.4" />
    </svg>
  );
}
