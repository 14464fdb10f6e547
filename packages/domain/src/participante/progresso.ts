/** Progress of a request (spec 1 section 9): four stages, and each guarantor's share of three items. */
import { passosIncompletos, percentualDoPlano } from '../wizard/plano.ts';
import { planoDoParticipante } from './participante.plano.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';
import type { PassoDoParticipante } from './passos-do-participante.ts';

export interface ProgressoDoFiador {
  percentual: number;
  identificacao: boolean;
  estadoCivil: boolean;
  renda: boolean;
}

export function progressoDoFiador(
  contexto: ContextoDoParticipante,
  plano: readonly PassoDoParticipante[] = planoDoParticipante,
): ProgressoDoFiador {
  const faltam = new Set(passosIncompletos(plano, contexto).map(({ item }) => item));
  const identificacao = !faltam.has('identificacao');
  const estadoCivil = !faltam.has('estadoCivil');
  const renda = !faltam.has('renda');
  const feitos = [identificacao, estadoCivil, renda].filter(Boolean).length;
  return { percentual: Math.round((feitos * 100) / 3), identificacao, estadoCivil, renda };
}

export interface Progresso {
  total: number;
  cadastro: number;
  curso: number;
  dadosComplementares: number;
  fiadores: number;
}

/**
 * The account and the course exist once the request does, so both are 100. Guarantors count only when every one
 * of them is at 100; an institution without guarantors is not asked about them. The total is the mean, and is
 * 100 only when everything is.
 */
export function progressoDaSolicitacao(
  estudante: ContextoDoParticipante,
  fiadores: readonly ProgressoDoFiador[],
): Progresso {
  const dadosComplementares = percentualDoPlano(planoDoParticipante, estudante);
  const semFiador = estudante.exigencias.semFiador;
  const fiadoresCompletos = fiadores.length > 0 && fiadores.every((fiador) => fiador.percentual === 100);
  const parteDosFiadores = semFiador || fiadoresCompletos ? 100 : 0;
  const partes = semFiador
    ? [100, 100, dadosComplementares]
    : [100, 100, dadosComplementares, parteDosFiadores];
  const total = partes.every((parte) => parte === 100)
    ? 100
    : Math.floor(partes.reduce((soma, parte) => soma + parte, 0) / partes.length);
  return { total, cadastro: 100, curso: 100, dadosComplementares, fiadores: parteDosFiadores };
}
