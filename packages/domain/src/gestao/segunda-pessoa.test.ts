import { describe, expect, it } from 'vitest';
import { DECISOES_DA_INSTITUICAO, DECISOES_DO_ANALISTA } from './etapas.ts';
import {
  exigeSegundaPessoa,
  RESPOSTAS_A_PROPOSTA,
  recusaDaResposta,
  respostasPossiveis,
} from './segunda-pessoa.ts';

describe('the second person', () => {
  it('is asked for the final refusal of the provider, and for nothing else', () => {
    expect([...DECISOES_DO_ANALISTA, ...DECISOES_DA_INSTITUICAO].filter(exigeSegundaPessoa)).toEqual([
      'reprovar',
    ]);
  });

  it.each([
    [true, ['retirar']],
    [false, ['confirmar', 'devolver']],
  ] as const)('when the reader proposed it (%s) may answer %j', (souQuemPropos, respostas) => {
    expect(respostasPossiveis(souQuemPropos)).toEqual(respostas);
    expect(
      RESPOSTAS_A_PROPOSTA.filter((resposta) => recusaDaResposta(resposta, souQuemPropos) === null),
    ).toEqual(respostas);
  });
});
