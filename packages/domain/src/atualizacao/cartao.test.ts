import { describe, expect, it } from 'vitest';
import { cartaoDaAtualizacao, elegibilidade, type FatosDoCartao } from './cartao.ts';
import type { EstadoDaAtualizacao, SituacaoDoBloco } from './estados.ts';
import type { Periodo } from './periodo.ts';
import { linhasDaRenovacao } from './renovacao.ts';

const PERIODO: Periodo = {
  ano: 2026,
  semestre: 2,
  abre: '2026-11-01',
  fecha: '2026-12-15',
  tardioAte: '2026-12-31',
  prorrogacoes: [],
};

const em = (
  estado: EstadoDaAtualizacao,
  estudante: SituacaoDoBloco,
  fiador: SituacaoDoBloco,
  reconhecida = false,
): FatosDoCartao => ({
  efetivado: true,
  periodo: PERIODO,
  atualizacao: {
    estado,
    reconhecida,
    blocos: [
      { tipo: 'estudante', nome: 'Ana Lima', situacao: estudante, mudou: true },
      { tipo: 'fiador', nome: 'Paulo Reis', situacao: fiador, mudou: false },
    ],
  },
});
const NADA: FatosDoCartao = { efetivado: true, periodo: PERIODO, atualizacao: null };

describe('the card', () => {
  it.each([
    ['nothing begun', NADA, 'AGUARDANDO', ['iniciar']],
    [
      'begun',
      em('atualizacao-iniciada', 'aguardando', 'aguardando'),
      'AGUARDANDO',
      ['continuar', 'reiniciar'],
    ],
    ['own part done', em('atualizacao-iniciada', 'enviado', 'aguardando'), 'AGUARDANDO', ['reiniciar']],
    ['under analysis', em('pendente-analise', 'enviado', 'enviado'), 'ANALISE', []],
    ['refused', em('pendente-reenvio', 'a-corrigir', 'enviado'), 'REJEITADO', ['corrigir', 'reiniciar']],
    [
      'the guarantor was refused',
      em('pendente-reenvio', 'enviado', 'a-corrigir'),
      'REJEITADO',
      ['reiniciar'],
    ],
    ['concluded', em('concluido', 'enviado', 'enviado'), 'CONCLUIDO', ['concluir']],
  ])('%s', (_, fatos, estado, acoes) => {
    expect(cartaoDaAtualizacao(fatos, '2026-12-01')).toMatchObject({ estado, acoes });
  });

  it('tells who is missing by first name, and nothing else of them', () => {
    expect(
      cartaoDaAtualizacao(em('atualizacao-iniciada', 'enviado', 'aguardando'), '2026-12-01')?.quemFalta,
    ).toEqual([{ tipo: 'fiador', nome: 'Paulo', status: 'aguardando' }]);
  });

  it.each([
    ['without a contract in effect', { ...NADA, efetivado: false }, '2026-12-01'],
    ['before the period', NADA, '2026-10-31'],
    ['after the late route', NADA, '2027-01-01'],
    ['acknowledged', em('concluido', 'enviado', 'enviado', true), '2026-12-01'],
  ])('is not shown %s', (_, fatos, dia) => expect(cartaoDaAtualizacao(fatos, dia)).toBeNull());

  it('stays while what was sent waits for its decision, and lets nothing begin', () => {
    const fatos = em('pendente-analise', 'enviado', 'enviado');
    expect(elegibilidade(fatos, '2027-03-01')).toEqual({ elegivel: true, podeIniciar: false });
    expect(cartaoDaAtualizacao(fatos, '2027-03-01')).toMatchObject({ estado: 'ANALISE', prazo: null });
  });

  it('a correction may still be sent when nothing may be begun again', () => {
    expect(cartaoDaAtualizacao(em('pendente-reenvio', 'a-corrigir', 'enviado'), '2027-03-01')?.acoes).toEqual(
      ['corrigir'],
    );
  });

  it('says when it is late', () => {
    expect(cartaoDaAtualizacao(NADA, '2026-12-20')).toMatchObject({ tardio: true, prazo: '2026-12-31' });
  });
});

it('the way to the next contract says whose turn it is', () => {
  const fatos = {
    termo: { ano: 2027, semestre: 1 as const },
    atualizacao: { concluidaEm: null, enviadaEm: null, de: '2026-11-01', ate: '2026-12-31' },
    matriculaEm: null,
    contratoEm: null,
  };
  const situacoes = (mais: Partial<Parameters<typeof linhasDaRenovacao>[0]>) =>
    linhasDaRenovacao({ ...fatos, ...mais }).map(({ situacao }) => situacao);
  expect(situacoes({})).toEqual(['agora', 'agora', 'depois']);
  const feita = { ...fatos.atualizacao, enviadaEm: '2026-11-10', concluidaEm: '2026-11-12' };
  expect(situacoes({ atualizacao: feita, matriculaEm: '2026-11-20' })).toEqual(['feito', 'feito', 'agora']);
  expect(situacoes({ atualizacao: feita, matriculaEm: '2026-11-20', contratoEm: '2026-11-21' })).toEqual([
    'feito',
    'feito',
    'feito',
  ]);
});
