/** The answers of a wizard whose request does not exist yet: kept on the device until the request is created. */
import { type ParametrosDaSimulacao, tomarParametros } from '../../solicitacao/parametros-da-simulacao.ts';
import { apagarRascunho, guardarRascunho, lerRascunho } from '../../wizard/rascunho.ts';
import type { Respostas } from '../../wizard/valores.ts';

export const WIZARD = 'nova-solicitacao';
const TODAS = 'respostas';

export interface RascunhoDaSolicitacao {
  respostas: Respostas;
  /** Sent with the creation: repeating it, even after a reload, makes no second request. */
  chave: string;
}

/** What was simulated before comes into it, and from then on it is this person's own. */
export async function abrirRascunho(dono: string): Promise<RascunhoDaSolicitacao> {
  const rascunho = await lerOuComecar(dono);
  const parametros = tomarParametros();
  if (parametros === null) return rascunho;
  const comSimulacao = { ...rascunho, respostas: comOSimulado(rascunho.respostas, parametros) };
  await manterRascunho(dono, comSimulacao);
  return comSimulacao;
}

async function lerOuComecar(dono: string): Promise<RascunhoDaSolicitacao> {
  const guardado = await lerRascunho(dono, WIZARD, TODAS);
  const { respostas, chave } = guardado?.valores ?? {};
  if (typeof respostas === 'object' && respostas !== null && typeof chave === 'string')
    return { respostas: respostas as Respostas, chave };
  return { respostas: {}, chave: crypto.randomUUID() };
}

/** A campus and a course of another programme are not those of this one. */
export function comOSimulado(
  { campusId, cursoId, ...respostas }: Respostas,
  { grau, instituicaoId, bolsaId, percentual }: ParametrosDaSimulacao,
): Respostas {
  const mesmoPrograma = respostas.bolsaId === bolsaId;
  return {
    ...respostas,
    ...(mesmoPrograma ? { campusId, cursoId } : {}),
    grau,
    instituicaoId,
    bolsaId,
    percentualSolicitado: percentual,
  };
}

export function manterRascunho(dono: string, rascunho: RascunhoDaSolicitacao): Promise<void> {
  return guardarRascunho(dono, WIZARD, TODAS, { valores: { ...rascunho } });
}

export function descartarRascunho(dono: string): Promise<void> {
  return apagarRascunho(dono, WIZARD);
}
