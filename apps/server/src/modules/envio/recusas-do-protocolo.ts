/** What the protocol's library refuses, in our words: neither its text nor the database's reaches a reader. */
import { LIMITE_DE_BYTES, mensagemDaRecusa } from '@credito/domain/documento/formatos';
import { ErroDeAplicacao } from '../../erros.ts';

const FRASES: Readonly<Record<number, string>> = {
  404: 'Não encontramos este envio. Comece de novo.',
  409: 'Esta parte do arquivo não continua o que já chegou.',
  410: 'Este envio não existe mais. Comece de novo.',
  413: mensagemDaRecusa({ tipo: 'grande-demais', limiteBytes: LIMITE_DE_BYTES }),
  415: 'O formato do conteúdo enviado não é aceito.',
  423: 'Outra parte deste arquivo ainda está chegando. Tente novamente em instantes.',
};

export function recusaDoProtocolo(status: number): ErroDeAplicacao {
  return new ErroDeAplicacao(status, FRASES[status] ?? 'O pedido enviado não é válido.');
}

/** What a client asks for that we do not offer is the client's error: a 5xx would say that the server failed. */
const EXTENSAO_QUE_NAO_TEMOS = 501;

/** Of a failure below the library: its own refusals have a status, and everything else is an error like any other. */
export function falhaDoEnvio(erro: unknown): Error {
  const status = typeof erro === 'object' && erro !== null && 'status_code' in erro ? erro.status_code : null;
  if (status === EXTENSAO_QUE_NAO_TEMOS) return recusaDoProtocolo(400);
  if (typeof status === 'number' && status < 500) return recusaDoProtocolo(status);
  return erro instanceof Error ? erro : new Error('the resumable upload failed');
}
