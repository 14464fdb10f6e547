/** A slip of the old plan that somebody pays when an alteration has already divided the debt anew. */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import type { ExtratoDoContrato } from '@credito/api/financeiro.rotas';
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import { somar } from '@credito/domain/dinheiro/conta';
import { devidoNoRazao, diferencaDosSaldos, saldosDevidos } from '@credito/domain/razao/saldos-devidos';
import { expect, it } from 'vitest';
import { emFluxo } from '../../../test/alteracoes.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { servirProvedorDeTeste } from '../../../test/gateways/provedor-de-pagamento.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { consultarCobranca } from '../financeiro/consultar-cobranca.ts';
import { fatosDoRazao, saldosDoRazao } from '../financeiro/lancar.ts';
import { noiteDasCobrancas } from '../financeiro/noite-das-cobrancas.ts';
import { carregarPosicoes } from '../financeiro/posicao.ts';
import { conferirRegras } from '../invariantes/conferir-invariantes.ts';
import { INVARIANTES_DO_DINHEIRO } from '../invariantes/regras-do-dinheiro.ts';

const servidor = await criarServidorDeTeste({
  agora: '2026-11-30T15:00:00.000Z',
  env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' },
});
const { contexto, db, pedir, relogio } = servidor;
const { provedor, pagamento } = await servirProvedorDeTeste(() => relogio.agora());
contexto.gateways.pagamento = pagamento;
const mesa = await criarOperador(servidor, 'analista');
const outra = await criarOperador(servidor, 'analista');

const daMesa = (metodo: 'GET' | 'POST', caminho: string, token: string, body?: unknown) =>
  pedir({
    metodo,
    url: `/api/gestao/alteracoes${caminho}`,
    token,
    ...(body === undefined ? {} : { body }),
  });

async function agir(id: number, acao: string, token: string): Promise<void> {
  const { versao } = (await daMesa('GET', `/${id}`, token)).corpo<AlteracaoDaGestao>();
  const resposta = await daMesa('POST', `/${id}`, token, { acao, versao });
  expect(resposta.status, resposta.texto).toBe(200);
}

it('counts on the new plan to the cent, and the ledger says what is still owed', async () => {
  const { id: solicitacao, estudante } = await solicitacaoEmAnalise(servidor, 7_480, CURSO_SIMPLES);
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', solicitacao).execute();
  const contrato = await inserirContrato(servidor, solicitacao, { codigo: 'EFE', via: 'eletronica' });
  await anteciparPlano(servidor, contrato, 49);
  await repassar(servidor, contrato);
  await noiteDasCobrancas(contexto);
  const cobrancas = () =>
    db.selectFrom('cobranca').selectAll().where('contrato_id', '=', contrato).orderBy('criada_em').execute();
  const [boleto] = await cobrancas();
  expect(boleto).toMatchObject({ parcelas: [1], valor_centavos: 70_080, situacao: 'aberta' });

  const pedido = { especie: 'reparcelamento', parcelas: 7, primeiroVencimento: '2027-02-10' };
  const criada = await daMesa('POST', '', mesa.token, { contratoId: contrato, pedido });
  const { id, plano } = criada.corpo<AlteracaoDaGestao>();
  await agir(id, 'liberar', mesa.token);
  await emFluxo(db, id, 'ASS');
  await agir(id, 'efetivar', outra.token);

  provedor.pagar(boleto?.txid ?? '', 'boleto', 70_080);
  await consultarCobranca(contexto, boleto?.txid ?? '');
  await consultarCobranca(contexto, boleto?.txid ?? '');

  const ler = async <T>(caminho: string) =>
    (await pedir({ metodo: 'GET', url: `/api/${caminho}`, token: estudante.token })).corpo<T>();
  const { recibos } = await ler<ExtratoDoContrato>(`financeiro/s/contratos/${contrato}`);
  expect(recibos).toHaveLength(1);
  const depois = (await ler<ContratoAberto>(`contrato/s/${contrato}`)).plano;
  expect(depois).toEqual(plano?.depois.linhas);
  expect(somar(depois.map(({ principalCentavos }) => principalCentavos))).toBe(360_000);
  const [posicao] = await carregarPosicoes(db, [contrato]);
  if (!posicao) throw new Error('the contract is gone');
  const saldos = (await saldosDoRazao(db, [contrato])).get(contrato) ?? [];
  // Every cent of the slip is on the new plan, or the payer's own.
  const credito = saldos.find(({ conta }) => conta === 'credito-do-pagador')?.centavos ?? 0;
  expect((plano?.depois.totalCentavos ?? 0) - devidoNoRazao(saldos) - credito).toBe(70_080);
  expect(diferencaDosSaldos(saldos, saldosDevidos(fatosDoRazao(posicao)))).toEqual([]);
  await noiteDasCobrancas(contexto);
  expect(
    (await conferirRegras(db)).filter(({ id: nome }) =>
      INVARIANTES_DO_DINHEIRO.some((regra) => regra.id === nome),
    ),
  ).toEqual([]);
});
