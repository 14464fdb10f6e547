/**
 * Another contact of one signer. A signer cannot be changed there: a second one with the new contact is made, takes over
 * what is required of the first in one step, and the first one goes. Never the other way round: an envelope of which
 * nothing is missing for a moment closes by itself.
 */
import type { AssinanteNovo, EnvelopeNoProvedor } from '../assinatura.ts';
import { criarAssinante, ehOAssinante, emMassa, operacoes } from './assinantes.ts';
import { type Cliente, recusar } from './cliente.ts';
import { acontecimentosDe, documentoDoEnvelope } from './consultar.ts';
import { assinanteSchema, envelopeSchema, requisitoSchema } from './recursos.ts';

export async function trocarContato(
  cliente: Cliente,
  envelope: EnvelopeNoProvedor,
  assinante: AssinanteNovo,
): Promise<{ id: string; idExterno: string }> {
  const la = envelope.idExterno;
  const { attributes } = await cliente.ler(envelopeSchema, `/envelopes/${la}`);
  if (attributes.status === 'closed' || attributes.status === 'canceled') throw recusar('encerrado');
  const antes = envelope.assinantes.find(({ id }) => id === assinante.id);
  if (!antes) throw recusar('nao-encontrado', { assinanteId: assinante.id });
  const documento = await documentoDoEnvelope(cliente, envelope);
  const acontecimentos = await acontecimentosDe(cliente, envelope, documento.id);
  if (acontecimentos.some(({ tipo, assinanteId }) => tipo === 'assinado' && assinanteId === assinante.id))
    throw recusar('ja-assinou', { assinanteId: assinante.id });

  const caminho = `/envelopes/${la}/signers`;
  const depois = await cliente.ateConcluir(async () => {
    const deLa = await cliente.listar(assinanteSchema, caminho);
    return deLa.find((um) => ehOAssinante(um, assinante)) ?? criarAssinante(cliente, la, assinante);
  });
  const saem = depois.id === antes.idExterno ? [] : [antes.idExterno];
  await cliente.ateConcluir(async () => {
    const requisitos = await cliente.listar(requisitoSchema, `/envelopes/${la}/requirements`);
    const lista = operacoes(requisitos, documento.id, [{ assinante, idExterno: depois.id }], saem);
    return lista.length === 0 ? 'feito' : emMassa(cliente, la, lista);
  });
  for (const id of saem) await retirar(cliente, la, id);
  return { id: assinante.id, idExterno: depois.id };
}

/** Nothing is required of this one any more. Once the envelope is under way, some accounts may not take a signer out. */
async function retirar(cliente: Cliente, envelope: string, assinante: string): Promise<void> {
  await cliente.pedir({
    metodo: 'DELETE',
    caminho: `/envelopes/${envelope}/signers/${assinante}`,
    aceitos: [400, 403, 404, 409, 422],
  });
}

/** Somebody need not sign any more. Where it was the last signature that was missing, the envelope closes by itself. */
export async function dispensar(
  cliente: Cliente,
  envelope: EnvelopeNoProvedor,
  idExterno: string,
): Promise<void> {
  const la = envelope.idExterno;
  const { attributes } = await cliente.ler(envelopeSchema, `/envelopes/${la}`);
  if (attributes.status === 'closed' || attributes.status === 'canceled') throw recusar('encerrado');
  const documento = await documentoDoEnvelope(cliente, envelope);
  await cliente.ateConcluir(async () => {
    const requisitos = await cliente.listar(requisitoSchema, `/envelopes/${la}/requirements`);
    const lista = operacoes(requisitos, documento.id, [], [idExterno]);
    return lista.length === 0 ? 'feito' : emMassa(cliente, la, lista);
  });
  await retirar(cliente, la, idExterno);
}
