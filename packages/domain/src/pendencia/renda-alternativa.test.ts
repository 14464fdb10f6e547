import { describe, expect, it } from 'vitest';
import { comprovantesCompletos, contagemDosComprovantes, recusaDaSelecao } from './renda-alternativa.ts';

describe('recusaDaSelecao', () => {
  it.each([
    ['alterar', ['C'], [], 'Escolha o comprovante'],
    ['alterar', ['C'], ['A'], null],
    ['alterar', ['C'], ['C'], null],
    ['alterar', ['C'], ['C', 'A'], 'Limite de documentos'],
    ['incluir', ['C'], [], 'Escolha o comprovante'],
    ['incluir', ['C'], ['A'], 'Mantenha os anteriores'],
    ['incluir', ['C'], ['C'], 'Inclua outro'],
    ['incluir', ['C'], ['C', 'A'], null],
    ['incluir', ['C', 'E'], ['C', 'A', 'D'], 'Mantenha os anteriores'],
    ['incluir', ['C', 'E'], ['E', 'C', 'A'], null],
  ] as const)('%s, before %j, chosen %j: %s', (modo, anteriores, escolhidos, titulo) => {
    expect(recusaDaSelecao(modo, anteriores, escolhidos, true)?.titulo ?? null).toBe(titulo);
  });
});

describe('contagem dos comprovantes', () => {
  const envio = (tipoDocumento: string, indice = 0, rejeitado = false) => ({
    tipoDocumento,
    indice,
    rejeitado,
  });

  it('counts what was not refused, month by month', () => {
    expect(
      contagemDosComprovantes(
        ['C'],
        [envio('CONTRACHEQUE', 0), envio('CONTRACHEQUE', 1, true), envio('CONTRACHEQUE', 2), envio('DECORE')],
      ),
    ).toEqual([{ tipoDocumento: 'CONTRACHEQUE', enviados: 2, pedidos: 3, opcional: false }]);
  });

  it.each([
    [['A'], [envio('APOSENTADORIA_BENEFICIO')], true],
    [['A'], [envio('APOSENTADORIA_BENEFICIO', 0, true)], false],
    [['E'], [0, 1, 2].map((mes) => envio('EXTRATO_BANCARIO', mes)), true],
    [['E'], [0, 1].map((mes) => envio('EXTRATO_BANCARIO', mes)), false],
    [['E', 'R'], [0, 1, 2].map((mes) => envio('EXTRATO_BANCARIO', mes)), false],
  ] as const)('types %j are complete: %j → %s', (codigos, enviados, completo) => {
    expect(comprovantesCompletos(codigos, enviados)).toBe(completo);
  });
});

it('nothing new is no exchange: where nothing was refused another type has to be chosen (fidelity D2)', () => {
  expect(recusaDaSelecao('alterar', ['A'], ['A'], false)?.titulo).toBe('Escolha outro tipo');
  expect(recusaDaSelecao('alterar', ['A'], ['D'], false)).toBeNull();
});
