import { type ComponentProps, useState } from 'react';
import { Campo, type CampoBase } from '../campo/campo.tsx';
import entrada from '../campo/entrada.module.css';
import { classes } from '../classe/classe.ts';
import type { Mascara } from '../mascara/mascara.ts';
import { useMascara } from './use-mascara.ts';

export interface CampoComMascaraProps
  extends CampoBase,
    Omit<
      ComponentProps<'input'>,
      'children' | 'type' | 'inputMode' | 'maxLength' | 'value' | 'defaultValue'
    > {
  mascara: Mascara;
  /** An amount: its sign stands before it. */
  dinheiro?: boolean | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** What is said of a text that the person leaves half done; until it changes. */
  conferirAoSair?: ((texto: string) => string | null) | undefined;
}

/** Nothing that was typed goes without a word. */
const MENSAGEM_DE_SOBRA = 'Não cabem mais números aqui. Confira o que ficou no campo.';

/**
 * A field whose text is kept in its usual shape while it is typed. Works with `register(...)`, with `Controller` and
 * alone; the event's `target.value` is the shown text. No `maxLength`: it would cut what is pasted.
 */
export function CampoComMascara({
  mascara,
  dinheiro = false,
  rotulo,
  dica,
  erro,
  obrigatorio,
  opcional,
  id,
  className,
  value,
  defaultValue,
  ref,
  onBlur,
  onChange,
  onPaste,
  conferirAoSair,
  ...resto
}: CampoComMascaraProps) {
  const [sobram, setSobram] = useState(false);
  const {
    ref: refDoCampo,
    aoMudar,
    aoComecarComposicao,
    aoTerminarComposicao,
    aoColar,
  } = useMascara(mascara, value, ref, setSobram);
  const [deixado, setDeixado] = useState<string | null>(null);
  const erroAoSair = deixado === null ? null : conferirAoSair?.(deixado);
  return (
    <Campo
      {...{
        rotulo,
        dica,
        erro: erro ?? erroAoSair ?? (sobram ? MENSAGEM_DE_SOBRA : undefined),
        obrigatorio,
        opcional,
        id,
        className,
      }}
    >
      {(ligacao) => (
        <div className={entrada.caixa}>
          {dinheiro && (
            <span className={entrada.antes} aria-hidden="true">
              R$
            </span>
          )}
          <input
            {...resto}
            {...ligacao}
            ref={refDoCampo}
            type="text"
            inputMode="numeric"
            autoCorrect="off"
            spellCheck={false}
            defaultValue={mascara.receber(value ?? defaultValue ?? '')}
            onChange={(evento) => {
              aoMudar(evento);
              setDeixado(null);
              onChange?.(evento);
            }}
            onBlur={(evento) => {
              onBlur?.(evento);
              // Said now, it would push a button from under the finger that is pressing it; the button answers anyway.
              const apertando = evento.relatedTarget?.closest('button, a')?.matches(':active');
              if (conferirAoSair && !apertando) setDeixado(evento.currentTarget.value);
            }}
            onCompositionStart={aoComecarComposicao}
            onCompositionEnd={aoTerminarComposicao}
            onPaste={(evento) => {
              onPaste?.(evento);
              if (!evento.defaultPrevented) aoColar(evento);
            }}
            className={classes(entrada.entrada, entrada.numeros, dinheiro && entrada.comAntes)}
          />
        </div>
      )}
    </Campo>
  );
}
