import type { ComponentProps } from 'react';
import { Campo, type CampoBase } from '../campo/campo.tsx';
import entrada from '../campo/entrada.module.css';
import { classes } from '../classe/classe.ts';

export interface CampoTextoProps extends CampoBase, Omit<ComponentProps<'input'>, 'children'> {
  /** Tabular numerals: documents, codes, amounts. */
  numeros?: boolean | undefined;
}

const email = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** One line of text. Takes every attribute of `<input>`, `register(...)` of react-hook-form included. */
export function CampoTexto({
  rotulo,
  dica,
  erro,
  obrigatorio,
  opcional,
  numeros,
  id,
  className,
  type = 'text',
  ...resto
}: CampoTextoProps) {
  return (
    <Campo {...{ rotulo, dica, erro, obrigatorio, opcional, id, className }}>
      {(ligacao) => (
        <input
          {...(type === 'email' ? email : undefined)}
          {...resto}
          {...ligacao}
          // The browser's own e-mail check would cut spaces behind our back and hide what was typed.
          type={type === 'email' ? 'text' : type}
          className={classes(entrada.entrada, numeros && entrada.numeros)}
        />
      )}
    </Campo>
  );
}
