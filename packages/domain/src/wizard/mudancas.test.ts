import { describe, expect, it } from 'vitest';
import { CAMPOS_DO_PARTICIPANTE } from '../participante/campos.ts';
import { conflitosDasRespostas, digitadoQueVale, respostasAlteradas } from './mudancas.ts';
import type { Campo } from './plano.ts';

const CAMPOS: readonly Campo[] = [
  { nome: 'numero', rotulo: 'Número', tipo: 'texto' },
  { nome: 'cep', rotulo: 'CEP', tipo: 'cep' },
  { nome: 'tipos', rotulo: 'Tipos', tipo: 'caixas', opcoes: [{ valor: 'C', rotulo: 'Contracheque' }] },
];
const INICIO = { numero: '10', cep: '01310100', tipos: ['C'] };

describe('the answers that are sent', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a changed one', { ...INICIO, numero: '12' }, { numero: '12' }],
    ['an emptied one', { ...INICIO, numero: '' }, { numero: '' }],
    ['a list with other items', { ...INICIO, tipos: [] }, { tipos: [] }],
    ['none when nothing changed', { ...INICIO, tipos: ['C'] }, {}],
    ['a new one', { ...INICIO, bairro: 'Centro' }, { bairro: 'Centro' }],
  ])('are %s', (_, respostas, enviadas) => {
    expect(respostasAlteradas(INICIO, respostas)).toEqual(enviadas);
  });
});

describe('a conflict with what somebody else answered meanwhile', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    ['is a field that both changed', { ...INICIO, numero: '20' }, { numero: '12' }, ['Número: 20, 12']],
    ['is not a field that only the other changed', { ...INICIO, cep: '30130010' }, { numero: '12' }, []],
    ['is not a field that only this screen changed', INICIO, { numero: '12' }, []],
    ['is not an answer that both gave alike', { ...INICIO, numero: '12' }, { numero: '12' }, []],
    [
      'reads as people write it',
      { ...INICIO, cep: '30130010', tipos: [] },
      { cep: '87360000', tipos: ['C'] },
      ['CEP: 30130-010, 87360-000', 'Tipos: , Contracheque'],
    ],
  ])('%s', (_, agora, digitadas, esperados) => {
    const conflitos = conflitosDasRespostas(CAMPOS, { inicio: INICIO, agora, digitadas });
    expect(conflitos.map((um) => `${um.rotulo}: ${um.agora}, ${um.digitado}`)).toEqual(esperados);
  });
});

it('names the professions of a conflict', () => {
  const [conflito] = conflitosDasRespostas(
    [CAMPOS_DO_PARTICIPANTE.profissaoId],
    { inicio: {}, agora: { profissaoId: 322_205 }, digitadas: { profissaoId: 231_210 } },
    {
      profissaoId: new Map([
        [322_205, 'Técnico de enfermagem'],
        [231_210, 'Professor de educação infantil'],
      ]),
    },
  );
  expect(conflito).toMatchObject({
    agora: 'Técnico de enfermagem',
    digitado: 'Professor de educação infantil',
  });
});

describe('an old draft of a device', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown> | undefined, Record<string, unknown>]>([
    ['comes back where nothing changed since', { numero: '12' }, { numero: '10' }, { numero: '12' }],
    ['stays away from an answer given later elsewhere', { numero: '12' }, { numero: '8' }, {}],
    [
      'comes back field by field',
      { numero: '12', cep: '87360-000' },
      { numero: '8', cep: '01310100' },
      { cep: '87360-000' },
    ],
    ['without a note of what it was typed over comes back', { numero: '12' }, undefined, { numero: '12' }],
  ])('%s', (_, valores, base, esperado) => {
    expect(digitadoQueVale({ valores, ...(base ? { base } : {}) }, INICIO)).toEqual(esperado);
  });
});
