import { abrirDeNovo } from '@credito/ui/endereco/abrir-de-novo';
import { api } from '../sessao/api.ts';
import { sessao } from '../sessao/sessao.ts';
import { esquecerQuemSaiu, limparAparelho } from './limpar-aparelho.ts';

/**
 * Ends the session on the server and leaves nothing of the person on the device. What is private leaves the screen
 * before either answers; the page is loaded anew, so that neither memory nor the back button holds anything.
 */
export async function sair(inicio: string): Promise<void> {
  // The device first: the session keeps there that the server has not heard of the logout yet.
  await Promise.all([limparAparelho(), sessao.sair()]);
  abrirDeNovo(inicio);
}

/** Somebody else takes over the device for a while: what the person left unsent waits for their next login. */
export async function sairSemApagar(inicio: string): Promise<void> {
  await Promise.all([esquecerQuemSaiu(), sessao.sair()]);
  abrirDeNovo(inicio);
}

/** The end of a support session; who ended it, the server takes from the session. */
export async function sairDoSuporte(quem: { cpf: string; author: string }): Promise<void> {
  const query = { ...quem, message: 'Encerrado no portal' };
  await api('POST /v1/auth/auth/logoutsupport', { query }).catch(() => undefined);
  await sair('/estudante/login-como');
}
