import { describe, expect, it } from 'vitest';
import {
  recusaDaRespostaAExportacao,
  recusaDoDownload,
  situacaoDaExportacao,
  tiposDeExportacaoDe,
} from './exportacao.ts';

const AGORA = new Date('2026-11-27T12:00:00Z');
const ANTES = new Date('2026-11-27T11:59:59Z');
const DEPOIS = new Date('2026-11-27T12:00:01Z');

describe('an export', () => {
  it.each([
    [null, false, DEPOIS, 'pendente'],
    [null, false, ANTES, 'vencida'],
    [null, false, AGORA, 'vencida'],
    [true, false, DEPOIS, 'aprovada'],
    [true, false, ANTES, 'vencida'],
    [true, true, ANTES, 'baixada'],
    [false, false, ANTES, 'recusada'],
  ] as const)('approved %s, downloaded %s: %s', (aprovada, baixada, expiraEm, situacao) => {
    expect(situacaoDaExportacao({ aprovada, baixada, expiraEm }, AGORA)).toBe(situacao);
  });

  it('is never answered by whoever asked for it, and answered once', () => {
    expect(recusaDaRespostaAExportacao('pendente', true)).toContain('outra pessoa');
    expect(recusaDaRespostaAExportacao('pendente', false)).toBeNull();
    expect(recusaDaRespostaAExportacao('vencida', false)).toContain('prazo');
    for (const situacao of ['aprovada', 'recusada', 'baixada'] as const)
      expect(recusaDaRespostaAExportacao(situacao, false)).toContain('já foi respondido');
  });

  it('is downloaded only while it is approved', () => {
    expect(recusaDoDownload('aprovada')).toBeNull();
    for (const situacao of ['pendente', 'recusada', 'baixada', 'vencida'] as const)
      expect(recusaDoDownload(situacao)).not.toBeNull();
  });

  it.each([
    ['analista', ['documentos', 'carteira']],
    ['administrador', ['solicitacoes']],
    ['suporte', []],
    ['instituicao', []],
  ] as const)('%s may ask for %j', (papel, tipos) => {
    expect(tiposDeExportacaoDe(papel)).toEqual(tipos);
  });
});
