import { describe, expect, it } from 'vitest';
import { type FatosDasMarcas, filtrosDaFila, marcasDe, riscosDe } from './marcas.ts';

const AGORA = new Date('2026-11-27T15:00:00Z');
const calma = {
  riscos: [],
  correcoes: 0,
  statusSolicitacao: 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES',
  proposta: null,
  mensagemAResponder: false,
  situacaoDesde: AGORA,
};
const haDias = (dias: number) => new Date(AGORA.getTime() - dias * 86_400_000);

describe('risk', () => {
  it.each([
    [{ coincidencias: 0, conferenciasReprovadas: 0, outrasGarantias: 1 }, []],
    [{ coincidencias: 1, conferenciasReprovadas: 0, outrasGarantias: 0 }, ['mesma-pessoa']],
    [
      { coincidencias: 0, conferenciasReprovadas: 2, outrasGarantias: 2 },
      ['documento-nao-confere', 'fiador-de-varios'],
    ],
  ])('of %j is %j', (fatos, riscos) => {
    expect(riscosDe(fatos)).toEqual(riscos);
  });
});

describe('marks of a queue', () => {
  it.each<[string, Partial<FatosDasMarcas>, string[]]>([
    ['nothing to say', {}, []],
    ['almost three days', { situacaoDesde: new Date(haDias(3).getTime() + 1) }, []],
    ['three days', { situacaoDesde: haDias(3) }, ['parada']],
    [
      'a waiting list, however long',
      { situacaoDesde: haDias(40), statusSolicitacao: 'LISTA_ESPERA_IES' },
      ['lista-de-espera'],
    ],
    ['a correction', { correcoes: 2 }, ['corrigida']],
    ['a risk of newer data', { riscos: ['inventado', 'mesma-pessoa'] }, ['mesma-pessoa']],
    ['a message that waits for an answer', { mensagemAResponder: true }, ['mensagem']],
    [
      'a refusal to confirm comes first',
      { riscos: ['mesma-pessoa'], proposta: 'reprovacao' },
      ['reprovacao-proposta', 'mesma-pessoa'],
    ],
    ['an approval to confirm', { proposta: 'aprovacao' }, ['aprovacao-proposta']],
  ])('%s', (_, fatos, marcas) => {
    expect(marcasDe({ ...calma, ...fatos }, AGORA)).toEqual(marcas);
  });

  it('gives the waiting list to the institution alone', () => {
    expect(filtrosDaFila('PAIES')).toContain('espera');
    expect(filtrosDaFila('PADC')).not.toContain('espera');
  });
});
