import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { ROTULO_DO_PARENTESCO } from '@credito/domain/fiador/parentesco';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarConta, criarOperador, MARINA } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_COM_ANALISE_DA_IES, CURSO_SIMPLES, criarSolicitacao } from '../../../../test/solicitacoes.ts';
import { daSolicitacao } from '../../documento/documento.repository.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '3600' } });
const { contexto, db, pedir } = servidor;

let analista = { operadorId: '', token: '' };
let suporte = '';
let daSerra = '';
let deOutra = '';
let comFiador: SolicitacaoEmAnalise;
let naInstituicao: SolicitacaoEmAnalise;
let rascunho = 0;

beforeAll(async () => {
  await semearCatalogo(db);
  analista = await criarOperador(servidor, 'analista');
  suporte = (await criarOperador(servidor, 'suporte')).token;
  daSerra = (await criarOperador(servidor, 'instituicao', await instituicao('UNISERRA'))).token;
  deOutra = (await criarOperador(servidor, 'instituicao', await instituicao('UNIVALE'))).token;
  comFiador = await solicitacaoEmAnalise(servidor, 11, CURSO_SIMPLES);
  naInstituicao = await solicitacaoEmAnalise(servidor, 12, CURSO_COM_ANALISE_DA_IES);
  rascunho = (await criarSolicitacao(servidor, await criarConta(servidor, MARINA))).id;
});

async function instituicao(sigla: string): Promise<number> {
  const { id } = await db
    .selectFrom('instituicao')
    .select('id')
    .where('sigla', '=', sigla)
    .executeTakeFirstOrThrow();
  return id;
}

const abrir = (token: string, id: number) =>
  pedir({ metodo: 'GET', url: `/api/gestao/solicitacoes/${id}`, token });

async function mesa(token: string, id: number): Promise<Mesa> {
  const resposta = await abrir(token, id);
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<Mesa>();
}

async function documentoDe(tipoPessoa: 'estudante' | 'fiador', tipo: TipoDocumento) {
  return db
    .selectFrom('documento')
    .innerJoin('participante', 'participante.id', 'documento.dono_id')
    .select(['documento.id', 'documento.dono_id'])
    .where(daSolicitacao(comFiador.id))
    .where('participante.tipo_pessoa', '=', tipoPessoa)
    .where('documento.tipo_documento', '=', tipo)
    .executeTakeFirstOrThrow();
}

describe('mesa do analista', () => {
  it('shows people, answers as they were asked and documents in the order of the plan', async () => {
    const lida = await mesa(analista.token, comFiador.id);
    expect(lida).toMatchObject({ sigla: 'PADC', estudante: comFiador.estudante.nome, podeRevelar: true });
    expect(lida.pessoas.map(({ tipoPessoa }) => tipoPessoa)).toEqual(['estudante', 'fiador']);
    const [estudante, fiador] = lida.pessoas;
    expect(estudante?.grupos.map(({ titulo }) => titulo)).toContain('Endereço');
    expect(estudante?.documentos[0]).toMatchObject({
      tipoDocumento: 'RG',
      situacao: 'enviado',
      avaliavel: true,
    });
    expect(fiador?.aceitouEm).not.toBeNull();
    expect(fiador?.grupos[0]?.itens).toContainEqual(
      expect.objectContaining({ rotulo: 'Relação com o estudante', valor: ROTULO_DO_PARENTESCO.TIO }),
    );
    expect(fiador?.documentos.every(({ avaliavel }) => !avaliavel)).toBe(true);
    expect(lida.decisoes.map(({ acao, impedimento }) => [acao, impedimento !== null])).toEqual([
      ['aprovarDadosComplementares', true],
      ['devolverDadosComplementares', false],
      ['reprovar', false],
    ]);
    expect(lida.linhaDoTempo.agora).toMatchObject({ quem: 'Análise', prazo: 'Até 1 dia útil' });
    const titulos = lida.linhaDoTempo.marcos.map(({ titulo }) => titulo);
    expect(titulos).toEqual(expect.arrayContaining(['Enviada para análise', 'Resultado']));
    const rotulos = lida.solicitacao.itens.map(({ rotulo }) => rotulo);
    expect(rotulos).toEqual(expect.arrayContaining(['Instituição de ensino', 'Curso', 'Mensalidade']));
    expect(new Set(rotulos).size).toBe(rotulos.length);
    const renda = lida.solicitacao.itens.find(({ campo }) => campo === 'renda-dos-fiadores');
    expect(renda?.rotulo).toBe('Renda do fiador');
    expect(renda?.valor).toMatch(/^Alcança o mínimo de R\$/);
  });

  it('keeps CPF, income and contacts covered', async () => {
    const { texto } = await abrir(analista.token, comFiador.id);
    const { estudante, fiador } = comFiador;
    for (const segredo of [estudante.cpf, estudante.email, estudante.telefone, fiador?.cpf, fiador?.email])
      expect(texto).not.toContain(segredo);
    expect(texto).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/);
    expect(texto).not.toContain('5.200,00');
    expect(texto).not.toContain('123456789');
  });

  it('uncovers one person at a time, and writes down who asked for what', async () => {
    const revelar = (tipo: string, token = analista.token, id = comFiador.id) =>
      pedir({ metodo: 'POST', url: `/api/gestao/solicitacoes/${id}/revelar/${tipo}`, token });
    const fiador = (await revelar('fiador')).corpo<{ valores: Record<string, string> }>().valores;
    expect(fiador).toMatchObject({ email: comFiador.fiador?.email, rendaCentavos: 'R$\u00a05.200,00' });
    expect(JSON.stringify(fiador)).not.toContain(comFiador.estudante.email);
    const evento = await db
      .selectFrom('auditoria')
      .selectAll()
      .where('acao', '=', 'dados.revelar')
      .executeTakeFirstOrThrow();
    expect(evento).toMatchObject({ ator_id: analista.operadorId, conta_id: comFiador.fiador?.contaId });
    expect(JSON.stringify(evento.dados)).not.toContain(comFiador.fiador?.email);
    expect((await revelar('fiador2')).status).toBe(404);
    expect((await revelar('estudante', suporte)).status).toBe(403);
    expect((await revelar('estudante', daSerra, naInstituicao.id)).status).toBe(403);
    expect((await revelar('estudante', analista.token, rascunho)).status).toBe(404);
  });

  it('sets the reading of a document beside the answer and marks the difference', async () => {
    const { id } = await documentoDe('estudante', 'RG');
    const campo = (valor: string) => ({ valor, confianca: 0.9 });
    const leitura = {
      nome: campo(comFiador.estudante.nome.toUpperCase()),
      cpf: campo('52998224725'),
      mae: campo('HELENA LIMA DUARTE'),
      pai: null,
      dataNascimento: campo('1979-10-15'),
    };
    await db
      .updateTable('documento')
      .set({ leitura: JSON.stringify(leitura) })
      .where('id', '=', id)
      .execute();
    const { comparacoes } = (await mesa(analista.token, comFiador.id)).pessoas[0] ?? { comparacoes: [] };
    const de = (nome: string) => comparacoes.find((comparacao) => comparacao.campo === nome);
    expect(de('nome')?.resultado).toBe('igual');
    expect(de('nomeMae')?.resultado).toBe('igual');
    expect(de('dataNascimento')).toMatchObject({
      resultado: 'diferente',
      declarado: '15/10/1989',
      lido: '15/10/1979',
    });
    expect(de('cpf')).toMatchObject({ resultado: 'diferente', lido: '***.982.247-**', oculto: true });
    const { lidos } = (
      await pedir({
        metodo: 'POST',
        url: `/api/gestao/solicitacoes/${comFiador.id}/revelar/estudante`,
        token: analista.token,
      })
    ).corpo<{ lidos: unknown[] }>();
    expect(lidos).toContainEqual({ documentoId: id, campo: 'cpf', lido: '529.982.247-25' });
  });

  it('warns when student and guarantor share a machine, a telephone or an e-mail', async () => {
    const contas = [comFiador.estudante.contaId, comFiador.fiador?.contaId ?? ''];
    const avisos = async () => (await mesa(analista.token, comFiador.id)).pessoas[1]?.avisos;
    await db
      .updateTable('sessao')
      .set({ endereco_ip: null, agente: null })
      .where('conta_id', 'in', contas)
      .execute();
    await db.updateTable('aceite_fiador').set({ endereco_ip: null, agente: null }).execute();
    expect(await avisos()).toEqual([]);
    await db
      .updateTable('sessao')
      .set({ endereco_ip: '203.0.113.9', agente: 'Firefox' })
      .where('conta_id', 'in', contas)
      .execute();
    expect(await avisos()).toEqual(['Usaram o mesmo tipo de aparelho e a mesma rede']);
    // From however many places before, where they were last counts.
    await sql`insert into sessao (id, tipo, conta_id, token_hash, token_expira_em, renovacao_hash, renovada_em, fim_em,
        expira_em, agente, endereco_ip, criada_em, usada_em)
      select gen_random_uuid(), 'conta', ${comFiador.estudante.contaId}, sha256(('t' || n)::bytea), now(),
        sha256(('r' || n)::bytea), now(), now(), now(), 'Firefox', '198.51.100.' || n, '2020-01-01', '2020-01-01'
      from generate_series(1, 200) n`.execute(db);
    expect(await avisos()).toEqual(['Usaram o mesmo tipo de aparelho e a mesma rede']);
    const dele = db
      .selectFrom('participante')
      .where('solicitacao_id', '=', comFiador.id)
      .where('tipo_pessoa', '=', 'estudante');
    await db
      .updateTable('participante')
      .set({ telefone: dele.select('telefone'), email: dele.select('email') })
      .where('solicitacao_id', '=', comFiador.id)
      .where('tipo_pessoa', '=', 'fiador')
      .execute();
    expect(await avisos()).toEqual([
      'Usaram o mesmo tipo de aparelho e a mesma rede',
      'Têm o mesmo telefone',
      'Têm o mesmo e-mail',
    ]);
  });

  it('writes down each reading for each person who was read', async () => {
    const contar = async (contaId: string | undefined) =>
      (
        await db
          .selectFrom('auditoria')
          .select('seq')
          .where('acao', '=', 'solicitacao.ver')
          .where('conta_id', '=', contaId ?? '')
          .execute()
      ).length;
    const antes = [await contar(comFiador.estudante.contaId), await contar(comFiador.fiador?.contaId)];
    await mesa(analista.token, comFiador.id);
    expect([await contar(comFiador.estudante.contaId), await contar(comFiador.fiador?.contaId)]).toEqual(
      antes.map((total) => total + 1),
    );
  });
});

describe('quem vê o quê', () => {
  it('shows an institution its own request, without people, documents or incomes', async () => {
    const lida = await mesa(daSerra, naInstituicao.id);
    expect(lida).toMatchObject({ pessoas: [], podeRevelar: false, estudante: naInstituicao.estudante.nome });
    expect(lida.decisoes.map(({ acao }) => acao)).toEqual([
      'aprovarIes',
      'colocarEmListaDeEspera',
      'reprovarIes',
    ]);
  });

  it('answers alike to what is foreign, a draft and missing', async () => {
    const respostas = await Promise.all([
      abrir(deOutra, naInstituicao.id),
      abrir(daSerra, comFiador.id),
      abrir(analista.token, rascunho),
      abrir(analista.token, 999_999),
    ]);
    expect(respostas.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(respostas.map((resposta) => resposta.corpo().message)).size).toBe(1);
    expect((await abrir(suporte, rascunho)).status).toBe(200);
    expect((await abrir((await criarOperador(servidor, 'administrador')).token, comFiador.id)).status).toBe(
      403,
    );
    expect((await abrir(comFiador.estudante.token, comFiador.id)).status).toBe(403);
  });

  it('never lets an analyst decide for the institution, nor see what it has not handed on', async () => {
    const lida = await mesa(analista.token, naInstituicao.id);
    expect(lida.decisoes).toEqual([]);
  });
});

describe('documento na mesa', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  async function comArquivo() {
    const documento = await documentoDe('estudante', 'SELFIE');
    const { id } = await contexto.gateways.cofre.gravar(
      (async function* () {
        yield PNG;
      })(),
    );
    await db
      .updateTable('documento')
      .set({ arquivo_original: id, extensao: 'png' })
      .where('id', '=', documento.id)
      .execute();
    return documento.id;
  }

  const pedirArquivo = (token: string, id: string, resto = 'arquivo') =>
    pedir({ metodo: 'GET', url: `/api/gestao/documentos/${id}/${resto}`, token });

  it('streams the bytes with their type, never stored and never guessed', async () => {
    const id = await comArquivo();
    const resposta = await pedirArquivo(analista.token, id);
    expect(resposta.bytes.equals(PNG)).toBe(true);
    expect(resposta.cabecalhos).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // attack 15: a stranger's file opens without origin and script.
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const pagina = await pedirArquivo(analista.token, id, 'paginas/1');
    expect(pagina.bytes.equals(PNG)).toBe(true);
    expect((await pedirArquivo(analista.token, id, 'paginas/2')).status).toBe(404);
    const eventos = await db
      .selectFrom('auditoria')
      .select(['conta_id', 'dados'])
      .where('acao', '=', 'documento.ver')
      .where('alvo_id', '=', id)
      .orderBy('seq')
      .execute();
    expect(eventos).toMatchObject([
      { conta_id: comFiador.estudante.contaId, dados: { solicitacao: comFiador.id } },
      { conta_id: comFiador.estudante.contaId, dados: { pagina: 1 } },
    ]);
  });

  it('is closed to everybody but analysts, and a lost file answers like a missing one', async () => {
    const id = await comArquivo();
    expect((await pedirArquivo(suporte, id)).status).toBe(403);
    expect((await pedirArquivo(daSerra, id)).status).toBe(403);
    expect((await pedirArquivo(comFiador.estudante.token, id)).status).toBe(403);
    const semArquivo = await documentoDe('estudante', 'RESIDENCIA');
    await db
      .updateTable('documento')
      .set({ arquivo_original: '0'.repeat(48) })
      .where('id', '=', semArquivo.id)
      .execute();
    for (const resto of ['arquivo', 'paginas/1'])
      expect((await pedirArquivo(analista.token, semArquivo.id, resto)).status).toBe(404);
    expect((await pedirArquivo(analista.token, contexto.aleatorio.uuid())).status).toBe(404);
    await db.updateTable('documento').set({ situacao: 'estacionado' }).where('id', '=', id).execute();
    expect((await pedirArquivo(analista.token, id)).status).toBe(404);
    await db.updateTable('documento').set({ situacao: 'enviado' }).where('id', '=', id).execute();
  });
});
