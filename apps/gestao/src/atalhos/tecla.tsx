import estilos from './tecla.module.css';
import { useAtalhosLigados } from './use-atalhos.ts';

/** The key that does the same as the button it stands in. */
export function Tecla({ children }: { children: string }) {
  return useAtalhosLigados() ? (
    <span className={estilos.tecla} aria-hidden="true">
      {children}
    </span>
  ) : null;
}
