/** Who takes money: the configured provider; in the demonstration a fictitious one behind the same adapter. */

import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { Configuracao } from '../../config/configuracao.ts';
import { segredoDaInstalacao } from '../../config/segredo.ts';
import { ErroDeInicio } from '../../erro-de-inicio.ts';
import { criarApiPix } from './api-pix.ts';
import { memoriaEmArquivo } from './ficticio/memoria-em-arquivo.ts';
import { ProvedorFicticio } from './ficticio/provedor-ficticio.ts';
import { servirFicticio } from './ficticio/servir-ficticio.ts';
import type { GatewayDePagamento } from './pagamento.ts';
import { pagamentoNaoConfigurado } from './pagamento-nao-configurado.ts';

interface PagamentoCriado {
  pagamento: GatewayDePagamento;
  /** The far side of the demonstration, where its mailbox presses "pagar"; null where money is real. */
  pagamentoFicticio: ProvedorFicticio | null;
}

export async function criarPagamento(configuracao: Configuracao): Promise<PagamentoCriado> {
  const { servicos, demonstracao, dados } = configuracao;
  if (servicos.pagamento) {
    const { pfx, senhaDoPfx, ...ajustes } = servicos.pagamento;
    const certificado = pfx === undefined ? undefined : lerCertificado(pfx, senhaDoPfx);
    return { pagamento: criarApiPix({ ...ajustes, certificado }), pagamentoFicticio: null };
  }
  if (!demonstracao) return { pagamento: pagamentoNaoConfigurado, pagamentoFicticio: null };
  const segredo = segredoDoAviso(configuracao);
  const pagamentoFicticio = new ProvedorFicticio({
    memoria: memoriaEmArquivo(dados.pasta),
    avisar: (txid) => avisarPortal(configuracao.servidor.porta, segredo, txid),
  });
  const { ajustes } = await servirFicticio(pagamentoFicticio, segredo);
  return { pagamento: criarApiPix(ajustes), pagamentoFicticio };
}

/** A start with a certificate that cannot be opened would go on, and every call would fail. */
export function lerCertificado(caminho: string, senha: string | undefined): { pfx: Buffer; senha?: string } {
  try {
    const certificado = { pfx: readFileSync(caminho), ...(senha === undefined ? {} : { senha }) };
    createSecureContext({ pfx: certificado.pfx, ...(senha === undefined ? {} : { passphrase: senha }) });
    return certificado;
  } catch (erro) {
    throw new ErroDeInicio(
      `The client certificate of the payment provider, ${caminho}, cannot be opened. ` +
        'Check PAGAMENTO_PFX (the path of a PFX file) and PAGAMENTO_SENHA_DO_PFX (its password).',
      { cause: erro },
    );
  }
}

/** As a provider would: at an address that it was given, and without asking whether anybody heard. */
function avisarPortal(porta: number, segredo: string, txid: string): void {
  fetch(`http://127.0.0.1:${porta}/api/avisos-de-pagamento/${segredo}/pix`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pix: [{ txid }] }),
  }).catch(() => undefined);
}

/** The same after a restart: the mailbox calls the address of before. */
function segredoDoAviso(configuracao: Configuracao): string {
  return createHmac('sha256', segredoDaInstalacao(configuracao)).update('avisos de pagamento').digest('hex');
}
