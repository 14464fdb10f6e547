import type { ComponentProps, ReactNode } from 'react';
import { type CampoBase, GrupoDeCampos } from '../campo/campo.tsx';
import { classes } from '../classe/classe.ts';
import estilos from './escolha.module.css';

interface OpcaoDeEscolha<Valor extends string = string> {
  valor: Valor;
  titulo: ReactNode;
  descricao?: ReactNode;
  icone?: ReactNode;
  desabilitada?: boolean | undefined;
  /** Why it cannot be chosen, shown in place of the description. */
  motivo?: ReactNode;
}

export interface EscolhaProps<Valor extends string>
  extends CampoBase,
    Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'> {
  opcoes: readonly OpcaoDeEscolha<Valor>[];
  name: string;
  /** `null`: nothing chosen yet. Leave out with `register(...)`. */
  value?: Valor | null | undefined;
  defaultValue?: Valor | undefined;
  aoMudar?: ((valor: Valor) => void) | undefined;
  rotuloOculto?: boolean | undefined;
  /** Short options (Sim, Não) stand beside each other. */
  ladoALado?: boolean | undefined;
}

/** One of a few answers, each a large card. */
export function Escolha<Valor extends string>({
  opcoes,
  name,
  value,
  defaultValue,
  aoMudar,
  onChange,
  onBlur,
  ref,
  disabled,
  ladoALado,
  ...grupo
}: EscolhaProps<Valor>) {
  return (
    <GrupoDeCampos {...grupo} role="radiogroup">
      <div className={classes(estilos.opcoes, ladoALado && estilos.ladoALado)}>
        {opcoes.map(({ valor, titulo, descricao, icone, desabilitada, motivo }) => (
          <label
            key={valor}
            className={estilos.opcao}
            data-desabilitada={disabled || desabilitada ? true : undefined}
          >
            <input
              type="radio"
              ref={ref}
              name={name}
              value={valor}
              disabled={disabled || desabilitada}
              {...(value === undefined
                ? { defaultChecked: defaultValue === valor }
                : { checked: value === valor })}
              onBlur={onBlur}
              onChange={(evento) => {
                onChange?.(evento);
                aoMudar?.(valor);
              }}
            />
            {icone && (
              <span className={estilos.icone} aria-hidden="true">
                {icone}
              </span>
            )}
            <span className={estilos.textos}>
              <span className={estilos.titulo}>{titulo}</span>
              {(desabilitada && motivo) || descricao ? (
                <span className={estilos.descricao}>{desabilitada && motivo ? motivo : descricao}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </GrupoDeCampos>
  );
}
