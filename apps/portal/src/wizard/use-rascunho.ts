import { useRascunhoEm } from '@credito/ui/rascunho/use-rascunho-em';
import { useUsuario } from '../sessao/use-usuario.ts';
import { GUARDA_DE_RASCUNHOS } from './rascunho.ts';
import type { ValoresDoFormulario } from './valores.ts';

/** On the device, under the person's id. `onde` names the form outside the wizards and, after a slash, what it is about. */
export function useRascunho<V extends ValoresDoFormulario>(onde: string, inicio: V) {
  const dono = useUsuario()?.id;
  return useRascunhoEm(GUARDA_DE_RASCUNHOS, dono ? `${dono}/${onde}` : null, inicio);
}
