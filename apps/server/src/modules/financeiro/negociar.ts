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
  isNegociacaoViva,
  LIMITES_DO_ESTUDANTE,
  type LimitesDaNegociacao,
  type PropostaDeNegociacao,
  planoNegociado,
  totalNegociado,
} from '@credito/domain/negociacao/negociacao';
import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Negociacao } from '../../banco/esquema.gerado.ts';
import { travarContrato } from '../../banco/travar-alteracao.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { operadorDe } from '../transicao/mudanca.ts';
import { apresentarNegociacao } from './apresentar-negociacao.ts';
import { noDia } from './apresentar-posicao.ts';
import { avisarDaNegociacao } from './avisar-da-negociacao.ts';
import { carregarPosicoes, type Posicao } from './posicao.ts';
import { encerrarNegociacao, mudarNegociacao, registrarNaNegociacao } from './situacao-da-negociacao.ts';

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
      emAberto: negociacoes.some(isNegociacaoViva),
    }),
    limites: {
      entradaMinimaCentavos: Math.ceil((dividaCentavos * LIMITES_DO_ESTUDANTE.entradaMinimaPpm) / 1_000_000),
      prazoMaximo: LIMITES_DO_ESTUDANTE.prazoMaximo,
      primeiroVencimentoDe: somarDias(hoje, 1),
      primeiroVencimentoAte: somarDias(hoje, LIMITES_DO_ESTUDANTE.diasAtePrimeira),
    },
    negociacoes: await Promise.all(
      negociacoes.map((uma) => apresentarNegociacao({ relogio }, db, uma, posicao.contrato.numero)),
    ),
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
    return apresentarNegociacao(contexto, trx, negociacao, posicao.contrato.numero);
  });
}

type Quem = { tipo: 'conta' | 'operador'; id: string } | { tipo: 'sistema'; id: null };

/** The student's own is accepted at once; what the team proposes waits for a second person. */
export async function gravarNegociacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  posicao: Posicao,
  { dividaCentavos, ...proposta }: PropostaDeNegociacao & { dividaCentavos: number },
  { quem, limites }: { quem: Quem; limites: LimitesDaNegociacao },
): Promise<Selectable<Negociacao>> {
  const { id } = posicao.contrato;
  const operadorId = operadorDe(quem);
  const viva = (await negociacoesDosContratos(trx, [id])).find(isNegociacaoViva);
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
  await registrarNaNegociacao(contexto, trx, quem, negociacao, 'negociacao.propor');
  if (negociacao.situacao === 'aceita') {
    await contexto.alteracao.abrirDaNegociacao(contexto, trx, negociacao, quem);
    await avisarDaNegociacao(contexto, trx, negociacao);
  }
  return negociacao;
}

const eAMesma = (viva: Selectable<Negociacao>, proposta: PropostaDeNegociacao, operadorId: string | null) =>
  viva.operador_id === operadorId &&
  viva.entrada_centavos === proposta.entradaCentavos &&
  viva.prazo === proposta.prazo &&
  viva.primeiro_vencimento === proposta.primeiroVencimento;

/** Of a contract that owes nothing any more: what was agreed ends with its alteration, what was only proposed by itself. */
export async function encerrarNegociacoes(
  contexto: Contexto,
  trx: Transaction<DB>,
  contratoId: number,
): Promise<void> {
  await contexto.alteracao.encerrarDoContratoPago(contexto, trx, contratoId);
  for (const negociacao of await negociacoesDosContratos(trx, [contratoId])) {
    if (!isNegociacaoViva(negociacao) || (await temAditivo(trx, negociacao.id))) continue;
    await encerrarNegociacao(contexto, trx, negociacao.id, {
      acao: 'quitar',
      ator: { tipo: 'sistema', id: null },
    });
  }
}

/** Signed by everybody: the desk ends it, and what was agreed with it. */
async function temAditivo(db: Kysely<DB>, negociacaoId: string): Promise<boolean> {
  const aditivo = await db
    .selectFrom('alteracao')
    .select('id')
    .where('negociacao_id', '=', negociacaoId)
    .executeTakeFirst();
  return aditivo !== undefined;
}

export async function retirarNegociacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
): Promise<NegociacaoDaApi> {
  return contexto.db.transaction().execute(async (trx) => {
    const dela = await trx
      .selectFrom('negociacao')
      .innerJoin('contrato', 'contrato.id', 'negociacao.contrato_id')
      .select(['contrato.id', 'contrato.numero'])
      .where('negociacao.id', '=', id)
      .where('contrato.conta_id', '=', sessao.contaId)
      .executeTakeFirst();
    if (!dela) throw naoEncontrado();
    await travarContrato(trx, dela.id);
    const atual = await trx
      .selectFrom('negociacao')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (atual.situacao === 'retirada') return apresentarNegociacao(contexto, trx, atual, dela.numero);
    const quem = { tipo: 'conta', id: sessao.contaId } as const;
    const depois =
      (await contexto.alteracao.retirarDaNegociacao(contexto, trx, id, quem)) ??
      (await mudarNegociacao(contexto, trx, atual, { acao: 'retirar', papel: 'estudante', quem }));
    if (!depois) throw conflito('Esta negociação não pode mais ser retirada por aqui.');
    return apresentarNegociacao(contexto, trx, depois, dela.numero);
  });
}
