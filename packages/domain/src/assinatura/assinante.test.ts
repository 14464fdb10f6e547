import { describe, expect, it } from 'vitest';
import {
  ACOES_DO_ASSINANTE,
  assinantesCom,
  type CondicoesDoAssinante,
  ESTADOS_DO_ASSINANTE,
  setasDoAssinante,
  transitarAssinante,
} from './assinante.ts';

const TUDO: CondicoesDoAssinante = { naVez: true, noPrazo: true, provado: true, temMotivo: true };

describe('the states of a signer', () => {
  it('let nobody sign out of turn, after the last day or unproved, from any state', () => {
    for (const estado of ESTADOS_DO_ASSINANTE)
      for (const ator of ['pessoa', 'sistema', 'dono'] as const) {
        expect(transitarAssinante(estado, 'assinar', ator, { ...TUDO, naVez: false }).ok).toBe(false);
        expect(transitarAssinante(estado, 'assinar', ator, { ...TUDO, provado: false }).ok).toBe(false);
        expect(transitarAssinante(estado, 'assinar', ator, { ...TUDO, noPrazo: false }).ok).toBe(false);
        expect(transitarAssinante(estado, 'pedirCodigo', ator, { ...TUDO, noPrazo: false }).ok).toBe(false);
      }
  });

  it('let nobody sign for somebody else', () => {
    for (const estado of ESTADOS_DO_ASSINANTE)
      expect(transitarAssinante(estado, 'assinar', 'dono', TUDO).ok).toBe(false);
  });

  it('keep a signature whatever comes after it', () => {
    expect(setasDoAssinante().filter(({ de }) => de === 'assinou')).toEqual([]);
  });

  it('let somebody refuse wherever they may sign, and when they are blocked', () => {
    expect(assinantesCom('recusar')).toEqual([...assinantesCom('assinar'), 'bloqueado']);
  });

  it('call a repaired contact anew, and leave who waits for the turn waiting', () => {
    expect(transitarAssinante('devolvido', 'trocarContato', 'dono', TUDO)).toEqual({
      ok: true,
      destino: { estado: 'convidado' },
    });
    expect(transitarAssinante('aguarda-vez', 'trocarContato', 'dono', { ...TUDO, naVez: false })).toEqual({
      ok: true,
      destino: { estado: 'aguarda-vez' },
    });
  });

  it('use every action', () => {
    expect(new Set(setasDoAssinante().map(({ acao }) => acao))).toEqual(new Set(ACOES_DO_ASSINANTE));
  });
});
