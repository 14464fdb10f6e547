import type { ItemDaFila } from '@credito/api/gestao-fila.rotas';
import { mascararCpf } from '@credito/domain/pessoa/cpf';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarConta, criarOperador, MARINA } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_COM_ANALISE_DA_IES, criarSolicitacao } from '../../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '3600' } });
const { db, relogio, pedir } = servidor;

let analista = '';
let colega = '';
let daSerra = '';
let deOutra = '';
const emAnalise: SolicitacaoEmAnalise[] = [];
let naInstituicao: SolicitacaoEmAnalise;

beforeAll(async () => {
  await semearCatalogo(db);
  analista = (await criarOperador(servidor, 'analista')).token;
  colega = (await criarOperador(servidor, 'analista')).token;
  daSerra = (await criarOperador(servidor, 'instituicao', await instituicao('UNISERRA'))).token;
  deOutra = (await criarOperador(servidor, 'instituicao', await instituicao('UNIVALE'))).token;
  for (const numero of [1, 2, 3]) {
    emAnalise.push(await solicitacaoEmAnalise(servidor, numero));
    relogio.avancar({ minutos: 2 });
  }
  naInstituicao = await solicitacaoEmAnalise(servidor, 50, CURSO_COM_ANALISE_DA_IES);
});

const idsDe = (itens: readonly ItemDaFila[]) => itens.map(({ id }) => id);
const esperados = () => emAnalise.map(({ id }) => id);

async function pagina(token: string, sigla: string, query = '') {
  const resposta = await pedir({ metodo: 'GET', url: `/api/gestao/filas/${sigla}${query}`, token });
  return { status: resposta.status, ...resposta.corpo<{ itens: ItemDaFila[]; proxima: string | null }>() };
}

const proxima = async (token: string, sigla = 'PADC') =>
  (await pedir({ metodo: 'POST', url: `/api/gestao/filas/${sigla}/proxima`, token })).corpo<{
    id: number | null;
  }>().id;

const assumir = (token: string, id: number) =>
  pedir({ metodo: 'PUT', url: `/api/gestao/solicitacoes/${id}/atribuicao`, token });
const liberar = (token: string, id: number) =>
  pedir({ metodo: 'DELETE', url: `/api/gestao/solicitacoes/${id}/atribuicao`, token });

const liberarTodas = () =>
  db.updateTable('solicitacao').set({ atribuida_a: null, atribuida_em: null, atribuida_ate: null }).execute();

describe('fila', () => {
  it('comes oldest first, with a covered CPF', async () => {
    const { itens } = await pagina(analista, 'PADC');
    expect(idsDe(itens)).toEqual(esperados());
    const [primeira] = emAnalise;
    expect(itens[0]).toMatchObject({
      protocolo: primeira?.protocolo,
      nome: primeira?.estudante.nome,
      cpf: mascararCpf(primeira?.estudante.cpf ?? ''),
      sigla: 'PADC',
      atribuicao: null,
      marcas: [],
    });
  });

  it('is read page by page without losing or repeating anybody', async () => {
    const lidos: number[] = [];
    let depois: string | null = null;
    do {
      const lida: Awaited<ReturnType<typeof pagina>> = await pagina(
        analista,
        'PADC',
        `?limite=1${depois ? `&depoisDe=${depois}` : ''}`,
      );
      lidos.push(...idsDe(lida.itens));
      depois = lida.proxima;
    } while (depois);
    expect(lidos).toEqual(esperados());
  });

  it('keeps microseconds apart when the database has them', async () => {
    const ids = esperados();
    const antes = await db
      .selectFrom('solicitacao')
      .select(['id', 'situacao_desde'])
      .where('id', 'in', ids)
      .execute();
    await db
      .updateTable('solicitacao')
      .set({ situacao_desde: sql`timestamptz '2026-11-01' + id * interval '1 microsecond'` })
      .where('id', 'in', ids)
      .execute();
    const primeira = await pagina(analista, 'PADC', '?limite=2');
    const segunda = await pagina(analista, 'PADC', `?limite=2&depoisDe=${primeira.proxima}`);
    expect([...idsDe(primeira.itens), ...idsDe(segunda.itens)]).toEqual(ids);
    for (const { id, situacao_desde } of antes)
      await db.updateTable('solicitacao').set({ situacao_desde }).where('id', '=', id).execute();
  });

  it.each(['?depoisDe=abc', '?depoisDe=1.99999999999999999', '?limite=0', '?limite=1000', '?atribuicao=x'])(
    'refuses %s',
    async (query) => {
      expect((await pagina(analista, 'PADC', query)).status).toBe(400);
    },
  );

  it('shows each role only its own queues', async () => {
    const filas = async (token: string) =>
      (await pedir({ metodo: 'GET', url: '/api/gestao/filas', token }))
        .corpo<{ filas: Array<{ sigla: string; total: number; exato: boolean }> }>()
        .filas.map(({ sigla, total, exato }) => [sigla, total, exato]);
    expect(await filas(analista)).toEqual([
      ['PADC', 3, true],
      ['PAF', 0, true],
      ['CORRECAO', 0, true],
      ['RECURSO', 0, true],
    ]);
    expect(await filas(daSerra)).toEqual([['PAIES', 1, true]]);
    expect(await filas(deOutra)).toEqual([['PAIES', 0, true]]);
    expect((await pagina(analista, 'PAIES')).status).toBe(404);
    expect((await pagina(daSerra, 'PADC')).status).toBe(404);
    expect((await pagina(analista, 'A')).status).toBe(400);
  });

  it('never shows an institution the requests of another', async () => {
    expect(idsDe((await pagina(daSerra, 'PAIES')).itens)).toEqual([naInstituicao.id]);
    expect((await pagina(deOutra, 'PAIES')).itens).toEqual([]);
    expect(await proxima(deOutra, 'PAIES')).toBeNull();
    expect((await assumir(deOutra, naInstituicao.id)).status).toBe(404);
    expect((await assumir(deOutra, 999_999)).status).toBe(404);
    expect((await liberar(deOutra, naInstituicao.id)).status).toBe(404);
  });
});

describe('assumir e liberar', () => {
  it('holds a request for one operator, and says who has it', async () => {
    const [primeira = 0] = esperados();
    const assumida = await assumir(analista, primeira);
    expect(assumida.corpo()).toMatchObject({ minha: true });
    const recusada = await assumir(colega, primeira);
    expect(recusada.status).toBe(409);
    expect(recusada.corpo().message).toBe('Esta solicitação está com Pessoa analista.');
    const [item] = (await pagina(colega, 'PADC')).itens;
    expect(item?.atribuicao).toMatchObject({ nome: 'Pessoa analista', minha: false });
    expect(idsDe((await pagina(colega, 'PADC', '?atribuicao=livres')).itens)).toEqual(esperados().slice(1));
    expect(idsDe((await pagina(analista, 'PADC', '?atribuicao=minhas')).itens)).toEqual([primeira]);
  });

  it('is given back by its holder only', async () => {
    const [primeira = 0] = esperados();
    expect((await liberar(colega, primeira)).status).toBe(204);
    expect((await assumir(colega, primeira)).status).toBe(409);
    expect((await liberar(analista, primeira)).status).toBe(204);
    expect((await assumir(colega, primeira)).status).toBe(200);
    await liberar(colega, primeira);
  });

  it('expires, so that nobody waits for who went home', async () => {
    const [primeira = 0] = esperados();
    await assumir(analista, primeira);
    relogio.avancar({ minutos: 29 });
    expect((await assumir(colega, primeira)).status).toBe(409);
    relogio.avancar({ minutos: 1 });
    expect((await assumir(colega, primeira)).status).toBe(200);
    await liberar(colega, primeira);
  });

  it('takes the next one from the front and never gives the same to two', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 12 }, async () => (await criarOperador(servidor, 'analista')).token),
    );
    const obtidas = (await Promise.all(tokens.map((token) => proxima(token)))).filter((id) => id !== null);
    expect(obtidas.toSorted()).toEqual(esperados());
    expect(await proxima(analista)).toBeNull();
    await liberarTodas();
    expect(await proxima(analista)).toBe(esperados()[0]);
    expect(await proxima(analista)).toBe(esperados()[1]);
    await liberarTodas();
  });

  it('refuses what is not in the operator’s queue', async () => {
    expect((await assumir(analista, naInstituicao.id)).status).toBe(409);
    const rascunho = await criarSolicitacao(servidor, await criarConta(servidor, MARINA));
    expect((await assumir(analista, rascunho.id)).status).toBe(404);
  });
});

describe('busca', () => {
  const buscar = async (token: string, texto: string) => {
    const resposta = await pedir({
      metodo: 'POST',
      url: '/api/gestao/solicitacoes/buscar',
      token,
      body: { texto },
    });
    return { status: resposta.status, itens: resposta.corpo<{ itens?: ItemDaFila[] }>().itens ?? [] };
  };

  it('finds by protocol, and by name without accents, case or the words between', async () => {
    const [primeira] = emAnalise;
    expect(idsDe((await buscar(analista, primeira?.protocolo ?? '')).itens)).toEqual([primeira?.id]);
    await db
      .updateTable('participante')
      .set({ nome: "Otávio da Conceição d'Ávila" })
      .where('solicitacao_id', '=', primeira?.id ?? 0)
      .execute();
    expect(idsDe((await buscar(analista, 'OTAVIO avila')).itens)).toEqual([primeira?.id]);
    // Payrolls print the surname first; keyboards and copies bring marks of their own (case FIND-01).
    for (const texto of [
      'avila otavio',
      'd’Ávila, Otávio',
      'otavio davila',
      'Otávio d\u00B4Ávila',
      'Otávio\u200B da',
    ])
      expect(idsDe((await buscar(analista, texto)).itens), texto).toEqual([primeira?.id]);
    for (const texto of [`Protocolo: ${primeira?.protocolo}`, `\u202A(${primeira?.protocolo})\u202C`])
      expect(idsDe((await buscar(analista, texto)).itens), texto).toEqual([primeira?.id]);
    expect((await buscar(analista, 'avila otaviano')).itens).toEqual([]);
    // Inside the name words may be begun only, and may be short.
    for (const texto of ['conceicao avi', 'CONC ávila', 'da conceição d', 'otav concei avil'])
      expect(idsDe((await buscar(analista, texto)).itens), texto).toEqual([primeira?.id]);
  });

  it('finds a name once, whether it begins as typed or has the words further on', async () => {
    const [primeira, segunda] = emAnalise;
    const nomear = (id: number | undefined, nome: string) =>
      db
        .updateTable('participante')
        .set({ nome })
        .where('solicitacao_id', '=', id ?? 0)
        .execute();
    await nomear(primeira?.id, 'Zuleica Prates');
    await nomear(segunda?.id, 'Maria Zuleica Prates');
    const { itens } = await buscar(analista, 'zuleica prates');
    expect(idsDe(itens).toSorted()).toEqual([primeira?.id, segunda?.id].toSorted());
    expect(idsDe((await buscar(analista, 'Maria Zuleica')).itens)).toEqual([segunda?.id]);
  });

  it.each(['%%%', '___', '\\\\\\', "'; drop table"])('takes %s literally', async (texto) => {
    expect(await buscar(analista, texto)).toEqual({ status: 200, itens: [] });
  });

  it('never finds drafts for analysts, nor another institution’s people', async () => {
    expect((await buscar(analista, MARINA.nome)).itens).toEqual([]);
    const { token: suporte } = await criarOperador(servidor, 'suporte');
    expect((await buscar(suporte, MARINA.nome)).itens).toHaveLength(1);
    expect(idsDe((await buscar(daSerra, naInstituicao.protocolo)).itens)).toEqual([naInstituicao.id]);
    const { token } = await criarOperador(servidor, 'instituicao', await instituicao('UNIVALE'));
    expect((await buscar(token, naInstituicao.protocolo)).itens).toEqual([]);
    expect((await buscar(token, naInstituicao.estudante.nome)).itens).toEqual([]);
  });

  it('is refused below three characters, and written down without the words', async () => {
    expect((await buscar(analista, ' a ')).status).toBe(400);
    const eventos = await db
      .selectFrom('auditoria')
      .selectAll()
      .where('acao', '=', 'solicitacao.buscar')
      .execute();
    expect(eventos.length).toBeGreaterThan(0);
    expect(JSON.stringify(eventos)).not.toMatch(/otavio|avila/i);
  });
});

async function instituicao(sigla: string): Promise<number> {
  const { id } = await db
    .selectFrom('instituicao')
    .select('id')
    .where('sigla', '=', sigla)
    .executeTakeFirstOrThrow();
  return id;
}

describe('filtros da fila', () => {
  it('shows marks and filters by them, one page after the other', async () => {
    const [primeira, segunda] = esperados();
    await db
      .updateTable('solicitacao')
      .set({ correcoes: 1, riscos: ['documento-nao-confere'] })
      .where('id', 'in', [primeira ?? 0, segunda ?? 0])
      .execute();
    const { itens, proxima: seguinte } = await pagina(analista, 'PADC', '?filtro=risco&limite=1');
    expect(idsDe(itens)).toEqual([primeira]);
    expect(itens[0]?.marcas).toEqual(['documento-nao-confere', 'corrigida']);
    const depois = await pagina(analista, 'PADC', `?filtro=risco&limite=1&depoisDe=${seguinte}`);
    expect(idsDe(depois.itens)).toEqual([segunda]);
    expect(depois.proxima).toBeNull();
    expect(idsDe((await pagina(analista, 'PADC', '?filtro=corrigidas')).itens)).toEqual([primeira, segunda]);
    expect((await pagina(analista, 'PADC', '?filtro=a-confirmar')).itens).toEqual([]);
    expect((await pagina(analista, 'PADC', '?filtro=inventado')).status).toBe(400);
  });

  it('filters by institution, which an institution cannot use to see another', async () => {
    const serra = await instituicao('UNISERRA');
    const { instituicoes } = (
      await pedir({ metodo: 'GET', url: '/api/gestao/filas/PADC/instituicoes', token: analista })
    ).corpo<{ instituicoes: Array<{ id: number }> }>();
    expect(instituicoes.map(({ id }) => id)).toContain(serra);
    expect((await pagina(analista, 'PADC', `?instituicaoId=${serra}`)).itens).toEqual([]);
    expect((await pagina(analista, 'PADC', '?instituicaoId=99999999999')).status).toBe(400);
    expect((await pagina(deOutra, 'PAIES', `?instituicaoId=${serra}`)).itens).toEqual([]);
  });

  it('marks what has waited for days', async () => {
    relogio.avancar({ minutos: 4 * 24 * 60 });
    const { token } = await criarOperador(servidor, 'analista');
    expect((await pagina(token, 'PADC')).itens[2]?.marcas).toEqual(['parada']);
  });
});

describe('carga da equipe', () => {
  it('shows who holds what, and lets a colleague take over', async () => {
    const ausente = await criarOperador(servidor, 'analista');
    const presente = await criarOperador(servidor, 'analista');
    const [, , terceira] = esperados();
    expect((await assumir(ausente.token, terceira ?? 0)).status).toBe(200);
    const carga = async () =>
      (await pedir({ metodo: 'GET', url: '/api/gestao/carga', token: presente.token })).corpo<{
        pessoas: Array<{ operadorId: string; assumidas: number; eu: boolean }>;
      }>().pessoas;
    const de = async (id: string) => (await carga()).find(({ operadorId }) => operadorId === id);
    expect(await de(ausente.operadorId)).toMatchObject({ assumidas: 1, eu: false });
    const cobrir = (id: string, token = presente.token) =>
      pedir({ metodo: 'POST', url: `/api/gestao/carga/${id}/cobrir`, token });
    expect((await cobrir(ausente.operadorId)).corpo()).toEqual({ assumidas: 1 });
    expect((await cobrir(ausente.operadorId)).corpo()).toEqual({ assumidas: 0 });
    expect(await de(ausente.operadorId)).toMatchObject({ assumidas: 0 });
    expect(await de(presente.operadorId)).toMatchObject({ assumidas: 1, eu: true });
    expect((await cobrir(presente.operadorId)).status).toBe(409);
    const daIes = await criarOperador(servidor, 'instituicao', await instituicao('UNISERRA'));
    expect((await cobrir(presente.operadorId, daIes.token)).status).toBe(404);
    expect((await cobrir(daIes.operadorId)).status).toBe(404);
  });
});
