import { describe, expect, it } from 'vitest';
import { ESTADOS, type Natureza, SIGLAS } from '../solicitacao/estados.ts';
import {
  type DocumentoEmVigor,
  efeitoDaExclusao,
  recusaDoEnvio,
  recusaDoReset,
  SITUACOES_VIGENTES,
  situacaoVisivel,
} from './mudancas.ts';
import { podeCopiarDocumento, vagasDoDocumento } from './vagas.ts';

const doc = (
  situacao: DocumentoEmVigor['situacao'],
  tipoDocumento: DocumentoEmVigor['tipoDocumento'] = 'RG',
  respondeRejeitado = false,
): DocumentoEmVigor => ({ tipoDocumento, situacao, respondeRejeitado });

const envio = (natureza: Natureza, atual: DocumentoEmVigor | null) =>
  recusaDoEnvio({ tipoPessoa: 'estudante', tipoDocumento: 'RG', indice: 0, natureza, atual });

describe('sending a document', () => {
  it.each(SIGLAS)('in %s is possible exactly while somebody may edit or correct', (sigla) => {
    const { natureza } = ESTADOS[sigla];
    const aberta = natureza === 'editavel' || natureza === 'corrigivel';
    expect(envio(natureza, null)).toBe(aberta ? null : 'fechada');
  });

  it.each([
    ['editavel', 'enviado', null],
    ['editavel', 'aprovado', null],
    ['editavel', 'rejeitado', null],
    ['corrigivel', 'enviado', null],
    ['corrigivel', 'rejeitado', null],
    ['corrigivel', 'aprovado', 'ja-aprovado'],
    ['bloqueada', 'rejeitado', 'fechada'],
    ['final', 'enviado', 'fechada'],
  ] as const)('while %s may replace a file that is %s: %s', (natureza, situacao, esperado) => {
    expect(envio(natureza, doc(situacao))).toBe(esperado);
  });

  it.each([
    [null, null],
    ['enviado', null],
    ['aprovado', 'ja-aprovado'],
  ] as const)('after the end the pact may take the place of one that is %s: %s', (situacao, esperado) => {
    const pacto = { ...doc(situacao ?? 'enviado'), tipoDocumento: 'PACTO_ANTENUPCIAL' } as const;
    const pedido = { tipoPessoa: 'fiador', tipoDocumento: 'PACTO_ANTENUPCIAL', indice: 0 } as const;
    expect(recusaDoEnvio({ ...pedido, natureza: 'final', atual: situacao && pacto })).toBe(esperado);
    expect(recusaDoEnvio({ ...pedido, natureza: 'bloqueada', atual: situacao && pacto })).toBe('fechada');
    expect(efeitoDaExclusao(pacto, 'final')).toEqual({ tipo: 'recusada', recusa: 'fechada' });
  });

  it.each([
    ['RG', 3],
    ['CONTRACHEQUE', 3],
    ['PRODUTOR_RURAL', 6],
    ['APOSENTADORIA_BENEFICIO', 3],
    ['RG_FAMILIAR', 58],
    ['CPF_FAMILIAR', 29],
  ] as const)('%s has %i slots and no more', (tipoDocumento, vagas) => {
    const pedido = { tipoPessoa: 'estudante', tipoDocumento, natureza: 'editavel', atual: null } as const;
    expect(vagasDoDocumento(tipoDocumento)).toBe(vagas);
    expect(recusaDoEnvio({ ...pedido, indice: vagas - 1 })).toBeNull();
    expect(recusaDoEnvio({ ...pedido, indice: vagas })).toBe('vaga-inexistente');
    expect(recusaDoEnvio({ ...pedido, indice: -1 })).toBe('vaga-inexistente');
  });

  it.each([
    ['estudante', 'MATRICULA', null],
    ['fiador', 'MATRICULA', 'nao-e-desta-pessoa'],
    ['fiador2', 'RG_FAMILIAR', 'nao-e-desta-pessoa'],
    ['fiador', 'DOCUMENTO_RESPONSAVEL', 'nao-e-desta-pessoa'],
    ['fiador', 'CONTRACHEQUE', null],
    ['fiador2', 'CARTEIRA_CONJUGE', null],
  ] as const)('of %s accepts %s: %s', (tipoPessoa, tipoDocumento, esperado) => {
    expect(recusaDoEnvio({ tipoPessoa, tipoDocumento, indice: 0, natureza: 'editavel', atual: null })).toBe(
      esperado,
    );
  });
});

describe('removing a document', () => {
  it.each([
    ['editavel', doc('enviado'), { tipo: 'excluir' }],
    ['editavel', doc('rejeitado'), { tipo: 'excluir' }],
    ['corrigivel', doc('enviado'), { tipo: 'excluir' }],
    ['corrigivel', doc('enviado', 'RG', true), { tipo: 'voltar-ao-rejeitado' }],
    ['corrigivel', doc('aprovado'), { tipo: 'recusada', recusa: 'ja-aprovado' }],
    ['corrigivel', doc('rejeitado'), { tipo: 'recusada', recusa: 'rejeitado-espera-novo' }],
    ['corrigivel', doc('rejeitado', 'CONTRACHEQUE'), { tipo: 'excluir' }],
    ['bloqueada', doc('enviado'), { tipo: 'recusada', recusa: 'fechada' }],
    ['final', doc('enviado'), { tipo: 'recusada', recusa: 'fechada' }],
  ] as const)('while %s, %o: %o', (natureza, documento, efeito) => {
    expect(efeitoDaExclusao(documento, natureza)).toEqual(efeito);
  });
});

describe('putting a document back before the analyst', () => {
  it.each([
    ['corrigivel', doc('rejeitado', 'EXTRATO_BANCARIO'), null],
    ['corrigivel', doc('rejeitado', 'RG'), 'so-renda-rejeitada'],
    ['corrigivel', doc('enviado', 'EXTRATO_BANCARIO'), 'so-renda-rejeitada'],
    // Nothing is in analysis yet, and nothing is said to be (fidelity D24).
    ['editavel', doc('rejeitado', 'EXTRATO_BANCARIO'), 'so-renda-rejeitada'],
    ['bloqueada', doc('rejeitado', 'EXTRATO_BANCARIO'), 'fechada'],
  ] as const)('while %s, %o: %s', (natureza, documento, esperado) => {
    expect(recusaDoReset(documento, natureza)).toBe(esperado);
  });
});

describe('what the owner of a document sees of its verdict', () => {
  it.each(SITUACOES_VIGENTES)('%s is just "enviado" while the analysis goes on', (situacao) => {
    expect(situacaoVisivel(situacao, 'bloqueada')).toBe('enviado');
    expect(situacaoVisivel(situacao, 'corrigivel')).toBe(situacao);
  });
});

describe('the identity document as proof of CPF', () => {
  it.each([
    ['RG', 'CPF', true],
    ['CARTEIRA_CONJUGE', 'CPF_CONJUGE', true],
    ['RG', 'CPF_CONJUGE', false],
    ['RG', 'RESIDENCIA', false],
    ['CPF', 'RG', false],
  ] as const)('%s as %s: %s', (origem, destino, pode) => {
    expect(podeCopiarDocumento(origem, destino)).toBe(pode);
  });
});
