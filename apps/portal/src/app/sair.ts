import { apagarTodosOsRascunhos } from '../wizard/rascunho.ts';
import { api } from './api.ts';
import { consultas } from './provedores.tsx';
import { encerrarLocalmente } from './sessao.ts';

/**
 * Ends the session on the server and leaves nothing of the person on the device. The page is loaded anew, so that
 * neither memory nor the back button holds anything; without a connection the device is cleared all the same.
 */
export async function sair(inicio: string): Promise<void> {
  await api('POST /v1/site/auth/logout').catch(() => undefined);
  consultas.clear();
  await apagarTodosOsRascunhos();
  sessionStorage.clear();
  const nomes = await (globalThis.caches?.keys() ?? Promise.resolve([]));
  await Promise.all(nomes.filter((nome) => nome.startsWith('pessoal')).map((nome) => caches.delete(nome)));
  encerrarLocalmente();
  window.location.replace(inicio);
}
