/**
 * The code of an invitation between the link and the login. It leaves the address bar on arrival, so that it is not
 * in the history, in a screenshot or in what the person shares next; it lives only in this tab.
 */

import { FORMATO_DO_CODIGO, PARAMETRO_DO_CODIGO } from '@credito/domain/fiador/link';
import { naAba } from '@credito/ui/aparelho/gaveta';
import { CONVITE_NA_ABA as CHAVE } from '../../sessao/guarda-da-aba.ts';

/** Takes the code out of the address, keeps it, and returns what is kept now. */
export function receberConvite(): string | null {
  const endereco = new URL(window.location.href);
  const codigo = endereco.searchParams.get(PARAMETRO_DO_CODIGO);
  if (codigo !== null) {
    endereco.searchParams.delete(PARAMETRO_DO_CODIGO);
    window.history.replaceState(window.history.state, '', endereco);
    if (FORMATO_DO_CODIGO.test(codigo)) naAba.guardar(CHAVE, codigo);
    else naAba.apagar(CHAVE);
  }
  return conviteGuardado();
}

export function conviteGuardado(): string | null {
  return naAba.ler(CHAVE);
}

export function esquecerConvite(): void {
  naAba.apagar(CHAVE);
}
