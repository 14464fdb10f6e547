/** One rule in every wizard: what is wrong comes through the field that was forgotten (cases CPF-02, NAME-01, DATE-02). */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PLANO_DO_CADASTRO } from '../conta/cadastro.plano.ts';
import { passoDoConvite } from '../fiador/convite.plano.ts';
import { planoDaPessoa } from '../solicitacao/dados-pessoais.plano.ts';
import { planoDaNovaSolicitacao } from '../solicitacao/nova-solicitacao.plano.ts';
import type { TipoDeCampo } from './plano.ts';

/** The answers that bring the optional fields of a step into it. */
const COM_TUDO = { responsavelSolicitacao: 'O', indicacaoAtiva: 'S', assinouCPSE: 'S', alunoSouEu: 'N' };

const PASSOS = [...PLANO_DO_CADASTRO, ...planoDaNovaSolicitacao, ...planoDaPessoa, passoDoConvite].map(
  ({ id, campos, schema }) => ({ id, campos, schema }),
);

const campos = (tipo: TipoDeCampo) =>
  PASSOS.flatMap(({ id, campos: doPasso, schema }) =>
    doPasso
      .filter((campo) => campo.tipo === tipo)
      .map(({ nome }) => ({
        onde: `${id}.${nome}`,
        /** Whether the field itself is refused; what else is missing in the step does not matter. */
        recusa: (valor: unknown) =>
          z
            .safeParse(schema, { ...COM_TUDO, [nome]: valor })
            .error?.issues.some(({ path }) => path[0] === nome) ?? false,
      })),
  );

const REPETIDOS = Array.from({ length: 10 }, (_, digito) => String(digito).repeat(11));
const comPontos = (cpf: string) => cpf.replace(/(.{3})(.{3})(.{3})(.{2})/, '$1.$2.$3-$4');

describe('every CPF field', () => {
  it.each(campos('cpf'))('$onde refuses equal digits, masked or not, and anything but text', ({ recusa }) => {
    for (const cpf of REPETIDOS)
      expect([cpf, recusa(cpf), recusa(comPontos(cpf))]).toEqual([cpf, true, true]);
    expect(recusa(1_234_567_890)).toBe(true);
    expect(recusa('12.345.678-90')).toBe(true);
    for (const cpf of ['01234567890', '001.234.567-97', ' 529.982.247-25\n']) expect(recusa(cpf)).toBe(false);
  });

  it('is looked at: account, pupil, person, guardian, spouse and guarantor', () => {
    expect(campos('cpf').map(({ onde }) => onde.split('.')[1])).toEqual(
      expect.arrayContaining(['cpf', 'cpfDependente', 'cpfResponsavel', 'cpfConjuge', 'cpfPessoa']),
    );
  });
});

describe('every name field', () => {
  it.each(campos('nome'))(
    '$onde takes each apostrophe, accents in either form, particles and one word',
    ({ recusa }) => {
      for (const nome of [
        "Marina d'Ávila Sant'Anna",
        'Marina d\u2019Ávila Sant\u2018Anna',
        'Marina d\u00B4Ávila',
        'José Conceição'.normalize('NFD'),
        'João P. de Sá',
        'Íris Ó Nunes',
        'Maria-Clara Dias',
        'Wiratni',
      ])
        expect([nome, recusa(nome)]).toEqual([nome, false]);
      for (const nome of ['4na Lima', 'Ana <b>', 'A'.repeat(61)])
        expect([nome, recusa(nome)]).toEqual([nome, true]);
    },
  );
});

describe('every date field', () => {
  it.each(campos('data'))('$onde refuses days that do not exist', ({ recusa }) => {
    for (const data of [
      '1990-02-31',
      '2007-02-29',
      '2001-04-31',
      '1999-13-15',
      '31/01/1990',
      '1990-2-1',
      19900201,
    ])
      expect([data, recusa(data)]).toEqual([data, true]);
    for (const data of ['1989-10-15', '2008-02-29']) expect([data, recusa(data)]).toEqual([data, false]);
  });
});
