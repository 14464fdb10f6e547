/** Paying everything off early: the quote of any day, and the charge of today's. */
import type { Cobranca as CobrancaDaApi } from '@credito/api/financeiro.rotas';
import type { rotaQuitacao } from '@credito/api/financeiro-atos.rotas';
import type { Resposta } from '@credito/api/rota';
import { txidDe } from '@credito/domain/cobranca/cobranca';
import { SITUACOES_VIVAS } from '@credito/domain/cobranca/transicoes';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { agendarBaixas } from './agendar-baixas.ts';
import { apresentarCobranca } from './apresentar-cobranca.ts';
import { noDia, type PosicaoNoDia } from './apresentar-posicao.ts';
import { carregarPosicoes, type Posicao } from './posicao.ts';
import { registrarCobrancas } from './registrar-cobrancas.ts';

/** How far ahead a quote looks: what has not been decided by then is nobody's to promise. */
const MAXIMO_DE_DIAS = 366;

const abertas = ({ extrato }: PosicaoNoDia) => extrato.parcelas.filter(({ totalAberto }) => totalAberto > 0);

export async function verQuitacao(
  { db, relogio }: Contexto,
  { contaId }: SessaoDeConta,
  id: number,
  dia: Data,
): Promise<Resposta<typeof rotaQuitacao>> {
  const [posicao] = await carregarPosicoes(db, [id], { estudante: contaId });
  if (posicao?.contrato.codigo !== 'EFE') throw naoEncontrado();
  const hoje = dataEmSaoPaulo(relogio.agora());
  if (dia < hoje || dia > somarDias(hoje, MAXIMO_DE_DIAS))
    throw regraDoDominio([{ campo: 'dia', mensagem: 'Escolha um dia de hoje até daqui a um ano.' }]);
  const aberta = noDia(posicao, dia);
  const { quitacao, totalAberto } = aberta.extrato;
  return {
    dia,
    totalCentavos: quitacao,
    semAntecipacaoCentavos: totalAberto,
    economiaCentavos: totalAberto - quitacao,
    parcelas: abertas(aberta).length,
  };
}

export async function pedirQuitacao(
  contexto: Contexto,
  { contaId }: SessaoDeConta,
  id: number,
  totalCentavos: number,
): Promise<CobrancaDaApi> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const cobrancaId = await contexto.db.transaction().execute(async (trx) => {
    const [posicao] = await carregarPosicoes(trx, [id], { travar: true, estudante: contaId });
    if (posicao?.contrato.codigo !== 'EFE') throw naoEncontrado();
    if (!contexto.gateways.pagamento.disponivel)
      throw conflito('A emissão de cobranças está indisponível agora. Tente novamente mais tarde.');
    const aberta = noDia(posicao, hoje);
    if (aberta.extrato.quitacao === 0) throw conflito('Não há nada em aberto neste contrato.');
    if (aberta.extrato.quitacao !== totalCentavos)
      throw dadosDesatualizados('O valor da quitação mudou. Confira o de hoje antes de continuar.');
    return (await quitacaoViva(trx, posicao, totalCentavos)) ?? criar(contexto, trx, aberta);
  });
  // What the provider does not take now, the night registers.
  await registrarCobrancas(contexto, [cobrancaId]);
  const [posicao] = await carregarPosicoes(contexto.db, [id]);
  const cobranca = await contexto.db
    .selectFrom('cobranca')
    .selectAll()
    .where('id', '=', cobrancaId)
    .executeTakeFirstOrThrow();
  if (!posicao) throw naoEncontrado();
  return apresentarCobranca(cobranca, noDia(posicao, hoje));
}

/** Of the same amount it is the same; another one is taken back. */
async function quitacaoViva(
  trx: Transaction<DB>,
  { contrato }: Posicao,
  totalCentavos: number,
): Promise<string | null> {
  const viva = await trx
    .selectFrom('cobranca')
    .select(['id', 'valor_centavos'])
    .where('contrato_id', '=', contrato.id)
    .where('tipo', '=', 'quitacao')
    .where('situacao', 'in', SITUACOES_VIVAS)
    .where('a_baixar', 'is', null)
    .executeTakeFirst();
  if (!viva) return null;
  if (viva.valor_centavos === totalCentavos) return viva.id;
  await trx
    .updateTable('cobranca')
    .set({ a_baixar: 'o valor da quitação mudou' })
    .where('id', '=', viva.id)
    .execute();
  await agendarBaixas(trx);
  return null;
}

async function criar(
  { aleatorio, relogio }: Contexto,
  trx: Transaction<DB>,
  aberta: PosicaoNoDia,
): Promise<string> {
  const id = aleatorio.uuid();
  const agora = relogio.agora();
  await trx
    .insertInto('cobranca')
    .values({
      id,
      contrato_id: aberta.posicao.contrato.id,
      txid: txidDe(id),
      tipo: 'quitacao',
      parcelas: sql`${abertas(aberta).map(({ numero }) => numero)}::smallint[]`,
      situacao: 'registrando',
      situacao_desde: agora,
      // A provider refuses what is due today.
      vencimento: vencimentoEfetivo(somarDias(aberta.hoje, 1)),
      valor_centavos: aberta.extrato.quitacao,
      criada_em: agora,
    })
    .execute();
  return id;
}
