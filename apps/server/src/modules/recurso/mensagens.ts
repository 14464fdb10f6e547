/** What people are told of an appeal: that it arrived and that there is an answer, never reasons or documents. */
import type { Configuracao } from '../../config/configuracao.ts';
import { comporEmail, comporMensagemCurta } from '../mensagem/compor.ts';
import type { Modelo } from '../mensagem/modelos.ts';

const pagina = ({ servidor }: Configuracao) => `${servidor.publicUrl}/estudante/status`;

export function mensagemDeRecursoRecebido(
  configuracao: Configuracao,
  { protocolo, responderAte }: { protocolo: string; responderAte: string },
): Modelo {
  return comporEmail(configuracao, {
    nome: 'recurso-recebido',
    assunto: 'recebemos o seu recurso',
    titulo: 'Recebemos o seu recurso',
    paragrafos: [
      `O seu recurso sobre a solicitação de protocolo ${protocolo} será lido por alguém que não participou da decisão.`,
      `A resposta chega até ${responderAte}. Você não precisa fazer nada até lá.`,
    ],
    acao: { rotulo: 'Acompanhar o recurso', url: pagina(configuracao) },
  });
}

export function mensagemDeRecursoRespondido(
  configuracao: Configuracao,
  { protocolo }: { protocolo: string },
): Modelo {
  return comporEmail(configuracao, {
    nome: 'recurso-respondido',
    assunto: 'há uma resposta para o seu recurso',
    titulo: 'O seu recurso foi respondido',
    paragrafos: [
      `Avaliamos o seu recurso sobre a solicitação de protocolo ${protocolo}. A resposta está no portal.`,
    ],
    acao: { rotulo: 'Ver a resposta', url: pagina(configuracao) },
  });
}

export function curtaDeRecursoRespondido(configuracao: Configuracao): Modelo {
  return comporMensagemCurta(configuracao, {
    nome: 'recurso-respondido',
    texto: 'há uma resposta para o seu recurso. Veja no portal.',
  });
}
