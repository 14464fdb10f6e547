/** A contract's money in the words of the wire, the same for student, guarantor and desk. */
import type { ContratoNoFinanceiro, ExtratoDoContrato } from '@credito/api/financeiro.rotas';
import { impedimentoDaAntecipacao } from '@credito/domain/cobranca/antecipacao';
import { isPagaAntes, ROTULO_DO_MEIO } from '@credito/domain/cobranca/cobranca';
import { SENTENCA_DA_CONCLUSAO } from '@credito/domain/cobranca/conclusao';
import { recadoDaDevolucao } from '@credito/domain/cobranca/devolucao';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { calcularExtrato, type Extrato } from '@credito/domain/credito/extrato';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { somar } from '@credito/domain/dinheiro/conta';
import { ROTULO_FINANCEIRO, situacaoFinanceira } from '@credito/domain/razao/situacao-financeira';
import { ROTULO_DO_USO } from '@credito/domain/razao/usos';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Selectable } from 'kysely';
import type { Cobranca } from '../../banco/esquema.gerado.ts';
import { devolucoesDecididas, type Posicao, pagamentosDe, restituicaoDevida } from './posicao.ts';

export interface PosicaoNoDia {
  posicao: Posicao;
  extrato: Extrato;
  hoje: Data;
}

export function noDia(posicao: Posicao, hoje: Data): PosicaoNoDia {
  return { posicao, hoje, extrato: calcularExtrato(restituicaoDevida(posicao), pagamentosDe(posicao), hoje) };
}

/** Of a contract that ended nothing is owed any more. */
const terminou = ({ contrato }: Posicao) => contrato.codigo !== 'EFE';

/** What came in and is not to be given back. */
const recebidoDe = (posicao: Posicao): number =>
  somar(posicao.recebimentos.map(({ centavos }) => centavos)) -
  somar(devolucoesDecididas(posicao).map(({ centavos }) => centavos));

export function creditoDoPagador({ posicao, extrato }: PosicaoNoDia): number {
  return recebidoDe(posicao) - somar(extrato.imputacoes.map(({ centavos }) => centavos));
}

/** What of one payment paid nothing, and may be given back: never more than the payer's credit is today. */
export function creditoDoPagamento(aberta: PosicaoNoDia, recebimentoId: string): number {
  const recibo = apresentarRecibos(aberta).find(({ id }) => id === recebimentoId);
  if (!recibo) return 0;
  return Math.min(recibo.creditoCentavos - recibo.devolvidoCentavos, creditoDoPagador(aberta));
}

export function apresentarPosicao(noDia_: PosicaoNoDia): ContratoNoFinanceiro {
  const { posicao, extrato, hoje } = noDia_;
  const { contrato, usos, parcelas } = posicao;
  const vencidoCentavos = terminou(posicao) ? 0 : extrato.totalVencido;
  const situacao = situacaoFinanceira({
    codigo: contrato.codigo,
    // What an alteration has left of the plan before was paid back already.
    primeiroVencimento:
      [contrato.primeiro_vencimento, ...parcelas.map(({ vencimento }) => vencimento)].toSorted()[0] ??
      contrato.primeiro_vencimento,
    vencidoCentavos,
    hoje,
  });
  return {
    id: contrato.id,
    numero: contrato.numero,
    anoSemestre: rotuloDoTermo(contrato),
    codigo: contrato.codigo,
    rotulo: ROTULO_FINANCEIRO[situacao],
    situacao,
    primeiroVencimento: contrato.primeiro_vencimento,
    financiadoCentavos: contrato.valor_centavos,
    repassadoCentavos: somar(
      usos.flatMap((uso) => (uso.situacao === 'pago' ? [uso.financiado_centavos] : [])),
    ),
    totalCentavos: contrato.total_centavos,
    abertoCentavos: terminou(posicao) ? 0 : extrato.totalAberto,
    vencidoCentavos,
    pagoCentavos: recebidoDe(posicao),
    creditoCentavos: creditoDoPagador(noDia_),
    parcelas: parcelas.length,
    parcelasPagas: terminou(posicao)
      ? parcelas.length
      : extrato.parcelas.filter((parcela) => parcela.situacao === 'paga').length,
  };
}

type PlanoNoFinanceiro = ExtratoDoContrato['plano'];

/** The whole plan; what was not paid to the school yet stands in it as it will be owed. */
export function apresentarPlanoNoDia(
  { posicao, extrato, hoje }: PosicaoNoDia,
  cobrancas: readonly Selectable<Cobranca>[],
): PlanoNoFinanceiro {
  const devidas = new Map(extrato.parcelas.map((parcela) => [parcela.numero, parcela]));
  return posicao.parcelas.map((parcela) => {
    const devida = devidas.get(parcela.numero);
    return {
      numero: parcela.numero,
      vencimento: parcela.vencimento,
      pagavelAte: devida?.pagavelAte ?? vencimentoEfetivo(parcela.vencimento),
      principalCentavos: parcela.principal_centavos,
      correcaoCentavos: parcela.correcao_centavos,
      taxaCentavos: parcela.taxa_centavos,
      totalCentavos: parcela.total_centavos,
      situacao: terminou(posicao) ? 'paga' : (devida?.situacao ?? 'a-vencer'),
      abertoCentavos: terminou(posicao) ? 0 : (devida?.totalAberto ?? parcela.total_centavos),
      multaCentavos: terminou(posicao) ? 0 : (devida?.aberto.multa ?? 0),
      jurosCentavos: terminou(posicao) ? 0 : (devida?.aberto.juros ?? 0),
      pagoCentavos: devida?.totalPago ?? 0,
      antecipadaCentavos:
        devida && !terminou(posicao) && impedimentoDaAntecipacao(devida, hoje) === null
          ? devida.totalAntecipado
          : null,
      cobrancaId: cobrancaDaParcela(cobrancas, parcela.numero)?.id ?? null,
    };
  });
}

/** What pays early is the charge of no instalment: it is good for a day, and the instalment has its own. */
export function cobrancaDaParcela(
  cobrancas: readonly Selectable<Cobranca>[],
  numero: number,
): Selectable<Cobranca> | undefined {
  return cobrancas.find(({ tipo, parcelas }) => !isPagaAntes(tipo) && parcelas.includes(numero));
}

export function apresentarUsos({ usos }: Posicao): ExtratoDoContrato['usos'] {
  return usos.map((uso) => ({
    em: uso.em,
    financiadoCentavos: uso.financiado_centavos,
    situacao: uso.situacao,
    rotulo: ROTULO_DO_USO[uso.situacao],
    decididoEm: uso.decidido_em,
  }));
}

/** Newest first, each with what of it went where. */
export function apresentarRecibos({ posicao, extrato, hoje }: PosicaoNoDia) {
  const pagamentos = pagamentosDe(posicao);
  const imputadas = Map.groupBy(extrato.imputacoes, ({ pagamento }) => pagamentos[pagamento]?.recebimentoId);
  return posicao.recebimentos.toReversed().map((recebimento) => {
    const imputacoes = imputadas.get(recebimento.id) ?? [];
    const partes = [...Map.groupBy(imputacoes, ({ parcela }) => parcela)].map(([parcela, desta]) => {
      const soma = (componente: (typeof desta)[number]['componente']) =>
        somar(desta.flatMap((uma) => (uma.componente === componente ? [uma.centavos] : [])));
      return {
        parcela,
        multaCentavos: soma('multa'),
        jurosCentavos: soma('juros'),
        taxaCentavos: soma('taxa'),
        principalCentavos: soma('principal'),
      };
    });
    return {
      id: recebimento.id,
      em: dataEmSaoPaulo(recebimento.pago_em),
      meio: recebimento.meio,
      rotulo: ROTULO_DO_MEIO[recebimento.meio],
      centavos: recebimento.centavos,
      creditoCentavos: recebimento.centavos - somar(imputacoes.map(({ centavos }) => centavos)),
      devolvidoCentavos: somar(
        devolucoesDecididas(posicao).flatMap((uma) =>
          uma.recebimento_id === recebimento.id ? [uma.centavos] : [],
        ),
      ),
      devolucoes: posicao.devolucoes
        .filter(({ recebimento_id }) => recebimento_id === recebimento.id)
        .map(({ id, em, centavos, estado, concluida_em: concluidaEm }) => ({
          id,
          em,
          centavos,
          estado,
          concluidaEm,
          mensagem: recadoDaDevolucao({ estado, em, centavos, concluidaEm }, hoje),
        })),
      conclusao: SENTENCA_DA_CONCLUSAO[recebimento.conclusao],
      partes,
    };
  });
}
