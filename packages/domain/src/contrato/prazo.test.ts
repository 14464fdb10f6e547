import { describe, expect, it } from 'vitest';
import {
  diasNaContagem,
  type FatosDoCancelamento,
  isRecuperavel,
  prazoVencido,
  recusaDoPrazo,
  textoDaContagem,
} from './prazo.ts';

const PRAZO = '2027-02-10';

describe('the deadline', () => {
  it.each([
    ['2027-01-30', false, null],
    ['2027-01-31', false, 10],
    ['2027-02-09', false, 1],
    ['2027-02-10', false, 0],
    ['2027-02-11', true, null],
  ])('seen on %s: over %s, counted %s', (hoje, vencido, dias) => {
    expect(prazoVencido(PRAZO, hoje)).toBe(vencido);
    expect(diasNaContagem(PRAZO, hoje)).toBe(dias);
  });

  it('is told in words', () => {
    expect([0, 1, 10].map(textoDaContagem)).toEqual([
      'O prazo para assinatura(s) termina hoje',
      'O prazo para assinatura(s) termina em 1 dia',
      'O prazo para assinatura(s) termina em 10 dias',
    ]);
  });
});

describe('the deadline of a release on 10/02/2027', () => {
  it.each([
    ['2027-02-11', 'O prazo precisa dar ao menos dois dias: 12/02/2027 ou depois.'],
    ['2027-02-12', null],
    ['2027-08-09', null],
    ['2027-08-10', 'O prazo pode ter no máximo 180 dias.'],
  ])('%s: %s', (prazo, recusa) => {
    expect(recusaDoPrazo(prazo, '2027-02-10')).toBe(recusa);
  });
});

describe('the recovery', () => {
  const fatos = (outros: Partial<FatosDoCancelamento> = {}): FatosDoCancelamento => ({
    causa: 'prazo',
    vindoDe: 'DPR',
    prazo: PRAZO,
    jaRecuperado: false,
    ...outros,
  });

  it.each([
    ['2027-02-10', false],
    ['2027-02-11', true],
    ['2027-02-17', true],
    ['2027-02-18', false],
  ])('is open on %s: %s', (hoje, aberta) => {
    expect(isRecuperavel(fatos(), hoje)).toBe(aberta);
  });

  it.each([
    ['after a refusal', { causa: 'recusa' }],
    ['after a withdrawal', { causa: 'desistencia' }],
    ['after the desk cancelled it', { causa: 'provedor' }],
    ['a second time', { jaRecuperado: true }],
    ['once the course is over', { cursoTerminou: true }],
    ['of what nobody had sent to sign', { vindoDe: 'DIS' }],
    ['of a printed one', { vindoDe: 'VIS' }],
  ] as const)('never comes %s', (_, outros) => {
    expect(isRecuperavel(fatos(outros), '2027-02-12')).toBe(false);
  });
});
