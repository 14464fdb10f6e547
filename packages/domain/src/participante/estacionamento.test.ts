import { describe, expect, it } from 'vitest';
import { EXIGENCIAS_MINIMAS } from '../instituicao/exigencias.ts';
import { estacionamentoDe } from './estacionamento.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

const contexto = (
  tipoPessoa: ContextoDoParticipante['tipoPessoa'],
  respostas: Record<string, unknown>,
): ContextoDoParticipante => ({
  tipoPessoa,
  respostas,
  hoje: '2026-11-27',
  documentos: [],
  exigencias: EXIGENCIAS_MINIMAS,
  outras: [],
  cpfNoDocumento: false,
  cpfNoDocumentoDoConjuge: false,
  rendaMinimaCentavos: null,
});

describe('documents of a former answer', () => {
  it.each([
    ['estudante', { estadoCivil: 'SOLTEIRO', uniaoEstavel: 'N' }, 'CERTIDAO_CASAMENTO', false],
    ['estudante', { estadoCivil: 'CASADO' }, 'CERTIDAO_CASAMENTO', true],
    ['estudante', { estadoCivil: 'CASADO' }, 'CARTEIRA_CONJUGE', true],
    ['fiador', { estadoCivil: 'CASADO', regimeDeBens: 'SEPARACAO_CONVENCIONAL' }, 'PACTO_ANTENUPCIAL', true],
    ['fiador', { estadoCivil: 'CASADO', regimeDeBens: 'SEPARACAO_OBRIGATORIA' }, 'PACTO_ANTENUPCIAL', false],
    ['fiador', { estadoCivil: 'VIUVO', uniaoEstavel: 'N' }, 'PACTO_ANTENUPCIAL', false],
    ['estudante', { estadoCivil: 'DIVORCIADO', uniaoEstavel: 'N' }, 'CARTEIRA_CONJUGE', false],
    ['estudante', { estadoCivil: 'DIVORCIADO', uniaoEstavel: 'S' }, 'UNIAO_ESTAVEL', true],
    ['estudante', { dataNascimento: '2010-01-01', grauParentescoResponsavel: 'O' }, 'TERMO_GUARDA', true],
    ['estudante', { dataNascimento: '2010-01-01', grauParentescoResponsavel: 'M' }, 'TERMO_GUARDA', false],
    ['fiador', { tiposDeRenda: ['C'] }, 'CONTRACHEQUE', true],
    ['fiador', { tiposDeRenda: ['E'] }, 'CONTRACHEQUE', false],
    ['fiador', { tiposDeRenda: ['E'] }, 'DECLARACAO_IMPOSTO', true],
  ] as const)('of %s with %o: %s stays in force: %s', (tipoPessoa, respostas, tipo, fica) => {
    const { dispensados, pedidos } = estacionamentoDe(contexto(tipoPessoa, respostas));
    expect(pedidos.includes(tipo)).toBe(fica);
    expect(dispensados.includes(tipo)).toBe(!fica);
  });

  it('never touches what does not hang on an answer', () => {
    const { dispensados } = estacionamentoDe(contexto('estudante', {}));
    for (const tipo of ['RG', 'CPF', 'SELFIE', 'RESIDENCIA', 'MATRICULA', 'COMPROVANTE_TROCA_CONJUGE'])
      expect(dispensados).not.toContain(tipo);
  });
});
