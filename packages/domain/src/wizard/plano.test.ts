import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TipoDocumento } from '../documento/tipos.ts';
import { passoAnterior, passoDoEndereco, posicaoDoPasso, proximoPasso } from './caminho.ts';
import {
  type ContextoDeWizard,
  definirPlano,
  documentosFaltando,
  errosDoPasso,
  type Passo,
  passosVisiveis,
  percentualDoPlano,
  primeiroIncompleto,
  respostasDoPasso,
  SEM_RESPOSTAS,
  valoresDoPasso,
} from './plano.ts';

const plano = definirPlano<ContextoDeWizard>()([
  {
    id: 'nome',
    titulo: 'Nome',
    forma: 'formulario',
    quando: () => true,
    campos: [{ nome: 'nome', rotulo: 'Nome', tipo: 'texto' }],
    schema: z.object({
      nome: z.pipe(
        z.string({ error: 'Obrigatório.' }),
        z.transform((texto: string) => texto.trim()),
      ),
    }),
    conferir: ({ nome }) => (nome === 'proibido' ? [{ campo: 'nome', mensagem: 'Este nome não.' }] : []),
  },
  {
    id: 'aviso',
    titulo: 'Aviso',
    forma: 'aviso',
    quando: () => true,
    campos: [],
    schema: SEM_RESPOSTAS,
  },
  {
    id: 'so-com-b',
    titulo: 'B',
    forma: 'formulario',
    quando: ({ respostas }) => respostas.nome === 'b',
    campos: [{ nome: 'b', rotulo: 'B', tipo: 'texto' }],
    schema: z.object({ b: z.string({ error: 'Obrigatório.' }) }),
  },
  {
    id: 'documentos',
    titulo: 'Documentos',
    forma: 'documentos',
    quando: () => true,
    campos: [],
    schema: SEM_RESPOSTAS,
    documentos: () => [
      { tipoDocumento: 'CONTRACHEQUE', quantidade: 2 },
      { tipoDocumento: 'DECORE', quantidade: 1, opcional: true },
    ],
  },
]);

const contexto = (
  respostas: Record<string, unknown> = {},
  documentos: Array<[TipoDocumento, number, boolean?]> = [],
): ContextoDeWizard => ({
  respostas,
  documentos: documentos.map(([tipoDocumento, indice, rejeitado = false]) => ({
    tipoDocumento,
    indice,
    rejeitado,
    tipoRenda: null,
  })),
});
const [passoDoNome, , , passoDosDocumentos] = plano;
if (!passoDoNome || !passoDosDocumentos) throw new Error('The plan of the test is incomplete');

describe('moving through a plan', () => {
  it('skips hidden steps in both directions', () => {
    expect(passosVisiveis(plano, contexto({ nome: 'a' })).map(({ id }) => id)).toEqual([
      'nome',
      'aviso',
      'documentos',
    ]);
    expect(proximoPasso(plano, contexto({ nome: 'a' }), 'aviso')?.id).toBe('documentos');
    expect(passoAnterior(plano, contexto({ nome: 'a' }), 'documentos')?.id).toBe('aviso');
    expect(proximoPasso(plano, contexto({ nome: 'b' }), 'aviso')?.id).toBe('so-com-b');
  });

  it('finds the neighbours of a step that an answer has just hidden', () => {
    expect(proximoPasso(plano, contexto({ nome: 'a' }), 'so-com-b')?.id).toBe('documentos');
    expect(passoAnterior(plano, contexto({ nome: 'a' }), 'so-com-b')?.id).toBe('aviso');
  });

  it('ends at both ends', () => {
    expect(passoAnterior(plano, contexto(), 'nome')).toBeNull();
    expect(proximoPasso(plano, contexto(), 'documentos')).toBeNull();
  });

  it('counts only what is visible', () => {
    expect(posicaoDoPasso(plano, contexto({ nome: 'a' }), 'documentos')).toEqual({ atual: 3, total: 3 });
  });
});

describe('the step that an address leads to', () => {
  it.each<[string, string | undefined, (typeof plano)[number]['id'] | undefined, string]>([
    ['a visible one is shown', 'documentos', undefined, 'documentos'],
    ['none resumes where something is missing', undefined, undefined, 'documentos'],
    ['an unknown one as well', 'antigo', 'aviso', 'documentos'],
    ['a hidden one as well, for who arrives from elsewhere', 'so-com-b', undefined, 'documentos'],
    ['a hidden one leads who goes back to the one before it', 'so-com-b', 'documentos', 'aviso'],
    ['a step that hid itself leads on', 'so-com-b', 'so-com-b', 'documentos'],
  ])('%s', (_, pedido, mostrado, esperado) => {
    expect(passoDoEndereco(plano, contexto({ nome: 'a' }), pedido, mostrado)?.id).toBe(esperado);
  });

  it('without anything before it is the first incomplete one', () => {
    const oculto = plano.map((passo) => (passo.id === 'nome' ? { ...passo, quando: () => false } : passo));
    expect(passoDoEndereco(oculto, contexto(), 'nome', 'documentos')?.id).toBe('documentos');
  });
});

describe('what is missing of a plan', () => {
  it.each<[string, ContextoDeWizard, string | null, number]>([
    ['nothing answered', contexto(), 'nome', 0],
    ['the name answered', contexto({ nome: 'a' }), 'documentos', 50],
    ['one of two months sent', contexto({ nome: 'a' }, [['CONTRACHEQUE', 0]]), 'documentos', 50],
    [
      'the same month twice',
      contexto({ nome: 'a' }, [
        ['CONTRACHEQUE', 0],
        ['CONTRACHEQUE', 0],
      ]),
      'documentos',
      50,
    ],
    [
      'a month refused',
      contexto({ nome: 'a' }, [
        ['CONTRACHEQUE', 0],
        ['CONTRACHEQUE', 1, true],
      ]),
      'documentos',
      50,
    ],
    [
      'everything',
      contexto({ nome: 'a' }, [
        ['CONTRACHEQUE', 0],
        ['CONTRACHEQUE', 1],
      ]),
      null,
      100,
    ],
    [
      'a new question',
      contexto({ nome: 'b' }, [
        ['CONTRACHEQUE', 0],
        ['CONTRACHEQUE', 1],
      ]),
      'so-com-b',
      66,
    ],
  ])('with %s', (_, fatos, passo, percentual) => {
    expect(primeiroIncompleto(plano, fatos)?.id ?? null).toBe(passo);
    expect(percentualDoPlano(plano, fatos)).toBe(percentual);
  });

  it('never counts an optional document', () => {
    const [falta] = documentosFaltando(
      passosVisiveis(plano, contexto())[2] ?? passoDosDocumentos,
      contexto(),
    );
    expect(falta?.tipoDocumento).toBe('CONTRACHEQUE');
  });
});

describe('the answers of a step', () => {
  it('are only those that it owns', () => {
    expect(respostasDoPasso(passoDoNome, contexto({ nome: 'a', b: 'x' }))).toEqual({ nome: 'a' });
  });

  const passoDoPar: Passo = {
    ...passoDoNome,
    id: 'par',
    campos: ['nome', 'outro', 'idade'].map((nome) => ({ nome, rotulo: nome, tipo: 'texto' })),
    schema: z.object({
      nome: z.pipe(
        z.string({ error: 'Obrigatório.' }),
        z.transform((texto: string) => texto.trim()),
      ),
      outro: z.string({ error: 'Obrigatório.' }),
      idade: z.int({ error: 'Número.' }),
    }),
    conferir: ({ nome, outro, idade }) => [
      ...(nome === outro ? [{ campo: 'outro', mensagem: 'Precisa ser outro.' }] : []),
      ...(Number(idade) > 9 ? [] : [{ campo: 'idade', mensagem: 'Pouca.' }]),
    ],
  };

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'a malformed field and a pair of others',
      { nome: ' a ', outro: 'a', idade: 'x' },
      ['Número.', 'Precisa ser outro.'],
    ],
    ['one field, malformed and wrong', { nome: 'a', outro: 'b', idade: 1.5 }, ['Número.']],
    ['half of the pair missing', { outro: 'a', idade: 1 }, ['Obrigatório.', 'Pouca.']],
  ])('show all that is wrong at once: %s', (_, respostas, mensagens) => {
    expect(errosDoPasso(passoDoPar, respostas, contexto()).map(({ mensagem }) => mensagem)).toEqual(
      mensagens,
    );
  });

  it('are judged by the schema first, then compared in their stored form', () => {
    expect(errosDoPasso(passoDoNome, {}, contexto())).toEqual([{ campo: 'nome', mensagem: 'Obrigatório.' }]);
    expect(errosDoPasso(passoDoNome, { nome: ' proibido ' }, contexto())).toEqual([
      { campo: 'nome', mensagem: 'Este nome não.' },
    ]);
  });

  it('are stored in the form of the schema, without strangers', () => {
    expect(valoresDoPasso(passoDoNome, { nome: ' a ', outro: 1 })).toEqual({ nome: 'a' });
  });
});
