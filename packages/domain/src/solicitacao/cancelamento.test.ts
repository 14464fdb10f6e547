import { describe, expect, it } from 'vitest';
import { errosDoCancelamento, MOTIVOS_DE_CANCELAMENTO, motivoPorExtenso } from './cancelamento.ts';

const OUTRO = MOTIVOS_DE_CANCELAMENTO.find(({ obrigatorioComplemento }) => obrigatorioComplemento);

describe('Giving a request up', () => {
  it.each([
    { caso: 'no reason', motivoId: null, complemento: '', campo: 'motivo' },
    { caso: 'a reason that is not in the list', motivoId: 77, complemento: '', campo: 'motivo' },
    { caso: 'a reason that says enough', motivoId: 1, complemento: '', campo: undefined },
    { caso: 'another reason without words', motivoId: 9, complemento: '', campo: 'complemento' },
    {
      caso: 'another reason in nine characters',
      motivoId: 9,
      complemento: 'Nove letr',
      campo: 'complemento',
    },
    {
      caso: 'spaces that fill the nine up',
      motivoId: 9,
      complemento: '  Nove letr     ',
      campo: 'complemento',
    },
    {
      caso: 'accents typed in two parts',
      motivoId: 9,
      complemento: 'Ãõáéíóúçê'.normalize('NFD'),
      campo: 'complemento',
    },
    { caso: 'another reason in ten characters', motivoId: 9, complemento: 'Dez letras', campo: undefined },
    { caso: 'more than fits', motivoId: 1, complemento: 'a'.repeat(501), campo: 'complemento' },
  ])('$caso', ({ motivoId, complemento, campo }) => {
    expect(errosDoCancelamento({ motivoId, complemento })[0]?.campo).toBe(campo);
  });

  it('every number means one reason, and one of them asks for words', () => {
    expect(new Set(MOTIVOS_DE_CANCELAMENTO.map(({ id }) => id)).size).toBe(MOTIVOS_DE_CANCELAMENTO.length);
    expect(OUTRO?.descricao).toBe('Outro motivo');
  });

  it('the staff read the reason and the words', () => {
    if (!OUTRO) throw new Error('No other reason');
    expect(motivoPorExtenso(OUTRO, ' Vou morar fora ')).toBe('Outro motivo: Vou morar fora');
  });
});
