import { describe, expect, it } from 'vitest';
import {
  type DocumentoDeAgora,
  type DocumentoDeAntes,
  diferencasDasRespostas,
  diferencasDosDocumentos,
  ficaRecolhido,
} from './segunda-olhada.ts';

const antes = (id: string, tipoDocumento: string, recusado = false, indice = 0): DocumentoDeAntes => ({
  id,
  tipoDocumento,
  indice,
  recusado,
});
const agora = (id: string, tipoDocumento: string, reposto = false, indice = 0): DocumentoDeAgora => ({
  id,
  tipoDocumento,
  indice,
  reposto,
});

describe('o que a correção mudou nos documentos', () => {
  it.each([
    ['nothing when the same file is still there', [antes('a', 'RG')], [agora('a', 'RG')], []],
    [
      'a file in the place of a refused one',
      [antes('a', 'RG', true)],
      [agora('b', 'RG')],
      [['reenviado', 'b', 'a']],
    ],
    [
      'a file in the place of one not refused',
      [antes('a', 'RG')],
      [agora('b', 'RG')],
      [['trocado', 'b', 'a']],
    ],
    ['a file where there was none', [], [agora('b', 'RG')], [['novo', 'b', null]]],
    ['a file that left', [antes('a', 'RG', true)], [], [['retirado', null, 'a']]],
    [
      'a refused proof put back beside another one',
      [antes('a', 'CONTRACHEQUE', true)],
      [agora('a', 'CONTRACHEQUE', true), agora('b', 'EXTRATO_BANCARIO')],
      [
        ['reposto', 'a', 'a'],
        ['novo', 'b', null],
      ],
    ],
    [
      'a proof of another type instead of the refused one',
      [antes('a', 'CONTRACHEQUE', true)],
      [agora('b', 'EXTRATO_BANCARIO')],
      [
        ['novo', 'b', null],
        ['retirado', null, 'a'],
      ],
    ],
    [
      'only the months that were refused',
      [antes('a', 'CONTRACHEQUE'), antes('b', 'CONTRACHEQUE', true, 1), antes('c', 'CONTRACHEQUE', false, 2)],
      [
        agora('a', 'CONTRACHEQUE'),
        agora('d', 'CONTRACHEQUE', false, 1),
        agora('c', 'CONTRACHEQUE', false, 2),
      ],
      [['reenviado', 'd', 'b']],
    ],
  ] as const)('tells %s', (_, de, para, esperado) => {
    const achadas = diferencasDosDocumentos(de, para);
    expect(achadas.map(({ mudanca, documentoId, anteriorId }) => [mudanca, documentoId, anteriorId])).toEqual(
      esperado,
    );
  });
});

describe('o que a correção mudou nas respostas', () => {
  const CAMPOS = ['nome', 'bairro', 'complemento', 'tiposDeRenda', 'rendaCentavos'];

  it.each([
    ['nothing', { nome: 'Ana', bairro: 'Centro' }, { nome: 'Ana', bairro: 'Centro' }, []],
    ['nothing when an empty answer was left out', { complemento: '' }, {}, []],
    [
      'nothing when a choice of several was only put in another order',
      { tiposDeRenda: ['1', '2'] },
      { tiposDeRenda: ['2', '1'] },
      [],
    ],
    ['nothing when only spaces at the ends differ', { bairro: 'Centro ' }, { bairro: 'Centro' }, []],
    ['another word', { bairro: 'Centro' }, { bairro: 'Lapa' }, ['bairro']],
    ['an accent', { bairro: 'Conceicao' }, { bairro: 'Conceição' }, ['bairro']],
    ['an answer given now', {}, { complemento: 'Casa 2' }, ['complemento']],
    ['an answer taken back', { complemento: 'Casa 2' }, {}, ['complemento']],
    ['one more choice', { tiposDeRenda: ['1'] }, { tiposDeRenda: ['1', '2'] }, ['tiposDeRenda']],
    [
      'fields in the order of the plan',
      { rendaCentavos: 1, nome: 'Ana' },
      { rendaCentavos: 2, nome: 'Bia' },
      ['nome', 'rendaCentavos'],
    ],
    ['nothing about what is not a field', { outro: 1 }, { outro: 2 }, []],
  ] as const)('tells %s', (_, de, para, esperado) => {
    expect(diferencasDasRespostas(CAMPOS, de, para).map(({ campo }) => campo)).toEqual(esperado);
  });
});

describe('o que a segunda olhada recolhe', () => {
  it.each([
    ['an approved file that did not change', false, true, 'aprovado', true],
    ['a file of the other stage', false, false, 'enviado', true],
    ['never a file that changed', true, true, 'aprovado', false],
    ['never a file that waits for its first verdict', false, true, 'enviado', false],
    ['never a file that is refused now', false, true, 'rejeitado', false],
  ] as const)('leaves out %s', (_, mudou, avaliavel, situacao, esperado) => {
    expect(ficaRecolhido({ mudou, avaliavel, situacao })).toBe(esperado);
  });
});
