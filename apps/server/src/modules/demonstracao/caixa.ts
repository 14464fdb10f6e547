/** The mailbox of the demonstration as a page. */
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { formatarMomento } from '@credito/domain/tempo/data';
import { montarPaginaSimples } from '../../plugins/pagina-simples.ts';
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

export function paginaDaCaixa(
  provedor: string,
  mensagens: readonly MensagemDaDemonstracao[],
  destino: string | null,
): string {
  const lista =
    mensagens.length === 0
      ? '<p role="status">Nenhuma mensagem por aqui ainda. Os códigos, e-mails e avisos aparecem nesta página.</p>'
      : `<ol>\n${mensagens.map((mensagem) => `<li>${artigo(mensagem)}</li>`).join('\n')}\n</ol>`;
  return montarPaginaSimples(
    `Caixa de demonstração · ${provedor}`,
    `<h1>Caixa de demonstração</h1>
<p>No modo de demonstração nada sai daqui: os e-mails, SMS e mensagens de WhatsApp de todas as pessoas ficam nesta página.</p>
<form method="get" action="/caixa-de-demonstracao">
<div class="campo"><label for="destino">E-mail ou celular</label>
<input id="destino" name="destino" autocomplete="off" value="${escaparHtml(destino ?? '')}"></div>
<button type="submit">Filtrar</button>
<a class="botao" href="/caixa-de-demonstracao">Mostrar todas</a>
<a class="botao" href="/caixa-de-demonstracao/pagamentos">Pagar boletos e Pix de mentira</a>
</form>
${lista}`,
  );
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
