/** Negotiations at the desk: beyond the student's limits, by two people. */
import type { NegociacaoNaGestao, rotaNegociacoesDoContrato } from '@credito/api/gestao-negociacao.rotas';
import type { Resposta } from '@credito/api/rota';
import {
  MENSAGEM_DEVOLUCAO,
  MINIMO_DA_DEVOLUCAO,
  type RespostaAProposta,
  recusaDaResposta,
  respostasPossiveis,
} from '@credito/domain/gestao/segunda-pessoa';
import {
  LIMITES_DA_EQUIPE,
  type PropostaDeNegociacao,
  transitarNegociacao,
} from '@credito/domain/negociacao/negociacao';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Negociacao } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { noDia } from '../../financeiro/apresentar-posicao.ts';
import {
  apresentarNegociacao,
  gravarNegociacao,
  responderNegociacao as gravarResposta,
  negociacoesDosContratos,
} from '../../financeiro/negociar.ts';
import { exigirContratoNoFinanceiro } from './exigir-contrato.ts';

const ACAO = { confirmar: 'confirmar', devolver: 'recusar', retirar: 'retirar' } as const;

export async function verNegociacoesDoContrato(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<Resposta<typeof rotaNegociacoesDoContrato>> {
  const posicao = await exigirContratoNoFinanceiro(db, sessao, id);
  const negociacoes = await negociacoesDosContratos(db, [id]);
  return {
    dividaCentavos: noDia(posicao, dataEmSaoPaulo(relogio.agora())).extrato.totalVencido,
    negociacoes: await Promise.all(
      negociacoes.map((uma) => apresentar(db, sessao, uma, posicao.contrato.numero)),
    ),
  };
}

export async function proporNegociacaoNaGestao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  proposta: PropostaDeNegociacao & { dividaCentavos: number },
): Promise<NegociacaoNaGestao> {
  return contexto.db.transaction().execute(async (trx) => {
    const posicao = await exigirContratoNoFinanceiro(trx, sessao, id, { travar: true });
    if (posicao.contrato.codigo !== 'EFE') throw conflito('Só se negocia um contrato em vigor.');
    const negociacao = await gravarNegociacao(contexto, trx, posicao, proposta, {
      quem: { tipo: 'operador', id: sessao.operadorId },
      limites: LIMITES_DA_EQUIPE,
    });
    return apresentar(trx, sessao, negociacao, posicao.contrato.numero);
  });
}

export async function responderNegociacaoNaGestao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  { resposta, texto = '' }: { resposta: RespostaAProposta; texto?: string | undefined },
): Promise<NegociacaoNaGestao> {
  return contexto.db.transaction().execute(async (trx) => {
    const achada = await trx
      .selectFrom('negociacao')
      .select('contrato_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!achada) throw naoEncontrado();
    const { contrato } = await exigirContratoNoFinanceiro(trx, sessao, achada.contrato_id, { travar: true });
    const negociacao = await trx
      .selectFrom('negociacao')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const minha = negociacao.operador_id === sessao.operadorId;
    const resultado = transitarNegociacao(negociacao.situacao, ACAO[resposta], 'equipe', {
      outraPessoa: !minha,
    });
    if (negociacao.respondida_por === sessao.operadorId && negociacao.situacao !== 'proposta')
      return apresentar(trx, sessao, negociacao, contrato.numero);
    const recusa = recusaDaResposta('movimento', resposta, minha);
    if (recusa) throw conflito(recusa);
    if (!resultado.ok) throw dadosDesatualizados('Esta negociação já foi respondida.');
    if (resposta === 'devolver' && caracteresVisiveis(texto) < MINIMO_DA_DEVOLUCAO)
      throw regraDoDominio([{ campo: 'texto', mensagem: MENSAGEM_DEVOLUCAO }]);
    const depois = await gravarResposta(contexto, trx, negociacao, {
      situacao: resultado.destino.situacao,
      quem: { tipo: 'operador', id: sessao.operadorId },
      explicacao: texto || null,
    });
    return apresentar(trx, sessao, depois, contrato.numero);
  });
}

async function apresentar(
  db: Kysely<DB>,
  { operadorId }: SessaoDeGestao,
  negociacao: Selectable<Negociacao>,
  numero: string,
): Promise<NegociacaoNaGestao> {
  const autor =
    negociacao.operador_id === null
      ? null
      : await db
          .selectFrom('operador')
          .select('nome')
          .where('id', '=', negociacao.operador_id)
          .executeTakeFirst();
  const minha = negociacao.operador_id === operadorId;
  return {
    ...apresentarNegociacao(negociacao, numero),
    por: autor?.nome ?? null,
    minha,
    respostas: negociacao.situacao === 'proposta' ? [...respostasPossiveis(minha)] : [],
  };
}
