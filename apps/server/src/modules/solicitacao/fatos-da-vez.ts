import type { FatosDaVez } from '@credito/domain/andamento/o-que-fazer';
import type { CondicoesDaTransicao } from '@credito/domain/solicitacao/transicoes';
import { esperaFiador } from '../pendencia/espera-fiador.ts';
import type { SolicitacaoCompleta } from './fatos.ts';

/** Whose turn it is, and what is there. */
export function fatosDaVez(completa: SolicitacaoCompleta, condicoes: CondicoesDaTransicao): FatosDaVez {
  const { solicitacao, participantes } = completa;
  const fiadores = participantes.filter(({ tipo_pessoa }) => tipo_pessoa !== 'estudante');
  return {
    sigla: solicitacao.sigla,
    statusSolicitacao: solicitacao.status_solicitacao,
    semFiador: condicoes.semFiador,
    dadosCompletos: condicoes.dadosBasicosCompletos && condicoes.dadosComplementaresCompletos,
    temFiador: fiadores.length > 0,
    fiadorPreenche: fiadores.some(({ preenchido_por }) => preenchido_por === 'pessoa'),
    fiadoresCompletos: condicoes.fiadoresCompletos,
    fiadoresAceitaram: condicoes.fiadoresAceitaram,
    faltaAutorizacao: !condicoes.responsavelAutorizou,
    correcaoEspera: esperaFiador(completa),
    esperaRegime:
      solicitacao.sigla === 'A' &&
      fiadores.some(
        ({ regime_pedido_em, regime_respondido_em }) =>
          regime_pedido_em !== null && regime_respondido_em === null,
      ),
  };
}
