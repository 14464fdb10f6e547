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
import { isNegociacaoViva } from '@credito/domain/negociacao/negociacao';
import { movimentosDoLancamento } from '@credito/domain/razao/movimentos';
import { isNoFinanceiro } from '@credito/domain/razao/situacao-financeira';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { Cobranca, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { contratosDoEstudante } from '../contrato/contrato.repository.ts';
import { apresentarCobranca } from './apresentar-cobranca.ts';
import { apresentarNegociacao } from './apresentar-negociacao.ts';
import {
  apresentarPlanoNoDia,
  apresentarPosicao,
  apresentarRecibos,
  apresentarUsos,
  noDia,
  type PosicaoNoDia,
} from './apresentar-posicao.ts';
import { cobrancasDosContratos, findCobrancaDoEstudante } from './cobranca.repository.ts';
import { negociacoesDosContratos } from './negociar.ts';
import { carregarPosicoes } from './posicao.ts';
import { comunicadosDoPagamento } from './saude-do-pagamento.ts';
import { vidaDoCurso } from './vida-do-curso.ts';

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
    emNegociacao: negociacoes.some(isNegociacaoViva),
    negociacoes: await Promise.all(
      negociacoes.map((uma) =>
        apresentarNegociacao(
          { relogio },
          db,
          uma,
          todos.find(({ id }) => id === uma.contrato_id)?.numero ?? '',
        ),
      ),
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
    antecipadaCentavos: parcela.antecipadaCentavos,
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
  const resumo = apresentarPosicao(aberta);
  return {
    ...resumo,
    hoje,
    plano: apresentarPlanoNoDia(aberta, await cobrancasDosContratos(db, [id], { soVivas: true })),
    usos: apresentarUsos(posicao),
    lancamentos: await movimentosDoContrato(db, id, { hoje, abertoCentavos: resumo.abertoCentavos }),
    curso: await vidaDoCurso(db, id),
    recibos: apresentarRecibos(aberta),
    quitacaoHojeCentavos: posicao.contrato.codigo === 'EFE' ? aberta.extrato.quitacao : 0,
  };
}

/**
 * What moved the debt, and last what has come up since and stands in no entry yet: the fine and the interest of what is late
 * (ADR 0150). So the last balance is what is owed today.
 */
async function movimentosDoContrato(
  db: Kysely<DB>,
  contratoId: number,
  { hoje, abertoCentavos }: { hoje: Data; abertoCentavos: number },
): Promise<ExtratoDoContrato['lancamentos']> {
  const linhas = await db
    .selectFrom('lancamento')
    .innerJoin('lancamento_linha', 'lancamento_linha.lancamento_id', 'lancamento.id')
    .select(['lancamento.id', 'lancamento.em', 'lancamento.tipo', 'lancamento_linha.conta'])
    .select('lancamento_linha.centavos')
    .where('lancamento.contrato_id', '=', contratoId)
    .orderBy('lancamento.id')
    .orderBy('lancamento_linha.ordem')
    .execute();
  let saldoCentavos = 0;
  const movimentos = [...Map.groupBy(linhas, ({ id }) => id).values()].flatMap((doLancamento) => {
    const [{ id, em, tipo } = { id: 0, em: hoje, tipo: 'ajuste' as const }] = doLancamento;
    return movimentosDoLancamento(tipo, doLancamento).map(({ motivo, titulo, centavos }) => {
      saldoCentavos += centavos;
      return { id: `${id}-${motivo}`, em: em as Data, titulo, centavos, saldoCentavos };
    });
  });
  const centavos = abertoCentavos - saldoCentavos;
  if (centavos <= 0) return movimentos;
  const titulo = 'Multa e juros do atraso, até hoje';
  return [...movimentos, { id: 'hoje', em: hoje, titulo, centavos, saldoCentavos: abertoCentavos }];
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
