/** Negotiations as the student makes them: within the limits, one at a time, and in force only once an alteration is signed. */
import type {
  Negociacao as NegociacaoDaApi,
  rotaNegociacoes,
  rotaSimularNegociacao,
} from '@credito/api/financeiro-negociacao.rotas';
import type { Resposta } from '@credito/api/rota';
import {
  errosDaNegociacao,
  impedimentoDaNegociacao,
  LIMITES_DO_ESTUDANTE,
  type LimitesDaNegociacao,
  MENSAGEM_DA_NEGOCIACAO,
  type PropostaDeNegociacao,
  planoNegociado,
  ROTULO_DA_NEGOCIACAO,
  type SituacaoDaNegociacao,
  totalNegociado,
  transitarNegociacao,
} from '@credito/domain/negociacao/negociacao';
import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Negociacao } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { noDia } from './apresentar-posicao.ts';
import { carregarPosicoes, type Posicao } from './posicao.ts';

export function negociacoesDosContratos(
  db: Kysely<DB>,
  contratos: readonly number[],
): Promise<Selectable<Negociacao>[]> {
  return db
    .selectFrom('negociacao')
    .selectAll()
    .where('contrato_id', '=', sql<number>`any(${[...contratos]}::bigint[])`)
    .orderBy('criada_em', 'desc')
    .orderBy('id')
    .execute();
}

export const isViva = ({ situacao }: Pick<Selectable<Negociacao>, 'situacao'>) =>
  situacao === 'proposta' || situacao === 'aceita';

export function apresentarNegociacao(negociacao: Selectable<Negociacao>, numero: string): NegociacaoDaApi {
  const { entrada_centavos: entradaCentavos, prazo, primeiro_vencimento: primeiroVencimento } = negociacao;
  return {
    id: negociacao.id,
    contratoId: negociacao.contrato_id,
    contratoNumero: numero,
    situacao: negociacao.situacao,
    rotulo: ROTULO_DA_NEGOCIACAO[negociacao.situacao],
    mensagem: MENSAGEM_DA_NEGOCIACAO[negociacao.situacao],
    dividaCentavos: negociacao.divida_centavos,
    entradaCentavos,
    prazo,
    primeiroVencimento,
    plano: [...planoNegociado(negociacao.divida_centavos, { entradaCentavos, prazo, primeiroVencimento })],
    explicacao: negociacao.explicacao,
    criadaEm: negociacao.criada_em.toISOString(),
  };
}

async function exigirProprio(
  db: Kysely<DB>,
  { contaId }: SessaoDeConta,
  id: number,
  opcoes: { travar?: boolean } = {},
): Promise<Posicao> {
  const [posicao] = await carregarPosicoes(db, [id], { ...opcoes, estudante: contaId });
  if (posicao?.contrato.codigo !== 'EFE') throw naoEncontrado();
  return posicao;
}

export async function verNegociacoes(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<Resposta<typeof rotaNegociacoes>> {
  const posicao = await exigirProprio(db, sessao, id);
  const hoje = dataEmSaoPaulo(relogio.agora());
  const dividaCentavos = noDia(posicao, hoje).extrato.totalVencido;
  const negociacoes = await negociacoesDosContratos(db, [id]);
  return {
    dividaCentavos,
    impedimento: impedimentoDaNegociacao({
      vencidoCentavos: dividaCentavos,
      emAberto: negociacoes.some(isViva),
    }),
    limites: {
      entradaMinimaCentavos: Math.ceil((dividaCentavos * LIMITES_DO_ESTUDANTE.entradaMinimaPpm) / 1_000_000),
      prazoMaximo: LIMITES_DO_ESTUDANTE.prazoMaximo,
      primeiroVencimentoDe: somarDias(hoje, 1),
      primeiroVencimentoAte: somarDias(hoje, LIMITES_DO_ESTUDANTE.diasAtePrimeira),
    },
    negociacoes: negociacoes.map((uma) => apresentarNegociacao(uma, posicao.contrato.numero)),
  };
}

/** Throws where it may not be proposed today. */
function exigirPossivel(
  posicao: Posicao,
  proposta: PropostaDeNegociacao,
  { hoje, emAberto, limites }: { hoje: Data; emAberto: boolean; limites: LimitesDaNegociacao },
): number {
  const dividaCentavos = noDia(posicao, hoje).extrato.totalVencido;
  const impedimento = impedimentoDaNegociacao({ vencidoCentavos: dividaCentavos, emAberto });
  if (impedimento) throw conflito(impedimento);
  const erros = errosDaNegociacao(proposta, { dividaCentavos, hoje, limites });
  if (erros.length > 0) throw regraDoDominio(erros);
  return dividaCentavos;
}

export async function simularNegociacao(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  id: number,
  proposta: PropostaDeNegociacao,
): Promise<Resposta<typeof rotaSimularNegociacao>> {
  const posicao = await exigirProprio(db, sessao, id);
  const hoje = dataEmSaoPaulo(relogio.agora());
  const dividaCentavos = exigirPossivel(posicao, proposta, {
    hoje,
    emAberto: false,
    limites: LIMITES_DO_ESTUDANTE,
  });
  const plano = planoNegociado(dividaCentavos, proposta);
  return {
    dividaCentavos,
    totalCentavos: totalNegociado(proposta.entradaCentavos, plano),
    plano: [...plano],
  };
}

export async function proporNegociacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  proposta: PropostaDeNegociacao & { dividaCentavos: number },
): Promise<NegociacaoDaApi> {
  return contexto.db.transaction().execute(async (trx) => {
    const posicao = await exigirProprio(trx, sessao, id, { travar: true });
    const negociacao = await gravarNegociacao(contexto, trx, posicao, proposta, {
      quem: { tipo: 'conta', id: sessao.contaId },
      limites: LIMITES_DO_ESTUDANTE,
    });
    return apresentarNegociacao(negociacao, posicao.contrato.numero);
  });
}

type Quem = { tipo: 'conta' | 'operador'; id: string };

/** The student's own is accepted at once; what the team proposes waits for a second person. */
export async function gravarNegociacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  posicao: Posicao,
  { dividaCentavos, ...proposta }: PropostaDeNegociacao & { dividaCentavos: number },
  { quem, limites }: { quem: Quem; limites: LimitesDaNegociacao },
): Promise<Selectable<Negociacao>> {
  const { id } = posicao.contrato;
  const operadorId = quem.tipo === 'operador' ? quem.id : null;
  const viva = (await negociacoesDosContratos(trx, [id])).find(isViva);
  if (viva && eAMesma(viva, proposta, operadorId)) return viva;
  const agora = contexto.relogio.agora();
  const devido = exigirPossivel(posicao, proposta, {
    hoje: dataEmSaoPaulo(agora),
    emAberto: viva !== undefined,
    limites,
  });
  if (devido !== dividaCentavos)
    throw dadosDesatualizados('O valor em atraso mudou. Confira o novo plano antes de continuar.');
  const negociacao = await trx
    .insertInto('negociacao')
    .values({
      id: contexto.aleatorio.uuid(),
      contrato_id: id,
      situacao: operadorId === null ? 'aceita' : 'proposta',
      operador_id: operadorId,
      divida_centavos: devido,
      entrada_centavos: proposta.entradaCentavos,
      prazo: proposta.prazo,
      primeiro_vencimento: proposta.primeiroVencimento,
      criada_em: agora,
      respondida_em: operadorId === null ? agora : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await registrar(contexto, trx, quem, negociacao, 'negociacao.propor');
  return negociacao;
}

const eAMesma = (viva: Selectable<Negociacao>, proposta: PropostaDeNegociacao, operadorId: string | null) =>
  viva.operador_id === operadorId &&
  viva.entrada_centavos === proposta.entradaCentavos &&
  viva.prazo === proposta.prazo &&
  viva.primeiro_vencimento === proposta.primeiroVencimento;

export async function responderNegociacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  { id }: Selectable<Negociacao>,
  { situacao, quem, explicacao }: { situacao: SituacaoDaNegociacao; quem: Quem; explicacao: string | null },
): Promise<Selectable<Negociacao>> {
  const depois = await trx
    .updateTable('negociacao')
    .set({
      situacao,
      respondida_em: contexto.relogio.agora(),
      respondida_por: quem.tipo === 'operador' ? quem.id : null,
      ...(explicacao === null ? {} : { explicacao }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await registrar(contexto, trx, quem, depois, `negociacao.${situacao}`);
  return depois;
}

export async function retirarNegociacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
): Promise<NegociacaoDaApi> {
  return contexto.db.transaction().execute(async (trx) => {
    const negociacao = await trx
      .selectFrom('negociacao')
      .innerJoin('contrato', 'contrato.id', 'negociacao.contrato_id')
      .selectAll('negociacao')
      .select('contrato.numero')
      .where('negociacao.id', '=', id)
      .where('contrato.conta_id', '=', sessao.contaId)
      .forNoKeyUpdate('negociacao')
      .executeTakeFirst();
    if (!negociacao) throw naoEncontrado();
    const { numero, ...atual } = negociacao;
    if (atual.situacao === 'retirada') return apresentarNegociacao(atual, numero);
    const resultado = transitarNegociacao(atual.situacao, 'retirar', 'estudante', { outraPessoa: true });
    if (!resultado.ok) throw conflito('Esta negociação não pode mais ser retirada por aqui.');
    const depois = await responderNegociacao(contexto, trx, atual, {
      situacao: resultado.destino.situacao,
      quem: { tipo: 'conta', id: sessao.contaId },
      explicacao: null,
    });
    return apresentarNegociacao(depois, numero);
  });
}

function registrar(
  { relogio }: Contexto,
  trx: Transaction<DB>,
  quem: Quem,
  { id, contrato_id, divida_centavos, prazo }: Selectable<Negociacao>,
  acao: string,
): Promise<void> {
  return registrarDecisao(trx, {
    em: relogio.agora(),
    ator: quem,
    acao,
    alvo: { tipo: 'contrato', id: String(contrato_id) },
    contaId: quem.tipo === 'conta' ? quem.id : null,
    dados: { negociacao: id, centavos: divida_centavos, prazo },
  });
}
