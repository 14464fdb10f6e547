import { type ChangeEvent, type ComponentProps, type MouseEvent, type SyntheticEvent, useState } from 'react';
import { Campo, type CampoBase } from '../campo/campo.tsx';
import { classes } from '../classe/classe.ts';
import { digitarCodigo, isCelulaAtiva, lerCodigo } from '../mascara/codigo.ts';
import estilos from './campo-codigo.module.css';
import { ColarCodigo } from './colar-codigo.tsx';
import { useCodigoDoSms } from './use-codigo-do-sms.ts';

export interface CampoCodigoProps
  extends CampoBase,
    Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'ref' | 'onBlur' | 'autoFocus'> {
  value: string;
  /** Only digits, leading zeros kept. */
  aoMudar: (codigo: string) => void;
  /** Called once, when the last digit arrives. */
  aoCompletar?: ((codigo: string) => void) | undefined;
  tamanho?: number | undefined;
  /** The code comes by SMS: a phone that can reads it by itself, with the person's consent. */
  doSms?: boolean | undefined;
}

/** One field for readers, keyboards and SMS suggestions; six cells only for the eye. */
export function CampoCodigo({
  rotulo,
  dica,
  erro,
  obrigatorio,
  opcional,
  id,
  value,
  aoMudar,
  aoCompletar,
  tamanho = 6,
  doSms = false,
  ...resto
}: CampoCodigoProps) {
  const [selecao, setSelecao] = useState<readonly [number, number] | null>(null);

  function receber(codigo: string) {
    if (codigo === value) return;
    aoMudar(codigo);
    if (codigo.length === tamanho) aoCompletar?.(codigo);
  }

  useCodigoDoSms((texto) => receber(lerCodigo(texto, tamanho)), doSms);

  function aoDigitar(evento: ChangeEvent<HTMLInputElement>) {
    const campo = evento.currentTarget;
    const { codigo, cursor } = digitarCodigo(campo.value, campo.selectionStart ?? tamanho, tamanho);
    // Written here already, so that React finds nothing to change and leaves the caret alone.
    if (campo.value !== codigo) {
      campo.value = codigo;
      campo.setSelectionRange(cursor, cursor);
    }
    receber(codigo);
    setSelecao([cursor, cursor]);
  }

  function aoSelecionar(evento: SyntheticEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = evento.currentTarget;
    setSelecao([selectionStart ?? 0, selectionEnd ?? 0]);
  }

  /** The letters lie elsewhere than the cells: a click means the cell under it. */
  function aoClicar(evento: MouseEvent<HTMLInputElement>) {
    const campo = evento.currentTarget;
    const { left, width } = campo.getBoundingClientRect();
    const celula = Math.min(Math.floor(((evento.clientX - left) / width) * tamanho), value.length);
    campo.setSelectionRange(celula, Math.min(celula + 1, value.length));
  }

  const isAtiva = (indice: number) =>
    selecao !== null && isCelulaAtiva(indice, selecao, value.length, tamanho);

  return (
    <Campo {...{ rotulo, dica, erro, obrigatorio, opcional, id }}>
      {(ligacao) => (
        <>
          <div className={estilos.caixa} data-erro={erro ? true : undefined}>
            <input
              {...resto}
              {...ligacao}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCorrect="off"
              spellCheck={false}
              className={estilos.entrada}
              value={value}
              onChange={aoDigitar}
              onSelect={aoSelecionar}
              onClick={aoClicar}
              onPaste={(evento) => {
                evento.preventDefault();
                receber(lerCodigo(evento.clipboardData.getData('text'), tamanho));
              }}
              onBlur={(evento) => {
                setSelecao(null);
                resto.onBlur?.(evento);
              }}
            />
            <span className={estilos.celulas} aria-hidden="true">
              {Array.from({ length: tamanho }, (_, indice) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  key={indice}
                  className={classes(estilos.celula, isAtiva(indice) && estilos.ativa)}
                  data-vazia={value[indice] === undefined || undefined}
                >
                  {value[indice]}
                </span>
              ))}
            </span>
          </div>
          <ColarCodigo tamanho={tamanho} aoLer={receber} desabilitado={resto.disabled} />
        </>
      )}
    </Campo>
  );
}
