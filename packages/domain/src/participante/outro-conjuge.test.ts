import { describe, expect, it } from 'vitest';
import { EXIGENCIAS_MINIMAS } from '../instituicao/exigencias.ts';
import { doConjugeAnterior } from './outro-conjuge.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

const BEATRIZ = '15350946056';
const CLARA = '86288366757';

const pessoa = (
  respostas: Record<string, unknown>,
  cpfDoDocumentoDoConjuge: string | null = null,
): ContextoDoParticipante => ({
  tipoPessoa: 'estudante',
  respostas,
  hoje: '2026-11-27',
  documentos: [],
  exigencias: EXIGENCIAS_MINIMAS,
  outras: [],
  cpfNoDocumento: false,
  cpfNoDocumentoDoConjuge: cpfDoDocumentoDoConjuge !== null,
  cpfDoDocumentoDoConjuge,
  rendaMinimaCentavos: null,
});

const CASADA = { estadoCivil: 'CASADO', cpfConjuge: BEATRIZ };

describe('a spouse is the same person', () => {
  it.each<[string, ContextoDoParticipante, Record<string, unknown>]>([
    ['when the CPF is given for the first time', pessoa({ estadoCivil: 'CASADO' }), { cpfConjuge: BEATRIZ }],
    ['when the CPF is typed another way', pessoa(CASADA), { cpfConjuge: '153.509.460-56' }],
    ['when only the name changes', pessoa(CASADA), { nomeConjuge: 'Beatriz Moura Reis' }],
    ['when the new CPF is what the document shows', pessoa(CASADA, CLARA), { cpfConjuge: CLARA }],
    [
      'when the CPF of the document is given again',
      pessoa({ estadoCivil: 'CASADO' }, BEATRIZ),
      { cpfConjuge: BEATRIZ },
    ],
    [
      'as long as there is none',
      pessoa({ estadoCivil: 'SOLTEIRO', uniaoEstavel: 'N', cpfConjuge: BEATRIZ }),
      { cpfConjuge: CLARA },
    ],
  ])('%s', (_, antes, mudancas) => {
    expect(doConjugeAnterior(antes, mudancas)).toBeNull();
  });
});

describe('with another CPF a spouse is another person', () => {
  it('for whom no file and no contact of the former one stands', () => {
    const antes = pessoa({
      ...CASADA,
      emailConjuge: 'b@exemplo.com',
      conjugeSemCelular: true,
      regimeDeBens: 'SEPARACAO_CONVENCIONAL',
    });
    expect(doConjugeAnterior(antes, { cpfConjuge: CLARA })).toEqual({
      documentos: [
        'CARTEIRA_CONJUGE',
        'CPF_CONJUGE',
        'COMPROVANTE_TROCA_CONJUGE',
        'CERTIDAO_CASAMENTO',
        'PACTO_ANTENUPCIAL',
      ],
      respostas: ['emailConjuge', 'conjugeSemCelular', 'regimeDeBens'],
    });
  });

  it('whose contact stays when it is given at the same time', () => {
    const antes = pessoa({ ...CASADA, emailConjuge: 'b@exemplo.com' });
    const mudancas = { cpfConjuge: CLARA, emailConjuge: 'c@exemplo.com' };
    expect(doConjugeAnterior(antes, mudancas)?.respostas).toEqual([]);
  });

  it('also where the answers of the former one were void meanwhile and the files came back', () => {
    const antes = pessoa({ estadoCivil: 'CASADO' }, BEATRIZ);
    expect(doConjugeAnterior(antes, { cpfConjuge: CLARA })).not.toBeNull();
  });

  it('also where the union ended and began again, and only the CPF of before is remembered', () => {
    const antes = pessoa({ estadoCivil: 'SOLTEIRO', uniaoEstavel: 'S', cpfConjugeAnterior: BEATRIZ });
    expect(doConjugeAnterior(antes, { cpfConjuge: CLARA })?.documentos).toContain('UNIAO_ESTAVEL');
    expect(doConjugeAnterior(antes, { cpfConjuge: BEATRIZ })).toBeNull();
  });

  it('in a stable union the proof of it leaves, not the certificate of a marriage that ended', () => {
    const antes = pessoa({
      estadoCivil: 'SEPARADO',
      uniaoEstavel: 'S',
      cpfConjuge: BEATRIZ,
      regimeDeBens: 'NAO_SEI',
    });
    const { documentos, respostas } = doConjugeAnterior(antes, { cpfConjuge: CLARA }) ?? {};
    expect(respostas).toEqual([]);
    expect(documentos).toContain('UNIAO_ESTAVEL');
    expect(documentos).not.toContain('CERTIDAO_CASAMENTO');
  });
});
