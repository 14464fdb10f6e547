/** What people are told about corrections: that there is something to do and where, never reasons or documents. */
import type { Configuracao } from '../../config/configuracao.ts';
import { emailDoTexto } from '../mensagem/compor-texto.ts';
import type { Modelo } from '../mensagem/modelos.ts';

export type PortalDaPessoa = 'estudante' | 'fiador';

/** Page on which the person finds what the message is about. */
function enderecoDaPessoa({ servidor }: Configuracao, portal: PortalDaPessoa): string {
  return `${servidor.publicUrl}${portal === 'estudante' ? '/estudante/status' : '/fiador/inicio'}`;
}

export function mensagemDeCorrecaoNaoEnviada(
  configuracao: Configuracao,
  { protocolo, portal }: { protocolo: string; portal: PortalDaPessoa },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'correcao-nao-enviada',
    chave: 'correcao-nao-enviada',
    valores: { protocolo },
    acao: { rotulo: 'Continuar a correção', url: enderecoDaPessoa(configuracao, portal) },
  });
}
