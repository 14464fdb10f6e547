import { describe, expect, it } from 'vitest';
import { concluirPagamento, type FatosDoPagamento } from './conclusao.ts';
import {
  destinoDaCobranca,
  setasDaCobranca,
  situacoesDaCobrancaCom,
  transitarCobranca,
} from './transicoes.ts';

describe('a charge', () => {
  it('is paid from wherever it stands: money that came in is never refused', () => {
    expect(situacoesDaCobrancaCom('receber')).toEqual([
      'registrando',
      'aberta',
      'vencida',
      'paga',
      'baixada',
      'falhou',
    ]);
    expect(destinoDaCobranca('receber')).toBe('paga');
  });

  it('is never opened or taken back once it is paid', () => {
    expect(setasDaCobranca().filter(({ de, para }) => de === 'paga' && para !== 'paga')).toEqual([]);
  });

  it('that was registered late is late at once, and before its day none is', () => {
    expect(transitarCobranca('registrando', 'registrar', 'sistema', { venceu: true })).toEqual({
      ok: true,
      destino: { situacao: 'vencida' },
    });
    expect(transitarCobranca('aberta', 'vencer', 'sistema', { venceu: false })).toEqual({
      ok: false,
      recusa: 'nao-venceu',
    });
  });
});

describe('what a payment means', () => {
  const fatos: FatosDoPagamento = {
    situacao: 'aberta',
    devidoCentavos: 119_798,
    recebidoCentavos: 119_798,
  };
  it.each<[string, Partial<FatosDoPagamento>]>([
    ['exata', {}],
    ['exata', { situacao: 'vencida' }],
    ['a-menor', { recebidoCentavos: 119_797 }],
    ['a-maior', { recebidoCentavos: 119_799 }],
    ['em-dobro', { situacao: 'paga', devidoCentavos: 0 }],
    // Paid twice although the first was too little: the second is its own.
    ['em-dobro', { situacao: 'paga' }],
    ['depois-da-baixa', { situacao: 'baixada' }],
    ['sem-debito', { situacao: 'baixada', devidoCentavos: 0 }],
    ['sem-debito', { devidoCentavos: 0 }],
  ])('%s: %o', (conclusao, outros) => {
    expect(concluirPagamento({ ...fatos, ...outros })).toBe(conclusao);
  });
});
