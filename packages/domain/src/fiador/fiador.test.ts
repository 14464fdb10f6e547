import { describe, expect, it } from 'vitest';
import { SIGLAS } from '../solicitacao/estados.ts';
import {
  type AcaoDoFiador,
  type FatosDoFiador,
  faltaConcluir,
  podeGerenciarFiadores,
  ROTULOS_DO_FIADOR,
  recusaDaAcao,
  SITUACOES_DO_FIADOR,
  situacaoDoFiador,
} from './fiador.ts';

const base: FatosDoFiador = {
  sigla: 'PDBF',
  preenchidoPor: 'pessoa',
  vinculado: false,
  aceitou: false,
  percentual: 0,
  documentosRejeitados: 0,
  reprovado: false,
  terminou: false,
};

describe('where a guarantor stands', () => {
  it.each([
    ['invited', {}, 'convidado'],
    ['opened the invitation', { vinculado: true }, 'aguardando-aceite'],
    ['accepted', { vinculado: true, aceitou: true, percentual: 33 }, 'preenchendo'],
    [
      'accepted and sent everything',
      { vinculado: true, aceitou: true, percentual: 100, terminou: true },
      'pronto',
    ],
    ['filled in by the student, half', { preenchidoPor: 'estudante', percentual: 67 }, 'preenchendo'],
    ['filled in by the student, all', { preenchidoPor: 'estudante', percentual: 100 }, 'aguardando-aceite'],
    [
      'a document was refused',
      { vinculado: true, aceitou: true, percentual: 67, documentosRejeitados: 1 },
      'com-pendencias',
    ],
    [
      'refused for the income, every file accepted',
      { vinculado: true, aceitou: true, percentual: 100, reprovado: true },
      'com-pendencias',
    ],
  ] as const)('%s: %s', (_, mudanca, esperado) => {
    expect(situacaoDoFiador({ ...base, ...mudanca })).toBe(esperado);
  });

  it('sending everything is never acceptance', () => {
    for (const preenchidoPor of ['pessoa', 'estudante'] as const)
      expect(situacaoDoFiador({ ...base, preenchidoPor, vinculado: true, percentual: 100 })).toBe(
        'aguardando-aceite',
      );
  });

  it('has words for every reader', () => {
    for (const situacao of SITUACOES_DO_FIADOR)
      for (const leitor of ['estudante', 'fiador', 'analista'] as const)
        expect(ROTULOS_DO_FIADOR[situacao][leitor].texto).toMatch(/\.$/);
  });
});

describe('19.1: who sent everything and has not said so', () => {
  const tudo = { vinculado: true, aceitou: true, percentual: 100 } as const;
  it.each<[string, Partial<FatosDoFiador>, boolean]>([
    ['fills in on their own', {}, true],
    ['said so, or was approved', { terminou: true }, false],
    ['has not accepted', { aceitou: false }, false],
    ['has something missing', { percentual: 67 }, false],
    ['the student filled in for them', { preenchidoPor: 'estudante' }, false],
    [
      'the student filled in for them, and a correction waits',
      { preenchidoPor: 'estudante', sigla: 'RDC' },
      true,
    ],
    ['a correction waits', { sigla: 'RAF' }, true],
    ['it was handed in without the word', { sigla: 'PADC' }, false],
    ['it is over', { sigla: 'A' }, false],
  ])('%s', (_, mudanca, falta) => {
    const fatos = { ...base, ...tudo, ...mudanca };
    expect(faltaConcluir(fatos)).toBe(falta);
    expect(situacaoDoFiador(fatos) === 'por-concluir').toBe(falta);
  });
});

describe('what may be done about a guarantor', () => {
  it.each(SIGLAS.map((sigla) => [sigla, ['PDBE', 'PDC', 'PDBF', 'RDC', 'RAF'].includes(sigla)] as const))(
    'in %s guarantors are managed: %s',
    (sigla, esperado) => {
      expect(podeGerenciarFiadores(sigla)).toBe(esperado);
      expect(recusaDaAcao('remover', { ...base, sigla })).toBe(esperado ? null : 'solicitacao-em-analise');
    },
  );

  const aceitou = { vinculado: true, aceitou: true } as const;
  it.each([
    ['remover', {}, null],
    ['remover', aceitou, null],
    ['trocar-preenchimento', {}, null],
    ['trocar-preenchimento', aceitou, 'fiador-ja-aceitou'],
    ['corrigir-convite', {}, null],
    ['corrigir-convite', aceitou, 'fiador-ja-aceitou'],
    ['preencher-pelo-fiador', {}, 'fiador-preenche'],
    ['preencher-pelo-fiador', { preenchidoPor: 'estudante' }, null],
    ['preencher-pelo-fiador', { preenchidoPor: 'estudante', ...aceitou }, 'fiador-ja-aceitou'],
    ['lembrar', {}, null],
    ['lembrar', { ...aceitou, percentual: 67 }, null],
    ['lembrar', { ...aceitou, percentual: 100 }, null],
    ['lembrar', { ...aceitou, percentual: 100, terminou: true }, 'nada-a-lembrar'],
    ['lembrar', { ...aceitou, percentual: 100, reprovado: true }, null],
    ['novo-link', aceitou, null],
    ['recusar', aceitou, null],
  ] as ReadonlyArray<[AcaoDoFiador, Partial<FatosDoFiador>, string | null]>)(
    '%s with %o: %s',
    (acao, mudanca, esperado) => {
      expect(recusaDaAcao(acao, { ...base, ...mudanca })).toBe(esperado);
    },
  );
});
