/** What people are told about corrections: that there is something to do and where, never reasons or documents. */
import type { Configuracao } from '../../config/configuracao.ts';
import { comporEmail } from '../mensagem/compor.ts';
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
  return comporEmail(configuracao, {
    nome: 'correcao-nao-enviada',
    assunto: 'falta enviar a sua correção',
    titulo: 'A sua correção ainda não foi enviada',
    paragrafos: [
      `Você começou a corrigir a solicitação de protocolo ${protocolo}, mas a correção ainda não voltou para a análise.`,
      'O que você já fez está guardado. Quando terminar, envie a correção pelo portal.',
    ],
    acao: { rotulo: 'Continuar a correção', url: enderecoDaPessoa(configuracao, portal) },
  });
}
