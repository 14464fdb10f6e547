import { formatarMomento } from '@credito/domain/tempo/data';
import type { Configuracao } from '../../config/configuracao.ts';
import { emailDoTexto } from '../mensagem/compor-texto.ts';
import type { Modelo } from '../mensagem/modelos.ts';

/** Says when and what may happen, never why: reasons stay in the log. */
export function mensagemDeAcessoDoSuporte(
  configuracao: Configuracao,
  saudacao: string,
  quando: Date,
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'acesso-do-suporte',
    chave: 'acesso-do-suporte',
    valores: { pessoa: saudacao, momento: formatarMomento(quando) },
    acao: {
      rotulo: 'Ver os aparelhos conectados',
      url: `${configuracao.servidor.publicUrl}/estudante/perfil`,
    },
  });
}
