/** A charge that pays before the due date, one instalment or everything, at the value of today. */
import type { Cobranca as CobrancaDaApi } from '@credito/api/financeiro.rotas';
import type { rotaQuitacao } from '@credito/api/financeiro-atos.rotas';
import type { Resposta } from '@credito/api/rota';
import { type TipoDeCobranca, txidDe } from '@credito/domain/cobranca/cobranca';
import { SITUACOES_VIVAS } from '@credito/domain/cobranca/transicoes';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { type Kysely, sql, type Transaction } from 'kysely';
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

/** What would be paid on that day; refuses with the sentence that the person reads. */
export interface PagoAntes {
  tipo: Extract<TipoDeCobranca, 'antecipacao' | 'quitacao'>;
  parcelas: readonly number[];
  totalCentavos: number;
  /** The same, each at its due date, or late as it is. */
  semAntecipacaoCentavos: number;
}
type Escolher = (noDia: PosicaoNoDia) => PagoAntes;

export async function cotarAntes(
  { db, relogio }: Contexto,
  { contaId }: SessaoDeConta,
  { id, dia }: { id: number; dia: Data },
  escolher: Escolher,
): Promise<Resposta<typeof rotaQuitacao>> {
  const posicao = await exigirEmVigor(db, id, contaId);
  const hoje = dataEmSaoPaulo(relogio.agora());
  if (dia < hoje || dia > somarDias(hoje, MAXIMO_DE_DIAS))
    throw regraDoDominio([{ campo: 'dia', mensagem: 'Escolha um dia de hoje até daqui a um ano.' }]);
  const { totalCentavos, semAntecipacaoCentavos, parcelas } = escolher(
    noDia(comAsQueViraoATempo(posicao, hoje), dia),
  );
  return {
    dia,
    totalCentavos,
    semAntecipacaoCentavos,
    economiaCentavos: semAntecipacaoCentavos - totalCentavos,
    parcelas: parcelas.length,
  };
}

/** By a day that has not come, what is not due yet will have had its charge. */
function comAsQueViraoATempo(posicao: Posicao, hoje: Data): Posicao {
  const futuras = posicao.parcelas.flatMap(({ numero, vencimento }) =>
    vencimento < hoje ? [] : [{ parcela: numero, situacao: 'aberta' as const, vencimento }],
  );
  return { ...posicao, cobrancas: [...posicao.cobrancas, ...futuras] };
}

export async function cobrarAntes(
  contexto: Contexto,
  { contaId }: SessaoDeConta,
  { id, totalCentavos }: { id: number; totalCentavos: number },
  escolher: Escolher,
): Promise<CobrancaDaApi> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const cobrancaId = await contexto.db.transaction().execute(async (trx) => {
    const posicao = await exigirEmVigor(trx, id, contaId, { travar: true });
    if (!contexto.gateways.pagamento.disponivel)
      throw conflito('A emissão de cobranças está indisponível agora. Tente novamente mais tarde.');
    const pago = escolher(noDia(posicao, hoje));
    if (pago.totalCentavos !== totalCentavos)
      throw dadosDesatualizados('O valor mudou. Confira o de hoje antes de continuar.');
    return (await cobrancaViva(trx, posicao, pago)) ?? criar(contexto, trx, posicao, pago);
  });
  // What the provider does not take now is told to it again within minutes.
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

async function exigirEmVigor(
  db: Kysely<DB>,
  id: number,
  estudante: string,
  { travar = false }: { travar?: boolean } = {},
): Promise<Posicao> {
  const [posicao] = await carregarPosicoes(db, [id], { travar, estudante });
  if (posicao?.contrato.codigo !== 'EFE') throw naoEncontrado();
  return posicao;
}

/** Of the same amount it is the same; another one is taken back. */
async function cobrancaViva(
  trx: Transaction<DB>,
  { contrato }: Posicao,
  { tipo, parcelas, totalCentavos }: PagoAntes,
): Promise<string | null> {
  const viva = await trx
    .selectFrom('cobranca')
    .select(['id', 'valor_centavos'])
    .where('contrato_id', '=', contrato.id)
    .where('tipo', '=', tipo)
    .$if(tipo === 'antecipacao', (consulta) =>
      consulta.where('parcelas', '=', sql<number[]>`${[...parcelas]}::smallint[]`),
    )
    .where('situacao', 'in', SITUACOES_VIVAS)
    .where('a_baixar', 'is', null)
    .executeTakeFirst();
  if (!viva) return null;
  if (viva.valor_centavos === totalCentavos) return viva.id;
  await trx
    .updateTable('cobranca')
    .set({ a_baixar: 'o valor de quem paga antes mudou' })
    .where('id', '=', viva.id)
    .execute();
  await agendarBaixas(trx);
  return null;
}

async function criar(
  { aleatorio, relogio }: Contexto,
  trx: Transaction<DB>,
  { contrato }: Posicao,
  { tipo, parcelas, totalCentavos }: PagoAntes,
): Promise<string> {
  const id = aleatorio.uuid();
  const agora = relogio.agora();
  await trx
    .insertInto('cobranca')
    .values({
      id,
      contrato_id: contrato.id,
      txid: txidDe(id),
      tipo,
      parcelas: sql`${[...parcelas]}::smallint[]`,
      situacao: 'registrando',
      situacao_desde: agora,
      // A provider refuses what is due today.
      vencimento: vencimentoEfetivo(somarDias(dataEmSaoPaulo(agora), 1)),
      valor_centavos: totalCentavos,
      criada_em: agora,
    })
    .execute();
  return id;
}
