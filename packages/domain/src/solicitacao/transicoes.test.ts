import { describe, expect, it } from 'vitest';
import { ESTADOS, SIGLAS, type Sigla, siglasCancelaveis, siglasFinais } from './estados.ts';
import {
  ACOES,
  type Acao,
  type Ator,
  type CondicoesDaTransicao,
  setas,
  siglaDePreenchimento,
  transitar,
} from './transicoes.ts';

const ATORES: readonly Ator[] = ['estudante', 'fiador', 'instituicao', 'analista', 'sistema'];

const PRONTA: CondicoesDaTransicao = {
  semFiador: false,
  analiseIes: false,
  dadosBasicosCompletos: true,
  dadosComplementaresCompletos: true,
  fiadoresCompletos: true,
  fiadoresAceitaram: true,
  responsavelAutorizou: true,
  temMotivo: true,
  documentosRejeitadosEmAberto: false,
};

const ir = (sigla: Sigla, acao: Acao, ator: Ator, alteracoes: Partial<CondicoesDaTransicao> = {}) => {
  const resultado = transitar(sigla, acao, ator, { ...PRONTA, ...alteracoes });
  return resultado.ok ? resultado.destino.sigla : resultado.recusa;
};

describe('the healthy way of a request', () => {
  it.each<[string, Sigla, Acao, Ator, Partial<CondicoesDaTransicao>, string]>([
    [
      'nothing filled in yet',
      'PDBE',
      'atualizarPreenchimento',
      'estudante',
      { dadosBasicosCompletos: false },
      'PDBE',
    ],
    [
      'basic data complete',
      'PDBE',
      'atualizarPreenchimento',
      'estudante',
      { dadosComplementaresCompletos: false },
      'PDC',
    ],
    ['all data complete', 'PDC', 'atualizarPreenchimento', 'estudante', {}, 'PDBF'],
    [
      'all data complete without guarantor',
      'PDC',
      'atualizarPreenchimento',
      'estudante',
      { semFiador: true },
      'PDC',
    ],
    [
      'an answer taken back',
      'PDBF',
      'atualizarPreenchimento',
      'estudante',
      { dadosComplementaresCompletos: false },
      'PDC',
    ],
    ['concluded', 'PDBF', 'concluir', 'estudante', {}, 'PADC'],
    [
      'concluded without guarantor',
      'PDC',
      'concluir',
      'estudante',
      { semFiador: true, fiadoresCompletos: false, fiadoresAceitaram: false },
      'PADC',
    ],
    [
      'concluded where the institution decides',
      'PDBF',
      'concluir',
      'estudante',
      { analiseIes: true },
      'PAIES',
    ],
    [
      'concluded too early',
      'PDBF',
      'concluir',
      'estudante',
      { dadosComplementaresCompletos: false },
      'solicitacao-incompleta',
    ],
    [
      'concluded without a complete guarantor',
      'PDBF',
      'concluir',
      'estudante',
      { fiadoresCompletos: false },
      'solicitacao-incompleta',
    ],
    [
      'concluded without acceptance',
      'PDBF',
      'concluir',
      'estudante',
      { fiadoresAceitaram: false },
      'falta-aceite',
    ],
    [
      "concluded without the guardian's consent",
      'PDC',
      'concluir',
      'estudante',
      { semFiador: true, responsavelAutorizou: false },
      'falta-autorizacao',
    ],
    ['yes of the institution', 'PAIES', 'aprovarIes', 'instituicao', {}, 'PADC'],
    ['waiting list', 'PAIES', 'colocarEmListaDeEspera', 'instituicao', {}, 'PAIES'],
    ['no of the institution', 'PAIES', 'reprovarIes', 'instituicao', {}, 'RIES'],
    [
      'no without a reason',
      'PAIES',
      'reprovarIes',
      'instituicao',
      { temMotivo: false },
      'motivo-obrigatorio',
    ],
    ['data approved', 'PADC', 'aprovarDadosComplementares', 'analista', {}, 'PAF'],
    [
      'data approved without guarantor',
      'PADC',
      'aprovarDadosComplementares',
      'analista',
      { semFiador: true },
      'A',
    ],
    [
      'approved over a refused document',
      'PADC',
      'aprovarDadosComplementares',
      'analista',
      { documentosRejeitadosEmAberto: true },
      'documentos-rejeitados',
    ],
    ['data given back', 'PADC', 'devolverDadosComplementares', 'analista', {}, 'RDC'],
    ['data corrected', 'RDC', 'concluirCorrecao', 'estudante', {}, 'PADC'],
    [
      'correction without the documents',
      'RDC',
      'concluirCorrecao',
      'estudante',
      { documentosRejeitadosEmAberto: true },
      'documentos-rejeitados',
    ],
    [
      'correction that leaves a hole where a refused proof was',
      'RDC',
      'concluirCorrecao',
      'estudante',
      { dadosComplementaresCompletos: false },
      'solicitacao-incompleta',
    ],
    [
      'correction under another guardian',
      'RDC',
      'concluirCorrecao',
      'estudante',
      { responsavelAutorizou: false },
      'falta-autorizacao',
    ],
    ['guarantor approved', 'PAF', 'aprovarFiador', 'analista', {}, 'A'],
    ['guarantor given back', 'PAF', 'devolverFiador', 'analista', {}, 'RAF'],
    ['guarantor corrected', 'RAF', 'concluirCorrecao', 'fiador', {}, 'PAF'],
    ['rejected', 'PAF', 'reprovar', 'analista', {}, 'REP'],
    ['rejected without a reason', 'PADC', 'reprovar', 'analista', { temMotivo: false }, 'motivo-obrigatorio'],
  ])('%s', (_, sigla, acao, ator, alteracoes, esperado) => {
    expect(ir(sigla, acao, ator, alteracoes)).toBe(esperado);
  });
});

describe('every role in every state', () => {
  const casos = SIGLAS.flatMap((sigla) =>
    ACOES.flatMap((acao) => ATORES.map((ator) => ({ sigla, acao, ator }))),
  );
  const permitidos = casos.filter(({ sigla, acao, ator }) => transitar(sigla, acao, ator, PRONTA).ok);

  it('has exactly the allowed actions', () => {
    const resumo = new Map<string, string[]>();
    for (const { sigla, acao, ator } of permitidos) {
      const chave = `${sigla} ${ator}`;
      resumo.set(chave, [...(resumo.get(chave) ?? []), acao]);
    }
    expect(Object.fromEntries(resumo)).toEqual({
      'PDBE estudante': ['atualizarPreenchimento', 'concluir', 'cancelar'],
      'PDBE fiador': ['atualizarPreenchimento'],
      'PDBE sistema': ['atualizarPreenchimento'],
      'PDC estudante': ['atualizarPreenchimento', 'concluir', 'cancelar'],
      'PDC fiador': ['atualizarPreenchimento'],
      'PDC sistema': ['atualizarPreenchimento'],
      'PDBF estudante': ['atualizarPreenchimento', 'concluir', 'cancelar'],
      'PDBF fiador': ['atualizarPreenchimento'],
      'PDBF sistema': ['atualizarPreenchimento'],
      'PAIES estudante': ['cancelar'],
      'PAIES instituicao': ['aprovarIes', 'colocarEmListaDeEspera', 'reprovarIes'],
      'PADC estudante': ['cancelar'],
      'PADC analista': ['aprovarDadosComplementares', 'devolverDadosComplementares', 'reprovar'],
      'PAF estudante': ['cancelar'],
      'PAF analista': ['aprovarFiador', 'devolverFiador', 'reprovar'],
      'RDC estudante': ['concluirCorrecao'],
      'RDC fiador': ['concluirCorrecao'],
      'RAF estudante': ['concluirCorrecao'],
      'RAF fiador': ['concluirCorrecao'],
      'RIES estudante': ['recorrer'],
      'RIES analista': ['aceitarRecurso', 'manterRecurso'],
      'REP estudante': ['recorrer'],
      'REP analista': ['aceitarRecurso', 'manterRecurso'],
    });
  });

  it('can be cancelled by the student exactly where the state table says so', () => {
    expect(SIGLAS.filter((sigla) => ir(sigla, 'cancelar', 'estudante') === 'CAN')).toEqual(siglasCancelaveis);
  });

  it('leaves a final state only by an appeal that was accepted', () => {
    const saidas = setas().filter(({ de, para }) => siglasFinais.includes(de) && de !== para);
    expect(saidas.map(({ de, acao, para }) => `${de} ${acao} ${para}`)).toEqual([
      'RIES aceitarRecurso PAIES',
      'REP aceitarRecurso PADC',
      'REP aceitarRecurso PAF',
    ]);
  });

  it('keeps a refusal only with a reason', () => {
    expect(ir('REP', 'manterRecurso', 'analista', { temMotivo: false })).toBe('motivo-obrigatorio');
    expect(ir('REP', 'manterRecurso', 'analista')).toBe('REP');
  });

  it('leads to a status of its destination', () => {
    for (const { sigla, acao, ator } of permitidos) {
      const resultado = transitar(sigla, acao, ator, PRONTA);
      if (resultado.ok)
        expect(ESTADOS[resultado.destino.sigla].statusSolicitacao).toContain(
          resultado.destino.statusSolicitacao,
        );
    }
  });

  it('goes back where what was filled in is taken away', () => {
    const voltas = setas().filter(
      ({ acao, de, para }) => acao === 'atualizarPreenchimento' && SIGLAS.indexOf(para) < SIGLAS.indexOf(de),
    );
    expect(voltas.map(({ de, para }) => `${de} ${para}`)).toEqual(['PDC PDBE', 'PDBF PDBE', 'PDBF PDC']);
  });

  it('reaches every state from the first one', () => {
    const alcancadas = new Set<Sigla>(['PDBE']);
    for (let antes = 0; antes !== alcancadas.size; ) {
      antes = alcancadas.size;
      for (const seta of setas()) if (alcancadas.has(seta.de)) alcancadas.add(seta.para);
    }
    expect([...alcancadas].sort()).toEqual([...SIGLAS].sort());
  });
});

describe('the editable state that the data amount to', () => {
  it('never asks a guarantor where there is none', () => {
    expect(siglaDePreenchimento({ ...PRONTA, semFiador: true })).toBe('PDC');
  });
});
