/** What a credit would cost, before anybody has asked for it: simulator and contract take the same figures (credito, section 5). */

import { valorFinanciado } from '../instituicao/cobertura.ts';
import type { Data } from '../tempo/data.ts';
import { somarMeses } from '../tempo/meses.ts';
import { type CustoDaRestituicao, custoDaRestituicao } from './custo-da-restituicao.ts';
import {
  type DadosDaRestituicao,
  type Parcela,
  planejarRestituicao,
  type Uso,
} from './plano-de-restituicao.ts';
import type { RegrasDoPrograma } from './regras-do-programa.ts';
import { primeiroVencimento } from './vencimento.ts';

export interface PedidoDeSimulacao {
  mensalidadeCentavos: number;
  percentual: number;
  /** Monthly fees that are financed, one a month. */
  meses: number;
  primeiraMensalidadeEm: Data;
  regras: RegrasDoPrograma;
}

export interface Simulacao extends CustoDaRestituicao {
  /** Each month, while the course lasts. */
  pagoAgora: number;
  financiadoPorMes: number;
  usos: readonly Uso[];
  parcelas: readonly Parcela[];
}

/** Most schools ask for their fee about then. */
const DIA_DA_MENSALIDADE = 10;

/** A simulation begins with the fee of next month: nobody has said yet when the course begins. */
export function proximaMensalidade(hoje: Data): Data {
  return somarMeses(hoje, 1, DIA_DA_MENSALIDADE);
}

export function simular({
  mensalidadeCentavos,
  percentual,
  meses,
  primeiraMensalidadeEm,
  regras,
}: PedidoDeSimulacao): Simulacao {
  const financiado = valorFinanciado(mensalidadeCentavos, percentual);
  const usos = Array.from({ length: meses }, (_, posicao) => ({
    em: somarMeses(primeiraMensalidadeEm, posicao),
    financiadoCentavos: financiado,
  }));
  const ultimoUso = usos.at(-1)?.em ?? primeiraMensalidadeEm;
  const dados: DadosDaRestituicao = {
    usos,
    regras,
    primeiroVencimento: primeiroVencimento(regras, { ultimoUso, ultimoVencimentoAnterior: null }),
    contratadoEm: primeiraMensalidadeEm,
  };
  const parcelas = planejarRestituicao(dados);
  return {
    pagoAgora: mensalidadeCentavos - financiado,
    financiadoPorMes: financiado,
    usos,
    parcelas,
    ...custoDaRestituicao(dados, parcelas),
  };
}
