import estilos from './marca.module.css';
import { Simbolo } from './simbolo.tsx';

export interface MarcaProps {
  nome: string;
  /** The provider's own; it says the name by itself. */
  logo?: string | null | undefined;
}

/** Who this is: the provider's logo, or our symbol beside the name. Readers are told by whatever stands around it. */
export function Marca({ nome, logo }: MarcaProps) {
  if (logo) return <img src={logo} alt="" className={estilos.logo} />;
  return (
    <span className={estilos.marca}>
      {nome ? <Simbolo /> : null}
      <span>{nome}</span>
    </span>
  );
}
