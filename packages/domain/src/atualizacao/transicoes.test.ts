import { describe, expect, it } from 'vitest';
import { ESTADOS_DA_ATUALIZACAO } from './estados.ts';
import {
  ACOES_DA_ATUALIZACAO,
  type CondicoesDaAtualizacao,
  setasDaAtualizacao,
  transitarAtualizacao,
} from './transicoes.ts';

const PRONTA: CondicoesDaAtualizacao = {
  faltaAlguem: false,
  mudou: false,
  noPrazo: true,
  temMotivo: false,
  tudoAvaliado: true,
  temRecusa: false,
};

describe('the last part', () => {
  it.each([
    [{ mudou: false }, 'concluido'],
    [{ mudou: true }, 'pendente-analise'],
    [{ mudou: true, faltaAlguem: true }, 'atualizacao-iniciada'],
  ])('with %j leads to %s', (condicoes, estado) => {
    expect(
      transitarAtualizacao('atualizacao-iniciada', 'concluirRegistro', 'fiador', { ...PRONTA, ...condicoes }),
    ).toEqual({ ok: true, destino: { estado } });
  });

  it('comes too late after the late route, but a correction does not', () => {
    const tarde = { ...PRONTA, noPrazo: false };
    expect(transitarAtualizacao('atualizacao-iniciada', 'concluirRegistro', 'estudante', tarde)).toEqual({
      ok: false,
      recusa: 'fora-do-prazo',
    });
    expect(transitarAtualizacao('pendente-reenvio', 'concluirRegistro', 'estudante', tarde)).toEqual({
      ok: true,
      destino: { estado: 'pendente-analise' },
    });
  });
});

it('nothing that was refused is approved, and nothing is sent back without a reason', () => {
  const comRecusa = { ...PRONTA, temRecusa: true };
  expect(transitarAtualizacao('pendente-analise', 'aprovar', 'analista', comRecusa)).toMatchObject({
    recusa: 'ha-recusa',
  });
  expect(transitarAtualizacao('pendente-analise', 'reprovar', 'analista', PRONTA)).toMatchObject({
    recusa: 'nada-recusado',
  });
  expect(
    transitarAtualizacao('pendente-analise', 'aprovar', 'analista', { ...PRONTA, tudoAvaliado: false }),
  ).toMatchObject({ recusa: 'falta-avaliar' });
});

it('a guarantor is left out only with a reason, or once the late route is over', () => {
  const sem = (mais: Partial<CondicoesDaAtualizacao>) =>
    transitarAtualizacao('atualizacao-iniciada', 'dispensar', 'analista', { ...PRONTA, ...mais }).ok;
  expect(sem({})).toBe(false);
  expect(sem({ temMotivo: true })).toBe(true);
  expect(sem({ noPrazo: false })).toBe(true);
});

it('every state is reached, and every action has an arrow', () => {
  const setas = setasDaAtualizacao();
  expect(new Set(setas.map(({ acao }) => acao))).toEqual(new Set(ACOES_DA_ATUALIZACAO));
  expect(new Set(['atualizacao-iniciada', ...setas.map(({ para }) => para)])).toEqual(
    new Set(ESTADOS_DA_ATUALIZACAO),
  );
});
