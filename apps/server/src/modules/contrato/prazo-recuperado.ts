import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import type { Selectable } from 'kysely';
import type { Contrato } from '../../banco/esquema.gerado.ts';

/** What a recovery changes beside the state: it happens once, and signing begins anew. */
export function recuperado(
  { assinaturas }: Pick<Selectable<Contrato>, 'assinaturas'>,
  agora: Date,
): { recuperado_em: Date; prazo: Data } {
  return {
    recuperado_em: agora,
    prazo: somarDias(dataEmSaoPaulo(agora), assinaturas.prazoDaRecuperacaoDias),
  };
}
