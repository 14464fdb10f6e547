/** The mailbox of the demonstration as a page: plain HTML, no script, its one style sheet allowed by digest. */
import { createHash } from 'node:crypto';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { formatarMomento } from '@credito/domain/tempo/data';
import { escaparHtml } from '../mensagem/compor.ts';
import type { MensagemDaDemonstracao } from './mensagens.ts';

const CANAIS: Readonly<Record<MensagemDaDemonstracao['canal'], string>> = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  push: 'Notificação',
};

const DESTINOS: Readonly<Record<MensagemDaDemonstracao['canal'], (destino: string) => string>> = {
  email: (endereco) => endereco,
  sms: formatarTelefone,
  whatsapp: formatarTelefone,
  push: () => 'um aparelho da pessoa',
};

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
button,.atualizar{min-height:48px;padding:10px 20px;font:inherit;font-weight:700;border-radius:10px;
border:1px solid var(--destaque);background:transparent;color:var(--destaque);text-decoration:none;cursor:pointer}
ol{list-style:none;margin:0;padding:0;display:grid;gap:16px}
article{background:var(--papel);border:1px solid var(--linha);border-radius:12px;padding:16px 20px}
h2{font-size:1.125rem;margin:0 0 4px;overflow-wrap:anywhere}
.dados{color:var(--suave);font-size:.9375rem;margin:0 0 12px;overflow-wrap:anywhere}
.texto{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
`;

export const RESUMO_DO_ESTILO = `'sha256-${createHash('sha256').update(ESTILO).digest('base64')}'`;

export function paginaDaCaixa(
  provedor: string,
  mensagens: readonly MensagemDaDemonstracao[],
  destino: string | null,
): string {
  const lista =
    mensagens.length === 0
      ? '<p role="status">Nenhuma mensagem por aqui ainda. Os códigos, e-mails e avisos aparecem nesta página.</p>'
      : `<ol>\n${mensagens.map((mensagem) => `<li>${artigo(mensagem)}</li>`).join('\n')}\n</ol>`;
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Caixa de demonstração · ${escaparHtml(provedor)}</title>
<style>${ESTILO}</style>
</head>
<body>
<main>
<h1>Caixa de demonstração</h1>
<p>No modo de demonstração nada sai daqui: os e-mails, SMS e mensagens de WhatsApp de todas as pessoas ficam nesta página.</p>
<form method="get" action="/caixa-de-demonstracao">
<div class="campo"><label for="destino">E-mail ou celular</label>
<input id="destino" name="destino" autocomplete="off" value="${escaparHtml(destino ?? '')}"></div>
<button type="submit">Filtrar</button>
<a class="atualizar" href="/caixa-de-demonstracao">Mostrar todas</a>
</form>
${lista}
</main>
</body>
</html>
`;
}

function artigo({ canal, destino, assunto, texto, criadaEm }: MensagemDaDemonstracao): string {
  const dados = `${CANAIS[canal]} para ${DESTINOS[canal](destino)} · ${formatarMomento(new Date(criadaEm))}`;
  return `<article>
<h2>${escaparHtml(assunto ?? CANAIS[canal])}</h2>
<p class="dados">${escaparHtml(dados)}</p>
<p class="texto">${comEnderecos(texto)}</p>
</article>`;
}

/** Addresses become links; everything else is text. */
function comEnderecos(texto: string): string {
  return texto
    .split(/(https?:\/\/[^\s]+)/)
    .map((parte, posicao) =>
      posicao % 2 === 1 ? `<a href="${escaparHtml(parte)}">${escaparHtml(parte)}</a>` : escaparHtml(parte),
    )
    .join('');
}
