/** Who still reads a document that was sent to be signed (ADR 0209). */
import type { EstadoDoAssinante } from './assinante.ts';
import type { SituacaoDoLink } from './situacao-do-link.ts';

const ENCERRADAS: readonly SituacaoDoLink[] = [
  'recusada-por-voce',
  'recusada-por-outro',
  'vencida',
  'cancelada',
  'substituida',
  'dispensada',
];

/** Once it is over for somebody they read only what they signed. */
export const leODocumento = (situacao: SituacaoDoLink, assinante: EstadoDoAssinante): boolean =>
  assinante === 'assinou' || !ENCERRADAS.includes(situacao);
