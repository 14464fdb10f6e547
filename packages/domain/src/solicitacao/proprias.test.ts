import { describe, expect, it } from 'vitest';
import { ESTADOS, SIGLAS, type Sigla, type StatusSolicitacao } from './estados.ts';
import { vistaDaPropria } from './proprias.ts';

const EM = new Date('2026-11-27T15:00:00Z');
const vista = (sigla: Sigla, resto: { maisNova?: boolean; statusSolicitacao?: StatusSolicitacao } = {}) =>
  vistaDaPropria({
    sigla,
    statusSolicitacao: ESTADOS[sigla].statusSolicitacao[0],
    maisNova: false,
    terminouEm: ESTADOS[sigla].natureza === 'final' ? EM : null,
    ...resto,
  });
const dia = (data: Date | null) => data?.toISOString().slice(0, 10) ?? null;

describe('what a student sees of their own requests', () => {
  it.each<[Sigla, string, string | null, string | null]>([
    ['CAN', 'cancelada', '2026-12-27', '2027-11-27'],
    ['REP', 'reprovada', '2027-05-26', '2031-11-26'],
    ['RIES', 'reprovada', '2027-05-26', '2031-11-26'],
    ['A', 'aprovada', null, null],
  ])('%s ended as %s: files until %s, the rest until %s', (sigla, desfecho, arquivosAte, guardadaAte) => {
    const { encerradaEm, ...resto } = vista(sigla);
    expect(encerradaEm).toEqual(EM);
    expect({ ...resto, arquivosAte: dia(resto.arquivosAte), guardadaAte: dia(resto.guardadaAte) }).toEqual({
      desfecho,
      onde: 'anterior',
      arquivosAte,
      guardadaAte,
    });
  });

  it.each(SIGLAS.filter((sigla) => ESTADOS[sigla].natureza !== 'final'))('%s goes on', (sigla) => {
    expect(vista(sigla, { maisNova: true })).toEqual({
      desfecho: 'em-andamento',
      onde: 'status',
      encerradaEm: null,
      arquivosAte: null,
      guardadaAte: null,
    });
  });

  it('keeps everything while an appeal waits for its answer', () => {
    expect(vista('REP', { maisNova: true, statusSolicitacao: 'REPROVADO_EM_RECURSO' })).toEqual({
      desfecho: 'em-recurso',
      onde: 'status',
      encerradaEm: EM,
      arquivosAte: null,
      guardadaAte: null,
    });
  });

  it('the newest one stands on the status screens, unless it was cancelled', () => {
    expect(SIGLAS.filter((sigla) => vista(sigla, { maisNova: true }).onde === 'anterior')).toEqual(['CAN']);
  });
});
