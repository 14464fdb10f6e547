/** How the stand-in writes what it knows: JSON:API. */
import type { DocumentoLa, EnvelopeLa, RequisitoLa } from './estado.ts';
import type { Erro } from './regras.ts';

export interface Resposta {
  status: number;
  corpo?: unknown;
  texto?: string;
  cabecalhos?: Record<string, string>;
}

export interface Operacao {
  op: string;
  ref?: { id: string };
  data?: {
    attributes?: Record<string, unknown>;
    relationships?: { signer?: { data: { id: string } }; document?: { data: { id: string } } };
  };
}
export interface Corpo {
  data?: { attributes?: Record<string, unknown> };
  'atomic:operations'?: readonly Operacao[];
}

export const semIds = (caminho: string) =>
  caminho.replace('/api/v3', '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');

/** Of a route that does not exist, which is not the 404 of a thing. */
export const pagina404 = (): Resposta => ({ status: 404, texto: '<!DOCTYPE html><title>404</title>' });

export const erros = ({ status, ponteiro, detalhe }: Erro): Resposta => ({
  status,
  corpo: {
    errors: [{ code: 'bad_request', status, source: { pointer: ponteiro ?? null }, detail: detalhe }],
  },
});

export const envelopeDeLa = ({ id, nome, status, criado, atributos }: EnvelopeLa) => ({
  id,
  type: 'envelopes',
  attributes: { name: nome, status, created: criado, deadline_at: atributos.deadline_at ?? null },
});

export const requisitoDeLa = ({ id, action, role, auth, assinante, documento }: RequisitoLa) => ({
  id,
  type: 'requirements',
  attributes: { action, role, auth },
  relationships: {
    signer: { data: { type: 'signers', id: assinante } },
    document: { data: { type: 'documents', id: documento } },
  },
});

export function paginar(todos: readonly object[], busca: URLSearchParams): Resposta {
  const numero = Number(busca.get('page[number]') ?? 1);
  const tamanho = Math.min(50, Number(busca.get('page[size]') ?? 20));
  const fim = numero * tamanho;
  return {
    status: 200,
    corpo: {
      data: todos.slice(fim - tamanho, fim),
      meta: { record_count: todos.length },
      links: fim < todos.length ? { next: 'https://elsewhere.example/next' } : {},
    },
  };
}

export const documentoDeLa = (raiz: string, documento: DocumentoLa, pronto = false) => ({
  id: documento.id,
  type: 'documents',
  attributes: { filename: documento.filename, status: documento.status, metadata: documento.metadata },
  links: {
    self: `${raiz}/api/v3/documents/${documento.id}`,
    // There is no file of a draft.
    ...(documento.status === 'draft'
      ? {}
      : {
          files: {
            original: `${raiz}/arquivos/${documento.id}/original`,
            signed: pronto ? `${raiz}/arquivos/${documento.id}/signed` : null,
          },
        }),
  },
});
