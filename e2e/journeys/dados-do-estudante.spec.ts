/** What real life does to the student's data: no answer for a CEP, a lost photo, a large one, pasted amounts, back and forward. */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { avancar, entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { conferirFocoAVista, conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { COM_UM_FIADOR, criarPedido, QUE_EXIGE_TUDO } from '../world/novo-pedido.ts';
import { fotoDe24Megapixels } from '../world/papeis.ts';
import { pessoa } from '../world/pessoas.ts';
import { preencherParte } from '../world/solicitacao-pronta.ts';

const abrir = (page: Page, passo: string) => page.goto(`${base()}/estudante/dados-pessoais/${passo}`);

test('no broken lookup, lost photo, pasted amount or way back costs a student what was entered', async ({
  page,
}) => {
  const estudante = await criarContaPronta(pessoa('Íris Ó Nunes', 67));
  const api = await entrarPorChamada(estudante);
  const id = await criarPedido(api, QUE_EXIGE_TUDO);
  await preencherParte(api, id, 'estudante', { respostas: { rendaFamiliarCentavos: 321_250 } });
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/status/);
  const campo = (rotulo: string | RegExp) => page.getByLabel(rotulo);

  await test.step('a CEP whose lookup fails opens the fields and takes nothing away (CEP-01)', async () => {
    await abrir(page, 'endereco');
    await pergunta(page, /onde você mora/i);
    for (const falhar of [
      { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      { status: 200, contentType: 'application/json', body: '{"erro":"true"}' },
      'connectionreset',
    ] as const) {
      await page.route('**/api/endereco/*/json', (rota) =>
        typeof falhar === 'string' ? rota.abort(falhar) : rota.fulfill(falhar),
      );
      await campo('CEP').fill('01310-999');
      await expect(page.getByText(/não encontramos o endereço desse cep/i)).toBeVisible();
      await expect(campo(/rua, avenida/i)).toBeEditable();
      await expect(campo(/rua, avenida/i)).toHaveValue('Avenida Paulista');
      await campo('CEP').fill('');
      await page.unroute('**/api/endereco/*/json');
    }
    await campo('CEP').pressSequentially('O1310-100');
    await expect(campo('CEP')).toHaveValue('13101-00');
    await avancar(page);
    await expect(page.getByText('O CEP precisa ter 8 dígitos.')).toBeVisible();
    await expect(campo('CEP')).toBeFocused();
  });

  await test.step('a town with one CEP leaves street and district to the person, once (CEP-02)', async () => {
    await campo('CEP').fill('87360-000');
    await expect(campo('Cidade')).toHaveValue('Goioerê');
    await expect(campo(/rua, avenida/i)).toHaveValue('');
    await expect(campo(/rua, avenida/i)).toBeFocused();
    await campo(/rua, avenida/i).fill('Rua das Acácias');
    await campo('Bairro').fill('Centro');
    await campo('Número').fill('S/N');
    await avancar(page);
    await pergunta(page, /comprovante de residência/i);
    await page.goBack();
    await pergunta(page, /onde você mora/i);
    await page.reload();
    await expect(campo(/rua, avenida/i)).toHaveValue('Rua das Acácias');
    await page.route('**/api/endereco/*/json', (rota) =>
      rota.fulfill({
        json: { cep: '87360970', logradouro: '', bairro: '', localidade: 'Goioerê', uf: 'PR' },
      }),
    );
    await campo('CEP').fill('87360-970');
    await expect(campo('Número')).toHaveValue('');
    await expect(campo(/rua, avenida/i)).toHaveValue('Rua das Acácias');
    await page.unroute('**/api/endereco/*/json');
    await campo('Número').fill('12');
    await avancar(page);
    await pergunta(page, /comprovante de residência/i);
  });

  await test.step('a photo that the camera lost is asked for again, and nothing else is missing (UP-05)', async () => {
    const cartao = page.getByRole('region', { name: /comprovante de residência/i });
    const camera = page.waitForEvent('filechooser');
    await cartao.getByRole('button', { name: /tirar outra foto/i }).click();
    await camera;
    await page.reload();
    await expect(page.getByText('A foto não chegou')).toBeVisible();
    await expect(cartao.getByText(/^enviado$/i)).toBeVisible();
    await conferirTela(page);
  });

  await test.step('a photo of 24 megapixels arrives small and readable (UP-04)', async () => {
    await abrir(page, 'matricula');
    await pergunta(page, /comprovante de matrícula/i);
    const escolha = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^trocar/i }).click();
    await (await escolha).setFiles(await fotoDe24Megapixels('matricula.jpg'));
    await page.getByRole('button', { name: /trocar arquivo/i }).click();
    await page.getByRole('button', { name: /tudo certo/i }).click();
    await expect(page.getByText('matricula.jpg', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^enviado$/i)).toBeVisible();
    const { MATRICULA } = await api.pedir<{ MATRICULA: { idDocumento: string }[] }>(
      'GET',
      `/solicitacaoCredito/${id}/documentosv2/estudante`,
    );
    const { documento } = await api.pedir<{ documento: string }>(
      'GET',
      `/solicitacaoCredito/documentos/${MATRICULA[0]?.idDocumento}`,
    );
    const foto = sharp(Buffer.from(documento, 'base64'));
    expect(await foto.metadata()).toMatchObject({ width: 2048, height: 1536 });
    expect((await foto.stats()).channels[0]?.stdev).toBeGreaterThan(5);
  });

  await test.step('an amount reads the same however often it is saved, and takes what is pasted (GRANA-01)', async () => {
    const renda = campo(/renda bruta/i);
    for (let vez = 0; vez < 3; vez += 1) {
      await abrir(page, 'renda-familiar');
      await expect(renda).toHaveValue('3.212,50');
      await avancar(page);
      await pergunta(page, /comprovantes de renda/i);
    }
    await abrir(page, 'renda-familiar');
    for (const [colado, lido] of [
      ['R$ 1.234,56', '1.234,56'],
      ['1234.56', '1.234,56'],
      ['1.234', '1.234,00'],
      ['120.1', '120,10'],
    ] as const) {
      await renda.fill(colado);
      await expect(renda).toHaveValue(lido);
    }
    await renda.fill('');
    await renda.pressSequentially('1234567890123');
    await avancar(page);
    await expect(page.getByText(/você extrapolou o limite/i)).toBeVisible();
    await renda.fill('0,00');
    await avancar(page);
    await expect(page.getByText(/informe um valor maior que zero/i)).toBeVisible();
    await conferirTela(page);
  });

  await test.step('back, forward, a reload and an address into the middle agree with what is saved (WIZ-02)', async () => {
    await abrir(page, 'grupo-familiar');
    await page.getByRole('button', { name: /acrescentar pessoa/i }).click();
    await avancar(page);
    await pergunta(page, /documentos de quem mora com você/i);
    await page.goBack();
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await page.goForward();
    await pergunta(page, /documentos de quem mora com você/i);
    await page.reload();
    await pergunta(page, /documentos de quem mora com você/i);
    await abrir(page, 'termo-de-guarda');
    await pergunta(page, /documentos de quem mora com você/i);
  });

  await test.step('a hidden step leads who walks there to the one before it, and who arrives to what is missing', async () => {
    await abrir(page, 'grupo-familiar');
    await pergunta(page, /quantas pessoas moram/i);
    await page.evaluate(() => history.pushState(null, '', 'dados-do-conjuge'));
    await pergunta(page, /união estável/i);
  });

  await test.step('all that is wrong is said at once, and an answer elsewhere takes back what it makes void', async () => {
    await abrir(page, 'dados-pessoais');
    await pergunta(page, /confira os seus dados/i);
    await campo(/nascimento/i).fill('01012012');
    await campo(/nome da mãe/i).fill('1');
    await avancar(page);
    const deMenor = page.getByText(/é preciso ter 16 anos/i);
    // In the list of what is wrong, and below its field.
    await expect(deMenor).toHaveCount(2);
    await expect(deMenor.last()).toBeVisible();
    await expect(campo(/nome da mãe/i)).toHaveAttribute('aria-invalid', 'true');
    await page.getByText('Tenho emancipação').click();
    await expect(deMenor).toHaveCount(0);
    await expect(campo(/nome da mãe/i)).toHaveAttribute('aria-invalid', 'true');
    await page.getByText('Tenho emancipação').click();
    await campo(/nascimento/i).fill('15101989');
    await campo(/nome da mãe/i).fill('Helena Nunes Prado');
    await expect(campo(/nome da mãe/i)).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('no field takes the focus under the pinned buttons', async () => {
    await conferirFocoAVista(page);
  });
});

test('another CPF of the spouse is another person: the student reads it before, and is asked for the documents', async ({
  page,
}) => {
  const estudante = await criarContaPronta(pessoa('Olívia Sá Moura', 95));
  const api = await entrarPorChamada(estudante);
  const id = await criarPedido(api, COM_UM_FIADOR);
  const conjuge = { nomeConjuge: 'Beatriz Reis', cpfConjuge: '15350946056', emailConjuge: 'bia@exemplo.com' };
  await preencherParte(api, id, 'estudante', { respostas: { estadoCivil: 'CASADO', ...conjuge } });
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/status/);
  await abrir(page, 'dados-do-conjuge');
  await pergunta(page, /dados do cônjuge/i);
  const cpf = page.getByLabel(/cpf do cônjuge/i);
  const aviso = page.getByRole('dialog', { name: 'Exclusão de arquivos' });

  await cpf.fill('862.883.667-57');
  await avancar(page);
  await expect(aviso).toContainText(/o cônjuge passa a ser outra pessoa/i);
  await expect(aviso).toContainText(/é preciso enviar tudo de novo/i);
  await conferirTela(page);
  await aviso.getByRole('button', { name: 'Cancelar' }).click();
  await expect(aviso).toBeHidden();
  await expect(cpf).toHaveValue('862.883.667-57');

  await avancar(page);
  await aviso.getByRole('button', { name: 'Continuar' }).click();
  await pergunta(page, /documento do cônjuge/i);
  await expect(page.getByText('papel.jpg')).toBeHidden();
});
