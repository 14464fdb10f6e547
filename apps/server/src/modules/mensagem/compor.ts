/** Turns what a module has to say into a message of the provider: the same words as text and as accessible HTML. */
import { comEspacosSimples } from '@credito/domain/dinheiro/dinheiro';
import { fichaDoModelo, type NomeDeModelo, portalDaMensagem } from '@credito/domain/mensagem/modelos';
import { podeDesligar } from '@credito/domain/mensagem/preferencias';
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

type Provedor = Pick<Configuracao['provedor'], 'nome' | 'cor' | 'email'> &
  Partial<
    Pick<
      Configuracao['provedor'],
      'telefoneCapitais' | 'telefoneDemais' | 'contratante' | 'logoUrl' | 'privacidadeUrl'
    >
  >;

/** Where the product runs, as far as an e-mail links to it. */
type Servidor = Pick<Configuracao['servidor'], 'publicUrl'>;

export const COR_PADRAO = '#14584a';
export const IPE = '#f2c14e';

export function comporEmail(
  { provedor, servidor }: { provedor: Provedor; servidor?: Servidor },
  conteudo: ConteudoDeEmail,
): Modelo {
  const pe = rodape(provedor, {
    privacidade: provedor.privacidadeUrl ?? (servidor ? `${portalDe(conteudo.nome, servidor)}/ajuda` : null),
    preferencias: preferenciasDe(conteudo.nome, servidor),
  });
  return {
    nome: conteudo.nome,
    assunto: `${provedor.nome}: ${conteudo.assunto}`,
    texto: emTexto(conteudo, pe),
    html: emHtml(provedor, conteudo, pe),
  };
}

/** SMS, WhatsApp and push: the sender in the first words. */
export function comporMensagemCurta(
  { provedor }: { provedor: Pick<Provedor, 'nome'> },
  conteudo: { nome: NomeDeModelo; texto: string },
): Modelo {
  // A space that does not break is outside of the letters that an SMS has by itself, and halves its length.
  const texto = comEspacosSimples(`${provedor.nome}: ${conteudo.texto}`);
  return { nome: conteudo.nome, assunto: null, texto, html: null };
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

function portalDe(nome: string, { publicUrl }: Servidor): string {
  return `${publicUrl}/${portalDaMensagem(nome)}`;
}

/** Of what a person may switch off, where; null for what always comes. */
export function preferenciasDe(nome: string, servidor: Servidor | undefined): string | null {
  const { tipo } = fichaDoModelo(nome);
  return servidor && podeDesligar(tipo, 'email') ? `${portalDe(nome, servidor)}/perfil/preferencias` : null;
}

/** Who writes, how to reach them, what becomes of the data, and where messages of this kind are switched off. */
function rodape(
  { nome, email, telefoneCapitais, telefoneDemais, contratante }: Provedor,
  { privacidade, preferencias }: { privacidade: string | null; preferencias: string | null },
): readonly string[] {
  const telefones = [
    telefoneCapitais ? `${telefoneCapitais} (capitais)` : '',
    telefoneDemais ? `${telefoneDemais} (demais localidades)` : '',
  ].filter(Boolean);
  const contatos = [
    ...(email ? [`escreva para ${email}`] : []),
    ...(telefones.length > 0 ? [`ligue para ${telefones.join(' ou ')}`] : []),
  ];
  return [
    `Mensagem automática de ${nome}.`,
    contatos.length > 0 ? `Central de atendimento: ${contatos.join(', ou ')}.` : '',
    contratante ? `${nome}, CNPJ ${contratante.cnpj}, ${contratante.endereco}.` : '',
    privacidade ? `Como cuidamos dos seus dados: ${privacidade}` : '',
    preferencias ? `Para não receber mensagens como esta: ${preferencias}` : '',
  ].filter(Boolean);
}

function emTexto(
  { titulo, assunto, paragrafos, acao, observacoes }: ConteudoDeEmail,
  pe: readonly string[],
): string {
  return [
    titulo ?? comMaiuscula(assunto),
    ...paragrafos.map(semBotao),
    ...(acao ? [`${acao.rotulo}:\n${acao.url}`] : []),
    ...(observacoes ?? []),
    `--\n${pe.join('\n')}`,
  ].join('\n\n');
}

/** Plain text has an address where the other form has a button. */
function semBotao(paragrafo: string): string {
  return paragrafo
    .replace(/\b([Uu])se o botão\b/g, '$1se o endereço')
    .replace(/\b[Nn]o botão\b/g, 'no endereço');
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

/** Read by the inbox beside the subject, which names the sender already; then filled up, so that nothing else follows it. */
function preCabecalho(texto: string): string {
  const enchimento = '&#8199;&#65279;&#847; '.repeat(40);
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaparHtml(texto)}${enchimento}</div>`;
}

/** The code of a message, alone: to be read at a glance and copied whole. */
const CODIGO = /\b(\d{6})\b/;

function codigoSozinho({ nome, paragrafos }: ConteudoDeEmail): string | null {
  return nome === 'codigo-de-verificacao' ? (CODIGO.exec(paragrafos.join(' '))?.[1] ?? null) : null;
}

function emHtml(provedor: Provedor, conteudo: ConteudoDeEmail, pe: readonly string[]): string {
  const { titulo, assunto, paragrafos, acao, observacoes } = conteudo;
  const codigo = codigoSozinho(conteudo);
  const cor = provedor.cor ?? COR_PADRAO;
  const corpo = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaparHtml(titulo ?? comMaiuscula(assunto))}</h1>`,
    ...paragrafos.map((paragrafo) => `<p style="${PARAGRAFO}">${escaparHtml(paragrafo)}</p>`),
    ...(codigo
      ? [
          `<p style="margin:24px 0;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:6px;text-align:center">${codigo}</p>`,
        ]
      : []),
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
${preCabecalho(paragrafos[0] ?? comMaiuscula(assunto))}
<main lang="pt-BR" style="display:block;max-width:560px;margin:0 auto;padding:24px 16px">
${cabecalho(provedor)}
<div class="papel" style="background:#ffffff;border:1px solid #d9d5cb;border-radius:12px;padding:24px">
${corpo}
</div>
${pe.map((linha) => `<p class="suave" style="margin:16px 0 0;font-size:14px;line-height:1.5;color:#4a4a4a">${comEndereco(linha)}</p>`).join('\n')}
</main>
</body>
</html>
`;
}

/** Who writes: the logo that the mail carries inside, or the name over a stroke of the ipê's yellow. */
function cabecalho({ nome, cor = COR_PADRAO, logoUrl }: Provedor): string {
  const logo = logoUrl
    ? `<img src="cid:logo" alt="" height="32" style="height:32px;width:auto;vertical-align:middle;margin-right:8px">`
    : '';
  return (
    `<p style="margin:0 0 24px;font-size:18px;font-weight:700">${logo}` +
    `<span style="padding-bottom:4px;border-bottom:3px solid ${logoUrl ? cor : IPE}">${escaparHtml(nome)}</span></p>`
  );
}

function comEndereco(linha: string): string {
  return escaparHtml(linha).replace(
    /https?:\/\/\S+/,
    (url) => `<a class="endereco" href="${url}" style="color:#1a1a1a;word-break:break-all">${url}</a>`,
  );
}

function botao({ rotulo, url }: { rotulo: string; url: string }, cor: string): string {
  const endereco = escaparHtml(url);
  return (
    // Outlook for Windows gives padding to a cell and not to a link.
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>` +
    `<td bgcolor="${cor}" style="padding:14px 24px;border-radius:10px;background:${cor}"><a href="${endereco}" ` +
    `style="color:${corDoTextoSobre(cor)};font-size:17px;font-weight:700;text-decoration:none">${escaparHtml(rotulo)}</a>` +
    `</td></tr></table>\n` +
    `<p class="suave" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#4a4a4a">Se o botão não funcionar, copie este ` +
    `endereço: <br><a class="endereco" href="${endereco}" style="color:#1a1a1a;word-break:break-all">${endereco}</a></p>`
  );
}
