import { mostrarToast } from '@credito/ui/toast/toast';
import { sessao } from './sessao.ts';

/** Says what failed, except that the session ended: that has one dialog of its own, however many calls fail. */
export function avisarFalha(texto: string): void {
  if (sessao.ler().estado !== 'expirada') mostrarToast({ texto, tom: 'erro' });
}
