import { describe, expect, it } from 'vitest';
import { DECISOES_DA_INSTITUICAO, DECISOES_DO_ANALISTA } from './etapas.ts';
import {
  exigeSegundaPessoa,
  type FatosDaDecisao,
  porQueDuasPessoas,
  RESPOSTAS_A_PROPOSTA,
  recusaDaResposta,
  respostasPossiveis,
  TETO_DE_UMA_PESSOA_CENTAVOS,
} from './segunda-pessoa.ts';

/** R$\u00a03.333,33 a month, 100 %: R$\u00a019.999,98 in a term. */
const abaixo: FatosDaDecisao = {
  destino: 'A',
  mensalidadeCentavos: 333_333,
  percentual: 100,
  tetoDeUmaPessoaCentavos: TETO_DE_UMA_PESSOA_CENTAVOS,
};
const acima = { ...abaixo, mensalidadeCentavos: 333_334 };
const TODAS = [...DECISOES_DO_ANALISTA, ...DECISOES_DA_INSTITUICAO];

describe('the second person', () => {
  it('is asked for the final refusal of the provider, and for nothing else of a small credit', () => {
    expect(TODAS.filter((decisao) => exigeSegundaPessoa(decisao, abaixo))).toEqual(['reprovar']);
  });

  it('STAFF-01: is asked for an approval above the value, and the approver reads why', () => {
    expect(exigeSegundaPessoa('aprovarFiador', acima)).toBe(true);
    expect(porQueDuasPessoas('aprovarFiador', acima)).toMatch(
      /^O crédito de R\$\u00a020\.000,04 no semestre passa de R\$\u00a020\.000,00\. Outra pessoa/,
    );
    expect(porQueDuasPessoas('aprovarFiador', abaixo)).toBeNull();
  });

  it('exactly the value is approved by one person', () => {
    const fatos = {
      ...abaixo,
      mensalidadeCentavos: 400_000,
      percentual: 50,
      tetoDeUmaPessoaCentavos: 1_200_000,
    };
    expect(exigeSegundaPessoa('aprovarFiador', fatos)).toBe(false);
    expect(exigeSegundaPessoa('aprovarFiador', { ...fatos, tetoDeUmaPessoaCentavos: 1_199_999 })).toBe(true);
  });

  it('is not asked for an approval that only leads to the next stage', () => {
    expect(exigeSegundaPessoa('aprovarDadosComplementares', { ...acima, destino: 'PAF' })).toBe(false);
    expect(exigeSegundaPessoa('aprovarIes', { ...acima, destino: 'PADC' })).toBe(false);
  });

  it.each([
    [true, ['retirar']],
    [false, ['confirmar', 'devolver']],
  ] as const)('when the reader proposed it (%s) may answer %j', (souQuemPropos, respostas) => {
    expect(respostasPossiveis(souQuemPropos)).toEqual(respostas);
    for (const tipo of ['reprovacao', 'aprovacao', 'efetivacao', 'liquidacao', 'baixa'] as const)
      expect(
        RESPOSTAS_A_PROPOSTA.filter((resposta) => recusaDaResposta(tipo, resposta, souQuemPropos) === null),
      ).toEqual(respostas);
  });
});
