import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { garantiaDoContrato } from '../contrato/exposicao.ts';
import {
  consentimento,
  secoesDoTexto,
  textoDoConsentimento,
  VERSAO_DO_CONSENTIMENTO,
  valorDaGarantia,
} from './consentimento.ts';

const termos = {
  provedor: 'Fundação Ipê',
  estudante: "Ana Lima Sant'Anna",
  instituicao: 'Universidade do Vale',
  curso: 'Enfermagem',
  mensalidadeCentavos: 123_457,
  percentual: 50,
};

describe('what the guarantor agrees to', () => {
  it('says the amount of a month and of the semester', () => {
    expect(valorDaGarantia(termos)).toEqual({ porMesCentavos: 61_729, porSemestreCentavos: 370_374 });
    const texto = textoDoConsentimento(termos);
    expect(texto).toContain('R$ 617,29 por mês');
    expect(texto).toContain('R$ 3.703,74 no semestre');
  });

  it('answers the questions that a guarantor must not have to ask', () => {
    expect(consentimento(termos).map(({ titulo }) => titulo)).toEqual([
      'O que você garante',
      'Qual é o valor',
      'Por quanto tempo',
      'O que acontece se o estudante não pagar',
      'Como sair',
      'Se você tem cônjuge ou vive em união estável',
    ]);
  });

  // As `garantiaDoContrato` has it: nothing is guaranteed while the contract is only being signed.
  it('begins as the contract comes into effect', () => {
    expect(textoDoConsentimento(termos)).toContain('entrar em vigor');
    expect(garantiaDoContrato('DPR')).toBe('ainda-nao');
    expect(garantiaDoContrato('EFE')).toBe('vale');
  });

  it('is the same text for the same terms, and another for another amount', () => {
    expect(textoDoConsentimento(termos)).toBe(textoDoConsentimento({ ...termos }));
    expect(textoDoConsentimento({ ...termos, percentual: 60 })).not.toBe(textoDoConsentimento(termos));
  });

  it('is read again from what was kept, section by section', () => {
    expect(secoesDoTexto(textoDoConsentimento(termos))).toEqual(consentimento(termos));
  });

  it('speaks to everybody without forms to choose from', () => {
    expect(textoDoConsentimento(termos)).not.toMatch(/\((a|as|o|os)\)/);
  });

  it('does not change its words without a new version', () => {
    const resumo = createHash('sha256').update(textoDoConsentimento(termos)).digest('hex').slice(0, 16);
    expect({ versao: VERSAO_DO_CONSENTIMENTO, resumo }).toEqual({
      versao: '2026-11-h',
      resumo: 'b48707115a4bd364',
    });
  });
});
