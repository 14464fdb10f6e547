/** A kept contract as the engine reads it. */
import type { PlanoDoContrato } from '@credito/domain/alteracao/plano';
import { dadosDoPlano } from '@credito/domain/contrato/geracao';
import { calcularCet } from '@credito/domain/credito/cet';
import {
  type CustoDaRestituicao,
  custoDaRestituicao,
  fluxosDaRestituicao,
} from '@credito/domain/credito/custo-da-restituicao';
import {
  type DadosDaRestituicao,
  type Parcela,
  totalDasParcelas,
} from '@credito/domain/credito/plano-de-restituicao';
import { somar } from '@credito/domain/dinheiro/conta';
import { contaNoPlano } from '@credito/domain/razao/usos';
import type { ContratoCompleto } from './contrato.repository.ts';

type DoPlano = Pick<ContratoCompleto, 'usos'> & {
  contrato: Pick<
    ContratoCompleto['contrato'],
    'regras' | 'primeiro_vencimento' | 'contratado_em' | 'replano'
  >;
};

/**
 * What the plan in force pays back: the fees, or what was open when an alteration divided it anew. Fees that were cancelled are
 * paid to nobody, and nothing is paid back for them.
 */
export function dadosDaRestituicao({ contrato, usos }: DoPlano): DadosDaRestituicao {
  const dados = dadosDoPlano({
    usos: usosDoContrato({ usos }),
    regras: contrato.regras,
    primeiroVencimento: contrato.primeiro_vencimento,
    contratadoEm: contrato.contratado_em,
  });
  if (contrato.replano === null) return dados;
  const { base, ...partes } = contrato.replano;
  return { ...dados, usos: base, ...partes };
}

/** In the order of the plan's positions. */
export const usosNoPlano = ({ usos }: Pick<ContratoCompleto, 'usos'>) =>
  usos.filter(({ situacao }) => contaNoPlano(situacao));

function usosDoContrato({ usos }: Pick<ContratoCompleto, 'usos'>) {
  return usosNoPlano({ usos }).map((uso) => ({
    em: uso.em,
    mensalidadeCentavos: uso.mensalidade_centavos,
    percentual: uso.percentual,
    financiadoCentavos: uso.financiado_centavos,
  }));
}

export function planoDoContrato(completo: ContratoCompleto): PlanoDoContrato {
  const { contrato } = completo;
  const {
    usos: base,
    desde = 1,
    ate,
    semEncargos,
    regras,
    primeiroVencimento,
    contratadoEm,
  } = dadosDaRestituicao(completo);
  return {
    usos: usosDoContrato(completo),
    regras,
    ultimoMes: contrato.ultimo_mes,
    primeiroVencimento,
    contratadoEm,
    desde,
    base,
    ...(ate === undefined ? {} : { ate }),
    ...(semEncargos === undefined ? {} : { semEncargos }),
    parcelas: parcelasDoContrato(completo),
  };
}

export function parcelasDoContrato({ parcelas }: Pick<ContratoCompleto, 'parcelas'>): readonly Parcela[] {
  return parcelas.map((parcela) => ({
    numero: parcela.numero,
    vencimento: parcela.vencimento,
    usos: parcela.usos,
    principal: parcela.principal_centavos,
    correcao: parcela.correcao_centavos,
    taxa: parcela.taxa_centavos,
    total: parcela.total_centavos,
  }));
}

/** Totals of everything that was and is paid back; the examples are of the plan in force. */
export function custoDoContrato(completo: ContratoCompleto): CustoDaRestituicao {
  const { contrato, usos } = completo;
  const parcelas = parcelasDoContrato(completo);
  const dados = dadosDaRestituicao(completo);
  if (contrato.replano === null) return custoDaRestituicao(dados, parcelas);
  const { desde } = contrato.replano;
  const emVigor = custoDaRestituicao(
    dados,
    parcelas.filter(({ numero }) => numero >= desde),
  );
  return {
    ...emVigor,
    totalFinanciado: somar(parcelas.map(({ principal }) => principal)),
    totalDaTaxa: somar(parcelas.map(({ taxa }) => taxa)),
    totalAPagar: totalDasParcelas(parcelas),
    cet: calcularCet(fluxosDaRestituicao({ ...dados, usos: usosDoContrato({ usos }) }, parcelas)),
  };
}
