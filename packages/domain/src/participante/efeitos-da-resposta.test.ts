import { describe, expect, it } from 'vitest';
import { respostasDesfeitas } from './efeitos-da-resposta.ts';

const CONJUGE = {
  nomeConjuge: 'Beatriz Moura',
  cpfConjuge: '15350946056',
  emailConjuge: 'beatriz@exemplo.com',
  telefoneConjuge: '11987650001',
};
const RESPONSAVEL = {
  nomeResponsavel: 'Helena',
  cpfResponsavel: '45317828791',
  emailResponsavel: 'h@exemplo.com',
};

describe('what changing an answer undoes', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    [
      'marrying ends the stable-union answer',
      { estadoCivil: 'SOLTEIRO', uniaoEstavel: 'N' },
      { estadoCivil: 'CASADO' },
      ['uniaoEstavel'],
    ],
    [
      'marrying the partner keeps the partner',
      { estadoCivil: 'SOLTEIRO', uniaoEstavel: 'S', ...CONJUGE },
      { estadoCivil: 'CASADO' },
      ['uniaoEstavel'],
    ],
    [
      'divorce clears the spouse',
      { estadoCivil: 'CASADO', ...CONJUGE },
      { estadoCivil: 'DIVORCIADO' },
      Object.keys(CONJUGE),
    ],
    [
      'the end of a union clears the partner',
      { estadoCivil: 'SOLTEIRO', uniaoEstavel: 'S', ...CONJUGE },
      { uniaoEstavel: 'N' },
      Object.keys(CONJUGE),
    ],
    [
      'divorce clears the regime of the marriage',
      { estadoCivil: 'CASADO', regimeDeBens: 'COMUNHAO_PARCIAL' },
      { estadoCivil: 'DIVORCIADO' },
      ['regimeDeBens'],
    ],
    [
      'who only separates is still married, by the same regime',
      { estadoCivil: 'CASADO', regimeDeBens: 'COMUNHAO_PARCIAL' },
      { estadoCivil: 'SEPARADO' },
      [],
    ],
    [
      'the same marital status changes nothing',
      { estadoCivil: 'CASADO', ...CONJUGE },
      { estadoCivil: 'CASADO' },
      [],
    ],
    [
      'another guardian clears the former one',
      { grauParentescoResponsavel: 'M', ...RESPONSAVEL },
      { grauParentescoResponsavel: 'P' },
      Object.keys(RESPONSAVEL),
    ],
    [
      'a guardian ends the emancipation that was declared',
      { grauParentescoResponsavel: 'E', emancipada: true },
      { grauParentescoResponsavel: 'M' },
      ['emancipada'],
    ],
    [
      'emancipation clears the guardian',
      { grauParentescoResponsavel: 'O', ...RESPONSAVEL, parentescoResponsavel: 'Tia' },
      { grauParentescoResponsavel: 'E' },
      [...Object.keys(RESPONSAVEL), 'parentescoResponsavel'],
    ],
    ['the first choice of a guardian clears nothing', RESPONSAVEL, { grauParentescoResponsavel: 'M' }, []],
    [
      'a listed profession replaces the typed one',
      { profissaoId: 0, profissaoInformada: 'Luthier' },
      { profissaoId: 322_205 },
      ['profissaoInformada'],
    ],
    [
      'another typed profession stays',
      { profissaoId: 0, profissaoInformada: 'Luthier' },
      { profissaoId: 0, profissaoInformada: 'Ourives' },
      [],
    ],
    [
      'a spouse without mobile has no number',
      { telefoneConjuge: '11987650001' },
      { conjugeSemCelular: true },
      ['telefoneConjuge'],
    ],
    [
      'a number that stands beside an old “none” is not undone by another answer',
      { telefoneConjuge: '11987650001', conjugeSemCelular: true },
      { rendaCentavos: 100 },
      [],
    ],
  ])('%s', (_, antes, mudancas, desfeitas) => {
    expect(respostasDesfeitas(antes, mudancas)).toEqual(desfeitas);
  });
});
