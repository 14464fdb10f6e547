/** A refusal for whoever opened the address in a tab of their own: in words, with what to do (ADR 0079). */
import type { Problema } from '@credito/api/rota';
import type { FastifyRequest } from 'fastify';
import { escaparHtml } from '../modules/mensagem/compor.ts';
import { montarPaginaSimples } from './pagina-simples.ts';

const PROCURE_DE_NOVO =
  'O endereço pode estar incompleto, ou o que havia nele pode não existir mais. Feche esta aba e abra de novo a partir da página em que você estava.';
const ESPERE = 'Espere alguns instantes e atualize esta página.';
const O_QUE_FAZER: Readonly<Record<number, string>> = {
  401: 'Entre na sua conta e abra de novo a partir de lá.',
  403: 'Se você usa outra conta, entre com ela e abra de novo a partir de lá.',
  429: ESPERE,
};

/** Browsers name HTML first when a person opens an address; scripts that fetch do not. */
export function pedePagina({ method, headers: { accept = '' } }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && accept.includes('text/html');
}

export function paginaDoProblema(
  { status, title, message, detail = message, requestId }: Problema,
  endereco: string,
): string {
  const inicio = /^\/(api\/)?gestao\b/.test(endereco) ? '/gestao' : '/';
  const codigo =
    status >= 500 && requestId
      ? `\n<p>Se isso continuar, informe este código: <b>${escaparHtml(requestId)}</b></p>`
      : '';
  return montarPaginaSimples(
    title,
    `<h1>${escaparHtml(title)}</h1>
<p>${escaparHtml(detail)}</p>
<p>${O_QUE_FAZER[status] ?? (status >= 500 ? ESPERE : PROCURE_DE_NOVO)}</p>${codigo}
<p><a class="botao" href="${inicio}">Ir para o início</a></p>`,
  );
}
