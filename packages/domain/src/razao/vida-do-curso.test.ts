import { describe, expect, it } from 'vitest';
import {
  ACONTECIMENTOS_DO_CURSO,
  type AcontecimentoDoCurso,
  acontecimentoDe,
  acontecimentoEmPalavras,
  type CursoDoContrato,
  dadosDoAcontecimento,
  recusaDoAcontecimento,
} from './vida-do-curso.ts';

const HOJE = '2027-06-20';
const curso: CursoDoContrato = {
  emVigor: true,
  terminouEm: null,
  suspensoEm: null,
  primeiroVencimento: '2031-02-10',
  usos: [
    { em: '2027-05-10', situacao: 'pago' },
    { em: '2027-06-10', situacao: 'pago' },
    { em: '2027-07-10', situacao: 'previsto' },
  ],
};

const recusa = (acontecimento: AcontecimentoDoCurso, em: string, outros: Partial<CursoDoContrato> = {}) =>
  recusaDoAcontecimento({ ...curso, ...outros }, dadosDoAcontecimento(acontecimento, em), HOJE);

describe('what is reported of a course', () => {
  it.each(ACONTECIMENTOS_DO_CURSO)('%s is read back as it was written', (acontecimento) => {
    const dados = dadosDoAcontecimento(acontecimento, HOJE);
    expect(acontecimentoDe(dados)).toBe(acontecimento);
    expect(acontecimentoEmPalavras(dados)).toContain('em 20/06/2027');
  });

  it.each<[AcontecimentoDoCurso, string, Partial<CursoDoContrato>]>([
    ['conclusao', '2027-06-20', {}],
    ['evasao', '2027-06-01', { suspensoEm: '2027-05-20' }],
    ['suspensao', '2027-06-15', {}],
    ['retomada', '2027-06-15', { suspensoEm: '2027-06-15' }],
  ])('%s on %s can be written down', (acontecimento, em, outros) => {
    expect(recusa(acontecimento, em, outros)).toBe(null);
  });

  it.each<[AcontecimentoDoCurso, string, Partial<CursoDoContrato>, string]>([
    ['conclusao', '2027-06-21', {}, 'futuro'],
    ['conclusao', '2027-06-20', { emVigor: false }, 'em vigor'],
    ['evasao', '2027-06-20', { terminouEm: '2027-06-01' }, 'já foi registrado'],
    ['evasao', '2027-06-20', { primeiroVencimento: '2027-06-20' }, 'já começou'],
    ['evasao', '2027-05-09', {}, 'pagas à instituição depois'],
    ['suspensao', '2027-06-20', { suspensoEm: '2027-06-01' }, 'já está suspenso'],
    ['suspensao', '2027-06-20', { usos: curso.usos.slice(0, 2) }, 'mensalidade a reter'],
    ['retomada', '2027-06-20', {}, 'não está suspenso'],
    ['retomada', '2027-06-14', { suspensoEm: '2027-06-15' }, 'antes da suspensão'],
  ])('%s on %s with %o is refused', (acontecimento, em, outros, motivo) => {
    expect(recusa(acontecimento, em, outros)).toContain(motivo);
  });
});
