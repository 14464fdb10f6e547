import { describe, expect, it } from 'vitest';
import { podeEditarParte, podeVerParte } from '../participante/acesso.ts';
import type { TipoPessoa } from '../participante/participante-contexto.ts';
import { ESTADOS, lerSigla, SIGLAS, type Sigla } from '../solicitacao/estados.ts';
import { podeIniciarSolicitacao } from '../solicitacao/inicio.ts';
import { etapasDaAnalise } from './etapas-da-analise.ts';
import { ROTULOS, SEM_SOLICITACAO, situacaoDaSolicitacao } from './situacao.ts';

const situacao = (sigla: Sigla, faltaSoAceite = false, possuiContratos = false) =>
  situacaoDaSolicitacao({
    sigla,
    statusSolicitacao: ESTADOS[sigla].statusSolicitacao[0],
    faltaSoAceite,
    possuiContratos,
  });

describe('the situation of a request', () => {
  it.each<[Sigla, string, string]>([
    ['PDBE', 'pendente', '/status'],
    ['PDC', 'pendente', '/status'],
    ['PDBF', 'pendente', '/status'],
    ['PAIES', 'analise', '/status-finalizado'],
    ['PADC', 'analise', '/status-finalizado'],
    ['PAF', 'analise', '/status-finalizado'],
    ['RDC', 'reprovada', '/solicitacao-reprovada'],
    ['RAF', 'reprovada', '/solicitacao-reprovada'],
    ['RIES', 'reprovada', '/solicitacao-reprovada'],
    ['REP', 'reprovada', '/solicitacao-reprovada'],
    ['A', 'aprovada', '/solicitacao-aprovada'],
    ['CAN', 'nenhum', '/inicio'],
  ])('%s is shown as %s at %s', (sigla, exibicao, pagina) => {
    expect(situacao(sigla)).toMatchObject({ exibicao, pagina });
  });

  it('waits for the acceptance on a page of its own, and only there', () => {
    expect(situacao('PDBF', true).pagina).toBe('/aguardando-aceite');
    expect(situacao('PDC', true).pagina).toBe('/status');
  });

  it('with contracts leads home', () => {
    expect(situacao('A', false, true).pagina).toBe('/inicio');
  });

  it('without a request leads to the new-request wizard', () => {
    expect(situacaoDaSolicitacao(null)).toBe(SEM_SOLICITACAO);
  });

  it('has a sentence for every reader', () => {
    for (const sigla of SIGLAS)
      for (const rotulo of Object.values(ROTULOS[sigla])) expect(rotulo).toMatch(/^\p{Lu}.{5,}/u);
  });

  it.each([
    ['AGC', 'PDC'],
    ['AGA', 'PADC'],
    ['AFU', 'PADC'],
    ['P', 'PDBE'],
    ['PAF', 'PAF'],
    ['XYZ', null],
  ])('%s of older data is read as %s', (codigo, sigla) => {
    expect(lerSigla(codigo)).toBe(sigla);
  });

  it('allows a new request after a refusal or a cancellation, never beside an open or approved one', () => {
    expect(SIGLAS.filter((sigla) => podeIniciarSolicitacao(sigla))).toEqual(['RIES', 'REP', 'CAN']);
    expect(podeIniciarSolicitacao(null)).toBe(true);
    // The refused request may open again.
    expect(podeIniciarSolicitacao('REP', 'REPROVADO_EM_RECURSO')).toBe(false);
  });
});

describe('the stages of the analysis', () => {
  const etapas = (sigla: Sigla, semFiador: boolean, analiseIes: boolean, siglaAnterior: Sigla | null) =>
    etapasDaAnalise(sigla, { semFiador, analiseIes, siglaAnterior })
      .map(({ id, estado }) => `${id}:${estado}`)
      .join(' ');

  it.each<[string, Sigla, boolean, boolean, Sigla | null, string]>([
    [
      'at the institution',
      'PAIES',
      false,
      true,
      'PDBF',
      'enviada:feito instituicao:atual dados:futuro fiador:futuro resultado:futuro',
    ],
    [
      'refused by the institution',
      'RIES',
      false,
      true,
      'PAIES',
      'enviada:feito instituicao:recusado dados:futuro fiador:futuro resultado:futuro',
    ],
    [
      'at the analyst',
      'PADC',
      false,
      false,
      'PDBF',
      'enviada:feito dados:atual fiador:futuro resultado:futuro',
    ],
    [
      'given back to the student',
      'RDC',
      false,
      false,
      'PADC',
      'enviada:feito dados:recusado fiador:futuro resultado:futuro',
    ],
    [
      'at the guarantor',
      'PAF',
      false,
      false,
      'PADC',
      'enviada:feito dados:feito fiador:atual resultado:futuro',
    ],
    ['approved without guarantor', 'A', true, false, 'PADC', 'enviada:feito dados:feito resultado:feito'],
    [
      'rejected for the data',
      'REP',
      false,
      false,
      'PADC',
      'enviada:feito dados:recusado fiador:futuro resultado:futuro',
    ],
    [
      'rejected for the guarantor',
      'REP',
      false,
      false,
      'PAF',
      'enviada:feito dados:feito fiador:recusado resultado:futuro',
    ],
  ])('%s', (_, sigla, semFiador, analiseIes, siglaAnterior, esperado) => {
    expect(etapas(sigla, semFiador, analiseIes, siglaAnterior)).toBe(esperado);
  });
});

describe('who sees and changes whose part', () => {
  const parte = (
    tipoPessoa: TipoPessoa,
    preenchidoPor: 'pessoa' | 'estudante' = 'pessoa',
    aceitou = false,
  ) => ({
    tipoPessoa,
    preenchidoPor,
    aceitou,
  });

  it.each<[string, TipoPessoa, ReturnType<typeof parte>, boolean]>([
    ['the student their own', 'estudante', parte('estudante'), true],
    ['the student what they typed for a guarantor', 'estudante', parte('fiador', 'estudante'), true],
    ['the student no longer after the acceptance', 'estudante', parte('fiador', 'estudante', true), false],
    ['the student never what the guarantor typed', 'estudante', parte('fiador'), false],
    ['a guarantor their own', 'fiador', parte('fiador', 'pessoa', true), true],
    ['a guarantor never the student', 'fiador', parte('estudante'), false],
    ['a guarantor never the other', 'fiador', parte('fiador2', 'estudante'), false],
  ])('%s', (_, leitor, alvo, ve) => {
    expect(podeVerParte(leitor, alvo)).toBe(ve);
  });

  it('changes while it is filled in, or corrected by whom it waits for', () => {
    const editavel = (leitor: TipoPessoa, alvo: ReturnType<typeof parte>) =>
      SIGLAS.filter((sigla) => podeEditarParte(leitor, alvo, sigla));
    expect(editavel('estudante', parte('estudante'))).toEqual(['PDBE', 'PDC', 'PDBF', 'RDC']);
    expect(editavel('fiador', parte('fiador', 'pessoa', true))).toEqual([
      'PDBE',
      'PDC',
      'PDBF',
      'RDC',
      'RAF',
    ]);
  });

  it.each(['pessoa', 'estudante'] as const)(
    'a guarantor nothing before accepting (filled in by: %s)',
    (por) => {
      expect(SIGLAS.filter((sigla) => podeEditarParte('fiador', parte('fiador', por), sigla))).toEqual([]);
    },
  );
});
