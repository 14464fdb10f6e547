/** The public settings of another provider: the page brings them along (`sessao/configuracao.ts`). */

import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import type { Page } from '@playwright/test';

type Configuracao = Resposta<RotaPorChave<'GET /configuracao'>>;

export async function comConfiguracao(
  page: Page,
  endereco: RegExp,
  mudar: (configuracao: Configuracao) => void,
): Promise<void> {
  await page.route(endereco, async (rota) => {
    const resposta = await rota.fetch({ timeout: 60_000 });
    const body = (await resposta.text()).replace(
      /(<script[^>]*id="configuracao"[^>]*>)(.*?)(<\/script>)/s,
      (_, antes: string, json: string, depois: string) => {
        const configuracao = JSON.parse(json) as Configuracao;
        mudar(configuracao);
        return `${antes}${JSON.stringify(configuracao)}${depois}`;
      },
    );
    await rota.fulfill({ response: resposta, body });
  });
}
