import { describe, expect, it } from 'vitest';
import {
  contagemEmPalavras,
  type DocumentoRecusado,
  gruposRecusados,
  requisitosDoGrupo,
  tituloDoReenvio,
} from './grupos.ts';

function recusado(tipoDocumento: DocumentoRecusado['tipoDocumento'], resto: Partial<DocumentoRecusado> = {}) {
  const indice = resto.indice ?? 0;
  return {
    id: `${tipoDocumento}-${indice}`,
    tipoPessoa: 'estudante',
    tipoDocumento,
    indice,
    motivos: ['Ilegível.'],
    respondido: false,
    paginas: 1,
    enviadoEm: '2026-11-10',
    ...resto,
  } satisfies DocumentoRecusado;
}

describe('gruposRecusados', () => {
  it('puts the documents of the guardian and of the spouse after the others', () => {
    const grupos = gruposRecusados([
      recusado('CARTEIRA_CONJUGE'),
      recusado('DOCUMENTO_RESPONSAVEL'),
      recusado('MATRICULA'),
      recusado('CERTIDAO_CASAMENTO'),
      recusado('RESIDENCIA'),
      recusado('RG'),
    ]);
    expect(grupos.map(({ field }) => field)).toEqual([
      'RG',
      'RESIDENCIA',
      'MATRICULA',
      'DOCUMENTO_RESPONSAVEL',
      'CARTEIRA_CONJUGE',
      'CERTIDAO_CASAMENTO',
    ]);
  });

  it('keeps the student before the guarantors', () => {
    const grupos = gruposRecusados([
      recusado('RG', { tipoPessoa: 'fiador2' }),
      recusado('RG', { tipoPessoa: 'fiador' }),
      recusado('TERMO_GUARDA'),
    ]);
    expect(grupos.map(({ person }) => person)).toEqual(['estudante', 'fiador', 'fiador2']);
  });

  it('gathers the months of a proof, each reason once, and knows which were answered', () => {
    const [grupo] = gruposRecusados([
      recusado('PRODUTOR_RURAL', { indice: 4, motivos: ['Cortado.', 'Ilegível.'] }),
      recusado('PRODUTOR_RURAL', { indice: 1, respondido: true }),
      recusado('PRODUTOR_RURAL', { indice: 3 }),
    ]);
    expect(grupo).toMatchObject({
      indices: [1, 3, 4],
      abertos: [3, 4],
      ids: ['PRODUTOR_RURAL-1', 'PRODUTOR_RURAL-3', 'PRODUTOR_RURAL-4'],
      motivos: ['Ilegível.', 'Cortado.'],
    });
  });
});

describe('requisitosDoGrupo', () => {
  it('asks only for the refused months, by name', () => {
    const [grupo] = gruposRecusados([
      recusado('CONTRACHEQUE', { indice: 0 }),
      recusado('CONTRACHEQUE', { indice: 2 }),
    ]);
    expect(grupo && requisitosDoGrupo(grupo)).toEqual([
      {
        tipoDocumento: 'CONTRACHEQUE',
        quantidade: 1,
        indiceInicial: 0,
        rotulo: 'Contracheque de outubro de 2026',
      },
      {
        tipoDocumento: 'CONTRACHEQUE',
        quantidade: 1,
        indiceInicial: 2,
        rotulo: 'Contracheque de agosto de 2026',
      },
    ]);
  });
});

it.each([
  ['RG', 'Envie de novo o seu RG ou CNH'],
  ['SELFIE', 'Tire outra selfie'],
  ['PRODUTOR_RURAL', 'Envie de novo as suas notas de produtor rural'],
  ['CERTIDAO_CASAMENTO', 'Envie de novo a sua certidão de casamento'],
  ['CPF_CONJUGE', 'Envie de novo o CPF do cônjuge'],
] as const)('%s: %s', (field, titulo) => {
  expect(tituloDoReenvio({ field })).toBe(titulo);
});

it('counts in words', () => {
  expect([contagemEmPalavras(1), contagemEmPalavras(3)]).toEqual(['1 pendência', '3 pendências']);
});
