/** What may be done with an envelope there, by method and path. */
import { randomUUID } from 'node:crypto';
import type { EnvelopeLa, EstadoLa } from './estado.ts';
import {
  type Corpo,
  documentoDeLa,
  erros,
  type Operacao,
  paginar,
  type Resposta,
  requisitoDeLa,
} from './formas.ts';
import { erroDoAssinante, erroDoDocumento, erroDoRequisito } from './regras.ts';

type Acao = (envelope: EnvelopeLa, corpo: Corpo, id: string, busca: URLSearchParams) => Resposta;

export interface Costumes {
  /** Signers of an envelope under way can be taken out. */
  retiraEmAndamento: boolean;
  /** Another deadline is taken without a word, and the old one stays. */
  guardaOPrazo: boolean;
}

export function rotasDoEnvelope(
  estado: EstadoLa,
  raiz: () => string,
  costumes: Costumes,
): Readonly<Record<string, Acao>> {
  const notificados = new Map<string, number>();
  return {
    'GET documents': ({ documentos }, _corpo, _id, busca) =>
      paginar(
        documentos.map((um) => documentoDeLa(raiz(), um)),
        busca,
      ),
    'POST documents': (envelope, corpo) => {
      const atributos = corpo.data?.attributes ?? {};
      const falta = erroDoDocumento(atributos);
      if (falta) return erros(falta);
      if (envelope.status !== 'draft') return erros({ status: 422, detalhe: 'envelope em andamento' });
      const [, base64 = ''] = String(atributos.content_base64).split(',');
      const documento = {
        id: randomUUID(),
        filename: String(atributos.filename),
        metadata: atributos.metadata ?? {},
        bytes: Buffer.from(base64, 'base64'),
        status: 'draft',
        eventos: [],
        demora: 0,
      };
      envelope.documentos.push(documento);
      estado.contar(envelope, { name: 'upload' });
      return { status: 201, corpo: { data: documentoDeLa(raiz(), documento) } };
    },
    'GET documents/:id': ({ documentos }, _corpo, id) => {
      const documento = documentos.find((um) => um.id === id);
      if (!documento) return erros({ status: 404, detalhe: 'não encontrado' });
      const pronto = documento.status === 'closed' && documento.demora-- <= 0;
      return { status: 200, corpo: { data: documentoDeLa(raiz(), documento, pronto) } };
    },
    'PATCH documents/:id': (envelope, corpo) => {
      if (corpo.data?.attributes?.status !== 'canceled' || envelope.status !== 'running')
        return erros({ status: 422, detalhe: 'status' });
      estado.cancelar(envelope);
      return { status: 200, corpo: { data: {} } };
    },
    'DELETE documents/:id': (envelope, _corpo, id) => {
      envelope.documentos = envelope.documentos.filter((um) => um.id !== id);
      return { status: 204 };
    },
    'GET documents/:id/events': ({ documentos }, _corpo, id, busca) =>
      paginar(
        (documentos.find((um) => um.id === id)?.eventos ?? []).map(({ id: evento, ...attributes }) => ({
          id: evento,
          type: 'events',
          attributes,
        })),
        busca,
      ),
    'GET signers': ({ assinantes }, _corpo, _id, busca) =>
      paginar(
        assinantes.map(({ id, atributos }) => ({ id, type: 'signers', attributes: atributos })),
        busca,
      ),
    'POST signers': (envelope, corpo) => {
      const atributos = corpo.data?.attributes ?? {};
      const falta = erroDoAssinante(atributos);
      if (falta) return erros(falta);
      if (!['draft', 'running'].includes(envelope.status))
        return erros({ status: 422, detalhe: 'finalizado' });
      const assinante = { id: randomUUID(), atributos: { ...atributos } };
      envelope.assinantes.push(assinante);
      return { status: 201, corpo: { data: { id: assinante.id, type: 'signers', attributes: atributos } } };
    },
    'DELETE signers/:id': (envelope, _corpo, id) => {
      if (envelope.status !== 'draft' && !costumes.retiraEmAndamento)
        return erros({ status: 403, detalhe: 'forbidden' });
      envelope.assinantes = envelope.assinantes.filter((um) => um.id !== id);
      envelope.requisitos = envelope.requisitos.filter((um) => um.assinante !== id);
      return { status: 204 };
    },
    'POST signers/:id/notifications': (envelope, corpo, id) => {
      if (corpo.data?.attributes === undefined)
        return erros({ status: 400, detalhe: 'data deve ser informado(a)' });
      if (envelope.status !== 'running') return erros({ status: 422, detalhe: 'não está em progresso' });
      if (estado.agora() - (notificados.get(id) ?? Number.NEGATIVE_INFINITY) < 60_000)
        return { status: 429, texto: 'Too many requests' };
      notificados.set(id, estado.agora());
      const summary = [{ signer_id: id, notified: true }];
      return { status: 201, corpo: { data: { id: randomUUID(), attributes: { message: null, summary } } } };
    },
    'GET requirements': ({ requisitos }, _corpo, _id, busca) => paginar(requisitos.map(requisitoDeLa), busca),
    'POST bulk_requirements': (envelope, corpo) =>
      emMassa(estado, envelope, corpo['atomic:operations'] ?? []),
  };
}

function emMassa(estado: EstadoLa, envelope: EnvelopeLa, operacoes: readonly Operacao[]): Resposta {
  const antes = [...envelope.requisitos];
  const resultados = operacoes.map(({ op, ref, data }) => {
    if (op === 'remove') {
      envelope.requisitos = envelope.requisitos.filter(({ id }) => id !== ref?.id);
      return {};
    }
    const { action, role, auth } = data?.attributes ?? {};
    const falta = erroDoRequisito(data?.attributes ?? {});
    const assinante = data?.relationships?.signer?.data.id ?? '';
    if (envelope.requisitos.some((um) => um.assinante === assinante && um.action === action))
      return { errors: [{ status: 422, source: { pointer: '/data' }, detail: 'já existe' }] };
    if (falta)
      return { errors: [{ status: 400, source: { pointer: falta.ponteiro }, detail: falta.detalhe }] };
    const requisito = {
      id: randomUUID(),
      action: String(action),
      role: role ? String(role) : null,
      auth: auth ? String(auth) : null,
      assinante,
      documento: data?.relationships?.document?.data.id ?? '',
    };
    envelope.requisitos.push(requisito);
    if (action === 'agree')
      estado.contar(envelope, { name: 'add_signer', data: { signers: [{ key: assinante }] } });
    return { data: { id: requisito.id, type: 'requirements' } };
  });
  // Atomic, and still an answer of 200.
  if (resultados.some((um) => 'errors' in um)) envelope.requisitos = antes;
  return { status: 200, corpo: { 'atomic:results': resultados } };
}
