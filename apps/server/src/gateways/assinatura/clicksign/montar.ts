/**
 * Opens an envelope, step by step: the envelope, its document, its signers, what is required of each, the start. Every
 * step looks before it creates, so that a call that was cut short anywhere goes on, and nothing is made twice.
 */
import { fimDoDia } from '@credito/domain/tempo/data';
import { porCodigo } from '@credito/domain/texto/ordem';
import * as z from 'zod';
import type { EnvelopeAberto, EnvelopeNovo } from '../assinatura.ts';
import { criarAssinante, ehOAssinante, emMassa, estaComoQueremos, operacoes } from './assinantes.ts';
import { type Cliente, entender, Interrupcao, recusar } from './cliente.ts';
import { ehODocumento, metadados, nomeDoArquivo, nomeDoEnvelope, titulo } from './nomes.ts';
import {
  type AssinanteDeLa,
  assinanteSchema,
  documentoSchema,
  type EnvelopeDeLa,
  envelopeSchema,
  requisitoSchema,
} from './recursos.ts';

export async function montarEnvelope(cliente: Cliente, novo: EnvelopeNovo): Promise<EnvelopeAberto> {
  const envelope = await cliente.ateConcluir(() => obterEnvelope(cliente, novo));
  const { id, attributes } = envelope;
  if (attributes.status === 'closed' || attributes.status === 'canceled') throw recusar('encerrado');
  const rascunho = attributes.status === 'draft';
  const documento = await cliente.ateConcluir(() => obterDocumento(cliente, id, novo, rascunho));
  const assinantes = await cliente.ateConcluir(() => obterAssinantes(cliente, id, novo, rascunho));
  await cliente.ateConcluir(async () => {
    const deLa = await cliente.listar(requisitoSchema, `/envelopes/${id}/requirements`);
    const faltam = operacoes(deLa, documento, assinantes);
    return faltam.length === 0 ? 'feito' : emMassa(cliente, id, faltam);
  });
  if (rascunho) await cliente.ateConcluir(() => iniciar(cliente, id));
  return {
    idExterno: id,
    assinantes: assinantes.map(({ assinante, idExterno }) => ({ id: assinante.id, idExterno })),
  };
}

/** The most advanced of those with our name, and of these the first one made. */
const ORDEM: readonly EnvelopeDeLa['attributes']['status'][] = ['running', 'closed', 'canceled', 'draft'];

async function obterEnvelope(cliente: Cliente, novo: EnvelopeNovo): Promise<EnvelopeDeLa | 'incerto'> {
  const nome = nomeDoEnvelope(novo);
  const achados = await cliente.listar(envelopeSchema, '/envelopes', { 'filter[name]': nome });
  const [nosso, ...repetidos] = achados
    .filter(({ attributes }) => attributes.name === nome)
    .sort(
      (a, b) =>
        ORDEM.indexOf(a.attributes.status) - ORDEM.indexOf(b.attributes.status) ||
        porCodigo(a.attributes.created ?? '', b.attributes.created ?? '') ||
        porCodigo(a.id, b.id),
    );
  if (nosso) {
    // Made twice while the list was behind; nobody has heard of a draft.
    for (const { id, attributes } of repetidos)
      if (attributes.status === 'draft') await apagar(cliente, `/envelopes/${id}`);
    return nosso;
  }
  const criado = await cliente.criar({
    caminho: '/envelopes',
    corpo: {
      data: {
        type: 'envelopes',
        attributes: {
          name: nome,
          locale: 'pt-BR',
          auto_close: true,
          block_after_refusal: true,
          deadline_at: fimDoDia(novo.prazo).toISOString(),
          default_subject: `Documento para assinar: ${titulo(novo)}`,
        },
      },
    },
  });
  return criado === 'incerto' ? criado : entender(z.object({ data: envelopeSchema }), criado.corpo).data;
}

async function obterDocumento(
  cliente: Cliente,
  envelope: string,
  novo: EnvelopeNovo,
  rascunho: boolean,
): Promise<string | 'incerto'> {
  const caminho = `/envelopes/${envelope}/documents`;
  const deLa = await cliente.listar(documentoSchema, caminho);
  const [nosso, ...repetidos] = deLa.filter((um) => ehODocumento(um, novo));
  // Whoever signs an envelope signs all that is in it.
  if (deLa.length > repetidos.length + (nosso ? 1 : 0)) throw recusar('outro-arquivo');
  if (nosso) {
    if (rascunho) for (const { id } of repetidos) await apagar(cliente, `${caminho}/${id}`);
    return nosso.id;
  }
  const criado = await cliente.criar({
    caminho,
    corpo: {
      data: {
        type: 'documents',
        attributes: {
          filename: nomeDoArquivo(novo),
          content_base64: `data:application/pdf;base64,${novo.pdf.toString('base64')}`,
          metadata: metadados(novo),
        },
      },
    },
  });
  return criado === 'incerto' ? criado : entender(z.object({ data: documentoSchema }), criado.corpo).data.id;
}

async function obterAssinantes(
  cliente: Cliente,
  envelope: string,
  novo: EnvelopeNovo,
  rascunho: boolean,
): Promise<ReadonlyArray<{ assinante: EnvelopeNovo['assinantes'][number]; idExterno: string }> | 'incerto'> {
  const caminho = `/envelopes/${envelope}/signers`;
  const sobram: AssinanteDeLa[] = [...(await cliente.listar(assinanteSchema, caminho))];
  const mesmo = rascunho ? estaComoQueremos : ehOAssinante;
  const achados = novo.assinantes.map((assinante) => {
    const onde = sobram.findIndex((deLa) => mesmo(deLa, assinante));
    return { assinante, deLa: onde < 0 ? null : (sobram.splice(onde, 1)[0] ?? null) };
  });
  if (rascunho) for (const { id } of sobram) await apagar(cliente, `${caminho}/${id}`);
  const prontos: { assinante: EnvelopeNovo['assinantes'][number]; idExterno: string }[] = [];
  for (const { assinante, deLa } of achados) {
    const este = deLa ?? (await criarAssinante(cliente, envelope, assinante));
    if (este === 'incerto') return este;
    prontos.push({ assinante, idExterno: este.id });
  }
  return prontos;
}

async function iniciar(cliente: Cliente, envelope: string): Promise<'feito' | 'incerto'> {
  try {
    const iniciado = await cliente.criar(
      {
        caminho: `/envelopes/${envelope}`,
        corpo: { data: { type: 'envelopes', id: envelope, attributes: { status: 'running' } } },
      },
      'PATCH',
    );
    if (iniciado !== 'incerto') return 'feito';
  } catch (erro) {
    // Started by a call whose answer was lost, it cannot be started again.
    if (!(erro instanceof Interrupcao) || erro.resultado.tipo !== 'recusado') throw erro;
    const { attributes } = await cliente.ler(envelopeSchema, `/envelopes/${envelope}`);
    if (attributes.status !== 'running') throw erro;
  }
  const { attributes } = await cliente.ler(envelopeSchema, `/envelopes/${envelope}`);
  return attributes.status === 'draft' ? 'incerto' : 'feito';
}

/** Gone already is as good. */
const apagar = (cliente: Cliente, caminho: string) =>
  cliente.pedir({ metodo: 'DELETE', caminho, aceitos: [404] });
