/** What became of an envelope: the events of its document, which alone say who signed it. */

import { isIP } from 'node:net';
import {
  type AcontecimentoNoProvedor,
  acontecimentoDaClicksign,
  emOrdem,
  situacaoNoProvedor,
} from '@credito/domain/assinatura/acontecimentos';
import { digitosDoCpf } from '@credito/domain/pessoa/cpf';
import type { ConsultaDoEnvelope, EnvelopeNoProvedor } from '../assinatura.ts';
import { type Cliente, recusar } from './cliente.ts';
import { ehODocumento } from './nomes.ts';
import {
  type DocumentoDeLa,
  documentoSchema,
  type EventoDeLa,
  envelopeSchema,
  eventoSchema,
  type QuemAssinouLa,
} from './recursos.ts';

export async function consultarEnvelope(
  cliente: Cliente,
  envelope: EnvelopeNoProvedor,
  agora: Date,
): Promise<ConsultaDoEnvelope> {
  const {
    attributes: { status },
  } = await cliente.ler(envelopeSchema, `/envelopes/${envelope.idExterno}`);
  const documento = await documentoDoEnvelope(cliente, envelope);
  const acontecimentos = emOrdem(await acontecimentosDe(cliente, envelope, documento.id));
  const exigidos = envelope.assinantes.map(({ id }) => id);
  return {
    status,
    acontecimentos,
    situacao: situacaoNoProvedor({ status, acontecimentos }, exigidos, agora),
  };
}

export async function documentoDoEnvelope(
  cliente: Cliente,
  envelope: EnvelopeNoProvedor,
): Promise<DocumentoDeLa> {
  const documentos = await cliente.listar(documentoSchema, `/envelopes/${envelope.idExterno}/documents`);
  const nosso = documentos.find((um) => ehODocumento(um, envelope));
  if (!nosso) throw recusar('outro-arquivo');
  return nosso;
}

export async function acontecimentosDe(
  cliente: Cliente,
  envelope: EnvelopeNoProvedor,
  documento: string,
): Promise<readonly AcontecimentoNoProvedor[]> {
  const caminho = `/envelopes/${envelope.idExterno}/documents/${documento}/events`;
  const eventos = await cliente.listar(eventoSchema, caminho);
  return eventos.map((evento) => traduzir(evento, envelope));
}

function traduzir(
  { id, attributes: { name, created, data } }: EventoDeLa,
  envelope: EnvelopeNoProvedor,
): AcontecimentoNoProvedor {
  const quem = data?.signer ?? null;
  return {
    id,
    tipo: acontecimentoDaClicksign(name),
    original: name,
    em: new Date(created).toISOString(),
    assinanteId: quem && assinanteDe(quem, envelope),
    metodos: quem ? metodosDe(quem) : [],
    ip: quem?.address && isIP(quem.address) ? quem.address : null,
    motivo: motivoDaRecusa(data?.refusal ?? null),
  };
}

/** By its name there; after a change of contact, or where there is none, by the CPF, which is nobody else's. */
function assinanteDe(
  { key, documentation }: QuemAssinouLa,
  { assinantes }: EnvelopeNoProvedor,
): string | null {
  const porNome = assinantes.find(({ idExterno }) => idExterno === key);
  if (porNome) return porNome.id;
  const cpf = digitosDoCpf(documentation ?? '');
  const [porCpf, outro] = cpf ? assinantes.filter((um) => um.cpf === cpf) : [];
  return porCpf && !outro ? porCpf.id : null;
}

function metodosDe(quem: QuemAssinouLa): readonly string[] {
  const alem = [
    ['selfie', quem.selfie_enabled],
    ['handwritten', quem.handwritten_enabled],
    ['official_document', quem.official_document_enabled],
    ['liveness', quem.liveness_enabled],
    ['facial_biometrics', quem.facial_biometrics_enabled],
  ] as const;
  const pedidos = alem.filter(([, pedido]) => pedido).map(([nome]) => nome);
  return [...new Set([...(quem.auths ?? []), ...pedidos])];
}

function motivoDaRecusa(
  recusa: { reasons?: readonly string[] | null | undefined; comment: string | null } | null,
): string | null {
  const ditos = [...(recusa?.reasons ?? []), recusa?.comment ?? ''].filter((dito) => dito.trim() !== '');
  return ditos.length === 0 ? null : ditos.join(' · ').slice(0, 500);
}
