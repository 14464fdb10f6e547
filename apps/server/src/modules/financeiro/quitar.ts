/** Paying everything off early: the quote of any day, and the charge of today's. */
import type { Cobranca as CobrancaDaApi } from '@credito/api/financeiro.rotas';
import type { rotaQuitacao } from '@credito/api/financeiro-atos.rotas';
import type { Resposta } from '@credito/api/rota';
import type { Data } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import type { PosicaoNoDia } from './apresentar-posicao.ts';
import { cobrarAntes, cotarAntes, type PagoAntes } from './pagar-antes.ts';

const tudo = ({ extrato }: PosicaoNoDia): PagoAntes => ({
  tipo: 'quitacao',
  parcelas: extrato.parcelas.flatMap(({ numero, totalAberto }) => (totalAberto > 0 ? [numero] : [])),
  totalCentavos: extrato.quitacao,
  semAntecipacaoCentavos: extrato.totalAberto,
});

export const verQuitacao = (
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  dia: Data,
): Promise<Resposta<typeof rotaQuitacao>> => cotarAntes(contexto, sessao, { id, dia }, tudo);

export const pedirQuitacao = (
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  totalCentavos: number,
): Promise<CobrancaDaApi> =>
  cobrarAntes(contexto, sessao, { id, totalCentavos }, (aberta) => {
    if (aberta.extrato.quitacao === 0) throw conflito('Não há nada em aberto neste contrato.');
    return tudo(aberta);
  });
