/**
 * The answers of a wizard whose request does not exist yet: in the account, so that another device goes on with them, and on
 * this one, which has them without a line too.
 */
import { agora } from '@credito/ui/aparelho/relogio';
import { api } from '../../sessao/api.ts';
import { type ParametrosDaSimulacao, tomarParametros } from '../../solicitacao/parametros-da-simulacao.ts';
import { apagarRascunho, guardarRascunho, lerRascunho } from '../../wizard/rascunho.ts';
import type { Respostas } from '../../wizard/valores.ts';

export const WIZARD = 'nova-solicitacao';
const TODAS = 'respostas';

export interface RascunhoDaSolicitacao {
  respostas: Respostas;
  /** Sent with the creation: repeating it, even after a reload, makes no second request. */
  chave: string;
  /** When it was changed last; null while nothing was answered. */
  em: string | null;
}

/** What was simulated before comes into it, and from then on it is this person's own. */
export async function abrirRascunho(dono: string): Promise<RascunhoDaSolicitacao> {
  const [daqui, daConta] = await Promise.all([lerDoAparelho(dono), lerDaConta()]);
  const rascunho = maisNovo(daqui, daConta) ?? { respostas: {}, chave: crypto.randomUUID(), em: null };
  const parametros = tomarParametros();
  if (parametros === null) return rascunho;
  const comSimulacao = { ...rascunho, respostas: comOSimulado(rascunho.respostas, parametros) };
  await manterRascunho(dono, comSimulacao);
  return comSimulacao;
}

async function lerDoAparelho(dono: string): Promise<RascunhoDaSolicitacao | null> {
  const guardado = await lerRascunho(dono, WIZARD, TODAS);
  const { respostas, chave, em } = guardado?.valores ?? {};
  if (typeof respostas !== 'object' || respostas === null || typeof chave !== 'string') return null;
  return { respostas: respostas as Respostas, chave, em: typeof em === 'string' ? em : null };
}

/** Null too where it cannot be asked for now: the device's own is good enough to go on. */
async function lerDaConta(): Promise<RascunhoDaSolicitacao | null> {
  const { rascunho } = await api('GET /solicitacao/rascunho', {}).catch(() => ({ rascunho: null }));
  return rascunho && { respostas: rascunho.respostas, chave: rascunho.chave, em: rascunho.atualizadoEm };
}

export function maisNovo(
  daqui: RascunhoDaSolicitacao | null,
  daConta: RascunhoDaSolicitacao | null,
): RascunhoDaSolicitacao | null {
  if (!daqui || !daConta) return daqui ?? daConta;
  return (daqui.em ?? '') >= (daConta.em ?? '') ? daqui : daConta;
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

/** Gives where it is kept: without a line on this device alone, and the next answer takes it along. */
export async function manterRascunho(
  dono: string,
  { respostas, chave }: Pick<RascunhoDaSolicitacao, 'respostas' | 'chave'>,
): Promise<'conta' | 'aparelho'> {
  await guardarRascunho(dono, WIZARD, TODAS, { valores: { respostas, chave, em: agora().toISOString() } });
  const body = { respostas: simples(respostas), chave };
  return api('PUT /solicitacao/rascunho', { body }).then(
    () => 'conta',
    () => 'aparelho',
  );
}

type Simples = string | number | boolean | null;

/** No answer of this wizard is more than a word, a number or a box. */
function simples(respostas: Respostas): Record<string, Simples> {
  const eSimples = (valor: unknown): valor is Simples => valor === null || typeof valor !== 'object';
  return Object.fromEntries(
    Object.entries(respostas).filter(
      (par): par is [string, Simples] => par[1] !== undefined && eSimples(par[1]),
    ),
  );
}

export async function descartarRascunho(dono: string): Promise<void> {
  await apagarRascunho(dono, WIZARD);
  await api('DELETE /solicitacao/rascunho', {}).catch(() => undefined);
}
