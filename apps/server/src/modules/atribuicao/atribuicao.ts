/** One operator at a time on a thing of a queue, for a limited time; the thing carries its claim. */
import { nomeDaEquipe } from '@credito/domain/acesso/visibilidade';
import { MINUTOS_DA_ATRIBUICAO } from '@credito/domain/gestao/filas';
import { sql } from 'kysely';
import type { SessaoDeGestao } from '../../plugins/sessao.ts';

export interface Atribuicao {
  nome: string;
  minha: boolean;
  expiraEm: string;
}

export const LIVRE = { atribuida_a: null, atribuida_em: null, atribuida_ate: null } as const;

export function comPessoaDaEquipe(operadorId: string, agora: Date) {
  return {
    atribuida_a: operadorId,
    atribuida_em: agora,
    atribuida_ate: new Date(agora.getTime() + MINUTOS_DA_ATRIBUICAO * 60_000),
  };
}

/** In nobody's hands, in hands whose time is over, or in one's own: who may take it now. */
export const podeAssumir = (operadorId: string, agora: Date) =>
  sql<boolean>`(atribuida_ate is null or atribuida_ate <= ${agora} or atribuida_a = ${operadorId})`;

interface LinhaComAtribuicao {
  operador_id: string | null;
  operador: string | null;
  atribuida_ate: Date | null;
}

/** Of a row whose operator was joined while the claim lasts. */
export function apresentarAtribuicao(
  { operador_id, operador, atribuida_ate }: LinhaComAtribuicao,
  sessao: SessaoDeGestao,
): Atribuicao | null {
  if (operador_id === null || atribuida_ate === null) return null;
  return {
    nome: nomeDaEquipe(sessao.papel, operador ?? ''),
    minha: operador_id === sessao.operadorId,
    expiraEm: atribuida_ate.toISOString(),
  };
}
