/**
 * Another last day of an envelope under way. The pages say that an envelope can be edited and that documents tell of another
 * deadline (`update_deadline`); not from which state on. So it is read back: only what it shows counts.
 */

import type { Data } from '@credito/domain/tempo/data';
import { fimDoDia } from '@credito/domain/tempo/data';
import type { EnvelopeNoProvedor } from '../assinatura.ts';
import { type Cliente, recusar } from './cliente.ts';
import { envelopeSchema } from './recursos.ts';

export async function moverPrazo(
  cliente: Cliente,
  { idExterno: id }: EnvelopeNoProvedor,
  prazo: Data,
): Promise<void> {
  const caminho = `/envelopes/${id}`;
  const fim = fimDoDia(prazo);
  const la = () => cliente.ler(envelopeSchema, caminho);
  const jaE = ({ attributes }: Awaited<ReturnType<typeof la>>) =>
    Math.abs(Date.parse(attributes.deadline_at ?? '') - fim.getTime()) < 1_000;
  const antes = await la();
  if (antes.attributes.status === 'closed' || antes.attributes.status === 'canceled')
    throw recusar('encerrado');
  if (jaE(antes)) return;
  await cliente.pedir({
    metodo: 'PATCH',
    caminho,
    corpo: { data: { type: 'envelopes', id, attributes: { deadline_at: fim.toISOString() } } },
  });
  if (!jaE(await la())) throw recusar('prazo-nao-mudou');
}
