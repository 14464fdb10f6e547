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
import { porqueADividaMudou } from '@credito/domain/negociacao/divida-mudou';
import { LIMITES_DA_EQUIPE, type PropostaDeNegociacao } from '@credito/domain/negociacao/negociacao';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Negociacao } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { abrirDaNegociacao } from '../../alteracao/abrir-da-negociacao.ts';
import { apresentarNegociacao } from '../../financeiro/apresentar-negociacao.ts';
import { noDia } from '../../financeiro/apresentar-posicao.ts';
import { avisarDaNegociacao } from '../../financeiro/avisar-da-negociacao.ts';
import { dividaAAssinar } from '../../financeiro/divida-da-negociacao.ts';
import { gravarNegociacao, negociacoesDosContratos } from '../../financeiro/negociar.ts';
import { mudarNegociacao } from '../../financeiro/situacao-da-negociacao.ts';
import { exigirContratoNoFinanceiro } from './exigir-contrato.ts';

const MENSAGEM_RESPONDIDA = 'Esta negociação já foi respondida.';
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
      negociacoes.map((uma) => apresentar({ relogio }, db, sessao, uma, posicao.contrato.numero)),
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
    return apresentar(contexto, trx, sessao, negociacao, posicao.contrato.numero);
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
    if (negociacao.respondida_por === sessao.operadorId && negociacao.situacao !== 'proposta')
      return apresentar(contexto, trx, sessao, negociacao, contrato.numero);
    const recusa = recusaDaResposta('movimento', resposta, minha);
    if (recusa) throw conflito(recusa);
    if (negociacao.situacao !== 'proposta') throw dadosDesatualizados(MENSAGEM_RESPONDIDA);
    if (resposta === 'devolver' && caracteresVisiveis(texto) < MINIMO_DA_DEVOLUCAO)
      throw regraDoDominio([{ campo: 'texto', mensagem: MENSAGEM_DEVOLUCAO }]);
    const divida = resposta === 'confirmar' ? await dividaAAssinar(contexto, trx, negociacao, null) : null;
    const mudou = divida && porqueADividaMudou(divida);
    if (mudou) throw conflito(mudou);
    const quem = { tipo: 'operador', id: sessao.operadorId } as const;
    const depois = await mudarNegociacao(contexto, trx, negociacao, {
      acao: ACAO[resposta],
      papel: 'equipe',
      quem,
      outraPessoa: !minha,
      explicacao: texto || null,
    });
    if (!depois) throw dadosDesatualizados(MENSAGEM_RESPONDIDA);
    if (depois.situacao === 'aceita') {
      await abrirDaNegociacao(contexto, trx, depois, quem);
      await avisarDaNegociacao(contexto, trx, depois);
    }
    return apresentar(contexto, trx, sessao, depois, contrato.numero);
  });
}

async function apresentar(
  contexto: Pick<Contexto, 'relogio'>,
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
    ...(await apresentarNegociacao(contexto, db, negociacao, numero)),
    por: autor?.nome ?? null,
    minha,
    respostas: negociacao.situacao === 'proposta' ? [...respostasPossiveis(minha)] : [],
  };
}
