import { MENSAGEM_DA_MUDANCA, type RecusaDeMudanca } from '@credito/domain/documento/mudancas';
import { conflito, ErroDeAplicacao } from '../../erros.ts';

export function erroDaMudanca(recusa: RecusaDeMudanca): ErroDeAplicacao {
  return recusa === 'nao-e-desta-pessoa' || recusa === 'vaga-inexistente' || recusa === 'e-o-mesmo-recusado'
    ? new ErroDeAplicacao(422, MENSAGEM_DA_MUDANCA[recusa])
    : conflito(MENSAGEM_DA_MUDANCA[recusa]);
}
