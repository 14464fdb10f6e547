/** What the student does about money: asks whether a payment has come, pays early, proposes a plan. */
import type { Negociacao } from '@credito/api/financeiro-negociacao.rotas';
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import type { Data } from '@credito/domain/tempo/data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { consultaDoFinanceiro } from '../../financeiro/financeiro.queries.ts';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';

export type Negociavel = Resposta<RotaPorChave<'GET /financeiro/s/contratos/{id}/negociacoes'>>;
export type SimulacaoDaNegociacao = Resposta<
  RotaPorChave<'GET /financeiro/s/contratos/{id}/negociacoes/simulacao'>
>;

export interface PropostaDeNegociacao {
  entradaCentavos: number;
  prazo: number;
  primeiroVencimento: Data;
}

export type Cotacao = Resposta<RotaPorChave<'GET /financeiro/s/contratos/{id}/quitacao'>>;

export const consultaDaQuitacao = (id: number, dia: Data) =>
  queryOptions({
    queryKey: ['financeiro', 'quitacao', id, dia],
    queryFn: ({ signal }) =>
      api('GET /financeiro/s/contratos/{id}/quitacao', { params: { id }, query: { dia } }, { sinal: signal }),
    placeholderData: keepPreviousData,
  });

export const consultaDaAntecipacao = (id: number, numero: number, dia: Data) =>
  queryOptions({
    queryKey: ['financeiro', 'antecipacao', id, numero, dia],
    queryFn: ({ signal }) =>
      api(
        'GET /financeiro/s/contratos/{id}/parcelas/{numero}/antecipacao',
        { params: { id, numero }, query: { dia } },
        { sinal: signal },
      ),
    // The figure of another instalment is no stand-in: only the day may still be that of before.
    placeholderData: (antes, consulta) => (consulta?.queryKey[3] === numero ? antes : undefined),
    retry: false,
  });

export const consultaDoNegociavel = (id: number) =>
  queryOptions({
    queryKey: ['financeiro', 'negociavel', id],
    queryFn: ({ signal }) =>
      api('GET /financeiro/s/contratos/{id}/negociacoes', { params: { id } }, { sinal: signal }),
  });

export const consultaDaSimulacao = (id: number, query: PropostaDeNegociacao) =>
  queryOptions({
    queryKey: ['financeiro', 'simulacao', id, query],
    queryFn: ({ signal }) =>
      api(
        'GET /financeiro/s/contratos/{id}/negociacoes/simulacao',
        { params: { id }, query },
        { sinal: signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Everything below the area: what one act changes shows on several of its screens. */
const reler = () => consultas.invalidateQueries({ queryKey: consultaDoFinanceiro.queryKey });

/** What the person reads of it. */
export async function dizerQuePagou(id: string): Promise<string> {
  const { mensagem } = await api('POST /financeiro/s/cobrancas/{id}/ja-paguei', { params: { id } });
  await reler();
  return mensagem;
}

/** The charge that pays everything off, at the value of today. */
export async function pedirQuitacao(id: number, totalCentavos: number): Promise<string> {
  const cobranca = await api('POST /financeiro/s/contratos/{id}/quitacao', {
    params: { id },
    body: { totalCentavos },
  });
  await reler();
  return cobranca.id;
}

/** The charge that pays one instalment before it is due, at the value of today. */
export async function pedirAntecipacao(id: number, numero: number, totalCentavos: number): Promise<string> {
  const cobranca = await api('POST /financeiro/s/contratos/{id}/parcelas/{numero}/antecipacao', {
    params: { id, numero },
    body: { totalCentavos },
  });
  await reler();
  return cobranca.id;
}

export async function proporNegociacao(
  id: number,
  proposta: PropostaDeNegociacao & { dividaCentavos: number },
): Promise<Negociacao> {
  const negociacao = await api('POST /financeiro/s/contratos/{id}/negociacoes', {
    params: { id },
    body: proposta,
  });
  await reler();
  return negociacao;
}

export async function retirarNegociacao(id: string): Promise<void> {
  await api('POST /financeiro/s/negociacoes/{id}/retirar', { params: { id } });
  await reler();
}
