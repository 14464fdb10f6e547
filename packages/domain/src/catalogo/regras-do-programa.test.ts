import { describe, expect, it } from 'vitest';
import { ATUALIZACAO_PADRAO } from '../atualizacao/atraso.ts';
import { ASSINATURAS_PADRAO } from '../contrato/assinaturas-do-programa.ts';
import { IOF_DE_PESSOA, REGRAS_PADRAO } from '../credito/regras-do-programa.ts';
import { errosDoItem, itemLimpo } from './entidades.ts';
import { conteudoDasRegras, lerRegras, type RegrasNoCatalogo } from './regras-do-programa.ts';

const PADRAO: RegrasNoCatalogo = {
  regras: REGRAS_PADRAO,
  assinaturas: ASSINATURAS_PADRAO,
  atualizacao: ATUALIZACAO_PADRAO,
};
const VALIDO = conteudoDasRegras(500, PADRAO);
const camposComErro = (mudado: Record<string, unknown>) =>
  errosDoItem('regras-do-programa', { ...VALIDO, ...mudado }).map(({ campo }) => campo);

describe('the rules of a programme in the catalogue', () => {
  it.each<[string, RegrasNoCatalogo]>([
    ['as the product brings them', PADRAO],
    [
      'in a number of instalments, with tax and witnesses',
      {
        regras: {
          ...REGRAS_PADRAO,
          modo: { tipo: 'linear', prazo: 24 },
          iof: IOF_DE_PESSOA,
          carenciaMeses: 6,
        },
        assinaturas: { ...ASSINATURAS_PADRAO, testemunhas: 2, companheiroAssina: false },
        atualizacao: { depoisDoPrazo: 'reter-repasses' },
      },
    ],
    [
      'with a minimum instalment',
      { ...PADRAO, regras: { ...REGRAS_PADRAO, parcelaMinimaCentavos: 15_000, contarDe: 'contrato' } },
    ],
  ])('%s are valid and read back as they were written', (_, regras) => {
    const conteudo = conteudoDasRegras(500, regras);
    expect(errosDoItem('regras-do-programa', conteudo)).toEqual([]);
    expect(lerRegras(itemLimpo('regras-do-programa', conteudo))).toEqual(regras);
  });

  it.each([
    ['no programme', { bolsaId: null }, ['bolsaId']],
    ['a fee that is no number', { taxaPpm: '0.35%' }, ['taxaPpm']],
    ['a fine above the law', { multaPpm: 20_001 }, ['multaPpm']],
    ['late interest above the law', { moraPpmMes: 10_001 }, ['moraPpmMes']],
    ['the law itself', { multaPpm: 20_000, moraPpmMes: 10_000 }, []],
    ['no number of instalments', { modo: 'linear' }, ['prazo']],
    ['no instalments', { modo: 'linear', prazo: 0 }, ['prazo']],
    ['a number of instalments that nothing asks for', { prazo: -1 }, []],
    ['a day that no month has', { diaDeVencimento: 32 }, ['diaDeVencimento']],
    ['a negative grace', { carenciaMeses: -1 }, ['carenciaMeses']],
    ['three witnesses', { testemunhas: 3 }, ['testemunhas']],
    ['a consequence that nobody knows', { depoisDoPrazo: 'cancelar' }, ['depoisDoPrazo']],
    ['one day to sign', { prazoDeAssinaturaDias: 1 }, ['prazoDeAssinaturaDias']],
  ] as const)('%s: errors in %j', (_, mudado, campos) => {
    expect(camposComErro(mudado)).toEqual(campos);
  });

  it('says what the law allows as people write it', () => {
    expect(errosDoItem('regras-do-programa', { ...VALIDO, multaPpm: 25_000 })).toEqual([
      { campo: 'multaPpm', mensagem: 'O máximo é 2%.' },
    ]);
  });

  it('of an older form have the values of the product', () => {
    expect(lerRegras({ bolsaId: 500, taxaPpm: 5_000 })).toEqual({
      ...PADRAO,
      regras: { ...REGRAS_PADRAO, taxaPpm: 5_000 },
    });
  });
});
