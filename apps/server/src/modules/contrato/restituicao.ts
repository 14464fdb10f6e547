/** A kept contract as the engine reads it. */
import { dadosDoPlano } from '@credito/domain/contrato/geracao';
import { custoDaRestituicao } from '@credito/domain/credito/custo-da-restituicao';
import type { DadosDaRestituicao, Parcela } from '@credito/domain/credito/plano-de-restituicao';
import { contaNoPlano } from '@credito/domain/razao/usos';
import type { ContratoCompleto } from './contrato.repository.ts';

type DoPlano = Pick<ContratoCompleto, 'contrato' | 'usos'>;

/** Fees that were cancelled are paid to nobody, and nothing is paid back for them. */
export function dadosDaRestituicao({ contrato, usos }: DoPlano): DadosDaRestituicao {
  return dadosDoPlano({
    usos: usos
      .filter(({ situacao }) => contaNoPlano(situacao))
      .map((uso) => ({
        em: uso.em,
        mensalidadeCentavos: uso.mensalidade_centavos,
        percentual: uso.percentual,
        financiadoCentavos: uso.financiado_centavos,
      })),
    regras: contrato.regras,
    primeiroVencimento: contrato.primeiro_vencimento,
    contratadoEm: contrato.contratado_em,
  });
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

export function custoDoContrato(completo: ContratoCompleto) {
  return custoDaRestituicao(dadosDaRestituicao(completo), parcelasDoContrato(completo));
}
