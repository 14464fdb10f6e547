import { mostrarToast } from '@credito/ui/toast/toast';
import { mensagemDoErro } from './consultas.ts';
import { sessao } from './sessao.ts';

/** Says what failed, except that the session ended: that has one dialog of its own, however many calls fail. */
export function avisarErro(erro: unknown, texto = mensagemDoErro(erro)): void {
  if (sessao.ler().estado !== 'expirada') mostrarToast({ texto, tom: 'erro' });
}
