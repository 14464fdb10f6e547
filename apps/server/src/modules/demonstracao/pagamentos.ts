/** What the demonstration's payment provider has, as a page: nobody has to pay anything to see what a payment brings about. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type {
  CobrancaFicticia,
  ProvedorFicticio,
} from '../../gateways/pagamento/ficticio/provedor-ficticio.ts';
import { montarPaginaSimples } from '../../plugins/pagina-simples.ts';
import { escaparHtml } from '../mensagem/compor.ts';

/** Below and above what is due; a fee of ten reais is enough to see either. */
const DESVIO = 1_000;
const MAXIMO = 100;

export function paginaDosPagamentos(
  provedorDoCredito: string,
  provedor: ProvedorFicticio,
  agora: Date,
): string {
  const cobrancas = [...provedor.memoria.estado.cobrancas.values()].toReversed().slice(0, MAXIMO);
  const lista =
    cobrancas.length === 0
      ? '<p role="status">Nenhuma cobrança por aqui ainda. Elas aparecem dez dias antes do vencimento de uma parcela.</p>'
      : `<ol>\n${cobrancas.map((cobranca) => `<li>${artigo(provedor, cobranca, agora)}</li>`).join('\n')}\n</ol>`;
  return montarPaginaSimples(
    `Pagamentos de demonstração · ${provedorDoCredito}`,
    `<h1>Pagamentos de demonstração</h1>
<p>Aqui ninguém paga de verdade: cada botão faz o banco fictício receber um valor e avisar o portal, como um banco faria.</p>
<p><a class="botao" href="/caixa-de-demonstracao">Voltar à caixa</a></p>
${lista}`,
  );
}

function artigo(provedor: ProvedorFicticio, cobranca: CobrancaFicticia, agora: Date): string {
  const { txid, descricao, vencimento, nome, removida } = cobranca;
  const pagos = provedor.memoria.estado.pagamentos.filter((um) => um.txid === txid);
  const hoje = provedor.valorNoDia(cobranca, dataEmSaoPaulo(agora)) ?? cobranca.centavos;
  const estado =
    pagos.length > 0
      ? `Paga: ${pagos.map(({ centavos }) => formatarReais(centavos)).join(' e ')}`
      : removida
        ? 'Cancelada no banco'
        : 'Em aberto';
  return `<article>
<h2>${escaparHtml(descricao)}</h2>
<p class="dados">${escaparHtml(`${nome} · vence em ${formatarData(vencimento)} · hoje ${formatarReais(hoje)} · ${estado}`)}</p>
${botao(txid, 'pix', hoje, pagos.length > 0 ? 'Pagar outra vez com Pix' : 'Pagar com Pix')}
${botao(txid, 'boleto', hoje, pagos.length > 0 ? 'Pagar outra vez por boleto' : 'Pagar por boleto')}
${hoje > DESVIO ? botao(txid, 'pix', hoje - DESVIO, `Pagar ${formatarReais(DESVIO)} a menos`) : ''}
${botao(txid, 'pix', hoje + DESVIO, `Pagar ${formatarReais(DESVIO)} a mais`)}
</article>`;
}

const botao = (txid: string, meio: 'pix' | 'boleto', centavos: number, texto: string) =>
  `<form method="post" action="/caixa-de-demonstracao/pagamentos">
<input type="hidden" name="txid" value="${escaparHtml(txid)}"><input type="hidden" name="meio" value="${meio}"><input type="hidden" name="centavos" value="${centavos}">
<button type="submit">${escaparHtml(texto)}</button></form>`;
