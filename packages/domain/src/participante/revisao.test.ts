import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TipoDocumento } from '../documento/tipos.ts';
import { type DocumentoNoWizard, definirPlano, SEM_RESPOSTAS } from '../wizard/plano.ts';
import { secoesDaRevisao } from './revisao.ts';

const plano = definirPlano()([
  { id: 'aviso', titulo: 'Antes', forma: 'aviso', quando: () => true, campos: [], schema: SEM_RESPOSTAS },
  {
    id: 'cep',
    titulo: 'Onde você mora?',
    forma: 'formulario',
    quando: () => true,
    campos: [{ nome: 'cep', rotulo: 'CEP', tipo: 'cep' }],
    schema: z.object({ cep: z.string().check(z.minLength(8)) }),
  },
  {
    id: 'papeis',
    titulo: 'Documentos',
    forma: 'documentos',
    quando: () => true,
    campos: [],
    schema: SEM_RESPOSTAS,
    documentos: () => [
      { tipoDocumento: 'CONTRACHEQUE', quantidade: 3 },
      { tipoDocumento: 'DECLARACAO_IMPOSTO', quantidade: 1, opcional: true },
      { tipoDocumento: 'RG_FAMILIAR', quantidade: 2, indiceInicial: 2, rotulo: 'RG da pessoa 2' },
    ],
  },
]);

const enviado = (tipoDocumento: TipoDocumento, indice: number, rejeitado = false): DocumentoNoWizard => ({
  tipoDocumento,
  indice,
  tipoRenda: null,
  rejeitado,
});

const itensDe = (documentos: readonly DocumentoNoWizard[], passo = 'papeis') =>
  secoesDaRevisao(plano, { respostas: { cep: '01310100' }, documentos }).find(
    (secao) => secao.passo === passo,
  );

describe('the review page', () => {
  it('repeats each question with its answer as people write it, and leaves notices out', () => {
    const secoes = secoesDaRevisao(plano, { respostas: { cep: '01310100' }, documentos: [] });
    expect(secoes.map(({ passo }) => passo)).toEqual(['cep', 'papeis']);
    expect(secoes[0]).toMatchObject({ itens: [{ rotulo: 'CEP', valor: '01310-100' }], completa: true });
  });

  it.each<[string, readonly DocumentoNoWizard[], readonly string[], boolean]>([
    ['nothing was sent', [], ['Falta enviar', 'Falta enviar'], false],
    [
      'some months were sent',
      [enviado('CONTRACHEQUE', 0)],
      ['1 de 3 arquivos enviados', 'Falta enviar'],
      false,
    ],
    [
      'the other person’s document was sent',
      [enviado('RG_FAMILIAR', 0), enviado('RG_FAMILIAR', 1)],
      ['Falta enviar', 'Falta enviar'],
      false,
    ],
    [
      'one was refused',
      [enviado('CONTRACHEQUE', 0), enviado('CONTRACHEQUE', 1, true), enviado('CONTRACHEQUE', 2)],
      ['Recusado: envie outro', 'Falta enviar'],
      false,
    ],
    [
      'all is there',
      [0, 1, 2].map((i) => enviado('CONTRACHEQUE', i)).concat([2, 3].map((i) => enviado('RG_FAMILIAR', i))),
      ['3 arquivos enviados', '2 arquivos enviados'],
      true,
    ],
  ])('when %s', (_, documentos, valores, completa) => {
    const secao = itensDe(documentos);
    expect(secao?.itens.map(({ valor }) => valor)).toEqual(valores);
    expect(secao?.completa).toBe(completa);
  });
});
