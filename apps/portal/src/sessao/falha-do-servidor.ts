import { ErroDeApi } from '@credito/api/cliente';

/** What the server could not do is said in the sentence of the page; every other refusal keeps its own. */
export function falhaDoServidor(erro: unknown, frase: string): unknown {
  if (!(erro instanceof ErroDeApi) || erro.status < 500) return erro;
  return new ErroDeApi(erro.status, frase, erro.problema, erro.esperarSegundos);
}

const CODIGO_NAO_ENVIADO = 'Não foi possível enviar o código de confirmação. Verifique o número digitado.';

/** Of the sending of a code: only a 429 keeps the server's own words (spec 1 section 8). */
export function falhaDoCodigo(erro: unknown): unknown {
  if (!(erro instanceof ErroDeApi) || erro.status <= 0) return erro;
  if (erro.status !== 429) return new ErroDeApi(erro.status, CODIGO_NAO_ENVIADO, null);
  // Without a word of the server it was something before it that answered.
  if (erro.problema) return erro;
  return new ErroDeApi(erro.status, 'Ocorreu um erro desconhecido.', null, erro.esperarSegundos);
}
