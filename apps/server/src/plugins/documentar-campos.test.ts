/** Validators 5: whoever reads the document learns what every member is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { criarServidorDeTeste } from '../../test/servidor-de-teste.ts';
import { documentarCampos } from './documentar-campos.ts';

const servidor = await criarServidorDeTeste();

interface Membro {
  onde: string;
  nome: string;
  esquema: { description?: string; examples?: unknown[]; pattern?: string };
}

function* membros(no: unknown, onde: string): Generator<Membro> {
  if (typeof no !== 'object' || no === null) return;
  const { properties, ...resto } = no as { properties?: Record<string, Membro['esquema']> };
  const parametro = resto as { in?: unknown; name?: unknown; schema?: unknown };
  if (typeof parametro.in === 'string' && typeof parametro.name === 'string')
    yield { onde, nome: parametro.name, esquema: resto as Membro['esquema'] };
  for (const [nome, esquema] of Object.entries(properties ?? {})) {
    yield { onde, nome, esquema };
    yield* membros(esquema, `${onde} ${nome}`);
  }
  for (const [chave, valor] of Object.entries(resto)) yield* membros(valor, `${onde}/${chave}`);
}

let todos: Membro[] = [];
beforeAll(async () => {
  const documento = (await servidor.pedir({ metodo: 'GET', url: '/api/openapi.json' })).corpo();
  todos = [...membros(documento, '')];
});

describe('every member of the document', () => {
  it('has a sentence that says what it is', () => {
    expect(todos.length).toBeGreaterThan(2_000);
    const sem = todos.filter(({ esquema }) => !/\S.*[.:`]/.test(esquema.description ?? ''));
    expect([...new Set(sem.map(({ onde, nome }) => `${nome} in ${onde.slice(0, 90)}`))].slice(0, 30)).toEqual(
      [],
    );
  });

  it('that is a day, a moment or money shows one', () => {
    const exemplo = (nome: string) => todos.find((um) => um.nome === nome)?.esquema.examples;
    expect(exemplo('dataNascimento')).toBeDefined();
    expect(exemplo('criadaEm')).toEqual(['2026-11-27T15:00:00.000Z']);
    expect(exemplo('mensalidadeCentavos')).toEqual([123_450]);
    expect(todos.filter(({ esquema }) => esquema.examples).length).toBeGreaterThan(600);
  });

  it('keeps a sentence of its own, and has no example that its schema refuses', () => {
    const { properties } = documentarCampos({
      properties: {
        cpf: { type: 'string', description: 'De quem assina.' },
        percentual: { type: 'integer', enum: [10, 20] },
        email: { type: 'boolean' },
      },
    }) as { properties: Record<string, Membro['esquema']> };
    expect(properties.cpf).toMatchObject({ description: 'De quem assina.', examples: ['39053344705'] });
    expect(properties.percentual?.examples).toBeUndefined();
    expect(properties.email?.examples).toBeUndefined();
  });
});
