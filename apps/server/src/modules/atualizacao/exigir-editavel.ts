/** Whether one's own part may change now. */
import { prazosDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import type { AcessoAoBloco } from '../parte-da-atualizacao/acesso.ts';
import { naturezaDoBloco } from '../parte-da-atualizacao/natureza-do-bloco.ts';
import { recusar } from './mudar-atualizacao.ts';

/** A part that was refused has no deadline of its own; any other one ends with the late route. */
export function exigirEditavel(
  { relogio }: Pick<Contexto, 'relogio'>,
  { completa, pessoa }: AcessoAoBloco,
): void {
  const natureza = naturezaDoBloco(completa, pessoa);
  if (natureza === 'corrigivel') return;
  if (natureza !== 'editavel') throw recusar('estado-nao-permite');
  if (dataEmSaoPaulo(relogio.agora()) > prazosDoPeriodo(completa.periodo).tardioAte)
    throw recusar('fora-do-prazo');
}
