import { describe, expect, it } from 'vitest';
import { etapasDoPedido, type SituacaoDoPedido } from './etapas-do-pedido.ts';

const pedido = (mudancas: Partial<SituacaoDoPedido> = {}): SituacaoDoPedido => ({
  exibicao: 'pendente',
  dadosComplementares: 0,
  semFiador: false,
  fiadores: { percentual: 0 },
  ...mudancas,
});
const estados = (situacao: Parameters<typeof etapasDoPedido>[0]) =>
  etapasDoPedido(situacao).map(({ estado }) => estado);

describe('the stages beside the page', () => {
  it.each([
    ['nobody has an account yet', 'sem-conta', ['atual', 'futura', 'futura', 'futura']],
    ['there is no request', pedido({ exibicao: 'nenhum' }), ['feita', 'atual', 'futura', 'futura']],
    ['the data are missing', pedido({ dadosComplementares: 40 }), ['feita', 'feita', 'atual', 'futura']],
    ['the guarantor is missing', pedido({ dadosComplementares: 100 }), ['feita', 'feita', 'feita', 'atual']],
    [
      'the guarantor was ready first',
      pedido({ fiadores: { percentual: 100 } }),
      ['feita', 'feita', 'atual', 'feita'],
    ],
    ['no guarantor is asked for', pedido({ semFiador: true }), ['feita', 'feita', 'atual']],
  ] as const)('say where the person stands when %s', (_, situacao, esperados) => {
    expect(estados(situacao)).toEqual(esperados);
  });

  it.each(['analise', 'aprovada', 'reprovada'] as const)('are none of a request that is %s', (exibicao) => {
    expect(etapasDoPedido(pedido({ exibicao }))).toEqual([]);
  });

  it('are none while nothing is known', () => {
    expect(etapasDoPedido(null)).toEqual([]);
  });
});
