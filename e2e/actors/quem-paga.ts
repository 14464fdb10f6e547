import { type BrowserContext, expect } from '@playwright/test';
import { base } from '../world/mensagens.ts';

/**
 * A press at the demonstration's bank, on the newest charge of this person. Its tab is left to the context: to close one whose
 * form has just been sent can wait for ever.
 */
export async function pagarNoBanco(contexto: BrowserContext, nome: string, botao: string): Promise<void> {
  const banco = await contexto.newPage();
  await banco.goto(`${base()}/caixa-de-demonstracao/pagamentos`);
  const cobranca = banco.getByRole('listitem').filter({ hasText: nome }).first();
  const atendido = banco.waitForResponse((resposta) => resposta.request().method() === 'POST');
  await cobranca.getByRole('button', { name: botao }).click();
  await atendido;
  await expect(cobranca).toContainText('Paga:');
}
