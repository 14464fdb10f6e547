import { describe, expect, it } from 'vitest';
import { EXIGENCIAS_MINIMAS } from '../instituicao/exigencias.ts';
import type { Decisao } from '../wizard/decisao.ts';
import {
  decidirPassoDoParticipante,
  emSequencia,
  type MudancasDoParticipante,
  mudaAlgo,
  semMudancas,
} from './decisao-do-participante.ts';
import { type IdDoPassoDoParticipante, planoDoParticipante } from './participante.plano.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

const BEATRIZ = { nomeConjuge: 'Beatriz Moura', cpfConjuge: '15350946056', emailConjuge: 'b@exemplo.com.br' };
const CLARA = { nomeConjuge: 'Clara Nunes Prado', cpfConjuge: '86288366757' };

const pessoa = (respostas: Record<string, unknown>): ContextoDoParticipante => ({
  tipoPessoa: 'estudante',
  respostas: { cpf: '52998224725', nome: 'Ana Lima Duarte', ...respostas },
  hoje: '2026-11-27',
  documentos: [
    { tipoDocumento: 'RG', indice: 0, tipoRenda: null, rejeitado: false },
    { tipoDocumento: 'CARTEIRA_CONJUGE', indice: 0, tipoRenda: null, rejeitado: false },
  ],
  exigencias: EXIGENCIAS_MINIMAS,
  outras: [],
  cpfNoDocumento: true,
  cpfNoDocumentoDoConjuge: true,
  cpfDoDocumentoDoConjuge: BEATRIZ.cpfConjuge,
  rendaMinimaCentavos: null,
});

function decidir(id: IdDoPassoDoParticipante, quem: ContextoDoParticipante, ditas: Record<string, unknown>) {
  const passo = planoDoParticipante.find((linha) => linha.id === id);
  if (!passo) throw new Error(`There is no step ${id}`);
  return decidirPassoDoParticipante(passo, quem, ditas);
}

function mudancasDe(decisao: Decisao<MudancasDoParticipante>): MudancasDoParticipante {
  if (decisao.tipo !== 'aceita') throw new Error(JSON.stringify(decisao));
  return decisao.mudancas;
}

describe('what a step changes in the part of a person', () => {
  it('is nothing when the answers are already there', () => {
    const casada = pessoa({ estadoCivil: 'CASADO' });
    expect(mudaAlgo(mudancasDe(decidir('estado-civil', casada, { estadoCivil: 'CASADO' })))).toBe(false);
  });

  it('undoes the answers that no longer hold, and says who the person is then', () => {
    const mudancas = mudancasDe(
      decidir('estado-civil', pessoa({ estadoCivil: 'CASADO', ...BEATRIZ }), { estadoCivil: 'SOLTEIRO' }),
    );
    expect(mudancas.respostas).toEqual({ estadoCivil: 'SOLTEIRO', cpfConjugeAnterior: BEATRIZ.cpfConjuge });
    expect(new Set(mudancas.desfeitas)).toEqual(new Set(Object.keys(BEATRIZ)));
    expect(mudancas.alheios).toEqual([]);
    expect(mudancas.depois.respostas).not.toHaveProperty('cpfConjuge');
  });

  it('takes the papers of a former companion also when the union was taken back in between (fidelity D6)', () => {
    const unida = {
      ...pessoa({ estadoCivil: 'SOLTEIRO', uniaoEstavel: 'S', ...BEATRIZ }),
      cpfNoDocumentoDoConjuge: false,
      cpfDoDocumentoDoConjuge: null,
    };
    const semUniao = mudancasDe(decidir('uniao-estavel', unida, { uniaoEstavel: 'N' })).depois;
    const outraVez = mudancasDe(decidir('uniao-estavel', semUniao, { uniaoEstavel: 'S' })).depois;
    const mudancas = mudancasDe(decidir('dados-do-conjuge', outraVez, CLARA));
    expect(mudancas.alheios).toContain('UNIAO_ESTAVEL');
    expect(mudancas.alheios).toContain('CARTEIRA_CONJUGE');
    expect(mudancas.depois.respostas).not.toHaveProperty('cpfConjugeAnterior');
    const { nomeConjuge, cpfConjuge } = BEATRIZ;
    expect(mudancasDe(decidir('dados-do-conjuge', outraVez, { nomeConjuge, cpfConjuge })).alheios).toEqual(
      [],
    );
  });

  it('keeps the phone that is typed after “has none”, also over later steps (fidelity D1)', () => {
    const fiador: ContextoDoParticipante = {
      ...pessoa({ estadoCivil: 'CASADO', ...BEATRIZ, conjugeSemCelular: true }),
      tipoPessoa: 'fiador',
    };
    const depois = mudancasDe(
      decidir('celular-do-conjuge', fiador, { conjugeSemCelular: false, telefoneConjuge: '31987650002' }),
    ).depois;
    expect(depois.respostas).toMatchObject({ telefoneConjuge: '31987650002', conjugeSemCelular: false });
    const renda = mudancasDe(decidir('renda', depois, { rendaCentavos: 500_000, profissaoId: 322_205 }));
    expect(renda.depois.respostas.telefoneConjuge).toBe('31987650002');
  });

  it('takes the files of a former spouse, and what was read from them', () => {
    const mudancas = mudancasDe(
      decidir('dados-do-conjuge', pessoa({ estadoCivil: 'CASADO', ...BEATRIZ }), CLARA),
    );
    expect(mudancas.alheios).toContain('CARTEIRA_CONJUGE');
    expect(mudancas.depois.documentos.map(({ tipoDocumento }) => tipoDocumento)).toEqual(['RG']);
    expect(mudancas.depois).toMatchObject({ cpfNoDocumentoDoConjuge: false, cpfDoDocumentoDoConjuge: null });
  });

  it('is refused where it would change who the person is', () => {
    const ditas = {
      nome: 'Ana Lima Duarte',
      cpf: CLARA.cpfConjuge,
      dataNascimento: '1989-10-15',
      nomeMae: 'Helena Lima',
      numeroCarteiraIdentidade: '123456789',
      dataExpedicao: '2020-03-10',
    };
    expect(decidir('dados-pessoais', pessoa({}), ditas)).toEqual({
      tipo: 'recusada',
      erros: [{ campo: 'cpf', mensagem: 'O CPF precisa ser o mesmo da sua conta.' }],
    });
  });
});

describe('steps one after the other', () => {
  it('are one change, in which the last word on an answer counts', () => {
    const casada = pessoa({ estadoCivil: 'CASADO', ...BEATRIZ });
    const primeira = mudancasDe(decidir('estado-civil', casada, { estadoCivil: 'SOLTEIRO' }));
    const uniao = mudancasDe(decidir('uniao-estavel', primeira.depois, { uniaoEstavel: 'S' }));
    const conjuge = mudancasDe(decidir('dados-do-conjuge', uniao.depois, CLARA));
    const juntas = [primeira, uniao, conjuge].reduce(emSequencia, semMudancas(casada));
    expect(juntas.respostas).toEqual({ estadoCivil: 'SOLTEIRO', uniaoEstavel: 'S', ...CLARA });
    expect(juntas.desfeitas).toEqual(['emailConjuge', 'cpfConjugeAnterior']);
    expect(juntas.depois).toEqual(conjuge.depois);
  });
});
