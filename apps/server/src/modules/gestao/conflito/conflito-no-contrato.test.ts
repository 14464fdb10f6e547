/** Whoever stands in a contract, or in a change of one, does not work on its money (ADR 0095). */
import type { SaidaNaGestao } from '@credito/api/financeiro-saida.rotas';
import type { rotaContagemDeContratos, rotaFilaDeContratos } from '@credito/api/gestao-contrato.rotas';
import type { ContratoNaGestaoFinanceira } from '@credito/api/gestao-financeiro.rotas';
import type { Repasse, rotaPreviaDoRepasse } from '@credito/api/gestao-repasses.rotas';
import type { Resposta } from '@credito/api/rota';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { inserirContrato } from '../../../../test/contratos.ts';
import { pessoaNumero } from '../../../../test/fiadores.ts';
import { instituicaoDoContrato, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';
import { conflitosDe } from './conflitos-de.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir, relogio } = servidor;
type Operador = Awaited<ReturnType<typeof criarOperador>>;
let numero = 9_300;
let colega: Operador;
let solicitacaoId = 0;
let contrato = 0;
let fiador: ContaDeTeste;

beforeAll(async () => {
  colega = await criarOperador(servidor, 'analista');
});

beforeEach(async () => {
  numero += 1;
  const solicitacao = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
  if (!solicitacao.fiador) throw new Error('the course asks for a guarantor');
  solicitacaoId = solicitacao.id;
  fiador = solicitacao.fiador;
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', solicitacaoId).execute();
  contrato = await inserirContrato(servidor, solicitacaoId, { codigo: 'EFE' });
});

const chamar = (quem: { token: string }, url: string, body?: unknown) =>
  pedir({
    metodo: body === undefined ? 'GET' : 'POST',
    url: `/api/${url}`,
    token: quem.token,
    ...(body === undefined ? {} : { body }),
  });
async function quemE(cpf: string): Promise<Operador> {
  const quem = await criarOperador(servidor, 'analista');
  await db.updateTable('operador').set({ cpf }).where('id', '=', quem.operadorId).execute();
  return quem;
}
const motivoDe = async (quem: Operador) =>
  (await conflitosDe(db, quem.operadorId)).get(solicitacaoId) ?? null;

it('is part of it who guarantees an older contract, until they leave it', async () => {
  const { cpf } = pessoaNumero(9_400);
  const quem = await quemE(cpf);
  const mudar = (campos: { cpf?: string; saiu_em?: Date; grupo?: 1 | 3 }) =>
    db
      .updateTable('contrato_parte')
      .set(campos)
      .where('contrato_id', '=', contrato)
      .where('papel', '=', 'fiador')
      .execute();
  expect(await motivoDe(quem)).toBe(null);
  await mudar({ cpf });
  expect(await motivoDe(quem)).toBe('faz-parte');
  expect((await chamar(quem, `gestao/financeiro/contratos/${contrato}`)).status).toBe(403);
  // Who signs for the provider is no part of what is signed.
  await mudar({ grupo: 3 });
  expect(await motivoDe(quem)).toBe(null);
  await mudar({ grupo: 1, saiu_em: relogio.agora() });
  expect(await motivoDe(quem)).toBe(null);
});

it('is neither listed nor counted among the contracts of whoever declared a conflict', async () => {
  const quem = await criarOperador(servidor, 'analista');
  const quantos = async (operador: Operador) => {
    const { situacoes } = (await chamar(operador, 'gestao/contratos/contagem')).corpo<
      Resposta<typeof rotaContagemDeContratos>
    >();
    const { itens } = (await chamar(operador, 'gestao/contratos?codigo=EFE&limite=50')).corpo<
      Resposta<typeof rotaFilaDeContratos>
    >();
    return {
      contados: situacoes.find(({ codigo }) => codigo === 'EFE')?.total,
      listado: itens.some(({ id }) => id === contrato),
    };
  };
  const antes = await quantos(quem);
  expect(antes.listado).toBe(true);
  const declarada = await chamar(quem, `gestao/solicitacoes/${solicitacaoId}/conflito`, {});
  expect(declarada.status, declarada.texto).toBeLessThan(300);
  expect(await quantos(quem)).toEqual({ contados: (antes.contados ?? 0) - 1, listado: false });
  expect(await quantos(colega)).toEqual(antes);
});

it('is part of it who is to guarantee it by a change that is open', async () => {
  const { cpf } = pessoaNumero(9_401);
  const quem = await quemE(cpf);
  const { conta_id } = await db
    .selectFrom('contrato')
    .select('conta_id')
    .where('id', '=', contrato)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('alteracao')
    .values({
      numero: `${contrato}-1`,
      contrato_id: contrato,
      conta_id,
      especie: 'fiador',
      tipo: 'FCB',
      origem: 'provedor',
      fluxo: 'GER',
      situacao_desde: relogio.agora(),
      pedido: JSON.stringify({ especie: 'fiador' }),
      mudancas: '[]',
      criado_em: relogio.agora(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('alteracao_parte')
    .values({
      id: servidor.contexto.aleatorio.uuid(),
      alteracao_id: id,
      papel: 'fiador',
      grupo: 1,
      nome: 'Quem vai garantir',
      cpf,
      email: 'quem.vai.garantir@exemplo.com',
      qualificacao: '{}',
    })
    .execute();
  expect(await motivoDe(quem)).toBe('faz-parte');
  expect((await chamar(quem, `gestao/alteracoes/${id}`)).status).toBe(403);
  await db
    .updateTable('alteracao')
    .set({ fluxo: 'CAN', causa_do_fim: 'provedor', encerrada_de: 'GER' })
    .where('id', '=', id)
    .execute();
  expect(await motivoDe(quem)).toBe(null);
});

it('reads no reason of a guarantor who wants to leave', async () => {
  const quem = await quemE(fiador.cpf);
  const pedida = await chamar(fiador, `financeiro/f/contratos/${contrato}/pedido-de-saida`, {
    motivo: 'Vou me mudar do país.',
  });
  expect(pedida.status).toBe(200);
  const lidas = async (operador: Operador) =>
    (await chamar(operador, 'gestao/financeiro/saidas'))
      .corpo<{ itens: SaidaNaGestao[] }>()
      .itens.filter(({ contratoId }) => contratoId === contrato);
  expect(await lidas(colega)).toHaveLength(1);
  expect(await lidas(quem)).toEqual([]);
});

it('does not confirm what is paid to the school for it', async () => {
  await anteciparPlano(servidor, contrato, 3);
  const quem = await quemE(fiador.cpf);
  const instituicaoId = await instituicaoDoContrato(servidor, contrato);
  const mes = '2026-11-01';
  const { usos } = (
    await chamar(colega, `gestao/financeiro/repasses/previa?instituicaoId=${instituicaoId}&mes=${mes}`)
  ).corpo<Resposta<typeof rotaPreviaDoRepasse>>();
  const marcados = usos.filter(({ contratoId, marca }) => contratoId === contrato && marca === 'pago');
  const pedido = {
    instituicaoId,
    mes,
    usos: marcados.map(({ contratoId, posicao, marca }) => ({ contratoId, posicao, marca })),
    totalCentavos: marcados.reduce((soma, { centavos }) => soma + centavos, 0),
  };
  // A month is named by its first day.
  expect((await chamar(colega, 'gestao/financeiro/repasses', { ...pedido, mes: '2026-11-15' })).status).toBe(
    400,
  );
  const { id } = (await chamar(colega, 'gestao/financeiro/repasses', pedido)).corpo<Repasse>();
  const url = `gestao/financeiro/repasses/${id}/resposta`;
  expect((await chamar(quem, url, { resposta: 'confirmar' })).status).toBe(403);
  const outra = await criarOperador(servidor, 'analista');
  expect((await chamar(outra, url, { resposta: 'confirmar' })).status).toBe(200);
});

it('a run with a fee of it is taken back with the declaration, and may be proposed by somebody else', async () => {
  await anteciparPlano(servidor, contrato, 3);
  const quem = await criarOperador(servidor, 'analista');
  const instituicaoId = await instituicaoDoContrato(servidor, contrato);
  const mes = '2026-11-01';
  const propor = async (operador: Operador) => {
    const { usos } = (
      await chamar(operador, `gestao/financeiro/repasses/previa?instituicaoId=${instituicaoId}&mes=${mes}`)
    ).corpo<Resposta<typeof rotaPreviaDoRepasse>>();
    const marcados = usos.filter(({ contratoId, marca }) => contratoId === contrato && marca === 'pago');
    return chamar(operador, 'gestao/financeiro/repasses', {
      instituicaoId,
      mes,
      usos: marcados.map(({ contratoId, posicao, marca }) => ({ contratoId, posicao, marca })),
      totalCentavos: marcados.reduce((soma, { centavos }) => soma + centavos, 0),
    });
  };
  const proposto = await propor(quem);
  expect(proposto.status, proposto.texto).toBe(200);
  const declarada = await chamar(quem, `gestao/solicitacoes/${solicitacaoId}/conflito`, {});
  expect(declarada.status, declarada.texto).toBeLessThan(300);
  const { estado } = await db
    .selectFrom('repasse')
    .select('estado')
    .where('id', '=', proposto.corpo<Repasse>().id)
    .executeTakeFirstOrThrow();
  expect(estado).toBe('retirado');
  const deOutra = await propor(colega);
  expect(deOutra.status, deOutra.texto).toBe(200);
  // Nobody else's test finds it waiting.
  await chamar(colega, `gestao/financeiro/repasses/${deOutra.corpo<Repasse>().id}/resposta`, {
    resposta: 'retirar',
  });
});

it('what was proposed about its money is taken back with the declaration', async () => {
  await anteciparPlano(servidor, contrato, 51);
  await repassar(servidor, contrato);
  const quem = await criarOperador(servidor, 'analista');
  const caminho = `gestao/financeiro/contratos/${contrato}`;
  const { dividaCentavos } = (await chamar(quem, `${caminho}/negociacoes`)).corpo<{
    dividaCentavos: number;
  }>();
  const negociada = await chamar(quem, `${caminho}/negociacoes`, {
    entradaCentavos: 0,
    prazo: 24,
    primeiroVencimento: '2026-12-10',
    dividaCentavos,
  });
  expect(negociada.status, negociada.texto).toBe(200);
  const proposta = await chamar(quem, `${caminho}/propostas`, {
    tipo: 'recebimento-manual',
    centavos: 100,
    em: '2026-11-20',
    parcela: null,
    motivo: 'Depósito.',
  });
  expect(proposta.status, proposta.texto).toBe(200);
  const declarada = await chamar(quem, `gestao/solicitacoes/${solicitacaoId}/conflito`, {});
  expect(declarada.status, declarada.texto).toBeLessThan(300);
  expect((await chamar(colega, caminho)).corpo<ContratoNaGestaoFinanceira>().propostas).toMatchObject([
    { estado: 'retirada' },
  ]);
  const negociacoes = await db
    .selectFrom('negociacao')
    .select('situacao')
    .where('contrato_id', '=', contrato)
    .execute();
  expect(negociacoes).toEqual([{ situacao: 'retirada' }]);
});
