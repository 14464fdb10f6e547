import { describe, expect, it } from 'vitest';
import { ESTADOS, SIGLAS } from '../solicitacao/estados.ts';
import { acabouDeVez, type FatosDoFim, fimDaGarantia, TIPOS_DE_FIM, textoDoFim } from './fim-da-garantia.ts';

const DECIDIDA = new Date('2026-11-01T15:00:00Z');
const DEPOIS = new Date('2026-11-10T15:00:00Z');
const AGORA = new Date('2026-11-20T15:00:00Z');

const fatos = (sigla: FatosDoFim['sigla'], resto: Partial<FatosDoFim> = {}): FatosDoFim => ({
  sigla,
  statusSolicitacao: ESTADOS[sigla].statusSolicitacao[0],
  decididaEm: DECIDIDA,
  desde: DEPOIS,
  recurso: null,
  temOutraSolicitacao: false,
  ...resto,
});

describe('A guarantee', () => {
  it.each(SIGLAS.map((sigla) => [sigla, ['CAN', 'REP', 'RIES'].includes(sigla)] as const))(
    'of a request in %s is over: %s',
    (sigla, acabou) => {
      expect(fimDaGarantia(fatos(sigla), AGORA) !== null).toBe(acabou);
    },
  );

  it.each<[string, FatosDoFim, ReturnType<typeof fimDaGarantia>]>([
    ['cancelled', fatos('CAN', { decididaEm: null }), { tipo: 'cancelada', em: DEPOIS, ate: null }],
    ['refused, in time to contest', fatos('REP'), { tipo: 'cabe-recurso', em: DECIDIDA, ate: '2026-12-01' }],
    [
      'refused by the institution, with a draft of an appeal',
      fatos('RIES', { recurso: 'rascunho' }),
      { tipo: 'cabe-recurso', em: DECIDIDA, ate: '2026-12-01' },
    ],
    [
      'with an appeal that is heard',
      fatos('REP', { recurso: 'enviado', statusSolicitacao: 'REPROVADO_EM_RECURSO' }),
      { tipo: 'em-recurso', em: DECIDIDA, ate: null },
    ],
    [
      'with an appeal that was answered',
      fatos('RIES', { recurso: 'mantido' }),
      { tipo: 'reprovada', em: DECIDIDA, ate: null },
    ],
    [
      'whose student began another request',
      fatos('REP', { temOutraSolicitacao: true }),
      { tipo: 'reprovada', em: DECIDIDA, ate: null },
    ],
    [
      'refused too long ago',
      fatos('REP', { decididaEm: new Date('2026-10-01T15:00:00Z') }),
      { tipo: 'reprovada', em: new Date('2026-10-01T15:00:00Z'), ate: null },
    ],
  ])('%s', (_, de, fim) => {
    expect(fimDaGarantia(de, AGORA)).toEqual(fim);
  });

  it.each(TIPOS_DE_FIM)('%s guarantees nothing, and says whether it may come back', (tipo) => {
    const texto = textoDoFim({ tipo, ate: '2026-12-01' }, 'Elisa Prado');
    expect(texto).toMatch(/você não garante (mais )?nada/);
    expect(texto.includes('continua valendo')).toBe(!acabouDeVez(tipo));
    expect(texto.includes('01/12/2026')).toBe(tipo === 'cabe-recurso');
    expect(texto.startsWith('Elisa pode pedir a revisão')).toBe(tipo === 'cabe-recurso');
  });
});
