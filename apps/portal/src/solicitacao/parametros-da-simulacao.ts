/**
 * What somebody simulated and wants to ask for, kept on the device from the public simulator to the new request: the
 * login in between does not clear it (sessao/esquecer-local.ts). It names nobody.
 */
import { GRAUS, type Grau } from '@credito/domain/instituicao/niveis';
import { noAparelho } from '@credito/ui/aparelho/gaveta';

const CHAVE = 'parametros-da-simulacao';

export interface ParametrosDaSimulacao {
  grau: Grau;
  instituicaoId: number;
  bolsaId: number;
  percentual: number;
}

export function guardarParametros({ grau, instituicaoId, bolsaId, percentual }: ParametrosDaSimulacao): void {
  noAparelho.guardar(CHAVE, JSON.stringify({ grau, instituicaoId, bolsaId, percentual }));
}

/** Given out once: they belong to the request that begins with them. Null too for what another version left. */
export function tomarParametros(): ParametrosDaSimulacao | null {
  const guardados = lerJson(noAparelho.ler(CHAVE));
  noAparelho.apagar(CHAVE);
  if (typeof guardados !== 'object' || guardados === null) return null;
  const { grau, instituicaoId, bolsaId, percentual } = guardados as Record<string, unknown>;
  const conhecido = GRAUS.find((um) => um === grau);
  if (!conhecido || !isId(instituicaoId) || !isId(bolsaId) || !isId(percentual)) return null;
  return { grau: conhecido, instituicaoId, bolsaId, percentual };
}

const isId = (valor: unknown): valor is number => Number.isSafeInteger(valor) && Number(valor) > 0;

function lerJson(texto: string | null): unknown {
  try {
    return JSON.parse(texto ?? 'null');
  } catch {
    return null;
  }
}
