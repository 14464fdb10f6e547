import { describe, expect, it } from 'vitest';
import { CODIGOS_DO_CONTRATO } from '../contrato/estados.ts';
import { comoEstaAGarantia, type FatosDaGarantia } from './como-esta-a-garantia.ts';

const APROVADA: FatosDaGarantia = {
  id: 'p1',
  sigla: 'A',
  situacao: 'pronto',
  aceitou: true,
  percentual: 100,
  corrige: false,
  podeEditar: false,
  faltaDoRegime: null,
  fim: null,
};
const contrato = (codigo: (typeof CODIGOS_DO_CONTRATO)[number], vencidoCentavos = 0) => ({
  codigo,
  mensagem: `o contrato está em ${codigo}`,
  vencidoCentavos,
});

describe('a guarantee of an approved request', () => {
  it('waits for the contract only until there is one', () => {
    expect(comoEstaAGarantia(APROVADA)).toMatchObject({
      palavra: 'Aprovada',
      texto: 'O crédito foi aprovado. O contrato vem a seguir: até lá, você não garante nada.',
    });
    for (const codigo of CODIGOS_DO_CONTRATO)
      expect(comoEstaAGarantia(APROVADA, contrato(codigo))).toMatchObject({
        texto: `o contrato está em ${codigo}`,
        verbo: { texto: 'Ver o contrato', pagina: '/contratos' },
      });
  });

  it.each([
    ['EFE', 'sucesso', 'Em vigor'],
    ['DPR', 'espera', 'Contrato em assinatura'],
    ['LIQ', 'neutro', 'Quitado'],
    ['CAN', 'neutro', 'Cancelado'],
  ] as const)('of a contract in %s is %s: %s', (codigo, tom, palavra) => {
    expect(comoEstaAGarantia(APROVADA, contrato(codigo))).toMatchObject({ tom, palavra });
  });

  it('says what is late before all else, and leads there', () => {
    expect(comoEstaAGarantia(APROVADA, contrato('EFE', 247_075))).toMatchObject({
      tom: 'erro',
      palavra: 'Em atraso',
      texto: expect.stringContaining('2.470,75'),
      verbo: { pagina: '/financeiro' },
    });
  });

  it('asks for the answer that the contract waits for, whatever there was before', () => {
    expect(
      comoEstaAGarantia({ ...APROVADA, faltaDoRegime: 'regime-de-bens' }, contrato('CAN')),
    ).toMatchObject({ suaVez: true, palavra: 'Sua vez' });
  });
});
