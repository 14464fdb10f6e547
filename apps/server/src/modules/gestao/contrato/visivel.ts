import type { Selectable } from 'kysely';
import type { Contrato } from '../../../banco/esquema.gerado.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';

/** An institution sees its own contracts, once they have left the desk. */
export function podeVer(
  { papel, instituicaoId }: SessaoDeGestao,
  { instituicao_id, codigo }: Pick<Selectable<Contrato>, 'instituicao_id' | 'codigo'>,
): boolean {
  return papel !== 'instituicao' || (instituicao_id === instituicaoId && codigo !== 'GER');
}
