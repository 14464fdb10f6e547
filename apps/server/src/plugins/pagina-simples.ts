/** Pages that need no web app: plain HTML, no script, their one style sheet allowed by digest. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escaparHtml } from '../modules/mensagem/compor.ts';

const ESTILO = `
:root{color-scheme:light dark;--fundo:light-dark(#f6f4ef,#16181a);--papel:light-dark(#fff,#202326);
--texto:light-dark(#1c1d1f,#eceae4);--suave:light-dark(#4d4f53,#b9b6ae);--linha:light-dark(#d9d5cb,#3b3f44);
--destaque:light-dark(#14584a,#8fd3bf)}
*{box-sizing:border-box}
body{margin:0;background:var(--fundo);color:var(--texto);font:1.0625rem/1.5 "Atkinson Hyperlegible Next",system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:24px 20px 64px}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 8px}
p{margin:0 0 16px}
a{color:var(--destaque)}
:focus-visible{outline:3px solid var(--destaque);outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:0 0 24px}
label{display:block;font-weight:700;margin-bottom:4px}
.campo{flex:1 1 16rem}
input{width:100%;min-height:48px;padding:8px 12px;font:inherit;color:inherit;background:var(--papel);
border:1px solid var(--suave);border-radius:10px}
button,.botao{display:inline-block;min-height:48px;padding:10px 20px;font:inherit;font-weight:700;border-radius:10px;
border:1px solid var(--destaque);background:transparent;color:var(--destaque);text-decoration:none;cursor:pointer}
ol{list-style:none;margin:0;padding:0;display:grid;gap:16px}
article{background:var(--papel);border:1px solid var(--linha);border-radius:12px;padding:16px 20px}
h2{font-size:1.125rem;margin:0 0 4px;overflow-wrap:anywhere}
.dados{color:var(--suave);font-size:.9375rem;margin:0 0 12px;overflow-wrap:anywhere}
.texto{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
`;

const POLITICA = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(ESTILO).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join(';');

export function montarPaginaSimples(titulo: string, conteudo: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaparHtml(titulo)}</title>
<style>${ESTILO}</style>
</head>
<body>
<main>
${conteudo}
</main>
</body>
</html>
`;
}

/** What it allows is less than what a page of a web app may do, and replaces it. */
export function responderPaginaSimples(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLITICA)
    .send(html);
}
