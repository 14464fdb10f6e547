/**
 * The calls of whoever signs. A pass stands in their bodies; the session of this browser, whoever's it is, has no part in
 * them and is neither read nor renewed nor ended.
 */
import { criarCliente, ErroDeApi } from '@credito/api/cliente';
import { aprenderHora } from '@credito/ui/aparelho/relogio';

export const semSessao = criarCliente({
  base: '/api',
  token: () => null,
  aoReceberToken: () => undefined,
  renovar: () => Promise.resolve(false),
  aoResponder: ({ headers }) => aprenderHora(headers.get('date')),
  aoExpirar: () => undefined,
});

const PAUSAS_MS = [1_000, 3_000] as const;
const pausar = (ms: number) => new Promise<void>((resolver) => setTimeout(resolver, ms));

const isPassageira = (erro: unknown) =>
  erro instanceof ErroDeApi && (erro.status === 0 || erro.status >= 500);

/**
 * On a poor line the answer is lost more often than the call. All calls of signing find, the second time, what the first
 * one did, so they are made again before anybody is told.
 */
export async function insistir<T>(
  fazer: () => Promise<T>,
  esperar: (ms: number) => Promise<void> = pausar,
): Promise<T> {
  for (const pausa of PAUSAS_MS) {
    try {
      return await fazer();
    } catch (erro) {
      if (!isPassageira(erro)) throw erro;
    }
    await esperar(pausa);
  }
  return fazer();
}
