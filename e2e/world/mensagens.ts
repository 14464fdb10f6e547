/** What the far side would have received: read in the demonstration's mailbox. */
import { expect } from '@playwright/test';

export interface MensagemRecebida {
  canal: 'email' | 'sms' | 'whatsapp' | 'push';
  destino: string;
  modelo: string;
  assunto: string | null;
  texto: string;
  criadaEm: string;
}

export function base(): string {
  const endereco = process.env.E2E_BASE;
  if (!endereco) throw new Error('the world is not running');
  return endereco;
}

/** Newest first. */
export async function mensagensPara(destino: string): Promise<readonly MensagemRecebida[]> {
  const resposta = await fetch(`${base()}/api/demonstracao/mensagens?destino=${encodeURIComponent(destino)}`);
  const { mensagens } = (await resposta.json()) as { mensagens: MensagemRecebida[] };
  return mensagens;
}

/** Waits for a message to the address that matches and was written after the moment, in milliseconds. */
export async function esperarMensagem(
  destino: string,
  padrao: RegExp,
  depoisDe = 0,
): Promise<{ mensagem: MensagemRecebida; achado: RegExpMatchArray }> {
  let achada: { mensagem: MensagemRecebida; achado: RegExpMatchArray } | null = null;
  await expect
    .poll(
      async () => {
        const mensagens = (await mensagensPara(destino)).filter(
          ({ texto, criadaEm }) => padrao.test(texto) && Date.parse(criadaEm) > depoisDe,
        );
        const [mensagem] = mensagens;
        const achado = mensagem?.texto.match(padrao);
        if (!mensagem || !achado) return false;
        achada = { mensagem, achado };
        return true;
      },
      { message: `a message to ${destino} that matches ${padrao}` },
    )
    .toBe(true);
  if (!achada) throw new Error('unreachable');
  return achada;
}
