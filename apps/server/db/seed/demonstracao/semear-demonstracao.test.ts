import { join } from 'node:path';
import { ESTADOS, SIGLAS, SIGLAS_ANTIGAS } from '@credito/domain/solicitacao/estados';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { daSolicitacao } from '../../../src/modules/documento/documento.repository.ts';
import { conferirInvariantes } from '../../../src/modules/invariantes/conferir-invariantes.ts';
import { NAO_MAIS_DEVIDA } from '../../../src/modules/mensagem/ainda-devida.ts';
import { TAREFA_ENVIAR_MENSAGEM } from '../../../src/modules/mensagem/enfileirar.ts';
import { abrirNavegador, entrar } from '../../../test/contas.ts';
import { servirProvedorDeTeste } from '../../../test/gateways/provedor-de-pagamento.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { HISTORIAS } from './historias.ts';
import { SENHA_DAS_PESSOAS } from './pessoas.ts';
import { semearDemonstracao } from './semear-demonstracao.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pasta, relogio } = servidor;
const { provedor, pagamento } = await servirProvedorDeTeste(() => relogio.agora());
Object.assign(contexto.gateways, { pagamento, pagamentoFicticio: provedor });

const solicitacaoDe = (cpf: string) =>
  db
    .selectFrom('solicitacao')
    .innerJoin('conta', 'conta.id', 'solicitacao.conta_id')
    .select(['solicitacao.id', 'sigla', 'status_solicitacao as statusSolicitacao'])
    .where('conta.cpf', '=', cpf)
    .execute();

/** Hundreds of files and passwords, in threads that give way: beside other work they get a tenth of the machine. */
const LIMITE_DE_TODOS_MS = 1_800_000;

it('cut off in the middle, the telling goes on at the next start; a third one has nothing to tell', {
  timeout: LIMITE_DE_TODOS_MS,
}, async () => {
  const parada = new AbortController();
  const documentos = async () => (await db.selectFrom('documento').select('id').execute()).length;
  let meio: Promise<void> | undefined;
  const cortada = semearDemonstracao(contexto, {
    parada: parada.signal,
    aoAvancar: (feitas) => {
      if (feitas === 2) meio = cortarDepoisDoPrimeiroDocumento();
    },
  });
  async function cortarDepoisDoPrimeiroDocumento(): Promise<void> {
    const antes = await documentos();
    await expect.poll(documentos, { interval: 10, timeout: LIMITE_DE_TODOS_MS }).toBeGreaterThan(antes);
    parada.abort();
  }
  await expect(cortada).rejects.toThrow('aborted');
  await meio;
  await expect(semearDemonstracao(contexto)).resolves.toBe(HISTORIAS.length - 2);
  await expect(semearDemonstracao(contexto)).resolves.toBe(0);
});

it('every row of the state table has its student, in each of its ways and by each older code', () => {
  const alcancadas = HISTORIAS.flatMap(({ fim }) => (fim ? `${fim.sigla} ${fim.statusSolicitacao}` : []));
  const linhas = SIGLAS.flatMap((sigla) =>
    ESTADOS[sigla].statusSolicitacao.map((status) => `${sigla} ${status}`),
  );
  expect(linhas.filter((linha) => !alcancadas.includes(linha))).toEqual([]);
  expect(HISTORIAS.some(({ fim }) => fim === null)).toBe(true);
  const codigos = HISTORIAS.flatMap(({ codigoAntigo, fim }) =>
    codigoAntigo ? `${codigoAntigo} ${fim?.sigla}` : [],
  );
  expect(codigos.sort()).toEqual(
    Object.entries(SIGLAS_ANTIGAS)
      .map((par) => par.join(' '))
      .sort(),
  );
});

it.each(HISTORIAS)('$id ends where it says', async ({ estudante, fim }) => {
  expect(await solicitacaoDe(estudante.cpf)).toEqual(fim ? [expect.objectContaining(fim)] : []);
});

it.each([
  ['contrato-em-assinatura', 'DPR', 'em-assinatura', ['estudante', 'fiador', 'representante']],
  [
    'contrato-falta-responsavel',
    'DPR',
    'em-assinatura',
    ['estudante', 'responsavel', 'fiador', 'conjuge-do-fiador', 'representante'],
  ],
  ['contrato-falta-fiador', 'DPR', 'em-assinatura', ['fiador', 'conjuge-do-fiador', 'representante']],
  ['contrato-assinado', 'ASS', 'selado', []],
  ['contrato-recuperavel', 'CAN', 'vencido', ['fiador', 'representante']],
  ['contrato-recusado', 'CAN', 'recusado', ['fiador', 'representante']],
])('%s is %s, its envelope %s, and waits for these signatures', async (id, codigo, envelope, faltam) => {
  const cpf = HISTORIAS.find((historia) => historia.id === id)?.estudante.cpf ?? '';
  const assinantes = await db
    .selectFrom('contrato')
    .innerJoin('conta', 'conta.id', 'contrato.conta_id')
    .innerJoin('envelope', 'envelope.contrato_id', 'contrato.id')
    .innerJoin('assinante', 'assinante.envelope_id', 'envelope.id')
    .select(['codigo', 'papel', 'assinante.estado', 'envelope.estado as doEnvelope'])
    .where('conta.cpf', '=', cpf)
    .orderBy('ordem')
    .execute();
  expect(assinantes.filter(({ estado }) => estado !== 'assinou').map(({ papel }) => papel)).toEqual(faltam);
  for (const assinante of assinantes) expect(assinante).toMatchObject({ codigo, doEnvelope: envelope });
  expect(assinantes.length).toBeGreaterThan(0);
});

it('a guardian and a spouse without an account have a link that waits for them', async () => {
  const esperam = await db
    .selectFrom('assinante')
    .innerJoin('envelope', 'envelope.id', 'assinante.envelope_id')
    .innerJoin('mensagem', 'mensagem.destino', 'assinante.email')
    .select(['papel', 'nome'])
    .where('envelope.estado', '=', 'em-assinatura')
    .where('assinante.estado', '=', 'convidado')
    .where('assinante.conta_id', 'is', null)
    .where('do_provedor', '=', false)
    .where('mensagem.modelo', '=', 'assinatura-convite')
    .orderBy('papel')
    .execute();
  expect(esperam.map(({ papel }) => papel)).toEqual(['conjuge-do-fiador', 'responsavel']);
});

it('whoever will guarantee in somebody’s place has proven the income, and it is the desk’s turn', async () => {
  const cpf = HISTORIAS.find(({ id }) => id === 'alteracao-troca-com-renda')?.estudante.cpf ?? '';
  const renda = await db
    .selectFrom('alteracao_renda')
    .innerJoin('alteracao', 'alteracao.id', 'alteracao_renda.alteracao_id')
    .innerJoin('conta', 'conta.id', 'alteracao.conta_id')
    .innerJoin('documento', 'documento.dono_id', 'alteracao_renda.id')
    .select(['alteracao.fluxo', 'aberta', 'documento.tipo_documento', 'documento.situacao'])
    .where('conta.cpf', '=', cpf)
    .execute();
  expect(renda).toEqual([
    { fluxo: 'PED', aberta: false, tipo_documento: 'APOSENTADORIA_BENEFICIO', situacao: 'enviado' },
  ]);
});

it('its messages left when they were due; only what is due later waits in the queue', async () => {
  const mensagens = await db
    .selectFrom('mensagem')
    .select(['id', 'estado', 'criada_em', 'nao_antes_de', 'enviada_em', 'erro', 'modelo', 'canal'])
    .execute();
  const agora = relogio.agora();
  const devidas = mensagens.filter(({ nao_antes_de }) => nao_antes_de <= agora);
  expect(devidas.length).toBeGreaterThan(150);
  // What waited for the morning is not sent where the night ended what it speaks of.
  const dispensadas = devidas.filter(({ erro }) => erro === NAO_MAIS_DEVIDA);
  expect(dispensadas.filter(({ nao_antes_de, criada_em }) => nao_antes_de <= criada_em)).toEqual([]);
  for (const { estado, modelo, nao_antes_de, enviada_em } of devidas.filter(
    ({ erro }) => erro !== NAO_MAIS_DEVIDA,
  ))
    expect({ modelo, estado, enviada_em }).toEqual({ modelo, estado: 'enviada', enviada_em: nao_antes_de });
  const esperam = mensagens.filter(({ nao_antes_de }) => nao_antes_de > agora);
  const { rows: trabalhos } = await sql<{ key: string; run_at: Date }>`
    select key, run_at from graphile_worker.jobs where task_identifier = ${TAREFA_ENVIAR_MENSAGEM}`.execute(
    db,
  );
  expect(new Map(trabalhos.map(({ key, run_at }) => [key, run_at]))).toEqual(
    new Map(esperam.map(({ id, nao_antes_de }) => [id, nao_antes_de])),
  );
});

it('everybody can log in, students and guarantors', { timeout: LIMITE_DE_TODOS_MS }, async () => {
  const pessoas = HISTORIAS.flatMap(({ estudante, pedido }) => [
    estudante,
    ...(pedido?.fiadores ?? []).map(({ pessoa }) => pessoa),
    ...(pedido?.vaiGarantir?.aceitou ? [pedido.vaiGarantir.pessoa] : []),
  ]);
  for (const { cpf } of pessoas)
    expect((await entrar(abrirNavegador(servidor), cpf, SENHA_DAS_PESSOAS)).status).toBe(200);
});

it('breaks no invariant and leaves no file behind', async () => {
  const arquivos = { raiz: join(pasta, 'arquivos'), maisAntigosQue: new Date(Date.now() + 60_000) };
  expect(await conferirInvariantes(db, { arquivos })).toEqual([]);
});

it('happened in the past and in order', async () => {
  const eventos = await db
    .selectFrom('historico')
    .select(['em', 'solicitacao_id'])
    .orderBy('solicitacao_id')
    .orderBy('id')
    .execute();
  expect(eventos.length).toBeGreaterThan(50);
  for (const [posicao, { em, solicitacao_id }] of eventos.entries()) {
    expect(em.getTime()).toBeLessThan(relogio.agora().getTime());
    const anterior = eventos[posicao - 1];
    if (anterior?.solicitacao_id === solicitacao_id)
      expect(em.getTime()).toBeGreaterThanOrEqual(anterior.em.getTime());
  }
});

it('what people do with it afterwards stays', async () => {
  const [comecada] = HISTORIAS.filter(({ fim }) => fim?.sigla === 'PDBE');
  const [antes] = await solicitacaoDe(comecada?.estudante.cpf ?? '');
  await db
    .updateTable('documento')
    .set({ situacao: 'excluido' })
    .where(daSolicitacao(antes?.id ?? 0))
    .execute();
  await semearDemonstracao(contexto);
  const vigentes = await db
    .selectFrom('documento')
    .select('id')
    .where(daSolicitacao(antes?.id ?? 0))
    .where('situacao', '!=', 'excluido')
    .execute();
  expect(vigentes).toEqual([]);
});
