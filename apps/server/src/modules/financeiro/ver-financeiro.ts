/** What the student reads of money: all contracts at once, one with its statement, and one charge. */
import type {
  ExtratoDoContrato,
  Financeiro,
  ProximaParcela,
  rotaCobranca,
} from '@credito/api/financeiro.rotas';
import type { Resposta } from '@credito/api/rota';
import { emissaoDe, QUANDO_OS_BANCOS_AVISAM } from '@credito/domain/cobranca/prazos';
import { ESTADOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import { somar } from '@credito/domain/dinheiro/conta';
import { ROTULO_DO_LANCAMENTO } from '@credito/domain/razao/contas';
import { isNoFinanceiro } from '@credito/domain/razao/situacao-financeira';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Cobranca, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { contratosDoEstudante } from '../contrato/contrato.repository.ts';
import { apresentarCobranca } from './apresentar-cobranca.ts';
import {
  apresentarPlanoNoDia,
  apresentarPosicao,
  apresentarRecibos,
  apresentarUsos,
  noDia,
  type PosicaoNoDia,
} from './apresentar-posicao.ts';
import { cobrancasDosContratos, findCobrancaDoEstudante } from './cobranca.repository.ts';
import { apresentarNegociacao, isViva, negociacoesDosContratos } from './negociar.ts';
import { carregarPosicoes } from './posicao.ts';
import { comunicadosDoPagamento } from './saude-do-pagamento.ts';

export async function verFinanceiro(contexto: Contexto, { contaId }: SessaoDeConta): Promise<Financeiro> {
  const { db, relogio, configuracao } = contexto;
  const hoje = dataEmSaoPaulo(relogio.agora());
  const todos = await contratosDoEstudante(db, contaId);
  const ids = todos.filter(({ codigo }) => isNoFinanceiro(codigo)).map(({ id }) => id);
  const posicoes = (await carregarPosicoes(db, ids)).map((posicao) => noDia(posicao, hoje));
  const cobrancas = await cobrancasDosContratos(db, ids, { soVivas: true });
  const contratos = posicoes.map(apresentarPosicao);
  const negociacoes = await negociacoesDosContratos(db, ids);
  const soma = (de: (contrato: (typeof contratos)[number]) => number) => somar(contratos.map(de));
  return {
    hoje,
    emRestituicao: contratos.some(
      ({ situacao }) => situacao === 'em-restituicao' || situacao === 'em-atraso',
    ),
    secoes: {
      boletos: ids.length > 0,
      negociacoes: todos.some(({ codigo }) => !ESTADOS_DO_CONTRATO[codigo].final),
    },
    proxima: proximaParcela(posicoes, cobrancas, configuracao.cobranca.diasDeAntecedencia),
    totais: {
      abertoCentavos: soma(({ abertoCentavos }) => abertoCentavos),
      vencidoCentavos: soma(({ vencidoCentavos }) => vencidoCentavos),
      pagoCentavos: soma(({ pagoCentavos }) => pagoCentavos),
      creditoCentavos: soma(({ creditoCentavos }) => creditoCentavos),
    },
    contratos: contratos.toReversed(),
    emNegociacao: negociacoes.some(isViva),
    negociacoes: negociacoes.map((uma) =>
      apresentarNegociacao(uma, todos.find(({ id }) => id === uma.contrato_id)?.numero ?? ''),
    ),
    comunicados: await comunicadosDoPagamento(db, relogio.agora()),
    cobrancas: cobrancas.map((cobranca) => apresentarCobranca(cobranca, daCobranca(posicoes, cobranca))),
  };
}

function daCobranca(posicoes: readonly PosicaoNoDia[], { contrato_id }: Selectable<Cobranca>): PosicaoNoDia {
  const posicao = posicoes.find(({ posicao: { contrato } }) => contrato.id === contrato_id);
  if (!posicao) throw new Error('a charge names a contract that is not there');
  return posicao;
}

function proximaParcela(
  posicoes: readonly PosicaoNoDia[],
  cobrancas: readonly Selectable<Cobranca>[],
  antecedencia: number,
): ProximaParcela | null {
  const abertas = posicoes.flatMap((posicao) => {
    const { contrato, parcelas } = posicao.posicao;
    const doContrato = cobrancas.filter(({ contrato_id }) => contrato_id === contrato.id);
    const parcela = apresentarPlanoNoDia(posicao, doContrato).find(({ situacao }) => situacao !== 'paga');
    return parcela ? [{ posicao, parcela, contrato, de: parcelas.length }] : [];
  });
  const [primeira] = abertas.toSorted((a, b) => (a.parcela.vencimento < b.parcela.vencimento ? -1 : 1));
  if (!primeira) return null;
  const { posicao, parcela, contrato, de } = primeira;
  const cobranca = cobrancas.find(({ id }) => id === parcela.cobrancaId);
  return {
    contratoId: contrato.id,
    contratoNumero: contrato.numero,
    numero: parcela.numero,
    de,
    vencimento: parcela.vencimento,
    pagavelAte: parcela.pagavelAte,
    situacao: parcela.situacao,
    abertoCentavos: parcela.abertoCentavos,
    multaCentavos: parcela.multaCentavos,
    jurosCentavos: parcela.jurosCentavos,
    cobranca: cobranca ? apresentarCobranca(cobranca, posicao) : null,
    cobrancaEm: cobranca ? null : emissaoDe(parcela.vencimento, antecedencia),
  };
}

export async function verExtratoDoContrato(
  { db, relogio }: Contexto,
  { contaId }: SessaoDeConta,
  id: number,
): Promise<ExtratoDoContrato> {
  const [posicao] = await carregarPosicoes(db, [id], { estudante: contaId });
  if (!posicao || !isNoFinanceiro(posicao.contrato.codigo)) throw naoEncontrado();
  const hoje = dataEmSaoPaulo(relogio.agora());
  const aberta = noDia(posicao, hoje);
  return {
    ...apresentarPosicao(aberta),
    hoje,
    plano: apresentarPlanoNoDia(aberta, await cobrancasDosContratos(db, [id], { soVivas: true })),
    usos: apresentarUsos(posicao),
    lancamentos: await lancamentosDoEstudante(db, id),
    recibos: apresentarRecibos(aberta),
    quitacaoHojeCentavos: posicao.contrato.codigo === 'EFE' ? aberta.extrato.quitacao : 0,
  };
}

/** What each entry changed of what is owed; entries that change nothing of it are the team's. */
async function lancamentosDoEstudante(
  db: Kysely<DB>,
  contratoId: number,
): Promise<ExtratoDoContrato['lancamentos']> {
  const linhas = await db
    .selectFrom('lancamento')
    .innerJoin('lancamento_linha', 'lancamento_linha.lancamento_id', 'lancamento.id')
    .select(['lancamento.id', 'lancamento.em', 'lancamento.tipo'])
    .select(
      sql<string>`coalesce(sum(lancamento_linha.centavos) filter (where lancamento_linha.parcela is not null), 0)`.as(
        'centavos',
      ),
    )
    .where('lancamento.contrato_id', '=', contratoId)
    .groupBy(['lancamento.id', 'lancamento.em', 'lancamento.tipo'])
    .orderBy('lancamento.id')
    .execute();
  let saldoCentavos = 0;
  return linhas.map(({ id, em, tipo, centavos }) => {
    saldoCentavos += Number(centavos);
    return {
      id,
      em: em as Data,
      tipo,
      titulo: ROTULO_DO_LANCAMENTO[tipo],
      centavos: Number(centavos),
      saldoCentavos,
    };
  });
}

export async function verCobranca(
  { configuracao, db, relogio }: Contexto,
  { contaId }: SessaoDeConta,
  id: string,
): Promise<Resposta<typeof rotaCobranca>> {
  const cobranca = await findCobrancaDoEstudante(db, id, contaId);
  if (!cobranca) throw naoEncontrado();
  const [posicao] = await carregarPosicoes(db, [cobranca.contrato_id]);
  if (!posicao) throw naoEncontrado();
  return {
    ...apresentarCobranca(cobranca, noDia(posicao, dataEmSaoPaulo(relogio.agora()))),
    beneficiario: {
      nome: configuracao.provedor.nome,
      cnpj: configuracao.provedor.contratante?.cnpj ?? null,
    },
    quandoOsBancosAvisam: QUANDO_OS_BANCOS_AVISAM,
    criadaEm: cobranca.criada_em.toISOString(),
  };
}
