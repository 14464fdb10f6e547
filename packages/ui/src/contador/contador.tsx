import { Minus, Plus } from 'lucide-react';
import { Campo, type CampoBase } from '../campo/campo.tsx';
import estilos from './contador.module.css';

export interface ContadorProps extends CampoBase {
  value: number;
  aoMudar: (valor: number) => void;
  minimo?: number | undefined;
  maximo?: number | undefined;
  /** What is counted, for the buttons: "pessoa". */
  unidade: string;
  name?: string | undefined;
  /** The question is already the page's h1: the label stays for readers only. */
  rotuloOculto?: boolean | undefined;
  disabled?: boolean | undefined;
}

export function Contador({
  value,
  aoMudar,
  minimo = 0,
  maximo = 99,
  unidade,
  name,
  disabled,
  ...campo
}: ContadorProps) {
  function mudar(valor: number) {
    if (Number.isInteger(valor)) aoMudar(Math.min(maximo, Math.max(minimo, valor)));
  }
  return (
    <Campo {...campo}>
      {(ligacao) => (
        <div className={estilos.caixa}>
          <button
            type="button"
            aria-label={`Tirar ${unidade}`}
            aria-controls={ligacao.id}
            disabled={disabled || value <= minimo}
            onClick={() => mudar(value - 1)}
          >
            <Minus aria-hidden="true" />
          </button>
          <input
            {...ligacao}
            type="number"
            inputMode="numeric"
            name={name}
            disabled={disabled}
            min={minimo}
            max={maximo}
            value={value}
            onChange={(evento) => mudar(evento.currentTarget.valueAsNumber)}
          />
          <button
            type="button"
            aria-label={`Acrescentar ${unidade}`}
            aria-controls={ligacao.id}
            disabled={disabled || value >= maximo}
            onClick={() => mudar(value + 1)}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
      )}
    </Campo>
  );
}
