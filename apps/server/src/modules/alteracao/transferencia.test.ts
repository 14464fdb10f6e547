/** The credit goes to another school: who is paid, who sees the contract, and who speaks of the course from then on. */
import type { AlteracaoAberta } from '@credito/api/alteracao.rotas';
import type { AlteracaoDaGestao, rotaFilaDeAlteracoes } from '@credito/api/gestao-alteracao.rotas';
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import type { rotaAptasAContrato, rotaGerarContratos } from '@credito/api/gestao-contrato-geracao.rotas';
import type { RelatorioDeMatriculas, rotaMatriculasAConfirmar } from '@credito/api/gestao-instituicao.rotas';
import type { Repasse, rotaPreviaDoRepasse } from '@credito/api/gestao-repasses.rotas';
import type { Resposta } from '@credito/api/rota';
import { beforeEach, expect, it } from 'vitest';
import { NOVO_ENDERECO } from '../../../test/alteracoes.ts';
import { assinarAditivo } from '../../../test/assinar-aditivo.ts';
import { abrirPeriodo, inserirAtualizacao } from '../../../test/atualizacoes.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { contratoEmVigor } from '../../../test/envelopes.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarOperadorDa, instituicaoDoContrato } from '../../../test/gestao.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { anteciparPlano } from '../../../test/repasses.ts';
import { criarRepresentante } from '../../../test/representante.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { cursoVigente } from '../contrato/curso-do-contrato.ts';
import { codigoDoConvite } from '../fiador/codigo-do-convite.ts';
import { lembrarPelaAgenda } from '../fiador/lembrar-fiador.ts';
import { planilhaDaCarteira } from '../gestao/exportacao/carteira.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir } = servidor;
const mesa = await criarOperador(servidor, 'analista');
const outra = await criarOperador(servidor, 'analista');
const representante = await criarRepresentante(servidor);
let numero = 8_900;
let caso: Awaited<ReturnType<typeof contratoEmVigor>>;
let escolas: { antes: Escola; depois: Escola };

interface Escola {
  id: number;
  nome: string;
  token: string;
}

async function escola(id: number): Promise<Escola> {
  const { sigla, nome } = await db
    .selectFrom('instituicao')
    .select(['sigla', 'nome'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, nome, token: (await criarOperadorDa(servidor, sigla)).token };
}

/** Its six fees fell in the months before today, and none was paid to the school. */
beforeEach(async () => {
  numero += 1;
  caso = await contratoEmVigor(servidor, numero);
  await anteciparPlano(servidor, caso.contratoId, 8);
  const antes = await instituicaoDoContrato(servidor, caso.contratoId);
  const { id } = await db
    .selectFrom('instituicao')
    .select('id')
    .where('id', '<>', antes)
    .where('habilitado', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  escolas = { antes: await escola(antes), depois: await escola(id) };
});

const chamar = (token: string, url: string, body?: unknown) =>
  pedir({
    metodo: body === undefined ? 'GET' : 'POST',
    url: `/api/gestao/${url}`,
    token,
    ...(body === undefined ? {} : { body }),
  });

async function agir(id: number, acao: string, token = mesa.token): Promise<void> {
  const { versao } = (await chamar(mesa.token, `alteracoes/${id}`)).corpo<AlteracaoDaGestao>();
  const resposta = await chamar(token, `alteracoes/${id}`, { acao, versao });
  expect(resposta.status, resposta.texto).toBe(200);
}

const pedidoPara = (instituicao: string, desde: string) => ({
  contratoId: caso.contratoId,
  pedido: {
    especie: 'transferencia',
    instituicao,
    curso: 'Arquitetura',
    desde,
    mensalidadeCentavos: 90_000,
    percentual: 50,
  },
});

const usosDe = async () =>
  db
    .selectFrom('contrato_uso')
    .select(['em', 'posicao', 'financiado_centavos'])
    .where('contrato_id', '=', caso.contratoId)
    .orderBy('posicao')
    .execute();

/** As signed by everybody and put into effect; from the third fee on, or from that day. */
async function transferir(dia?: string): Promise<string> {
  const desde = dia ?? (await usosDe())[2]?.em ?? '';
  const iniciada = await chamar(mesa.token, 'alteracoes', pedidoPara(escolas.depois.nome, desde));
  expect(iniciada.status, iniciada.texto).toBe(200);
  await assinarEEfetivar(iniciada.corpo<AlteracaoDaGestao>().id);
  return desde;
}

async function assinarEEfetivar(id: number): Promise<void> {
  await agir(id, 'liberar');
  await pedir({
    metodo: 'POST',
    url: '/api/alteracao-contratual/enviar-clicksign',
    token: caso.estudante.token,
    body: { alteracaoId: id, tipoAutenticacao: 'email' },
  });
  await assinarAditivo(servidor, representante, id, ['estudante', 'fiador', 'conjuge-do-fiador']);
  await agir(id, 'efetivar', outra.token);
}

async function pedirComoEstudante(pedido: unknown): Promise<number> {
  const resposta = await pedir({
    metodo: 'POST',
    url: '/api/alteracao-contrato/s/pedir',
    token: caso.estudante.token,
    body: { contratoId: caso.contratoId, pedido },
  });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<AlteracaoAberta>().alteracaoId;
}

/** The school that has the credit is told, confirms, and the desk puts it into effect; the one before is not even asked. */
async function confirmarEEfetivar(id: number): Promise<void> {
  const avisados = await db
    .selectFrom('mensagem')
    .select('destino')
    .where('chave_unica', 'like', `gestao-palavra:${id}:%`)
    .execute();
  const daEscola = await db
    .selectFrom('operador')
    .select('email')
    .where('instituicao_id', '=', escolas.depois.id)
    .where('ativo', '=', true)
    .execute();
  expect(avisados.map(({ destino }) => destino).sort()).toEqual(daEscola.map(({ email }) => email).sort());
  const palavra = async ({ token }: Escola) => {
    const { versao } = (await chamar(mesa.token, `alteracoes/${id}`)).corpo<AlteracaoDaGestao>();
    return (await chamar(token, `alteracoes/${id}/palavra`, { versao, resposta: 'confirmou' })).status;
  };
  const naFila = async ({ token }: Escola) =>
    (await chamar(token, 'alteracoes'))
      .corpo<Resposta<typeof rotaFilaDeAlteracoes>>()
      .itens.find((item) => item.id === id);
  expect(await naFila(escolas.antes)).toBeUndefined();
  expect(await naFila(escolas.depois)).toMatchObject({
    instituicao: escolas.depois.nome,
    esperaInstituicao: true,
  });
  expect(await palavra(escolas.antes)).toBe(404);
  expect(await palavra(escolas.depois)).toBe(200);
  await agir(id, 'aceitar');
  await assinarEEfetivar(id);
}

const aRepassar = async ({ id }: Escola) => {
  const mes = (await usosDe()).at(-1)?.em.replace(/\d\d$/, '01');
  const { usos } = (
    await chamar(mesa.token, `financeiro/repasses/previa?instituicaoId=${id}&mes=${mes}`)
  ).corpo<Resposta<typeof rotaPreviaDoRepasse>>();
  return usos.filter(({ contratoId }) => contratoId === caso.contratoId);
};

it('pays the other school from its month on, and the one before for what it taught', async () => {
  expect((await aRepassar(escolas.depois)).length).toBe(0);
  const desde = await transferir();
  const [antes, depois] = [await aRepassar(escolas.antes), await aRepassar(escolas.depois)];
  expect(antes.length).toBe(2);
  expect(antes.every(({ em, centavos }) => em < desde && centavos === 60_000)).toBe(true);
  expect(depois.length).toBeGreaterThan(0);
  expect(depois.every(({ em, centavos }) => em >= desde && centavos === 45_000)).toBe(true);
  expect(await cursoVigente(db, caso.id)).toMatchObject({
    instituicaoId: escolas.depois.id,
    curso: 'Arquitetura',
    mensalidadeCentavos: 90_000,
    percentual: 50,
  });
  expect((await carregarSolicitacao(db, caso.id))?.solicitacao.instituicao_id).toBe(escolas.antes.id);
});

it('refuses a run that was proposed before, whose fees are no longer that school’s or that much', async () => {
  // Signed long enough ago that nobody may go back on it any more.
  await db
    .updateTable('contrato')
    .set({ assinado_em: '2026-04-01' })
    .where('id', '=', caso.contratoId)
    .execute();
  const usos = await aRepassar(escolas.antes);
  const mes = usos.at(-1)?.em.replace(/\d\d$/, '01');
  const proposto = await chamar(mesa.token, 'financeiro/repasses', {
    instituicaoId: escolas.antes.id,
    mes,
    usos: usos.map(({ contratoId, posicao }) => ({ contratoId, posicao, marca: 'pago', motivo: 'Do mês.' })),
    totalCentavos: usos.reduce((soma, { centavos }) => soma + centavos, 0),
  });
  expect(proposto.status, proposto.texto).toBe(200);
  await transferir();
  const { id } = proposto.corpo<Repasse>();
  const responder = (corpo: unknown) => chamar(outra.token, `financeiro/repasses/${id}/resposta`, corpo);
  expect((await responder({ resposta: 'confirmar' })).corpo()).toMatchObject({
    detail: expect.stringContaining('mudou depois da proposta'),
  });
  const texto = 'O crédito foi para outra instituição de ensino.';
  expect((await responder({ resposta: 'devolver', texto })).status).toBe(200);
});

it('is what the portfolio of the provider says of the contract', async () => {
  const { numero: doContrato } = await db
    .selectFrom('contrato')
    .select('numero')
    .where('id', '=', caso.contratoId)
    .executeTakeFirstOrThrow();
  const linha = async () =>
    (await planilhaDaCarteira(db, '2026-12-01', [])).csv.split('\n').find((uma) => uma.includes(doContrato));
  expect(await linha()).toContain(`;${escolas.antes.nome};`);
  await transferir();
  expect(await linha()).toContain(`;${escolas.depois.nome};`);
});

it('says what the other course costs where it begins after the last fee of the contract', async () => {
  await transferir('2027-02-10');
  expect(await cursoVigente(db, caso.id)).toMatchObject({
    instituicaoId: escolas.depois.id,
    mensalidadeCentavos: 90_000,
    percentual: 50,
  });
});

it('is seen by the school that has it, which alone reports what happens to the course', async () => {
  const contrato = `contratos/${caso.contratoId}`;
  const informe = { acontecimento: 'evasao', em: '2026-11-20', motivo: 'O estudante trancou o curso.' };
  expect((await chamar(escolas.antes.token, contrato)).status).toBe(200);
  await transferir();
  expect((await chamar(escolas.antes.token, contrato)).status).toBe(404);
  expect((await chamar(escolas.antes.token, `${contrato}/curso`, informe)).status).toBe(404);
  expect((await chamar(escolas.depois.token, contrato)).corpo<ContratoDaGestao>()).toMatchObject({
    instituicao: escolas.depois.nome,
    curso: 'Arquitetura',
  });
  const dito = await chamar(escolas.depois.token, `${contrato}/curso`, informe);
  expect(dito.status, dito.texto).toBe(200);
});

/** A line of the school's list of enrolments, and those that its screen shows. */
async function matriculas({ token }: Escola, simular = true) {
  const { protocolo } = await db
    .selectFrom('solicitacao')
    .select('protocolo')
    .where('id', '=', caso.id)
    .executeTakeFirstOrThrow();
  const conteudo = Buffer.from(`protocolo\n${protocolo}\n`).toString('base64');
  const planilha = await chamar(token, 'matriculas', { conteudo, simular });
  const { itens } = (await chamar(token, 'matriculas/renovacoes')).corpo<
    Resposta<typeof rotaMatriculasAConfirmar>
  >();
  return {
    linha: planilha.corpo<RelatorioDeMatriculas>().linhas[0],
    naTela: itens.find(({ solicitacaoId }) => solicitacaoId === caso.id),
  };
}

const aptasDe = async ({ id }: Escola) =>
  (await chamar(mesa.token, `contratos/aptas?instituicaoId=${id}&ano=2027&semestre=1`))
    .corpo<Resposta<typeof rotaAptasAContrato>>()
    .aptas.find(({ solicitacaoId }) => solicitacaoId === caso.id);

it('is enrolled by the school that has it, in its list and on its screen, and contracted under it', async () => {
  await db
    .updateTable('contrato')
    .set({ ano: 2026, semestre: 2, ultimo_mes: '2027-12-01' })
    .where('id', '=', caso.contratoId)
    .execute();
  expect(await matriculas(escolas.antes)).toMatchObject({
    linha: { aceita: true },
    naTela: { solicitacaoId: caso.id },
  });
  expect(await aptasDe(escolas.antes)).toMatchObject({ solicitacaoId: caso.id });
  await transferir();
  expect(await matriculas(escolas.antes)).toMatchObject({
    linha: { aceita: false, estudante: null, texto: expect.stringContaining('Não encontramos') },
    naTela: undefined,
  });
  expect(await aptasDe(escolas.antes)).toBeUndefined();
  expect(await aptasDe(escolas.depois)).toMatchObject({ curso: 'Arquitetura' });
  expect(await matriculas(escolas.depois)).toMatchObject({
    linha: { aceita: true },
    naTela: { curso: 'Arquitetura' },
  });
  expect((await matriculas(escolas.depois, false)).linha).toMatchObject({ aceita: true });
  expect((await matriculas(escolas.depois)).naTela).toBeUndefined();
});

it('is what the next contract costs also when it is corrected, under the school that has the credit', async () => {
  await transferir();
  const seguinte = await inserirContrato(servidor, caso.id, {
    codigo: 'REP',
    termo: { ano: 2027, semestre: 2 },
  });
  const { versao } = (await chamar(mesa.token, `contratos/${seguinte}`)).corpo<ContratoDaGestao>();
  const corrigido = await chamar(mesa.token, `contratos/${seguinte}`, { acao: 'corrigir', versao });
  expect(corrigido.status, corrigido.texto).toBe(200);
  expect(corrigido.corpo()).toMatchObject({ instituicao: escolas.depois.nome, curso: 'Arquitetura' });
  const mensalidades = await db
    .selectFrom('contrato_uso')
    .select('mensalidade_centavos')
    .distinct()
    .where('contrato_id', '=', seguinte)
    .execute();
  expect(mensalidades).toEqual([{ mensalidade_centavos: 90_000 }]);
});

it('is whose next contract is made: named in its text, and seen by its clerk alone', async () => {
  await db
    .updateTable('contrato')
    .set({ ano: 2026, semestre: 2, ultimo_mes: '2027-12-01' })
    .where('id', '=', caso.contratoId)
    .execute();
  await transferir();
  const periodoId = await abrirPeriodo(servidor);
  await inserirAtualizacao(servidor, {
    contratoId: caso.contratoId,
    periodoId,
    estado: 'concluido',
    situacao: 'enviado',
  });
  expect((await matriculas(escolas.depois, false)).linha).toMatchObject({ aceita: true });
  const lote = await chamar(mesa.token, 'contratos/gerar', {
    termo: { ano: 2027, semestre: 1 },
    solicitacoes: [caso.id],
    ultimoMes: null,
    ensaio: false,
  });
  const { gerados, falhas } = lote.corpo<Resposta<typeof rotaGerarContratos>>();
  expect(falhas).toEqual([]);
  const novo = gerados[0]?.contratoId ?? 0;
  const { versao } = (await chamar(mesa.token, `contratos/${novo}`)).corpo<ContratoDaGestao>();
  const liberado = await chamar(mesa.token, `contratos/${novo}`, { acao: 'liberar', versao });
  expect(liberado.status, liberado.texto).toBe(200);
  expect((await chamar(escolas.antes.token, `contratos/${novo}`)).status).toBe(404);
  expect((await chamar(escolas.depois.token, `contratos/${novo}`)).corpo()).toMatchObject({
    instituicao: escolas.depois.nome,
    curso: 'Arquitetura',
  });
  const { dados } = await db
    .selectFrom('contrato_texto')
    .select('dados')
    .where('contrato_id', '=', novo)
    .executeTakeFirstOrThrow();
  expect(dados).toMatchObject({ instituicao: escolas.depois.nome, curso: 'Arquitetura' });
  const usos = await db
    .selectFrom('contrato_uso')
    .select(['mensalidade_centavos', 'percentual', 'instituicao_id'])
    .distinct()
    .where('contrato_id', '=', novo)
    .execute();
  expect(usos).toEqual([{ mensalidade_centavos: 90_000, percentual: 50, instituicao_id: null }]);
});

it('is asked about a suspension, which stops the course of the school that has it', async () => {
  await transferir();
  await confirmarEEfetivar(
    await pedirComoEstudante({ especie: 'suspensao', semestres: 1, desde: '2027-02-10' }),
  );
  expect(
    await db
      .selectFrom('contrato')
      .select(['instituicao_id', 'ultimo_mes'])
      .where('id', '=', caso.contratoId)
      .execute(),
  ).toEqual([{ instituicao_id: escolas.depois.id, ultimo_mes: '2031-06-01' }]);
  expect(await cursoVigente(db, caso.id)).toMatchObject({
    instituicao: escolas.depois.nome,
    curso: 'Arquitetura',
    mensalidadeCentavos: 90_000,
  });
});

it('is asked about another change of the course, which begins where the first one ended', async () => {
  await transferir();
  const desde = (await usosDe()).at(-1)?.em ?? '';
  const { pedido } = pedidoPara(escolas.depois.nome, desde);
  const id = await pedirComoEstudante({ ...pedido, curso: 'Urbanismo', mensalidadeCentavos: 80_000 });
  const { mudancas } = (await chamar(mesa.token, `alteracoes/${id}`)).corpo<AlteracaoDaGestao>();
  expect(mudancas).toContainEqual({ rotulo: 'Curso', antes: 'Arquitetura', depois: 'Urbanismo' });
  expect(mudancas.map(({ rotulo }) => rotulo)).not.toContain('Instituição de ensino');
  await confirmarEEfetivar(id);
  expect(await cursoVigente(db, caso.id)).toMatchObject({
    instituicaoId: escolas.depois.id,
    curso: 'Urbanismo',
    mensalidadeCentavos: 80_000,
  });
  const [antes, depois] = [await aRepassar(escolas.antes), await aRepassar(escolas.depois)];
  expect([antes.length, antes.length + depois.length]).toEqual([2, 6]);
  expect(depois.map(({ centavos }) => centavos)).toEqual([45_000, 45_000, 45_000, 40_000]);
});

it('is the one that whoever comes to guarantee afterwards is told of, and reminded of', async () => {
  await transferir();
  const { nome, cpf, email, telefone } = pessoaNumero(numero + 41_000);
  const semRelacao = { estadoCivil: 'SOLTEIRO', regime: null, uniaoEstavel: false, conjuge: null };
  const novo = { nome, cpf, email, telefone, nascimento: '1970-05-20', ...semRelacao };
  const alteracaoId = await pedirComoEstudante({
    especie: 'fiador',
    papel: 'fiador',
    novo: { ...novo, endereco: NOVO_ENDERECO.endereco },
  });
  const { id: conviteId } = await db
    .selectFrom('convite_fiador')
    .select('id')
    .where('alteracao_id', '=', alteracaoId)
    .executeTakeFirstOrThrow();
  await lembrarPelaAgenda(contexto, { conviteId, dia: 1 });
  const textos = await db
    .selectFrom('mensagem')
    .select('texto')
    .where('modelo', 'in', ['fiador-convite', 'fiador-lembrete'])
    .where('destino', '=', email)
    .execute();
  expect(textos).toHaveLength(2);
  const lidos = textos.map(({ texto }) => texto).join();
  expect([lidos.includes(escolas.antes.nome), lidos.includes(escolas.depois.nome)]).toEqual([false, true]);
  const codFiador = codigoDoConvite(contexto.segredo, conviteId);
  const convite = await pedir({ metodo: 'GET', url: `/api/fiador/convite?cod-fiador=${codFiador}` });
  expect(convite.corpo()).toMatchObject({ instituicao: escolas.depois.nome });
});

it('begins while the contract says that the course lasts', async () => {
  const recusada = await chamar(mesa.token, 'alteracoes', pedidoPara(escolas.depois.nome, '2031-01-10'));
  expect(recusada.status).toBe(422);
  expect(recusada.corpo()).toMatchObject({
    campos: [{ campo: 'desde', mensagem: 'O contrato diz que o curso termina em dezembro de 2030.' }],
  });
});

it('goes only to a school that works with the credit', async () => {
  const desde = (await usosDe())[2]?.em ?? '';
  const recusada = await chamar(mesa.token, 'alteracoes', pedidoPara('Escola que não existe', desde));
  expect(recusada.status).toBe(422);
  expect(recusada.corpo()).toMatchObject({ campos: [{ campo: 'instituicao' }] });
});
