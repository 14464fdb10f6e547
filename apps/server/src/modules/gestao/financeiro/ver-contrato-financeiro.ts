/** The money of one contract at the desk: plan, charges, payments and ledger. Looking at it is written down. */

import type { ContratoNaGestaoFinanceira } from '@credito/api/gestao-financeiro.rotas';
import { isViva } from '@credito/domain/cobranca/transicoes';
import { somar } from '@credito/domain/dinheiro/conta';
import { CONTAS_DO_RAZAO, ROTULO_DA_CONTA, ROTULO_DO_LANCAMENTO } from '@credito/domain/razao/contas';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { INSTITUICAO_DO_CONTRATO } from '../../contrato/curso-do-contrato.ts';
import { apresentarCobranca } from '../../financeiro/apresentar-cobranca.ts';
import {
  apresentarPlanoNoDia,
  apresentarPosicao,
  apresentarRecibos,
  apresentarUsos,
  noDia,
} from '../../financeiro/apresentar-posicao.ts';
import { cobrancasDosContratos } from '../../financeiro/cobranca.repository.ts';
import { saldosDoRazao } from '../../financeiro/lancar.ts';
import type { Posicao } from '../../financeiro/posicao.ts';
import { exigirContratoNoFinanceiro } from './exigir-contrato.ts';
import { historicoDasCobrancas } from './historico-das-cobrancas.ts';
import { propostasDoContrato } from './propostas-financeiras.ts';

const MAXIMO_DE_LANCAMENTOS = 200;

export async function abrirFinanceiroDoContrato(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<ContratoNaGestaoFinanceira> {
  const { db, relogio } = contexto;
  const posicao = await exigirContratoNoFinanceiro(db, sessao, id);
  await registrarVisualizacao(db, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'contrato.ver-financeiro',
    alvo: { tipo: 'contrato', id: String(id) },
    contaId: posicao.contrato.conta_id,
  });
  return { ...(await apresentar(contexto, posicao)), propostas: await propostasDoContrato(db, sessao, id) };
}

async function apresentar(
  { db, relogio }: Contexto,
  posicao: Posicao,
): Promise<Omit<ContratoNaGestaoFinanceira, 'propostas'>> {
  const { id } = posicao.contrato;
  const hoje = dataEmSaoPaulo(relogio.agora());
  const aberta = noDia(posicao, hoje);
  const cobrancas = await cobrancasDosContratos(db, [id]);
  const historicos = await historicoDasCobrancas(db, cobrancas);
  const saldos = (await saldosDoRazao(db, [id])).get(id) ?? [];
  const recibos = new Map(apresentarRecibos(aberta).map((recibo) => [recibo.id, recibo]));
  return {
    ...apresentarPosicao(aberta),
    hoje,
    ...(await quemE(db, id)),
    plano: apresentarPlanoNoDia(
      aberta,
      cobrancas.filter(({ situacao }) => isViva(situacao)),
    ),
    usos: apresentarUsos(posicao),
    cobrancas: cobrancas.toReversed().map((cobranca) => ({
      ...apresentarCobranca(cobranca, aberta),
      txid: cobranca.txid,
      revisao: cobranca.revisao,
      falha: cobranca.falha,
      historico: [...(historicos.get(cobranca.id) ?? [])],
    })),
    recebimentos: posicao.recebimentos.toReversed().flatMap((recebimento) => {
      const recibo = recibos.get(recebimento.id);
      if (!recibo) return [];
      const { chave, cobranca_id: cobrancaId, conclusao: conclusaoCodigo } = recebimento;
      return [{ ...recibo, chave, cobrancaId, conclusaoCodigo }];
    }),
    saldos: CONTAS_DO_RAZAO.map((conta) => ({
      conta,
      rotulo: ROTULO_DA_CONTA[conta],
      centavos: somar(saldos.flatMap((linha) => (linha.conta === conta ? [linha.centavos] : []))),
    })),
    razao: await lancamentosDe(db, id),
    quitacaoHojeCentavos: posicao.contrato.codigo === 'EFE' ? aberta.extrato.quitacao : 0,
  };
}

async function quemE(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('contrato')
    .innerJoin('contrato_parte', (juncao) =>
      juncao
        .onRef('contrato_parte.contrato_id', '=', 'contrato.id')
        .on('contrato_parte.papel', '=', 'estudante'),
    )
    .innerJoin('solicitacao', 'solicitacao.id', 'contrato.solicitacao_id')
    .select(['contrato_parte.nome as estudante', INSTITUICAO_DO_CONTRATO.as('instituicao')])
    .where('contrato.id', '=', id)
    .executeTakeFirstOrThrow();
}

async function lancamentosDe(
  db: Kysely<DB>,
  contratoId: number,
): Promise<ContratoNaGestaoFinanceira['razao']> {
  const lancamentos = await db
    .selectFrom('lancamento')
    .leftJoin('operador', 'operador.id', 'lancamento.operador_id')
    .select([
      'lancamento.id',
      'lancamento.em',
      'lancamento.gravado_em',
      'lancamento.tipo',
      'lancamento.motivo',
      'operador.nome',
    ])
    .where('lancamento.contrato_id', '=', contratoId)
    .orderBy('lancamento.id', 'desc')
    .limit(MAXIMO_DE_LANCAMENTOS)
    .execute();
  const linhas = await db
    .selectFrom('lancamento_linha')
    .select(['lancamento_id', 'conta', 'parcela', 'centavos'])
    .where('lancamento_id', '=', sql<number>`any(${lancamentos.map(({ id }) => id)}::bigint[])`)
    .orderBy('lancamento_id')
    .orderBy('ordem')
    .execute();
  const doLancamento = Map.groupBy(linhas, ({ lancamento_id }) => lancamento_id);
  return lancamentos.map(({ id, em, gravado_em, tipo, motivo, nome }) => ({
    id,
    em,
    gravadoEm: gravado_em.toISOString(),
    tipo,
    rotulo: ROTULO_DO_LANCAMENTO[tipo],
    quem: nome ?? 'O sistema',
    motivo,
    linhas: (doLancamento.get(id) ?? []).map(({ conta, parcela, centavos }) => ({
      conta,
      rotulo: ROTULO_DA_CONTA[conta],
      parcela,
      centavos,
    })),
  }));
}
