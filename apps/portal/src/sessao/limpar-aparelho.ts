/** What a logout and a cancellation leave on the device. */
import { apagarPendente, apagarTodosOsPendentes, lerPendentes } from '../envio/caixa-de-saida.ts';
import { desinscreverAparelho } from '../pwa/desinscrever.ts';
import { apagarRascunhosDe, apagarTodosOsRascunhos } from '../wizard/rascunho.ts';
import { consultas } from './consultas.ts';
import { esquecerLocal } from './esquecer-local.ts';

/** Nothing of the person stays: answers, drafts, caches, notifications. */
export async function limparAparelho(): Promise<void> {
  consultas.clear();
  sessionStorage.clear();
  esquecerLocal();
  await apagarTodosOsRascunhos();
  await apagarTodosOsPendentes();
  const nomes = await (globalThis.caches?.keys() ?? Promise.resolve([]));
  // The portal's own files are the same for everybody, and the offline page is still needed.
  await Promise.all(nomes.filter((nome) => !nome.startsWith('casca-')).map((nome) => caches.delete(nome)));
  await desinscreverAparelho().catch(() => undefined);
}

/** After a cancellation: request, guarantors, documents and drafts of the person are gone; the session stays. */
export async function esquecerSolicitacao(dono: string): Promise<void> {
  await apagarRascunhosDe(dono);
  for (const { id } of await lerPendentes(dono)) await apagarPendente(id);
  sessionStorage.clear();
  consultas.removeQueries({ type: 'inactive' });
  await consultas.invalidateQueries();
}
