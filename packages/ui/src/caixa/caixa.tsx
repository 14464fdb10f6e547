import { type ComponentProps, type ReactNode, useId } from 'react';
import { MensagemDeErro } from '../campo/campo.tsx';
import { classes } from '../classe/classe.ts';
import estilos from './caixa.module.css';

export interface CaixaProps extends Omit<ComponentProps<'input'>, 'children' | 'type'> {
  rotulo: ReactNode;
  descricao?: ReactNode;
  erro?: string | undefined;
  /** With a border, as an answer of its own. */
  cartao?: boolean | undefined;
}

export function Caixa({ rotulo, descricao, erro, cartao, className, id, ...resto }: CaixaProps) {
  const proprio = useId();
  const controle = id ?? proprio;
  const descrito =
    [descricao && `${controle}-descricao`, erro && `${controle}-erro`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes(estilos.raiz, className)} data-erro={erro ? true : undefined}>
      <div className={classes(estilos.linha, cartao && estilos.cartao)}>
        <input
          {...resto}
          id={controle}
          type="checkbox"
          aria-describedby={descrito}
          aria-invalid={erro ? true : undefined}
        />
        <div className={estilos.textos}>
          <label htmlFor={controle} className={estilos.rotulo}>
            {rotulo}
          </label>
          {descricao && (
            <p id={`${controle}-descricao`} className={estilos.descricao}>
              {descricao}
            </p>
          )}
        </div>
      </div>
      {erro && <MensagemDeErro id={`${controle}-erro`}>{erro}</MensagemDeErro>}
    </div>
  );
}
