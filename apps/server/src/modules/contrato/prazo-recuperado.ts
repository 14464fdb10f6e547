import { dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import type { Selectable, Updateable } from 'kysely';
import type { Contrato } from '../../banco/esquema.gerado.ts';

/** What a recovery changes beside the state: it happens once, and signing begins anew. */
export function recuperado({ assinaturas }: Selectable<Contrato>, agora: Date): Updateable<Contrato> {
  return {
    recuperado_em: agora,
    prazo: somarDias(dataEmSaoPaulo(agora), assinaturas.prazoDaRecuperacaoDias),
  };
}
