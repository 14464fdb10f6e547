import {
  type FatosDaSituacao,
  type Situacao,
  situacaoDaSolicitacao,
} from '@credito/domain/andamento/situacao';
import type { CondicoesDaTransicao } from '@credito/domain/solicitacao/transicoes';
import { esperaFiador } from './espera-fiador.ts';
import { condicoesDaSolicitacao, type SolicitacaoCompleta } from './fatos.ts';
import { situacaoPara } from './situacao-para.ts';

export function situacaoDe(completa: SolicitacaoCompleta, agora: Date): Situacao {
  return situacaoCom(
    completa,
    condicoesDaSolicitacao(completa, agora),
    situacaoPara(completa, 'estudante', agora),
  );
}

export function situacaoCom(
  completa: SolicitacaoCompleta,
  condicoes: CondicoesDaTransicao,
  situacao: Pick<FatosDaSituacao, 'sigla' | 'statusSolicitacao'>,
): Situacao {
  return situacaoDaSolicitacao({
    ...situacao,
    faltaSoAceite: faltaSoAceite(condicoes),
    possuiContratos: completa.temContrato,
    correcaoEspera: esperaFiador(completa),
  });
}

export function faltaSoAceite(condicoes: CondicoesDaTransicao): boolean {
  return (
    condicoes.dadosBasicosCompletos &&
    condicoes.dadosComplementaresCompletos &&
    condicoes.fiadoresCompletos &&
    !condicoes.fiadoresAceitaram
  );
}
