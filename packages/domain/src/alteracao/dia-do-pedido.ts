/** The day that a request names, against what the contract says of the course. */
import type { Data } from '../tempo/data.ts';
import { mesPorExtenso } from '../tempo/mes-por-extenso.ts';
import { mesesEntre } from '../tempo/meses.ts';
import type { PedidoDeAlteracao, RecusaDoCampo } from './pedido.ts';

/** A course stops, or goes on elsewhere, while it lasts; it stops from today on, and may have been changed some months ago. */
export function recusaDoDia(
  pedido: PedidoDeAlteracao,
  { ultimoMes, hoje }: { ultimoMes: Data; hoje: Data },
): RecusaDoCampo | null {
  if (pedido.especie !== 'suspensao' && pedido.especie !== 'transferencia') return null;
  const { desde } = pedido;
  if (desde === undefined) return null;
  if (pedido.especie === 'suspensao' && mesesEntre(hoje, desde) < 0)
    return { campo: 'desde', mensagem: 'O curso pode parar a partir deste mês.' };
  return mesesEntre(desde, ultimoMes) < 0
    ? { campo: 'desde', mensagem: `O contrato diz que o curso termina em ${mesPorExtenso(ultimoMes)}.` }
    : null;
}
