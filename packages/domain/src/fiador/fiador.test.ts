import { describe, expect, it } from 'vitest';
import { SIGLAS } from '../solicitacao/estados.ts';
import {
  type AcaoDoFiador,
  type FatosDoFiador,
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
};

describe('where a guarantor stands', () => {
  it.each([
    ['invited', {}, 'convidado'],
    ['opened the invitation', { vinculado: true }, 'aguardando-aceite'],
    ['accepted', { vinculado: true, aceitou: true, percentual: 33 }, 'preenchendo'],
    ['accepted and sent everything', { vinculado: true, aceitou: true, percentual: 100 }, 'pronto'],
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
    ['lembrar', { ...aceitou, percentual: 100 }, 'nada-a-lembrar'],
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
