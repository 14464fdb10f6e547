import { describe, expect, it } from 'vitest';
import { areaFechada, avisoDasAreas, isAreaDoPortal, mudancaDasAreas } from './areas.ts';

describe('An area that is disabled for a person', () => {
  it.each([
    ['/financeiro', ['financeiro'], 'financeiro'],
    ['/redirect-to-pde-financeiro', ['financeiro'], 'financeiro'],
    ['/financeiro', ['contratos'], null],
    ['/financeiros', ['financeiro'], null],
    ['/assinatura/7', ['contratos'], 'contratos'],
    ['/alteracao-contratual/3/assinatura', ['contratos'], 'contratos'],
    ['/redirect-to-pde-contratos', ['contratos', 'financeiro'], 'contratos'],
    ['/inicio', ['contratos', 'financeiro'], null],
    ['/contratos', [], null],
  ] as const)('%s with %j disabled is closed by %s', (caminho, areas, esperado) => {
    expect(areaFechada(caminho, areas)).toBe(esperado);
  });

  it.each([
    [[], null],
    [['contratos'], /^A área Contratos está desativada para a sua conta\. Se precisar dela, fale/],
    [
      ['financeiro', 'contratos'],
      /^As áreas Contratos e Financeiro estão desativadas .* precisar delas, fale/,
    ],
  ] as const)('%j is said', (areas, esperado) => {
    const aviso = avisoDasAreas(areas);
    if (esperado === null) expect(aviso).toBeNull();
    else expect(aviso).toMatch(esperado);
  });

  it.each([
    [[], ['contratos'], 'Desativada no seu portal: Contratos.'],
    [['contratos'], [], 'Ativa de novo no seu portal: Contratos.'],
    [
      ['contratos'],
      ['financeiro'],
      'Desativada no seu portal: Financeiro. Ativa de novo no seu portal: Contratos.',
    ],
    [[], ['financeiro', 'contratos'], 'Desativada no seu portal: Contratos e Financeiro.'],
  ] as const)('the change from %j to %j is told: %s', (antes, depois, frase) => {
    expect(mudancaDasAreas(antes, depois)).toBe(frase);
  });

  it('is one of the two that the specification names', () => {
    expect(['contratos', 'financeiro', 'perfil', ''].filter(isAreaDoPortal)).toEqual([
      'contratos',
      'financeiro',
    ]);
  });
});
