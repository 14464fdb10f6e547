import { ATUALIZACAO_PADRAO } from '@credito/domain/atualizacao/atraso';
import { conteudoDasRegras } from '@credito/domain/catalogo/regras-do-programa';
import { ASSINATURAS_PADRAO } from '@credito/domain/contrato/assinaturas-do-programa';
import { REGRAS_PADRAO } from '@credito/domain/credito/regras-do-programa';
import { describe, expect, it } from 'vitest';
import { exemploDasRegras } from './exemplo-das-regras.ts';

const HOJE = '2027-01-15';
const PADRAO = conteudoDasRegras(500, {
  regras: REGRAS_PADRAO,
  assinaturas: ASSINATURAS_PADRAO,
  atualizacao: ATUALIZACAO_PADRAO,
});
const valores = (antes: typeof PADRAO | null, depois: typeof PADRAO) =>
  Object.fromEntries(
    (exemploDasRegras(antes, depois, HOJE) ?? []).map((linha) => [linha.rotulo, [linha.antes, linha.depois]]),
  );

describe('the example beside the rules of a programme', () => {
  it('has the figures of the engine, before and after', () => {
    expect(valores(PADRAO, { ...PADRAO, taxaPpm: 7_000 })).toMatchObject({
      'Primeira parcela': ['R$\u00a01.168,00', 'R$\u00a01.336,00'],
      'Vence em': ['10/02/2031', '10/02/2031'],
      Parcelas: ['48', '48'],
      'Total a restituir': ['R$\u00a056.064,00', 'R$\u00a064.128,00'],
      'Custo efetivo total': ['3,96% ao ano', expect.stringMatching(/^7,/)],
    });
  });

  it('of a programme without rules has no before', () => {
    expect(valores(null, PADRAO)['Total a restituir']).toEqual([null, 'R$\u00a056.064,00']);
  });

  it('says what an index and the waiver of the order do', () => {
    expect(valores(PADRAO, { ...PADRAO, indice: 'ipca', renunciaBeneficioDeOrdem: true })).toMatchObject({
      'Com alta de 4% do índice': ['Não é corrigida', 'R$\u00a01.214,72'],
      'Cobrança do fiador': ['Depois dos bens do estudante, se ele pedir', 'Antes dos bens do estudante'],
    });
  });

  it('is not drawn while something is wrong', () => {
    expect(exemploDasRegras(PADRAO, { ...PADRAO, multaPpm: '3 %' }, HOJE)).toBeNull();
  });
});
