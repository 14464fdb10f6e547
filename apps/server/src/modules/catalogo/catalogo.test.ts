import { describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
await semearCatalogo(db);
const ana = await criarConta(servidor, ANA);

const ler = async <T>(url: string) => {
  const resposta = await pedir({ metodo: 'GET', url: `/api${url}`, token: ana.token });
  expect(resposta.status).toBe(200);
  return resposta.corpo<T>();
};
const idsDe = (codigo: string) =>
  db
    .selectFrom('oferta')
    .innerJoin('curso', 'curso.id', 'oferta.curso_id')
    .select(['oferta.bolsa_id', 'oferta.campus_id', 'oferta.curso_id'])
    .where('curso.codigo', '=', codigo)
    .orderBy('oferta.campus_id')
    .execute();

interface Instituicao {
  label: string;
  habilitado: number;
  campus: Array<{ campus: string }>;
  bolsaId: number;
}

describe('the catalogue', () => {
  it('lists the institutions of a level by name, the closed one too, each with its campuses', async () => {
    const { result } = await ler<{ result: Instituicao[] }>(
      '/universidades/cred-ies?sort=nome&grau=GRADUACAO',
    );
    expect(result.map((item) => [item.label, item.habilitado])).toEqual([
      ['Centro Universitário Vale Verde', 1],
      ['Faculdade Pedra Branca', 0],
      ['Universidade Aurora', 1],
      ['Universidade Serra Azul', 1],
    ]);
    expect(result[2]?.campus.map((campus) => campus.campus)).toHaveLength(4);
    const invertida = await ler<{ result: Instituicao[] }>(
      '/universidades/cred-ies?sort=-nome&grau=GRADUACAO',
    );
    expect(invertida.result.map((item) => item.label)).toEqual(result.map((item) => item.label).reverse());
  });

  it('puts campuses, and courses of one name, in one order', async () => {
    const [oferta] = await idsDe('AUR-ADM');
    const { campus_id: campusId = 0, bolsa_id: bolsaId = 0 } = oferta ?? {};
    const { nome } = await db
      .selectFrom('campus')
      .select('nome')
      .where('id', '=', campusId)
      .executeTakeFirstOrThrow();
    const chamar = (novo: string) =>
      db.updateTable('campus').set({ nome: novo }).where('id', '=', campusId).execute();
    await chamar('Água Branca');
    const { result } = await ler<{ result: Instituicao[] }>(
      '/universidades/cred-ies?sort=nome&grau=GRADUACAO',
    );
    const nomes = result.find((item) => item.bolsaId === bolsaId)?.campus.map(({ campus }) => campus);
    expect(nomes?.[0]).toBe('Água Branca');
    expect(nomes).toEqual(nomes?.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
    await chamar(nome);
  });

  it('lists the courses that a programme offers at a campus', async () => {
    const [oferta] = await idsDe('AUR-MBA');
    const { result } = await ler<{ result: Array<{ label: string }> }>(
      `/cursos/${oferta?.bolsa_id}/${oferta?.campus_id}?sort=nome`,
    );
    expect(result.map((curso) => curso.label)).toEqual(['MBA em Gestão de Pessoas']);
    expect((await ler<{ result: unknown[] }>('/cursos/1/1')).result).toEqual([]);
  });

  it.each([
    ['AUR-PED', { tipo: 'F', valorMinimo: 50, valorMaximo: 50, valores: [] }],
    ['AUR-ADM', { tipo: 'V', valorMinimo: 30, valorMaximo: 70, valores: [] }],
    [
      'AUR-ENF',
      { tipo: 'O', valorMinimo: 25, valorMaximo: 75, valores: [{ valor: 25 }, { valor: 50 }, { valor: 75 }] },
    ],
  ])('tells the coverage of %s', async (codigo, cobertura) => {
    const [oferta] = await idsDe(codigo);
    await expect(
      ler(`/bolsas/${oferta?.bolsa_id}/curso/${oferta?.curso_id}/cobertura?campusId=${oferta?.campus_id}`),
    ).resolves.toMatchObject(cobertura);
  });

  it('knows the programmes that are open and the minimum income of a course', async () => {
    const { result } = await ler<{ result: Array<{ codBolsa: string }> }>('/solicitacao/pwa/ies');
    const codigos = result.map((bolsa) => bolsa.codBolsa);
    expect(codigos).toContain('AUR-GRAD');
    expect(codigos).not.toContain('PED-GRAD');
    const [oferta] = await idsDe('AUR-ADM');
    // The specification writes the path with a slash at its end.
    for (const fim of ['', '/'])
      await expect(
        ler(
          `/v1/portal/RendaMinimaFiador/rendaMinimaInicial${fim}?idCurso=${oferta?.curso_id}&idBolsa=${oferta?.bolsa_id}`,
        ),
      ).resolves.toEqual({ data: 196_000 });
  });

  it('answers 404 to a course that the programme does not offer and 400 to a wrong question', async () => {
    const codigo = async (url: string) =>
      (await pedir({ metodo: 'GET', url: `/api${url}`, token: ana.token })).status;
    expect(await codigo('/bolsas/1/curso/1/cobertura')).toBe(404);
    expect(await codigo('/bolsas/99999999999/curso/1/cobertura')).toBe(400);
    expect(await codigo('/universidades/cred-ies?grau=DOUTORADO')).toBe(400);
    expect(await codigo('/v1/portal/RendaMinimaFiador/rendaMinimaInicial')).toBe(400);
  });

  it('is for logged-in people', async () => {
    expect((await pedir({ metodo: 'GET', url: '/api/universidades/cred-ies' })).status).toBe(401);
  });
});

describe('the search of professions', () => {
  const buscar = (nome: string) =>
    ler<{ result: Array<{ id: number; nome: string }> }>(
      `/profissao/buscar?sort=nome&nome=${encodeURIComponent(nome)}`,
    ).then(({ result }) => result.map((profissao) => profissao.nome));

  it('ignores accents, case and the order of words, and ends with "Outra"', async () => {
    const nomes = await buscar('ENFERMAGEM tecnico');
    expect(nomes).toContain('Técnico de enfermagem');
    expect(nomes.at(-1)).toBe('Outra');
  });

  it('puts titles that begin with the text first', async () => {
    expect((await buscar('medico'))[0]).toMatch(/^Médico/);
  });

  it.each(['%', '_', "'", '\\'])('treats %s as text', async (sinal) => {
    expect(await buscar(`zzz${sinal}`)).toEqual(['Outra']);
  });
});

describe('the address of a CEP', () => {
  it('comes with street, district, city and state, or empty', async () => {
    await expect(ler('/endereco/01310100/json')).resolves.toMatchObject({ logradouro: 'Avenida Paulista' });
    await expect(ler('/endereco/01310999/json')).resolves.toEqual({});
  });

  it('is not asked for with letters', async () => {
    expect(
      (await pedir({ metodo: 'GET', url: '/api/endereco/O1310100/json', token: ana.token })).status,
    ).toBe(400);
  });
});
