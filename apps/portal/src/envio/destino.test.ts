import { describe, expect, it } from 'vitest';
import { chaveDoDestino, type DestinoDoEnvio, enderecoDoEnvio } from './destino.ts';

const VAGA = {
  tipoPessoa: 'estudante',
  tipoDocumento: 'RESIDENCIA',
  indice: 0,
  tipoRenda: null,
  responde: false,
} as const;
const NA_SOLICITACAO: DestinoDoEnvio = { solicitacaoId: 7, pessoaId: 'p', ...VAGA };
const NA_RENDA: DestinoDoEnvio = { alteracaoId: 7, ...VAGA, tipoPessoa: 'fiador' };
const NA_ATUALIZACAO: DestinoDoEnvio = { atualizacaoId: 7, ...VAGA };

describe('where a file goes', () => {
  it('things of the same number keep their files apart', () => {
    const chaves = [NA_SOLICITACAO, NA_ATUALIZACAO, NA_RENDA].map(chaveDoDestino);
    expect(new Set(chaves).size).toBe(3);
  });

  it('a request keeps the key under which devices hold files that wait for their line', () => {
    expect(chaveDoDestino(NA_SOLICITACAO)).toBe('7/estudante/RESIDENCIA/0');
  });

  it('a request says everything in the address, and which file may be replaced', () => {
    expect(enderecoDoEnvio(NA_SOLICITACAO, null)).toEqual({
      caminho: '/solicitacaoCredito/7/salvarDocumento/estudante/RESIDENCIA/0/null/N?pessoa=p&substitui=vazia',
      partes: {},
    });
  });

  it('an update and a change of guarantor say it in parts of the form (spec 3 section 7)', () => {
    expect(enderecoDoEnvio(NA_ATUALIZACAO, 'd')).toEqual({
      caminho: '/alteracao-cadastral/7/documentos',
      partes: { documentType: 'RESIDENCIA', personType: 'estudante', typeIndex: '0', documentId: 'd' },
    });
    expect(enderecoDoEnvio(NA_RENDA)).toEqual({
      caminho: '/alteracao-contrato/f/7/renda/documentos',
      partes: { documentType: 'RESIDENCIA', personType: 'fiador', typeIndex: '0' },
    });
    expect(enderecoDoEnvio(NA_ATUALIZACAO).partes).not.toHaveProperty('documentId');
  });
});
