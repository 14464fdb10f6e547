import type { MouseEvent } from 'react';
import { Aviso } from '../aviso/aviso.tsx';
import estilos from './resumo-de-erros.module.css';

export interface ErroDoResumo {
  /** Name of the field in its form. */
  campo: string;
  mensagem: string;
}

/** One error stands beside its field and has the focus; from two on the page says above all of them what there is. */
export function ResumoDeErros({ erros }: { erros: readonly ErroDoResumo[] }) {
  if (erros.length < 2) return null;
  function irPara(evento: MouseEvent<HTMLAnchorElement>, campo: string, indice: number) {
    evento.preventDefault();
    acharControle(evento.currentTarget.closest('form'), campo, indice)?.focus();
  }
  return (
    <Aviso tom="erro" aoVivo titulo={`Confira ${erros.length} respostas`}>
      <ul className={estilos.lista}>
        {erros.map(({ campo, mensagem }, indice) => (
          <li key={campo}>
            <a href={`#${campo}`} onClick={(evento) => irPara(evento, campo, indice)}>
              {mensagem}
            </a>
          </li>
        ))}
      </ul>
    </Aviso>
  );
}

/** By its name; what has none is the wrong one in the same place among the wrong ones. */
function acharControle(
  formulario: HTMLFormElement | null,
  campo: string,
  indice: number,
): HTMLElement | null | undefined {
  const achado = formulario?.elements.namedItem(campo);
  if (achado instanceof RadioNodeList) return achado[0] as HTMLElement | undefined;
  if (achado instanceof HTMLElement) return achado;
  const errado = formulario?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-erro]')[indice];
  return errado?.matches('input, select, textarea, button')
    ? errado
    : errado?.querySelector<HTMLElement>('input, select, textarea, button');
}
