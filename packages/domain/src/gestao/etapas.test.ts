import { describe, expect, it } from 'vitest';
import { PAPEIS_DE_OPERADOR } from '../acesso/permissoes.ts';
import { SIGLAS } from '../solicitacao/estados.ts';
import { atoresDe } from '../solicitacao/transicoes.ts';
import {
  ALVO_DA_DECISAO,
  contarDaEtapa,
  decisoesDaEtapa,
  decisoesOferecidas,
  impedimentoDaDecisao,
  pessoasDaEtapa,
} from './etapas.ts';
import { filasDoPapel, idadeEmPalavras } from './filas.ts';

const nada = { pendentes: 0, aprovados: 0, rejeitados: 0 };

describe('etapas da análise', () => {
  it('offers only decisions that the transition table knows, to the role that it names', () => {
    for (const sigla of SIGLAS)
      for (const papel of PAPEIS_DE_OPERADOR)
        for (const decisao of decisoesDaEtapa(sigla, papel))
          expect(atoresDe(sigla, decisao), `${sigla} ${decisao}`).toContain(papel);
  });

  it('gives each role decisions exactly in the queues that it works on', () => {
    for (const sigla of SIGLAS)
      for (const papel of PAPEIS_DE_OPERADOR)
        expect(decisoesDaEtapa(sigla, papel).length > 0, `${sigla} ${papel}`).toBe(
          (filasDoPapel(papel) as readonly string[]).includes(sigla),
        );
  });

  it('offers a place in the waiting list once', () => {
    const oferecidas = (statusSolicitacao: 'PENDENTE_ANALISE_IES' | 'LISTA_ESPERA_IES') =>
      decisoesOferecidas({ sigla: 'PAIES', statusSolicitacao }, 'instituicao');
    expect(oferecidas('PENDENTE_ANALISE_IES')).toEqual([
      'aprovarIes',
      'colocarEmListaDeEspera',
      'reprovarIes',
    ]);
    expect(oferecidas('LISTA_ESPERA_IES')).toEqual(['aprovarIes', 'reprovarIes']);
  });

  it('looks at the student before the guarantors, never at both in one stage', () => {
    expect(pessoasDaEtapa('PADC')).toEqual(['estudante']);
    expect(pessoasDaEtapa('PAF')).toEqual(['fiador', 'fiador2']);
    expect(pessoasDaEtapa('RDC')).toEqual([]);
  });

  it('counts only the documents of the people whose turn it is', () => {
    const documentos = [
      { tipoPessoa: 'estudante', situacao: 'aprovado' },
      { tipoPessoa: 'estudante', situacao: 'enviado' },
      { tipoPessoa: 'fiador', situacao: 'rejeitado' },
    ] as const;
    expect(contarDaEtapa('PADC', documentos)).toEqual({ pendentes: 1, aprovados: 1, rejeitados: 0 });
    expect(contarDaEtapa('PAF', documentos)).toEqual({ pendentes: 0, aprovados: 0, rejeitados: 1 });
  });

  it.each([
    ['aprovarDadosComplementares', nada, 0, null],
    ['aprovarDadosComplementares', { ...nada, pendentes: 1 }, 0, 'Falta avaliar 1 documento.'],
    ['aprovarFiador', { ...nada, pendentes: 3 }, 0, 'Falta avaliar 3 documentos.'],
    [
      'aprovarFiador',
      { ...nada, rejeitados: 1 },
      0,
      'Há documento recusado: devolva para correção ou desfaça a recusa.',
    ],
    ['devolverDadosComplementares', nada, 0, 'Recuse ao menos um documento ou informe um motivo.'],
    ['devolverDadosComplementares', { ...nada, rejeitados: 1 }, 0, null],
    ['devolverFiador', { ...nada, pendentes: 2 }, 1, null],
    ['reprovar', { ...nada, rejeitados: 4 }, 0, 'Informe ao menos um motivo.'],
    ['reprovar', nada, 1, null],
    ['reprovarIes', nada, 0, 'Informe ao menos um motivo.'],
    ['colocarEmListaDeEspera', nada, 0, null],
    ['aprovarIes', nada, 0, null],
  ] as const)('answers to %s with %j and %i reasons: %s', (decisao, contagem, motivos, esperado) => {
    expect(impedimentoDaDecisao(decisao, contagem, motivos)).toBe(esperado);
  });

  it('asks for reasons exactly where the person must read some', () => {
    expect(
      Object.entries(ALVO_DA_DECISAO)
        .filter(([, alvo]) => alvo !== null)
        .map(([decisao]) => decisao),
    ).toEqual(['devolverDadosComplementares', 'devolverFiador', 'reprovar', 'reprovarIes']);
  });
});

describe('idade na fila', () => {
  it.each([
    ['2026-11-27T14:59:01Z', 'menos de 1 min'],
    ['2026-11-27T14:59:00Z', '1 min'],
    ['2026-11-27T14:50:00Z', '10 min'],
    ['2026-11-27T10:00:00Z', '5 h'],
    ['2026-11-26T16:00:00Z', '23 h'],
    ['2026-11-26T03:00:00Z', '1 dia'],
    ['2026-11-24T15:00:00Z', '3 dias'],
    // Due two hours later, it is overdue for five days of the calendar.
    ['2026-11-22T23:00:00Z', '5 dias'],
    ['2026-11-27T15:01:00Z', 'menos de 1 min'],
  ])('of a request since %s is %s', (desde, palavras) => {
    expect(idadeEmPalavras(new Date(desde), new Date('2026-11-27T15:00:00Z'))).toBe(palavras);
  });
});
