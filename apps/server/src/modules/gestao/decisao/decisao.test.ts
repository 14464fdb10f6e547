import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { criarOperadorDa, type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_COM_ANALISE_DA_IES, CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';
import { verificarCadeias } from '../../auditoria/verificar-cadeias.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '3600' } });
const { contexto, db, pedir } = servidor;

let analista = '';
let colega = '';
let daSerra = '';
let numero = 100;

beforeAll(async () => {
  await semearCatalogo(db);
  analista = (await criarOperador(servidor, 'analista')).token;
  colega = (await criarOperador(servidor, 'analista')).token;
  daSerra = (await criarOperadorDa(servidor, 'UNISERRA')).token;
});

function nova(curso?: string): Promise<SolicitacaoEmAnalise> {
  numero += 1;
  return solicitacaoEmAnalise(servidor, numero, curso);
}

const mesa = async (id: number, token = analista) =>
  (await pedir({ metodo: 'GET', url: `/api/gestao/solicitacoes/${id}`, token })).corpo<Mesa>();

const avaliar = (documentoId: string, body: unknown, token = analista) =>
  pedir({ metodo: 'PUT', url: `/api/gestao/documentos/${documentoId}/avaliacao`, token, body });

const desfazer = (documentoId: string, token = analista) =>
  pedir({ metodo: 'DELETE', url: `/api/gestao/documentos/${documentoId}/avaliacao`, token });

const decidir = (id: number, body: unknown, token = analista, rota = 'decidir') =>
  pedir({ metodo: 'POST', url: `/api/gestao/solicitacoes/${id}/${rota}`, token, body });

async function documentos(id: number, tipoPessoa: 'estudante' | 'fiador' = 'estudante') {
  return (await mesa(id)).pessoas.find((pessoa) => pessoa.tipoPessoa === tipoPessoa)?.documentos ?? [];
}

async function aprovarTodos(id: number, tipoPessoa: 'estudante' | 'fiador' = 'estudante'): Promise<void> {
  for (const documento of await documentos(id, tipoPessoa)) {
    const resposta = await avaliar(documento.id, { resultado: 'aprovado' });
    expect(resposta.status, resposta.texto).toBe(200);
  }
}

const responder = (id: number, body: unknown, token: string) =>
  pedir({ metodo: 'POST', url: `/api/gestao/solicitacoes/${id}/proposta`, token, body });

const mensagensDe = (id: number) =>
  db
    .selectFrom('mensagem')
    .selectAll()
    .where('solicitacao_id', '=', id)
    .where(sql<string>`modelo`, 'like', 'decisao-%')
    .execute();

const ILEGIVEL = { resultado: 'rejeitado', motivos: [{ codigo: 'ILEGIVEL' }] };

describe('avaliação de documentos', () => {
  it('is written, changed and undone while the stage is open', async () => {
    const { id } = await nova();
    const [rg] = await documentos(id);
    const recusado = await avaliar(rg?.id ?? '', {
      resultado: 'rejeitado',
      motivos: [{ codigo: 'ILEGIVEL', texto: 'O verso está escuro.' }],
    });
    expect(recusado.corpo()).toMatchObject({
      situacao: 'rejeitado',
      motivos: [{ codigo: 'ILEGIVEL', texto: expect.stringMatching(/foto nítida.* O verso está escuro\.$/) }],
    });
    expect((await documentos(id))[0]).toMatchObject({
      situacao: 'rejeitado',
      avaliadoPor: 'Pessoa analista',
    });
    expect((await desfazer(rg?.id ?? '')).corpo()).toMatchObject({ situacao: 'enviado', motivos: [] });
    expect((await avaliar(rg?.id ?? '', { resultado: 'aprovado' })).corpo()).toMatchObject({
      situacao: 'aprovado',
    });
    expect((await documentos(id))[0]).toMatchObject({ situacao: 'aprovado', motivos: [] });
  });

  it.each([
    [{ resultado: 'rejeitado', motivos: [] }, 400],
    [{ resultado: 'rejeitado' }, 400],
    [{ resultado: 'talvez' }, 400],
    [{ resultado: 'rejeitado', motivos: [{ codigo: 'INVENTADO' }] }, 422],
    [{ resultado: 'rejeitado', motivos: [{ codigo: 'inventado' }] }, 400],
    [{ resultado: 'rejeitado', motivos: [{ codigo: 'OUTRO', texto: 'curto' }] }, 422],
    [{ resultado: 'rejeitado', motivos: [{ codigo: 'MES_ERRADO' }] }, 422],
    [{ resultado: 'rejeitado', motivos: [{ codigo: 'POLITICA_DE_CREDITO' }] }, 422],
  ])('refuses %j', async (corpo, status) => {
    const { id } = await umaQualquer();
    const [rg] = await documentos(id);
    expect((await avaliar(rg?.id ?? '', corpo)).status).toBe(status);
    expect((await documentos(id))[0]?.situacao).toBe('enviado');
  });

  it('leaves one trace however often the same verdict is sent', async () => {
    const { id } = await nova();
    const [rg] = await documentos(id);
    const respostas = await Promise.all(Array.from({ length: 20 }, () => avaliar(rg?.id ?? '', ILEGIVEL)));
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
    const eventos = await db
      .selectFrom('auditoria')
      .select('dados')
      .where('alvo_id', '=', rg?.id ?? '')
      .where('acao', '=', 'documento.rejeitado')
      .execute();
    expect(eventos).toHaveLength(1);
    expect(eventos[0]?.dados).toMatchObject({ motivos: ['ILEGIVEL'] });
  });

  it('reaches only documents of the people whose stage it is, and only who holds the request', async () => {
    const { id } = await nova(CURSO_SIMPLES);
    const [doFiador] = await documentos(id, 'fiador');
    expect((await avaliar(doFiador?.id ?? '', { resultado: 'aprovado' })).status).toBe(409);
    const [rg] = await documentos(id);
    await avaliar(rg?.id ?? '', { resultado: 'aprovado' });
    const doColega = await avaliar(rg?.id ?? '', ILEGIVEL, colega);
    expect(doColega.status).toBe(409);
    expect(doColega.corpo().message).toMatch(/^Esta solicitação está com/);
    expect((await avaliar(contexto.aleatorio.uuid(), { resultado: 'aprovado' })).status).toBe(404);
  });
});

let qualquer: Promise<SolicitacaoEmAnalise> | undefined;
const umaQualquer = () => (qualquer ??= nova());

describe('decisão do analista', () => {
  it('takes a request without guarantors to approval and tells the student without reasons', async () => {
    const { id, estudante } = await nova();
    const antes = await mesa(id);
    const cedo = await decidir(id, { acao: 'aprovarDadosComplementares', versao: antes.versao });
    expect(cedo.status).toBe(422);
    expect(cedo.corpo().message).toMatch(/^Falta avaliar \d+ documentos\.$/);
    await aprovarTodos(id);
    const feita = await decidir(id, { acao: 'aprovarDadosComplementares', versao: antes.versao });
    expect(feita.corpo()).toMatchObject({ id, sigla: 'A', versao: antes.versao + 1 });
    const depois = await mesa(id);
    expect(depois).toMatchObject({ sigla: 'A', atribuicao: null, decisoes: [] });
    expect(depois.pessoas[0]?.statusAnalise).toBe('A');
    const mensagens = await mensagensDe(id);
    expect(mensagens.map(({ canal }) => canal).toSorted()).toEqual(['email', 'sms']);
    expect(mensagens.every(({ destino }) => [estudante.email, estudante.telefone].includes(destino))).toBe(
      true,
    );
    expect(mensagens.find(({ canal }) => canal === 'email')?.assunto).toBe(
      'Fundação Ipê: sua solicitação foi aprovada',
    );
  });

  it('demands a note of whoever approves against what does not match', async () => {
    const { id } = await nova();
    await aprovarTodos(id);
    const [documento] = await documentos(id);
    await db
      .updateTable('documento')
      .set({ conferencias: JSON.stringify([{ regra: 'nome', resultado: 'reprovado', explicacao: '' }]) })
      .where('id', '=', documento?.id ?? '')
      .execute();
    const { versao } = await mesa(id);
    const aprovar = { acao: 'aprovarDadosComplementares', versao };
    const semNota = await decidir(id, aprovar);
    expect([semNota.status, semNota.corpo().campos]).toEqual([
      422,
      [{ campo: 'nota', mensagem: 'Explique por que aprovar, mesmo com o que não confere.' }],
    ]);
    const nota = 'O nome do comprovante é o da mãe, que mora na mesma casa.';
    expect((await decidir(id, { ...aprovar, nota })).corpo()).toMatchObject({ sigla: 'A' });
    expect(JSON.stringify((await mesa(id)).notas)).toContain(nota);
  });

  it('goes through the guarantor where there is one', async () => {
    const { id, fiador } = await nova(CURSO_SIMPLES);
    await aprovarTodos(id);
    let { versao } = await mesa(id);
    expect((await decidir(id, { acao: 'aprovarDadosComplementares', versao })).corpo()).toMatchObject({
      sigla: 'PAF',
    });
    const [rg] = await documentos(id);
    expect((await desfazer(rg?.id ?? '')).status).toBe(409);
    await aprovarTodos(id, 'fiador');
    versao += 1;
    expect((await decidir(id, { acao: 'aprovarFiador', versao })).corpo()).toMatchObject({ sigla: 'A' });
    const destinos = (await mensagensDe(id)).map(({ destino }) => destino);
    expect(destinos).toContain(fiador?.email);
    expect((await mesa(id)).pessoas.map(({ statusAnalise }) => statusAnalise)).toEqual(['A', 'A']);
  });

  it('gives back to the student, who finds the reasons in the portal and nowhere else', async () => {
    const { id } = await nova();
    const { versao } = await mesa(id);
    const vazia = await decidir(id, { acao: 'devolverDadosComplementares', versao });
    expect(vazia.status).toBe(422);
    const [rg] = await documentos(id);
    await avaliar(rg?.id ?? '', ILEGIVEL);
    const comRecusado = await decidir(id, { acao: 'aprovarDadosComplementares', versao });
    expect(comRecusado.corpo().message).toMatch(/^Há documento recusado/);
    const feita = await decidir(id, {
      acao: 'devolverDadosComplementares',
      versao,
      motivos: [{ codigo: 'OUTRO', texto: 'Confira o seu endereço atual.' }],
    });
    expect(feita.corpo()).toMatchObject({ sigla: 'RDC' });
    const { observacao_status } = await db
      .selectFrom('solicitacao')
      .select('observacao_status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(observacao_status).toMatch(/^RG ou CNH: Não conseguimos ler/);
    expect(observacao_status).toContain('Confira o seu endereço atual.');
    const mensagens = JSON.stringify(await mensagensDe(id));
    expect(mensagens).toMatch(/falta corrigir/i);
    expect(mensagens).not.toMatch(/ler o documento|endereço atual|RG ou CNH/);
    expect((await mesa(id)).pessoas[0]).toMatchObject({
      statusAnalise: 'R',
      motivosAnalise: [{ codigo: 'OUTRO', texto: 'Confira o seu endereço atual.' }],
    });
  });

  it('keeps the reasons about a guarantor from the student', async () => {
    const { id, estudante, fiador } = await nova(CURSO_SIMPLES);
    await aprovarTodos(id);
    let { versao } = await mesa(id);
    await decidir(id, { acao: 'aprovarDadosComplementares', versao });
    versao += 1;
    const [primeiro] = await documentos(id, 'fiador');
    await avaliar(primeiro?.id ?? '', ILEGIVEL);
    const aoEstudante = await decidir(id, {
      acao: 'devolverFiador',
      versao,
      motivos: [{ codigo: 'DADOS_INCORRETOS', tipoPessoa: 'estudante' }],
    });
    expect(aoEstudante.status).toBe(422);
    const feita = await decidir(id, {
      acao: 'devolverFiador',
      versao,
      motivos: [{ codigo: 'OUTRO', texto: 'A renda não fecha com o extrato.', tipoPessoa: 'fiador' }],
    });
    expect(feita.corpo()).toMatchObject({ sigla: 'RAF' });
    const guardada = await db
      .selectFrom('solicitacao')
      .select('observacao_status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(guardada.observacao_status).toBe('O fiador tem pendências para corrigir.');
    const linha = await pedir({
      metodo: 'GET',
      url: `/api/solicitacao/s/linha-do-tempo/${id}`,
      token: estudante.token,
    });
    expect(linha.texto).not.toMatch(/renda não fecha|Não conseguimos ler/);
    const status = await pedir({
      metodo: 'GET',
      url: `/api/solicitacao/s/status/${id}`,
      token: estudante.token,
    });
    expect(status.texto).not.toMatch(/renda não fecha|Não conseguimos ler/);
    expect((await mesa(id)).pessoas[1]?.motivosAnalise).toEqual([
      { codigo: 'OUTRO', texto: 'A renda não fecha com o extrato.' },
    ]);
    const destinos = (await mensagensDe(id)).map(({ destino }) => destino);
    expect(destinos).toEqual(expect.arrayContaining([estudante.email, fiador?.email]));
  });

  it('refuses for good only with a reason', async () => {
    const { id } = await nova();
    const { versao } = await mesa(id);
    expect((await decidir(id, { acao: 'reprovar', versao })).status).toBe(422);
    expect((await decidir(id, { acao: 'reprovar', versao, motivos: [{ codigo: 'ILEGIVEL' }] })).status).toBe(
      422,
    );
    const feita = await decidir(id, {
      acao: 'reprovar',
      versao,
      motivos: [{ codigo: 'POLITICA_DE_CREDITO' }],
    });
    expect(feita.corpo()).toMatchObject({ sigla: 'PADC', versao: versao + 1 });
    expect(await mensagensDe(id)).toHaveLength(0);
    const final = await responder(id, { resposta: 'confirmar', versao: versao + 1 }, colega);
    expect(final.corpo()).toMatchObject({ sigla: 'REP' });
    expect(JSON.stringify(await mensagensDe(id))).not.toMatch(/regras do crédito/);
  });

  it('has one effect when a hundred identical decisions arrive together', async () => {
    const { id } = await nova();
    await aprovarTodos(id);
    const { versao } = await mesa(id);
    const corpo = { acao: 'aprovarDadosComplementares', versao };
    const respostas = await Promise.all(Array.from({ length: 100 }, () => decidir(id, corpo)));
    expect(respostas.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(new Set(respostas.map(({ texto }) => texto)).size).toBe(1);
    const eventos = await db
      .selectFrom('historico')
      .select('id')
      .where('solicitacao_id', '=', id)
      .where('acao', '=', 'aprovarDadosComplementares')
      .execute();
    expect(eventos).toHaveLength(1);
    expect(await mensagensDe(id)).toHaveLength(2);
  });

  it('answers 409 to another decision, and to another person, on what has changed', async () => {
    const { id } = await nova();
    await aprovarTodos(id);
    const { versao } = await mesa(id);
    await decidir(id, { acao: 'aprovarDadosComplementares', versao });
    const reprovar = { acao: 'reprovar', versao, motivos: [{ codigo: 'POLITICA_DE_CREDITO' }] };
    expect((await decidir(id, reprovar)).corpo()).toMatchObject({
      status: 409,
      message: 'SOLICITACAO_ATUALIZADA',
    });
    expect((await decidir(id, { acao: 'aprovarDadosComplementares', versao }, colega)).status).toBe(409);
    expect((await decidir(id, { ...reprovar, versao: versao + 1 })).status).toBe(409);
    expect((await mesa(id)).sigla).toBe('A');
  });

  it('belongs to who holds the request', async () => {
    const { id } = await nova();
    const { versao } = await mesa(id);
    await pedir({ metodo: 'PUT', url: `/api/gestao/solicitacoes/${id}/atribuicao`, token: colega });
    const recusada = await decidir(id, {
      acao: 'reprovar',
      versao,
      motivos: [{ codigo: 'POLITICA_DE_CREDITO' }],
    });
    expect(recusada.status).toBe(409);
    expect((await mesa(id)).sigla).toBe('PADC');
  });

  it('is refused where the state, the role or the shape does not fit', async () => {
    const { id } = await umaQualquer();
    const { versao } = await mesa(id);
    expect((await decidir(id, { acao: 'aprovarFiador', versao })).status).toBe(409);
    expect((await decidir(id, { acao: 'aprovarIes', versao })).status).toBe(400);
    expect((await decidir(id, { acao: 'aprovarIes', versao }, analista, 'decidir-ies')).status).toBe(403);
    expect((await decidir(id, { acao: 'reprovar' })).status).toBe(400);
    expect((await decidir(999_999, { acao: 'reprovar', versao: 1 })).status).toBe(404);
  });
});

describe('decisão da instituição', () => {
  const pelaIes = (id: number, body: unknown, token = daSerra) => decidir(id, body, token, 'decidir-ies');

  it('waits, then approves and hands on to the analysts', async () => {
    const { id } = await nova(CURSO_COM_ANALISE_DA_IES);
    const { versao } = await mesa(id, daSerra);
    const espera = await pelaIes(id, { acao: 'colocarEmListaDeEspera', versao });
    expect(espera.corpo()).toMatchObject({ sigla: 'PAIES', versao: versao + 1 });
    const { decisoes } = await mesa(id, daSerra);
    expect(decisoes.map(({ acao }) => acao)).toEqual(['aprovarIes', 'reprovarIes']);
    const denovo = await pelaIes(id, { acao: 'colocarEmListaDeEspera', versao: versao + 1 });
    expect(denovo.corpo()).toMatchObject({ versao: versao + 1 });
    expect(await mensagensDe(id)).toHaveLength(2);
    const aprovada = await pelaIes(id, { acao: 'aprovarIes', versao: versao + 1 });
    expect(aprovada.corpo()).toMatchObject({ sigla: 'PADC' });
    expect(
      (await pelaIes(id, { acao: 'reprovarIes', versao: versao + 2, motivos: [{ codigo: 'SEM_VAGA' }] }))
        .status,
    ).toBe(409);
  });

  it('refuses with a reason that it reads again in its own timeline', async () => {
    const { id } = await nova(CURSO_COM_ANALISE_DA_IES);
    const { versao } = await mesa(id, daSerra);
    expect((await pelaIes(id, { acao: 'reprovarIes', versao })).status).toBe(422);
    const feita = await pelaIes(id, { acao: 'reprovarIes', versao, motivos: [{ codigo: 'SEM_MATRICULA' }] });
    expect(feita.corpo()).toMatchObject({ sigla: 'RIES' });
    const { linhaDoTempo } = await mesa(id, daSerra);
    expect(linhaDoTempo.agora).toBeNull();
    expect(linhaDoTempo.marcos.at(-1)?.detalhes).toEqual([
      'A instituição de ensino não confirmou a sua matrícula.',
    ]);
  });

  it('never reaches the request of another institution', async () => {
    const { id } = await nova(CURSO_COM_ANALISE_DA_IES);
    const { versao } = await mesa(id, daSerra);
    const { id: vale } = await db
      .selectFrom('instituicao')
      .select('id')
      .where('sigla', '=', 'UNIVALE')
      .executeTakeFirstOrThrow();
    const { token } = await criarOperador(servidor, 'instituicao', vale);
    expect((await pelaIes(id, { acao: 'aprovarIes', versao }, token)).status).toBe(404);
    expect((await mesa(id, daSerra)).sigla).toBe('PAIES');
  });
});

it('leaves an unbroken audit chain behind', async () => {
  expect(await verificarCadeias(db)).toMatchObject({ integra: true });
});
