import { describe, expect, it } from 'vitest';
import { EXIGENCIAS_MINIMAS } from '../instituicao/exigencias.ts';
import { type ArquivoDaPessoa, estacionamentoDe, mudancasDosArquivos } from './estacionamento.ts';
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

describe('files after an answer changed', () => {
  const arquivo = (id: string, mais: Partial<ArquivoDaPessoa> = {}): ArquivoDaPessoa => ({
    id,
    tipoDocumento: 'CERTIDAO_CASAMENTO',
    indice: 0,
    enviadoPor: 'ana',
    enviadoEm: new Date('2026-11-27T12:00:00Z'),
    ...mais,
  });
  const casada = contexto('estudante', { estadoCivil: 'CASADO' });
  const solteira = contexto('estudante', { estadoCivil: 'SOLTEIRO', uniaoEstavel: 'N' });

  it('leave when nothing asks for them', () => {
    const emVigor = [arquivo('certidao'), arquivo('rg', { tipoDocumento: 'RG' })];
    expect(mudancasDosArquivos(solteira, { emVigor, estacionados: [] }, 'ana')).toEqual({
      estacionar: ['certidao'],
      retomar: [],
    });
  });

  it('return when they are asked for again, the one sent last, each to its own slot', () => {
    const estacionados = [
      arquivo('antiga'),
      arquivo('nova', { enviadoEm: new Date('2026-11-28T12:00:00Z') }),
      arquivo('outra-vaga', { indice: 1 }),
    ];
    expect(mudancasDosArquivos(casada, { emVigor: [], estacionados }, 'ana')).toEqual({
      estacionar: [],
      retomar: ['nova', 'outra-vaga'],
    });
  });

  it('stay parked where the slot holds a file, and where somebody else had sent them', () => {
    const ocupada = { emVigor: [arquivo('vigente')], estacionados: [arquivo('parada')] };
    expect(mudancasDosArquivos(casada, ocupada, 'ana').retomar).toEqual([]);
    const deOutra = { emVigor: [], estacionados: [arquivo('parada', { enviadoPor: 'paulo' })] };
    expect(mudancasDosArquivos(casada, deOutra, 'ana').retomar).toEqual([]);
  });
});
