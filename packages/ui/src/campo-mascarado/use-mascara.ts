import { type ClipboardEvent, type FormEvent, type Ref, useCallback, useLayoutEffect, useRef } from 'react';
import { aplicarMascara, type Mascara, TIPO_DE_COMPOSICAO } from '../mascara/mascara.ts';

const nativo =
  typeof HTMLInputElement === 'undefined'
    ? undefined
    : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

interface Controle {
  mascara: Mascara;
  compondo: boolean;
  antes: string;
  mascarado: HTMLInputElement | null;
  /** Writes without the mask but with React knowing, else the same refused key twice would go unnoticed. */
  escrever: (texto: string) => void;
}

/**
 * Forms write into the element themselves (`register`, `setValue`, `reset`): what they write passes the mask too, so
 * that a stored CPF appears masked without anybody touching the field.
 */
function mascararEscrita(elemento: HTMLInputElement, controle: Controle): void {
  if (controle.mascarado === elemento) return;
  controle.mascarado = elemento;
  const atual = Object.getOwnPropertyDescriptor(elemento, 'value') ?? nativo;
  if (!atual?.get || !atual.set) return;
  const { get: ler, set: escrever } = atual;
  controle.escrever = (texto) => escrever.call(elemento, texto);
  Object.defineProperty(elemento, 'value', {
    configurable: true,
    enumerable: true,
    get: () => ler.call(elemento) as string,
    set: (valor: unknown) => {
      const texto = controle.mascara.receber(String(valor ?? ''));
      controle.antes = texto;
      if (texto !== ler.call(elemento)) escrever.call(elemento, texto);
    },
  });
}

function atribuir(ref: Ref<HTMLInputElement> | undefined, no: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(no);
  if (ref) ref.current = no;
  return undefined;
}

/** Writes past React, so that the event that follows is seen as a change. */
function escreverEAvisar(elemento: HTMLInputElement, texto: string): void {
  nativo?.set?.call(elemento, texto);
  elemento.dispatchEvent(new Event('input', { bubbles: true }));
}

export function useMascara(
  mascara: Mascara,
  valor: string | undefined,
  refDeFora: Ref<HTMLInputElement> | undefined,
  /** Digits were typed that do not fit, or none any more. */
  aoSobrar: (sobram: boolean) => void,
) {
  const elemento = useRef<HTMLInputElement | null>(null);
  const controle = useRef<Controle>({
    mascara,
    compondo: false,
    antes: '',
    mascarado: null,
    escrever: () => undefined,
  });

  useLayoutEffect(() => {
    controle.current.mascara = mascara;
  }, [mascara]);

  useLayoutEffect(() => {
    if (elemento.current && valor !== undefined && !controle.current.compondo) elemento.current.value = valor;
  }, [valor]);

  const ref = useCallback(
    (no: HTMLInputElement | null) => {
      elemento.current = no;
      if (no) {
        mascararEscrita(no, controle.current);
        controle.current.antes = no.value;
      }
      const limpar = atribuir(refDeFora, no);
      return () => {
        elemento.current = null;
        if (typeof limpar === 'function') limpar();
        else atribuir(refDeFora, null);
      };
    },
    [refDeFora],
  );

  function aoMudar(evento: FormEvent<HTMLInputElement>): void {
    const campo = evento.currentTarget;
    const nativoDoEvento = evento.nativeEvent as InputEvent;
    // Rewriting in the middle of a composition makes the keyboard write letters twice.
    if (nativoDoEvento.isComposing || controle.current.compondo) return;
    const cru = campo.value;
    const { texto, cursor, sobram } = aplicarMascara(controle.current.mascara, {
      texto: cru,
      cursor: campo.selectionStart ?? cru.length,
      antes: controle.current.antes,
      tipo: nativoDoEvento.inputType,
      inserido: nativoDoEvento.data,
    });
    aoSobrar(sobram);
    controle.current.antes = texto;
    if (texto !== cru) controle.current.escrever(texto);
    if (document.activeElement === campo) campo.setSelectionRange(cursor, cursor);
  }

  function aoComecarComposicao(): void {
    controle.current.compondo = true;
  }

  function aoTerminarComposicao(evento: FormEvent<HTMLInputElement>): void {
    controle.current.compondo = false;
    const campo = evento.currentTarget;
    const cru = campo.value;
    // Read before anything is written: a native write takes the caret to the end (devices 3).
    const { texto, cursor, sobram } = aplicarMascara(controle.current.mascara, {
      texto: cru,
      cursor: campo.selectionStart ?? cru.length,
      antes: controle.current.antes,
      tipo: TIPO_DE_COMPOSICAO,
      inserido: (evento.nativeEvent as CompositionEvent).data,
    });
    if (texto !== cru) escreverEAvisar(campo, texto);
    controle.current.antes = texto;
    aoSobrar(sobram);
    if (document.activeElement === campo) campo.setSelectionRange(cursor, cursor);
  }

  /** A whole value pasted over half a value replaces it; anything else is pasted as the browser does. */
  function aoColar(evento: ClipboardEvent<HTMLInputElement>): void {
    const texto = evento.clipboardData.getData('text');
    const lido = controle.current.mascara.receber(texto);
    if (texto.trim() === '' || !controle.current.mascara.isCompleto(lido)) return;
    evento.preventDefault();
    escreverEAvisar(evento.currentTarget, lido);
  }

  return { ref, aoMudar, aoComecarComposicao, aoTerminarComposicao, aoColar };
}
