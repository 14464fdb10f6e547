import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Exigencias } from '../instituicao/exigencias.ts';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import {
  autorizacao,
  liberacaoDoReenvio,
  type PedidoDeAutorizacao,
  precisaDeAutorizacao,
  recusaDoReenvio,
  responsavelAAutorizar,
  responsavelAutorizou,
  situacaoDaAutorizacao,
  textoDaAutorizacao,
  VERSAO_DA_AUTORIZACAO,
  vencimentoDoLink,
} from './autorizacao.ts';

const ENVIADA = new Date('2026-11-27T15:00:00Z');
const HELENA = { nome: 'Helena Lima Duarte', cpf: '45317828791', email: 'helena@exemplo.com.br' };

const estudante = (respostas: Record<string, unknown>, tipoPessoa = 'estudante'): ContextoDoParticipante => ({
  tipoPessoa: tipoPessoa as ContextoDoParticipante['tipoPessoa'],
  hoje: '2026-11-27',
  exigencias: {} as Exigencias,
  respostas: {
    cpf: '52998224725',
    email: 'ana@exemplo.com.br',
    dataNascimento: '2009-05-10',
    grauParentescoResponsavel: 'M',
    nomeResponsavel: HELENA.nome,
    cpfResponsavel: HELENA.cpf,
    emailResponsavel: HELENA.email,
    ...respostas,
  },
  documentos: [],
  outras: [],
  cpfNoDocumento: false,
  cpfNoDocumentoDoConjuge: false,
  rendaMinimaCentavos: null,
});

const pedido = (alteracoes: Partial<PedidoDeAutorizacao> = {}): PedidoDeAutorizacao => ({
  ...HELENA,
  resposta: null,
  enviadaEm: ENVIADA,
  expiraEm: vencimentoDoLink(ENVIADA),
  envios: 1,
  ...alteracoes,
});

describe('who must authorise', () => {
  it.each([
    ['a student of 17', estudante({}), true],
    ['a student on the 18th birthday', estudante({ dataNascimento: '2008-11-27' }), false],
    ['a student on the day before it', estudante({ dataNascimento: '2008-11-28' }), true],
    ['an emancipated student of 17', estudante({ grauParentescoResponsavel: 'E' }), false],
    ['an emancipated student of 15', estudante({ dataNascimento: '2011-05-10', emancipada: true }), false],
    ['a student of 17 who has not said who', estudante({ grauParentescoResponsavel: undefined }), true],
    ['a student whose birth date is not known', estudante({ dataNascimento: undefined }), false],
    ['a guarantor', estudante({}, 'fiador'), false],
  ])('%s: %s', (_, quem, precisa) => {
    expect(precisaDeAutorizacao(quem)).toBe(precisa);
  });

  it.each([
    ['whole answers', estudante({}), HELENA],
    ['no e-mail yet', estudante({ emailResponsavel: undefined }), null],
    ["the student's own CPF", estudante({ cpfResponsavel: '52998224725' }), null],
    ['somebody else without the degree of kinship', estudante({ grauParentescoResponsavel: 'O' }), null],
    [
      'somebody else with it',
      estudante({ grauParentescoResponsavel: 'O', parentescoResponsavel: 'Tia' }),
      HELENA,
    ],
  ])('is asked with %s', (_, quem, esperado) => {
    expect(responsavelAAutorizar(quem)).toEqual(esperado);
  });
});

describe('consent', () => {
  it.each([
    ['nothing was asked', null, false],
    ['not answered', pedido(), false],
    ['refused', pedido({ resposta: 'recusada' }), false],
    ['authorised', pedido({ resposta: 'autorizada' }), true],
    [
      'authorised by another e-mail',
      pedido({ resposta: 'autorizada', email: 'outra@exemplo.com.br' }),
      false,
    ],
    ['authorised by another CPF', pedido({ resposta: 'autorizada', cpf: '52998224725' }), false],
  ])('%s: %s', (_, feito, vale) => {
    expect(responsavelAutorizou(estudante({}), feito)).toBe(vale);
  });

  it('is not needed of an adult', () => {
    expect(responsavelAutorizou(estudante({ dataNascimento: '1990-01-01' }), null)).toBe(true);
  });
});

describe('the link', () => {
  it.each([
    ['just sent', pedido(), ENVIADA, 'pendente'],
    ['on the last second', pedido(), new Date('2026-12-12T14:59:59Z'), 'pendente'],
    ['fifteen days later', pedido(), new Date('2026-12-12T15:00:00Z'), 'vencida'],
    ['answered long ago', pedido({ resposta: 'autorizada' }), new Date('2027-12-12T15:00:00Z'), 'autorizada'],
  ])('%s is %s', (_, feito, agora, situacao) => {
    expect(situacaoDaAutorizacao(feito, agora)).toBe(situacao);
  });

  it.each([
    ['at once', pedido(), ENVIADA, 'cedo-demais'],
    ['after the wait', pedido(), liberacaoDoReenvio(pedido()), null],
    ['after a refusal and the wait', pedido({ resposta: 'recusada' }), liberacaoDoReenvio(pedido()), null],
    ['once authorised', pedido({ resposta: 'autorizada' }), liberacaoDoReenvio(pedido()), 'ja-autorizada'],
    ['for the twentieth time', pedido({ envios: 20 }), liberacaoDoReenvio(pedido()), 'muitos-envios'],
  ])('sent again %s: %s', (_, feito, agora, recusa) => {
    expect(recusaDoReenvio(feito, agora)).toBe(recusa);
  });
});

describe('the text that the guardian agrees to', () => {
  const termos = {
    provedor: 'Fundação Exemplo',
    responsavel: HELENA.nome,
    estudante: 'Ana Lima',
    instituicao: 'Universidade Aurora',
    curso: 'Administração',
    mensalidadeCentavos: 98_000,
    percentual: 50,
  };
  const texto = textoDaAutorizacao(termos);

  it('says who asks what of whom, and the amount', () => {
    const declaracao = `${HELENA.nome}: Tenho a responsabilidade legal`;
    for (const parte of ['Ana Lima', 'Universidade Aurora', '50%', 'R$', '490,00', declaracao])
      expect(texto.replaceAll('\u00a0', ' ')).toContain(parte);
    for (const { titulo } of autorizacao(termos)) expect(texto).toContain(titulo);
  });

  it('speaks to everybody without forms to choose from', () => {
    expect(texto).not.toMatch(/\((a|as|o|os)\)/);
  });

  it('does not change its words without a new version', () => {
    const resumo = createHash('sha256').update(texto).digest('hex').slice(0, 16);
    expect({ versao: VERSAO_DA_AUTORIZACAO, resumo }).toEqual({
      versao: '2026-11-d',
      resumo: '9741d6357da0eb06',
    });
  });
});
