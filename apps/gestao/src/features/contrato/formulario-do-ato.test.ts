import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { describe, expect, it } from 'vitest';
import { camposDoAto, dadosDoAto, errosDoAto, type Preenchido, vazio } from './formulario-do-ato.ts';

const HOJE = '2026-11-30';
const parte = (id: string, papel: ContratoDaGestao['partes'][number]['papel']) => ({
  id,
  papel,
  nome: 'Marina Dias',
  cpf: '529.982.247-25',
  conferidaEm: null,
});
const contrato: Pick<ContratoDaGestao, 'via' | 'partes' | 'prazoDoPrograma'> = {
  via: 'impressa',
  prazoDoPrograma: '2026-12-30',
  partes: [parte('e', 'estudante'), parte('f', 'fiador'), parte('r', 'representante')],
};
const com = (mais: Partial<Preenchido>): Preenchido => ({ ...vazio(contrato), ...mais });

describe('what an act asks for', () => {
  it.each<[string, Parameters<typeof camposDoAto>[0], 'impressa' | 'eletronica', string[]]>([
    ['the deadline of a release', 'liberar', 'impressa', ['prazo']],
    ['day and signatures of a paper', 'receber', 'impressa', ['assinadoEm', 'conferidas']],
    ['nothing more of a sealed file', 'receber', 'eletronica', []],
    ['the reasons of a refusal', 'reprovar', 'impressa', ['motivos']],
    ['a reason of a write-off', 'baixar', 'impressa', ['texto']],
    ['a reason of a cancellation', 'cancelar', 'eletronica', ['texto']],
    ['nothing of an approval', 'aprovar', 'impressa', []],
  ])('%s', (_, acao, via, campos) => {
    expect(camposDoAto(acao, { via })).toEqual(campos);
  });
});

describe('what is missing in it', () => {
  it.each<[string, Parameters<typeof errosDoAto>[0], Partial<Preenchido>, string[]]>([
    ['the default of the programme is a deadline', 'liberar', {}, []],
    ['a deadline of tomorrow is none', 'liberar', { prazo: '2026-12-01' }, ['prazo']],
    ['two days are one', 'liberar', { prazo: '2026-12-02' }, []],
    ['half a year is the most', 'liberar', { prazo: '2027-05-30' }, ['prazo']],
    ['an empty deadline', 'liberar', { prazo: '' }, ['prazo']],
    ['a paper without anything', 'receber', {}, ['assinadoEm', 'conferidas']],
    [
      'a signature of tomorrow',
      'receber',
      { assinadoEm: '2026-12-01', conferidas: ['e', 'f'] },
      ['assinadoEm'],
    ],
    ['one signature of two', 'receber', { assinadoEm: HOJE, conferidas: ['e'] }, ['conferidas']],
    ['the provider signs later', 'receber', { assinadoEm: HOJE, conferidas: ['e', 'f'] }, []],
    ['a refusal without a reason', 'reprovar', {}, ['motivos']],
    ['a reason needs no explanation', 'reprovar', { motivos: ['FALTA_RUBRICA'] }, []],
    [
      'a reason that nobody can see',
      'cancelar',
      { texto: '\u200b\u200b\u200b\u200b\u200b\u200b' },
      ['texto'],
    ],
    ['a reason in words', 'cancelar', { texto: 'O estudante pediu.' }, []],
  ])('%s', (_, acao, mais, campos) => {
    expect(Object.keys(errosDoAto(acao, contrato, com(mais), HOJE))).toEqual(campos);
  });
});

describe('what is sent', () => {
  it('is only what the act asks for', () => {
    const tudo = com({
      assinadoEm: HOJE,
      conferidas: ['de-outra-edicao', 'e'],
      motivos: ['FALTA_RUBRICA', 'CONTRATO_INVALIDO'],
      explicacoes: { FALTA_RUBRICA: '  Falta na página 3. ', FALTAM_VIAS: 'Não escolhido.' },
      texto: ' O estudante pediu. ',
    });
    expect(dadosDoAto('liberar', contrato, tudo)).toEqual({ prazo: '2026-12-30' });
    expect(dadosDoAto('receber', contrato, tudo)).toEqual({ assinadoEm: HOJE, conferidas: ['e'] });
    expect(dadosDoAto('reprovar', contrato, tudo)).toEqual({
      motivos: [
        { codigo: 'FALTA_RUBRICA', explicacao: 'Falta na página 3.' },
        { codigo: 'CONTRATO_INVALIDO', explicacao: null },
      ],
    });
    expect(dadosDoAto('baixar', contrato, tudo)).toEqual({
      motivos: [{ codigo: null, explicacao: 'O estudante pediu.' }],
    });
    expect(dadosDoAto('aprovar', contrato, tudo)).toEqual({});
  });
});
