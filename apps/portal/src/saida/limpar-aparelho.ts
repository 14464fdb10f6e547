/** What a logout and a cancellation leave on the device. */
import { comLimite } from '@credito/ui/aparelho/com-limite';
import { naAba } from '@credito/ui/aparelho/gaveta';
import { apagarPendentesDe, apagarTodosOsPendentes } from '../envio/caixa-de-saida.ts';
import { desinscreverAparelho } from '../pwa/desinscrever.ts';
import { consultas } from '../sessao/consultas.ts';
import { esquecerLocal } from '../sessao/esquecer-local.ts';
import { apagarRascunhosDe, apagarTodosOsRascunhos } from '../wizard/rascunho.ts';

/** Nothing of the person stays: answers, drafts, caches, notifications. A device that is silent is not waited for. */
export async function limparAparelho(): Promise<void> {
  await Promise.all([esquecerQuemSaiu(), apagarTodosOsRascunhos(), apagarTodosOsPendentes()]);
}

/** As after an expired session: drafts and waiting files stay under the id of their person, whom nobody else meets. */
export async function esquecerQuemSaiu(): Promise<void> {
  consultas.clear();
  naAba.esvaziar();
  esquecerLocal();
  await Promise.all([comLimite(apagarCaches, undefined), comLimite(desinscreverAparelho, undefined)]);
}

async function apagarCaches(): Promise<void> {
  const nomes = (await globalThis.caches?.keys()) ?? [];
  // The portal's own files are the same for everybody, and the offline page is still needed.
  await Promise.all(nomes.filter((nome) => !nome.startsWith('casca-')).map((nome) => caches.delete(nome)));
}

/** After a cancellation: request, guarantors, documents and drafts of the person are gone; the session stays. */
export async function esquecerSolicitacao(dono: string): Promise<void> {
  await Promise.all([apagarRascunhosDe(dono), apagarPendentesDe(dono)]);
  naAba.esvaziar();
  consultas.removeQueries({ type: 'inactive' });
  await consultas.invalidateQueries();
}
