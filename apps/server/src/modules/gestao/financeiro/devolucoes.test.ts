/** A refund is decided by two people, made later, and nobody is told that it was made before somebody says so (ADR 0211). */
import type { ExtratoDoContrato } from '@credito/api/financeiro.rotas';
import type { ContratoNaGestaoFinanceira } from '@credito/api/gestao-financeiro.rotas';
import type {
  PropostaFinanceira,
  rotaDevolucoesPorFazer,
} from '@credito/api/gestao-propostas-financeiras.rotas';
import type { Resposta } from '@credito/api/rota';
import { beforeEach, expect, it } from 'vitest';
import { inserirContrato } from '../../../../test/contratos.ts';
import { servirProvedorDeTeste } from '../../../../test/gateways/provedor-de-pagamento.ts';
import { aprovadaSemContrato } from '../../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { consultarCobranca } from '../../financeiro/consultar-cobranca.ts';
import { devolverPagamento } from '../../financeiro/devolver.ts';
import { noiteDasCobrancas } from '../../financeiro/noite-das-cobrancas.ts';
import { conferirRegras } from '../../invariantes/conferir-invariantes.ts';
import { INVARIANTES_DO_DINHEIRO } from '../../invariantes/regras-do-dinheiro.ts';
import { abrirSessao } from '../../sessao/abrir-sessao.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
const { provedor, pagamento } = await servirProvedorDeTeste(() => relogio.agora());
contexto.gateways.pagamento = pagamento;

let numero = 7_900;
let estudante: ContaDeTeste;
let contrato = 0;
let primeira = { token: '' };
let segunda = { token: '' };

const chamar = (quem: { token: string }, url: string, body?: unknown) =>
  pedir({
    metodo: body === undefined ? 'GET' : 'POST',
    url: `/api/${url}`,
    token: quem.token,
    ...(body === undefined ? {} : { body }),
  });
const propor = (body: unknown) => chamar(primeira, `gestao/financeiro/contratos/${contrato}/propostas`, body);
const responder = (quem: { token: string }, id: string, resposta = 'confirmar') =>
  chamar(quem, `gestao/financeiro/propostas/${id}/resposta`, { resposta });
const naMesa = async () =>
  (await chamar(primeira, `gestao/financeiro/contratos/${contrato}`)).corpo<ContratoNaGestaoFinanceira>();
const porFazer = async () =>
  (await chamar(primeira, 'gestao/financeiro/devolucoes'))
    .corpo<Resposta<typeof rotaDevolucoesPorFazer>>()
    .devolucoes.filter(({ contratoId }) => contratoId === contrato);
async function recados() {
  const sessao = await abrirSessao(
    contexto,
    db,
    { tipo: 'conta', contaId: estudante.contaId },
    { agente: null, enderecoIp: null },
  );
  const { recibos } = (await chamar(sessao, `financeiro/s/contratos/${contrato}`)).corpo<ExtratoDoContrato>();
  return recibos.flatMap(({ devolucoes }) =>
    devolucoes.map(({ mensagem }) => mensagem.replaceAll('\u00a0', ' ')),
  );
}
async function avisos() {
  const linhas = await db
    .selectFrom('mensagem')
    .select('modelo')
    .where('modelo', 'in', ['devolucao-decidida', 'devolucao-feita', 'devolucao-nao-feita'])
    .where('conta_id', '=', estudante.contaId)
    .where('canal', '=', 'email')
    .orderBy('criada_em')
    .orderBy('modelo')
    .execute();
  return linhas.map(({ modelo }) => modelo);
}
const quebras = async () =>
  (await conferirRegras(db)).filter(
    ({ id, ids }) =>
      INVARIANTES_DO_DINHEIRO.some((regra) => regra.id === id) && ids.includes(String(contrato)),
  );

/** The first instalment paid twice, the second time by this means, and the decision to give that back. */
async function decidirDevolver(meio: 'pix' | 'boleto'): Promise<string> {
  const { txid } = await db
    .selectFrom('cobranca')
    .select('txid')
    .where('contrato_id', '=', contrato)
    .executeTakeFirstOrThrow();
  provedor.pagar(txid, 'pix', 70_080);
  await consultarCobranca(contexto, txid);
  provedor.pagar(txid, meio, 70_080);
  await consultarCobranca(contexto, txid);
  const pago = (await naMesa()).recebimentos.find(({ creditoCentavos }) => creditoCentavos > 0);
  const proposta = await propor({
    tipo: 'devolucao',
    recebimentoId: pago?.id,
    centavos: 70_080,
    motivo: 'Pagou duas vezes.',
  });
  expect((await responder(segunda, proposta.corpo<PropostaFinanceira>().id)).status).toBe(200);
  const { id } = await db
    .selectFrom('devolucao')
    .select('id')
    .where('contrato_id', '=', contrato)
    .executeTakeFirstOrThrow();
  return id;
}

/** Ten days before the first instalment is due. */
beforeEach(async () => {
  relogio.avancar({ milissegundos: Date.parse('2026-11-30T15:00:00Z') - relogio.agora().getTime() });
  numero += 1;
  const solicitacao = await aprovadaSemContrato(servidor, numero);
  estudante = solicitacao.estudante;
  contrato = await inserirContrato(servidor, solicitacao.id, { codigo: 'EFE' });
  await anteciparPlano(servidor, contrato, 49);
  await repassar(servidor, contrato);
  await noiteDasCobrancas(contexto);
  primeira = await criarOperador(servidor, 'analista');
  segunda = await criarOperador(servidor, 'analista');
});

it('of a slip waits for the team to transfer it, and is made when another person confirms that it was', async () => {
  const id = await decidirDevolver('boleto');
  const hoje = relogio.agora().toISOString().slice(0, 10);
  // No job makes it.
  await devolverPagamento(contexto, id);
  expect(await recados()).toEqual([
    expect.stringMatching(/^Vamos devolver R\$ 700,80 a você até .*combinar a conta/),
  ]);
  expect(await avisos()).toEqual(['devolucao-decidida']);
  expect(await porFazer()).toMatchObject([
    { id, estado: 'a-transferir', meio: 'boleto', em: hoje, centavos: 70_080, transferenciaProposta: false },
  ]);
  const transferencia = {
    tipo: 'transferencia',
    devolucaoId: id,
    centavos: 70_080,
    em: hoje,
    feita: true,
    motivo: 'TED 4471 do Banco Ipê.',
  };
  for (const errada of [
    { centavos: 1 },
    { em: '2099-01-01' },
    { em: '2020-01-01' },
    { devolucaoId: contexto.aleatorio.uuid() },
  ])
    expect((await propor({ ...transferencia, ...errada })).status).toBe(422);
  const proposta = (await propor(transferencia)).corpo<PropostaFinanceira>();
  expect(proposta.descricao).toMatch(/^Registrar que R\$\s700,80 foram transferidos ao pagador em /);
  expect((await responder(primeira, proposta.id)).status).toBe(409);
  expect(await porFazer()).toMatchObject([{ id, transferenciaProposta: true }]);
  expect(await recados()).toEqual([expect.stringMatching(/^Vamos devolver /)]);
  expect((await responder(segunda, proposta.id)).status).toBe(200);
  expect(await recados()).toEqual([expect.stringMatching(/^Devolvemos R\$ 700,80 a você em /)]);
  expect(await avisos()).toEqual(['devolucao-decidida', 'devolucao-feita']);
  expect(await porFazer()).toEqual([]);
  expect((await propor(transferencia)).status).toBe(422);
  expect(await naMesa()).toMatchObject({ creditoCentavos: 0, pagoCentavos: 70_080 });
  expect(await quebras()).toEqual([]);
});

it('that the team cannot transfer is the payer’s credit again, and the payer hears of it', async () => {
  const id = await decidirDevolver('boleto');
  const proposta = await propor({
    tipo: 'transferencia',
    devolucaoId: id,
    centavos: 70_080,
    em: relogio.agora().toISOString().slice(0, 10),
    feita: false,
    motivo: 'A pessoa prefere manter o crédito.',
  });
  await responder(segunda, proposta.corpo<PropostaFinanceira>().id);
  expect(await recados()).toEqual([expect.stringContaining('O valor voltou a ser crédito seu')]);
  expect(await avisos()).toEqual(['devolucao-decidida', 'devolucao-nao-feita']);
  expect(await naMesa()).toMatchObject({ creditoCentavos: 70_080, pagoCentavos: 140_160 });
  expect(await quebras()).toEqual([]);
});

it('of a Pix is the provider’s: no transfer of the team is taken for it', async () => {
  const id = await decidirDevolver('pix');
  expect(await recados()).toEqual([
    expect.stringContaining('O valor volta para a conta de onde saiu o Pix.'),
  ]);
  const transferencia = {
    tipo: 'transferencia',
    devolucaoId: id,
    centavos: 70_080,
    em: relogio.agora().toISOString().slice(0, 10),
    feita: true,
    motivo: 'Transferido por engano.',
  };
  expect((await propor(transferencia)).status).toBe(422);
  expect(await porFazer()).toMatchObject([{ id, estado: 'pedida' }]);
  await devolverPagamento(contexto, id);
  expect(await porFazer()).toEqual([]);
  expect(await avisos()).toEqual(['devolucao-decidida', 'devolucao-feita']);
  expect(await quebras()).toEqual([]);
});
