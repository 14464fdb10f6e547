import { afterEach, describe, expect, it } from 'vitest';
import {
  conferirDocumento,
  DocumentoQueNaoVeio,
  dispensarEntrega,
  lerEntrega,
  pedirDocumento,
  type TipoDeDocumento,
} from './entregar-documento.ts';

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
    ['a page in the place of a calendar', '<html></html>', 'ics'],
  ])('is never %s', async (_, conteudo, tipo) => {
    await expect(conferirDocumento(conteudo, tipo)).rejects.toThrow(DocumentoQueNaoVeio);
  });

  it.each<[string, TipoDeDocumento, string]>([
    ['%PDF-1.7 …', 'pdf', 'application/pdf'],
    ['protocolo;nome', 'csv', 'text/csv;charset=utf-8'],
    ['PK\u0003\u0004', 'zip', 'application/zip'],
    ['BEGIN:VCALENDAR\r\n…', 'ics', 'text/calendar;charset=utf-8'],
  ])('%j is, as what it is', async (conteudo, tipo, mime) => {
    expect((await conferirDocumento(new Blob([conteudo]), tipo)).type).toBe(mime);
  });
});

describe('devices 4: a document that is asked for', () => {
  const pedido = (buscar: () => Promise<unknown>, id = 'aurora') => ({
    id,
    nome: 'regulamento.pdf',
    tipo: 'pdf' as const,
    buscar,
    explicar: () => 'Sem conexão.',
  });
  afterEach(dispensarEntrega);

  it('says why it did not come, and asks again', async () => {
    let vezes = 0;
    const buscar = async () => {
      vezes += 1;
      if (vezes === 1) throw new Error('cut');
      return new Blob(['<!doctype html>']);
    };
    await pedirDocumento(pedido(buscar));
    const primeira = lerEntrega();
    expect(primeira).toMatchObject({ situacao: 'nao-veio', motivo: 'Sem conexão.' });
    if (primeira?.situacao === 'nao-veio') primeira.repetir();
    expect(lerEntrega()).toEqual({ situacao: 'a-caminho' });
    await expect
      .poll(lerEntrega)
      .toMatchObject({ situacao: 'nao-veio', motivo: new DocumentoQueNaoVeio().message });
  });

  it('is fetched once, however often it is tapped on the way', async () => {
    let chegar = (_: Blob) => {};
    let vezes = 0;
    const buscar = () => {
      vezes += 1;
      return new Promise<Blob>((resolver) => {
        chegar = resolver;
      });
    };
    const primeiro = pedirDocumento(pedido(buscar));
    await pedirDocumento(pedido(buscar));
    chegar(new Blob([]));
    await primeiro;
    expect(vezes).toBe(1);
  });

  it.each([
    ['comes', new Blob(['%PDF-1.7 aurora'])],
    ['does not come', new Blob([])],
  ])(
    'takes the place of another one on the way, and what is told is of it alone: the first %s',
    async (_, conteudo) => {
      const chegar: Record<string, (conteudo: Blob) => void> = {};
      const comecar = (id: string) =>
        pedirDocumento(pedido(() => new Promise<Blob>((resolver) => (chegar[id] = resolver)), id));
      const primeiro = comecar('aurora');
      const segundo = comecar('serra');
      chegar.aurora?.(conteudo);
      await primeiro;
      expect(lerEntrega()).toEqual({ situacao: 'a-caminho' });
      chegar.serra?.(new Blob(['<!doctype html>']));
      await segundo;
      expect(lerEntrega()).toMatchObject({ situacao: 'nao-veio', motivo: new DocumentoQueNaoVeio().message });
    },
  );
});
