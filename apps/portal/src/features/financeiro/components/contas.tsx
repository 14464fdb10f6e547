import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import estilos from '../financeiro.module.css';

export interface Conta {
  rotulo: string;
  centavos: number;
  /** The line that all others lead to. */
  forte?: boolean;
}

/** Amounts, each with its name. */
export function Contas({ contas }: { contas: readonly Conta[] }) {
  return (
    <dl className={estilos.contas}>
      {contas.map(({ rotulo, centavos, forte }) => (
        <div key={rotulo} className={forte ? estilos.forte : undefined}>
          <dt>{rotulo}</dt>
          <dd>{formatarReais(centavos)}</dd>
        </div>
      ))}
    </dl>
  );
}
