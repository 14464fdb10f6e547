/** The answers of a wizard whose request does not exist yet: kept on the device until the request is created. */
import { apagarRascunho, guardarRascunho, lerRascunho } from '../../wizard/rascunho.ts';
import type { Respostas } from '../../wizard/valores.ts';

export const WIZARD = 'nova-solicitacao';
const TODAS = 'respostas';

export interface RascunhoDaSolicitacao {
  respostas: Respostas;
  /** Sent with the creation: repeating it, even after a reload, makes no second request. */
  chave: string;
}

export async function abrirRascunho(dono: string): Promise<RascunhoDaSolicitacao> {
  const guardado = await lerRascunho(dono, WIZARD, TODAS);
  const { respostas, chave } = guardado?.valores ?? {};
  if (typeof respostas === 'object' && respostas !== null && typeof chave === 'string')
    return { respostas: respostas as Respostas, chave };
  return { respostas: {}, chave: crypto.randomUUID() };
}

export function manterRascunho(dono: string, rascunho: RascunhoDaSolicitacao): Promise<void> {
  return guardarRascunho(dono, WIZARD, TODAS, { valores: { ...rascunho } });
}

export function descartarRascunho(dono: string): Promise<void> {
  return apagarRascunho(dono, WIZARD);
}
