/** Paying one instalment before it is due, whichever the payer points at: the quote of a day, and the charge of today's. */
import type { Cobranca as CobrancaDaApi } from '@credito/api/financeiro.rotas';
import type { rotaAntecipacao } from '@credito/api/financeiro-atos.rotas';
import type { Resposta } from '@credito/api/rota';
import { AINDA_NAO_DEVIDA, impedimentoDaAntecipacao } from '@credito/domain/cobranca/antecipacao';
import type { Data } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { conflito, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import type { PosicaoNoDia } from './apresentar-posicao.ts';
import { cobrarAntes, cotarAntes, type PagoAntes } from './pagar-antes.ts';

interface Qual {
  id: number;
  numero: number;
}

const uma =
  (numero: number) =>
  ({ posicao, extrato }: PosicaoNoDia): PagoAntes => {
    if (!posicao.parcelas.some((parcela) => parcela.numero === numero)) throw naoEncontrado();
    const parcela = extrato.parcelas.find((desta) => desta.numero === numero);
    if (!parcela) throw conflito(AINDA_NAO_DEVIDA);
    const impedimento = impedimentoDaAntecipacao(parcela, extrato.em);
    if (impedimento !== null) throw conflito(impedimento);
    return {
      tipo: 'antecipacao',
      parcelas: [numero],
      totalCentavos: parcela.totalAntecipado,
      semAntecipacaoCentavos: parcela.totalAberto,
    };
  };

export const verAntecipacao = (
  contexto: Contexto,
  sessao: SessaoDeConta,
  { id, numero }: Qual,
  dia: Data,
): Promise<Resposta<typeof rotaAntecipacao>> => cotarAntes(contexto, sessao, { id, dia }, uma(numero));

export const pedirAntecipacao = (
  contexto: Contexto,
  sessao: SessaoDeConta,
  { id, numero }: Qual,
  totalCentavos: number,
): Promise<CobrancaDaApi> => cobrarAntes(contexto, sessao, { id, totalCentavos }, uma(numero));
