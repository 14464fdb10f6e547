/** Experience, "time left": what is left is told in minutes, and only what is left. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { planoDoParticipante } from '../participante/participante.plano.ts';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { type Campo, type ContextoDeWizard, definirPlano, SEM_RESPOSTAS } from './plano.ts';
import { minutosQueFaltam } from './tempo-que-falta.ts';

const campo = (nome: string, resto: Partial<Campo> = {}): Campo => ({
  nome,
  rotulo: nome,
  tipo: 'texto',
  ...resto,
});
const pergunta = (id: string, quantos: number) => ({
  id,
  titulo: id,
  forma: 'formulario' as const,
  quando: () => true,
  campos: Array.from({ length: quantos }, (_, i) => campo(`${id}${i}`)),
  schema: z.object(
    Object.fromEntries(
      Array.from({ length: quantos }, (_, i) => [`${id}${i}`, z.string().check(z.minLength(1))]),
    ),
  ),
});
const plano = definirPlano<ContextoDeWizard>()([
  { id: 'leia', titulo: 'leia', forma: 'aviso', quando: () => true, campos: [], schema: SEM_RESPOSTAS },
  pergunta('a', 10),
  pergunta('b', 2),
  {
    id: 'papeis',
    titulo: 'papeis',
    forma: 'documentos',
    quando: () => true,
    campos: [],
    schema: SEM_RESPOSTAS,
    documentos: () => [{ tipoDocumento: 'CONTRACHEQUE', quantidade: 3 }],
  },
]);
const com = (respostas: Record<string, unknown>, enviados = 0): ContextoDeWizard => ({
  respostas,
  documentos: Array.from({ length: enviados }, (_, indice) => ({
    tipoDocumento: 'CONTRACHEQUE' as const,
    indice,
    tipoRenda: null,
    rejeitado: false,
  })),
});
const respondidas = (id: string, quantas: number) =>
  Object.fromEntries(Array.from({ length: quantas }, (_, i) => [`${id}${i}`, 'x']));

describe('the minutes that are left', () => {
  it('are the sum of the questions that are not answered and the files that are not there', () => {
    // 108 + 28 + 143 seconds.
    expect(minutosQueFaltam(plano, com({}))).toBe(5);
    expect(minutosQueFaltam(plano, com(respondidas('a', 10)))).toBe(3);
    expect(minutosQueFaltam(plano, com({ ...respondidas('a', 10), ...respondidas('b', 2) }))).toBe(2);
  });

  it('are one at least, and nothing is said where nothing is left', () => {
    expect(minutosQueFaltam(plano, com(respondidas('a', 10), 3))).toBe(1);
    expect(minutosQueFaltam(plano, com({ ...respondidas('a', 10), ...respondidas('b', 2) }, 3))).toBeNull();
  });

  it('of a whole request keep what the start page promises: some twenty minutes with account and course', () => {
    const estudante: ContextoDoParticipante = {
      tipoPessoa: 'estudante',
      hoje: '2026-11-28',
      exigencias: {
        exigeMatricula: true,
        exigeHistoricoEscolar: false,
        exigeComprovanteNotaEnem: false,
        declaracaoHipossuficiencia: false,
        exigeDocumentosGrupoFamiliar: false,
        exigeComprovanteRendaFamiliar: false,
        exigeNumeroMatricula: false,
        fiadorConjuge: false,
        semFiador: false,
        fiadorSolidario: true,
        tipoFiadorSolidario: null,
        habilitaMaisFiadores: true,
        analiseIes: false,
      },
      respostas: { dataNascimento: '2003-05-10', estadoCivil: 'SOLTEIRO', uniaoEstavel: 'N' },
      documentos: [],
      outras: [],
      cpfNoDocumento: false,
      cpfNoDocumentoDoConjuge: false,
      rendaMinimaCentavos: null,
    };
    const minutos = minutosQueFaltam(planoDoParticipante, estudante) ?? 0;
    expect(minutos).toBeGreaterThanOrEqual(4);
    expect(minutos).toBeLessThanOrEqual(15);
  });
});
