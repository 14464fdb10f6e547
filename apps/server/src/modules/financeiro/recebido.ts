import type { Selectable } from 'kysely';
import type { Cobranca } from '../../banco/esquema.gerado.ts';
import type { RecebimentoLido } from './posicao.ts';

/** A payment and the charge that it names, as the charge stood before. */
export interface Recebido {
  recebimento: RecebimentoLido;
  cobranca: Selectable<Cobranca>;
}
