/** The last minute of a period of updates, the first one after it, and the button for an outage (ADR 0168). */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { conferirTela, conferirTelaToda } from '../world/acessibilidade.ts';
import { contratoEfetivado } from '../world/atualizacoes-prontas.ts';
import { daquiA } from '../world/contratos-prontos.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { emMundoProprio } from '../world/mundo.ts';
import { nosBastidores } from '../world/nos-bastidores.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';

const [HOJE, AMANHA] = [daquiA(0), daquiA(1)];
const noInstante = (agora: string) => nosBastidores({ agora: `${agora}-03:00`, opcoes: {} });

async function noInicio(browser: Browser, quem: Pessoa): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/\/estudante\/inicio$/);
  return page;
}

async function comecar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^iniciar a atualização/i }).click();
  await pergunta(page, /instruções da atualização cadastral/i);
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await pergunta(page, /confira os seus dados/i);
}

const conferiTudo = (page: Page) => page.getByRole('button', { name: 'Conferi tudo' }).click();

test('at 23:59 it is sent, at 00:01 it is not, and whoever was stopped by an outage gets a day by one button', async ({
  browser,
}) => {
  test.slow();
  await emMundoProprio(async () => {
    const [aTempo, comecou, nemComecou] = [
      pessoa('Úrsula Minuto Reis', 441),
      pessoa('Ulisses Minuto Reis', 442),
      pessoa('Umberto Minuto Reis', 443),
    ];
    await nosBastidores({
      periodo: {
        ano: Number(HOJE.slice(0, 4)),
        semestre: Number(HOJE.slice(5, 7)) > 6 ? 2 : 1,
        abre: daquiA(-20),
        fecha: HOJE,
        tardioAte: HOJE,
      },
      opcoes: {},
    });
    for (const estudante of [aTempo, comecou, nemComecou]) await contratoEfetivado({ estudante });

    await noInstante(`${HOJE}T23:59:00`);
    const [daUrsula, doUlisses] = [await noInicio(browser, aTempo), await noInicio(browser, comecou)];
    await expect(daUrsula.getByText('O prazo termina hoje.')).toBeVisible();
    await comecar(daUrsula);
    await conferiTudo(daUrsula);
    await pergunta(daUrsula, /a atualização cadastral está concluída/i);
    await comecar(doUlisses);

    await noInstante(`${AMANHA}T00:01:00`);
    await conferiTudo(doUlisses);
    await expect(doUlisses.getByRole('dialog')).toContainText(/prazo/i);
    await conferirTela(doUlisses, 'depois do prazo');
    await doUlisses.getByRole('dialog').getByRole('button').first().click();
    const doUmberto = await noInicio(browser, nemComecou);
    await expect(doUmberto.getByRole('button', { name: /a atualização/i })).toHaveCount(0);
    await doUmberto.goto(`${base()}/estudante/atualizacao-cadastral`);
    await expect(doUmberto.getByRole('heading', { level: 1 })).toHaveText(/nenhuma atualização/i);
    await conferirTelaToda(doUmberto);

    const mesa = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await entrarNaGestao(mesa, 'raul.administrador', /\/gestao\/?$/);
    await mesa.goto(`${base()}/gestao/periodos`);
    await mesa.getByRole('button', { name: 'O portal caiu: dar mais um dia' }).click();
    const dialogo = mesa.getByRole('dialog', { name: /^Prorrogar o/ });
    await expect(dialogo.getByLabel('Novo último dia do prazo')).toHaveValue(AMANHA);
    await expect(dialogo.getByLabel('Motivo')).toHaveValue(/fora do ar/);
    await conferirTelaToda(mesa);
    await dialogo.getByRole('button', { name: 'Prorrogar', exact: true }).click();
    await expect(mesa.getByText(/^Prorrogado até/)).toBeVisible();

    await esperarMensagem(nemComecou.email, /prazo/i);
    await conferiTudo(doUlisses);
    await pergunta(doUlisses, /a atualização cadastral está concluída/i);
    await doUmberto.goto(`${base()}/estudante/inicio`);
    await comecar(doUmberto);
    await conferiTudo(doUmberto);
    await pergunta(doUmberto, /a atualização cadastral está concluída/i);
    for (const page of [daUrsula, doUlisses, doUmberto, mesa]) await page.context().close();
  });
});
