import { describe, expect, it } from 'vitest';
import type { TipoDocumento } from '../documento/tipos.ts';
import { EXIGENCIAS_MINIMAS } from '../instituicao/exigencias.ts';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { marcasDosItens } from './marcas-dos-itens.ts';

const documento = (tipoDocumento: TipoDocumento, rejeitado = false, indice = 0) => ({
  tipoDocumento,
  indice,
  tipoRenda: null,
  rejeitado,
});

const solteiro: ContextoDoParticipante = {
  tipoPessoa: 'fiador',
  hoje: '2026-11-27',
  respostas: {},
  documentos: [],
  exigencias: EXIGENCIAS_MINIMAS,
  outras: [],
  cpfNoDocumento: true,
  cpfNoDocumentoDoConjuge: false,
  rendaMinimaCentavos: null,
};

describe('the three items of a guarantor', () => {
  it('start without anything', () => {
    expect(marcasDosItens(solteiro)).toEqual({
      identificacao: 'pendente',
      estadoCivil: 'pendente',
      renda: 'pendente',
    });
  });

  it('are marked one by one, and a refused proof marks only its own', () => {
    const contexto = {
      ...solteiro,
      respostas: {
        estadoCivil: 'SOLTEIRO',
        uniaoEstavel: 'N',
        rendaCentavos: 500_000,
        profissaoId: 12,
        tiposDeRenda: ['A'],
      },
      documentos: [documento('APOSENTADORIA_BENEFICIO', true)],
    };
    expect(marcasDosItens(contexto)).toEqual({
      identificacao: 'pendente',
      estadoCivil: 'enviado',
      renda: 'rejeitado',
    });
    expect(marcasDosItens({ ...contexto, documentos: [documento('APOSENTADORIA_BENEFICIO')] }).renda).toBe(
      'enviado',
    );
  });
});
