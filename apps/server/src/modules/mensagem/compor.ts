/** Turns what a module has to say into a message of the provider: the same words as text and as accessible HTML. */
import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import type { Configuracao } from '../../config/configuracao.ts';
import type { Modelo } from './modelos.ts';

export interface ConteudoDeEmail {
  nome: NomeDeModelo;
  /** Without the provider's name, which is put in front. */
  assunto: string;
  /** Heading of the message; when absent the subject, with a capital of its own. */
  titulo?: string;
  paragrafos: readonly string[];
  /** The one thing to do. */
  acao?: { rotulo: string; url: string };
  /** After the action: validity, or what to do when the person did not ask for it. */
  observacoes?: readonly string[];
}

type Provedor = Pick<Configuracao['provedor'], 'nome' | 'cor' | 'email'>;

export const COR_PADRAO = '#14584a';

export function comporEmail({ provedor }: { provedor: Provedor }, conteudo: ConteudoDeEmail): Modelo {
  return {
    nome: conteudo.nome,
    assunto: `${provedor.nome}: ${conteudo.assunto}`,
    texto: emTexto(provedor, conteudo),
    html: emHtml(provedor, conteudo),
  };
}

/** SMS, WhatsApp and push: the sender in the first words. */
export function comporMensagemCurta(
  { provedor }: { provedor: Pick<Provedor, 'nome'> },
  conteudo: { nome: NomeDeModelo; texto: string },
): Modelo {
  return { nome: conteudo.nome, assunto: null, texto: `${provedor.nome}: ${conteudo.texto}`, html: null };
}

/** For whoever wants on the phone what is written only as an e-mail: its subject, and where to read the rest. */
export function curtaDoEmail({ nome, assunto, fonte }: Modelo): Modelo {
  const curta: Modelo = { nome, assunto: null, texto: `${assunto}. Veja no portal.`, html: null };
  return fonte
    ? { ...curta, fonte: { ...fonte, compor: (texto) => curtaDoEmail(fonte.compor(texto)) } }
    : curta;
}

/** A subject follows the provider's name and begins small; a heading begins a sentence. */
function comMaiuscula(frase: string): string {
  return frase.charAt(0).toUpperCase() + frase.slice(1);
}

function rodape(provedor: Provedor): string {
  const contato = provedor.email ? ` Dúvidas? Escreva para ${provedor.email}.` : '';
  return `Esta é uma mensagem automática da ${provedor.nome}.${contato}`;
}

function emTexto(
  provedor: Provedor,
  { titulo, assunto, paragrafos, acao, observacoes }: ConteudoDeEmail,
): string {
  return [
    titulo ?? comMaiuscula(assunto),
    ...paragrafos,
    ...(acao ? [`${acao.rotulo}:\n${acao.url}`] : []),
    ...(observacoes ?? []),
    `--\n${rodape(provedor)}`,
  ].join('\n\n');
}

/** Apostrophes stay as they are (case NAME-01): attributes are always in double quotes. */
export function escaparHtml(texto: string): string {
  return texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** White or black, whichever reads better on the provider's colour (WCAG relative luminance). */
export function corDoTextoSobre(cor: string): '#ffffff' | '#1a1a1a' {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((inicio) => {
    const canal = Number.parseInt(cor.slice(inicio, inicio + 2), 16) / 255;
    return canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#1a1a1a' : '#ffffff';
}

const PARAGRAFO = 'margin:0 0 16px;font-size:17px;line-height:1.5';

/**
 * Mail programs ignore style sheets: every rule stands in its element. Those that know the dark theme read this one;
 * the others keep the light mail, or darken it by themselves.
 */
const ESCURO = `<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.fundo{background:#16181a!important}
.papel{background:#202326!important;border-color:#3b3f44!important}
.texto,.endereco{color:#eceae4!important}
.suave{color:#b9b6ae!important}
}
</style>`;

function emHtml(
  provedor: Provedor,
  { titulo, assunto, paragrafos, acao, observacoes }: ConteudoDeEmail,
): string {
  const cor = provedor.cor ?? COR_PADRAO;
  const corpo = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaparHtml(titulo ?? comMaiuscula(assunto))}</h1>`,
    ...paragrafos.map((paragrafo) => `<p style="${PARAGRAFO}">${escaparHtml(paragrafo)}</p>`),
    ...(acao ? [botao(acao, cor)] : []),
    ...(observacoes ?? []).map(
      (texto) => `<p class="suave" style="${PARAGRAFO};color:#4a4a4a">${escaparHtml(texto)}</p>`,
    ),
  ].join('\n');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaparHtml(comMaiuscula(assunto))}</title>
${ESCURO}
</head>
<body class="fundo texto" style="margin:0;padding:0;background:#f6f4ef;color:#1a1a1a;font-family:Verdana,Geneva,sans-serif">
<main lang="pt-BR" style="display:block;max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700">${escaparHtml(provedor.nome)}</p>
<div class="papel" style="background:#ffffff;border:1px solid #d9d5cb;border-radius:12px;padding:24px">
${corpo}
</div>
<p class="suave" style="margin:24px 0 0;font-size:14px;line-height:1.5;color:#4a4a4a">${escaparHtml(rodape(provedor))}</p>
</main>
</body>
</html>
`;
}

function botao({ rotulo, url }: { rotulo: string; url: string }, cor: string): string {
  const endereco = escaparHtml(url);
  return (
    `<p style="margin:24px 0"><a href="${endereco}" style="display:inline-block;padding:14px 24px;` +
    `border-radius:10px;background:${cor};color:${corDoTextoSobre(cor)};font-size:17px;font-weight:700;` +
    `text-decoration:none">${escaparHtml(rotulo)}</a></p>\n` +
    `<p class="suave" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#4a4a4a">Se o botão não funcionar, copie este ` +
    `endereço: <br><a class="endereco" href="${endereco}" style="color:#1a1a1a;word-break:break-all">${endereco}</a></p>`
  );
}
