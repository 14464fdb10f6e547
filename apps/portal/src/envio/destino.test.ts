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
const NA_ATUALIZACAO: DestinoDoEnvio = { atualizacaoId: 7, ...VAGA };

describe('where a file goes', () => {
  it('a request and an update of the same number keep their files apart', () => {
    expect(chaveDoDestino(NA_SOLICITACAO)).not.toBe(chaveDoDestino(NA_ATUALIZACAO));
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

  it('an update says it in parts of the form (spec 3 section 7)', () => {
    expect(enderecoDoEnvio(NA_ATUALIZACAO, 'd')).toEqual({
      caminho: '/alteracao-cadastral/7/documentos',
      partes: { documentType: 'RESIDENCIA', personType: 'estudante', typeIndex: '0', documentId: 'd' },
    });
    expect(enderecoDoEnvio(NA_ATUALIZACAO).partes).not.toHaveProperty('documentId');
  });
});
