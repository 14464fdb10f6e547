import { describe, expect, it } from 'vitest';
import {
  ACOES_DO_ENVELOPE,
  type CondicoesDoEnvelope,
  ESTADOS_DO_ENVELOPE,
  type EstadoDoEnvelope,
  setasDoEnvelope,
  transitarEnvelope,
} from './envelope.ts';

const TUDO: CondicoesDoEnvelope = { todosAssinaram: true, assinaturasValem: true };

describe('the states of an envelope', () => {
  it('lead to the seal by facts alone', () => {
    expect(
      transitarEnvelope('em-assinatura', 'concluir', 'sistema', { ...TUDO, todosAssinaram: false }),
    ).toEqual({
      ok: false,
      recusa: 'falta-assinatura',
    });
    expect(transitarEnvelope('em-assinatura', 'concluir', 'dono', TUDO)).toMatchObject({
      recusa: 'papel-nao-permite',
    });
    expect(transitarEnvelope('em-assinatura', 'selar', 'sistema', TUDO)).toMatchObject({
      recusa: 'estado-nao-permite',
    });
  });

  it('let no deadline take away what everybody signed', () => {
    expect(transitarEnvelope('assinado', 'vencer', 'dono', TUDO)).toMatchObject({
      recusa: 'estado-nao-permite',
    });
  });

  it('open again only what ended by its deadline and whose signatures stand', () => {
    const reabrem = ESTADOS_DO_ENVELOPE.filter(
      (estado) => transitarEnvelope(estado, 'reabrir', 'dono', TUDO).ok,
    );
    expect(reabrem).toEqual(['vencido']);
    expect(transitarEnvelope('vencido', 'reabrir', 'dono', { ...TUDO, assinaturasValem: false }).ok).toBe(
      false,
    );
  });

  it('end where nothing can be done any more', () => {
    const finais: readonly EstadoDoEnvelope[] = ['selado', 'recusado', 'cancelado'];
    const saem = new Set(setasDoEnvelope().map(({ de }) => de));
    expect(ESTADOS_DO_ENVELOPE.filter((estado) => !saem.has(estado))).toEqual(finais);
    expect(new Set(setasDoEnvelope().map(({ acao }) => acao))).toEqual(new Set(ACOES_DO_ENVELOPE));
  });
});
