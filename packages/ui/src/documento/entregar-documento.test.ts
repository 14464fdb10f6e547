import { describe, expect, it } from 'vitest';
import { conferirDocumento, DocumentoQueNaoVeio, type TipoDeDocumento } from './entregar-documento.ts';

describe('devices 4: what is handed over as a document', () => {
  it.each<[string, unknown, TipoDeDocumento]>([
    ['an empty answer', new Blob([]), 'pdf'],
    ['a page of errors', new Blob(['<!doctype html><p>502</p>']), 'pdf'],
    ['a refusal', new Blob(['{"message":"x"}']), 'pdf'],
    ['no file at all', undefined, 'pdf'],
    ['a page in the place of a table', '<html></html>', 'csv'],
    ['a refusal in the place of a table', '{"message":"x"}', 'csv'],
    ['an empty table', '', 'csv'],
    ['a table in the place of a package', 'a;b', 'zip'],
  ])('is never %s', async (_, conteudo, tipo) => {
    await expect(conferirDocumento(conteudo, tipo)).rejects.toThrow(DocumentoQueNaoVeio);
  });

  it.each<[string, TipoDeDocumento, string]>([
    ['%PDF-1.7 …', 'pdf', 'application/pdf'],
    ['protocolo;nome', 'csv', 'text/csv;charset=utf-8'],
    ['PK\u0003\u0004', 'zip', 'application/zip'],
  ])('%j is, as what it is', async (conteudo, tipo, mime) => {
    expect((await conferirDocumento(new Blob([conteudo]), tipo)).type).toBe(mime);
  });
});
