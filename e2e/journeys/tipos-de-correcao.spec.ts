/**
 * What else an analysis may send back, each kind to its last button: another spouse, a union that is over, a marriage, the
 * household, the guardian, and of a guarantor the identity document, an answer, and an income that is too low. Each screen is looked at on
 * a desktop and on a phone, in both themes.
 */
import { expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { enviar } from '../actors/quem-preenche.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import { entrarComoOperador } from '../world/chamadas-da-equipe.ts';
import { base } from '../world/mensagens.ts';
import { type Arquivo, comprovante, rgDe, selfie } from '../world/papeis.ts';
import {
  devolver,
  type MotivoDaDevolucao,
  type Recusa,
  solicitacaoEnviada,
} from '../world/pendencias-prontas.ts';
import { cpfDe, type Pessoa, pessoa } from '../world/pessoas.ts';
import { autorizarPorChamada } from '../world/solicitacao-pronta.ts';

// The last file of a project would leave the other worker with nothing to do.
test.describe.configure({ mode: 'parallel' });

interface Tela {
  titulo: RegExp;
  /** What is answered or sent there; nothing where what stands may stay. */
  fazer?: (page: Page, quem: Pessoa) => Promise<void>;
  /** What the person is asked before the answer is kept. */
  pergunta?: { titulo: RegExp; resposta: string };
}

interface Tipo {
  respostas?: Record<string, unknown>;
  deQuem: 'estudante' | 'fiador';
  recusas?: readonly Recusa[];
  motivos?: readonly MotivoDaDevolucao[];
  telas: readonly Tela[];
  /** What has to happen before it can be sent, told by the last page; `desde`: since it came back, in milliseconds. */
  antesDeEnviar?: (page: Page, desde: number) => Promise<void>;
}

const COM_UNIAO = {
  uniaoEstavel: 'S',
  nrFamiliar: 2,
  nomeConjuge: 'Jorge Antunes Prado',
  cpfConjuge: cpfDe('702880010'),
  emailConjuge: 'jorge@exemplo.com.br',
};

const MENOR = {
  dataNascimento: `${new Date().getUTCFullYear() - 17}-01-02`,
  nomeMae: 'Helena Conceição Dias',
  dataExpedicao: '2024-03-10',
  grauParentescoResponsavel: 'M',
  nomeResponsavel: 'Helena Conceição Dias',
  cpfResponsavel: cpfDe('702880037'),
  emailResponsavel: `helena.${Date.now()}@exemplo.education`,
  nrFamiliar: 2,
};

const papel = async (nome: string): Promise<Arquivo> => ({ ...(await selfie()), name: `${nome}.jpg` });

/** Every card of the screen that has no file yet. */
async function enviarTudo(page: Page): Promise<void> {
  const vazios = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: /^escolher arquivo/i }) });
  for (let qual = 0; (await vazios.count()) > 0; qual += 1) {
    const titulo = (await vazios.first().getByRole('heading').first().textContent())?.trim() ?? '';
    await enviar(page, new RegExp(`^${titulo.replace(/[()]/g, '\\$&')}`, 'i'), await papel(`papel-${qual}`));
  }
}

const DADOS: readonly MotivoDaDevolucao[] = [{ codigo: 'DADOS_INCORRETOS' }];

const TIPOS: Readonly<Record<string, Tipo>> = {
  'another spouse': {
    respostas: COM_UNIAO,
    deQuem: 'estudante',
    motivos: DADOS,
    telas: [
      {
        titulo: /^dados de /i,
        fazer: async (page) => {
          await page.getByLabel('Nome do cônjuge').fill('Marta Nova Campos');
          await page.getByLabel('CPF do cônjuge').fill(cpfDe('702880029'));
          await page.getByLabel('E-mail do cônjuge').fill('marta@exemplo.com.br');
        },
        pergunta: { titulo: /exclusão de arquivos/i, resposta: 'Continuar' },
      },
      { titulo: /documentos do seu estado civil/i, fazer: enviarTudo },
      { titulo: /documento do cônjuge/i, fazer: enviarTudo },
      { titulo: /comprove a troca de cônjuge/i, fazer: enviarTudo },
    ],
  },
  'a union that is over': {
    respostas: COM_UNIAO,
    deQuem: 'estudante',
    motivos: DADOS,
    telas: [
      {
        titulo: /^dados de /i,
        fazer: (page) => page.getByRole('radio', { name: 'Não', exact: true }).check(),
        pergunta: { titulo: /exclusão de arquivos/i, resposta: 'Continuar' },
      },
      { titulo: /a união estável terminou/i },
    ],
  },
  'a marriage': {
    deQuem: 'estudante',
    motivos: DADOS,
    telas: [
      {
        titulo: /^dados de /i,
        fazer: async (page) => {
          await page.getByRole('radio', { name: 'Casada ou casado' }).check();
          await page.getByLabel('Nome do cônjuge').fill('Marta Nova Campos');
          await page.getByLabel('CPF do cônjuge').fill(cpfDe('702880029'));
          await page.getByLabel('E-mail do cônjuge').fill('marta@exemplo.com.br');
          await page.getByRole('radio', { name: /comunhão parcial/i }).check();
        },
      },
      { titulo: /documentos do seu estado civil/i, fazer: enviarTudo },
      { titulo: /documento do cônjuge/i, fazer: enviarTudo },
    ],
  },
  'the household, which may stay as it was': {
    deQuem: 'estudante',
    motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['grupo-familiar'] }],
    telas: [{ titulo: /quantas pessoas moram/i }],
  },
  'the household, which has one person more': {
    deQuem: 'estudante',
    motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['grupo-familiar'] }],
    telas: [
      {
        titulo: /quantas pessoas moram/i,
        fazer: async (page) => {
          await page.getByRole('button', { name: /^acrescentar/i }).click();
          await expect(page.getByRole('spinbutton')).toHaveValue('2');
        },
      },
    ],
  },
  'what an identity document says': {
    deQuem: 'estudante',
    motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['dados-pessoais'] }],
    telas: [
      {
        titulo: /confira os seus dados/i,
        fazer: async (page) => {
          await page.getByLabel('Nome completo').fill('Nara Prado de Lima');
          await page.getByLabel('Nome da mãe').fill('Lourdes Corrigida Prado');
          await page.getByLabel('Data de nascimento').fill('16101989');
          await page.getByLabel(/^número do (rg|documento)/i).fill('987654321');
        },
      },
    ],
  },
  'the guardian of a minor': {
    respostas: MENOR,
    deQuem: 'estudante',
    motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['dados-do-responsavel'] }],
    telas: [
      {
        titulo: /dados do seu responsável/i,
        fazer: (page) => page.getByLabel(/^nome/i).fill('Helena Conceição Prado Dias'),
      },
    ],
    antesDeEnviar: async (page, desde) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Falta pouco para enviar' })).toBeVisible();
      await expect(page.getByText('Só falta Helena autorizar')).toBeVisible();
      await conferirTelaToda(page);
      await page.goto(`${base()}/estudante/solicitacao-reprovada`);
      await expect(page.getByText('Só falta Helena autorizar')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Autorização do responsável' })).toBeVisible();
      await conferirTelaToda(page);
      await autorizarPorChamada(MENOR.emailResponsavel, MENOR.cpfResponsavel, desde);
      await page.goto(`${base()}/estudante/pendencias/enviar`);
    },
  },
  'the address': {
    deQuem: 'estudante',
    motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['endereco'] }],
    telas: [{ titulo: /^dados de /i, fazer: (page) => page.getByLabel('Bairro').fill('Cerqueira César') }],
  },
  'the marital state of a guarantor': {
    deQuem: 'fiador',
    motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['estado-civil'] }],
    telas: [
      {
        titulo: /^dados de /i,
        fazer: (page) => page.getByRole('radio', { name: 'Divorciada ou divorciado' }).check(),
      },
      { titulo: /documentos do seu estado civil/i, fazer: enviarTudo },
    ],
  },
  'the identity document of a guarantor': {
    deQuem: 'fiador',
    recusas: [{ tipoDocumento: 'RG' }],
    telas: [
      {
        titulo: /envie de novo o seu RG ou CNH/i,
        fazer: async (page, quem) => enviar(page, /rg ou cnh/i, await rgDe(quem)),
      },
    ],
  },
  'the income of a guarantor': {
    deQuem: 'fiador',
    motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['renda'] }],
    telas: [
      {
        titulo: /qual é a sua renda mensal/i,
        fazer: (page) => page.getByLabel(/^renda mensal/i).fill('5.300,00'),
      },
    ],
  },
  'the profession of a guarantor': {
    deQuem: 'fiador',
    motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['renda'] }],
    telas: [
      {
        titulo: /qual é a sua renda mensal/i,
        fazer: async (page) => {
          await page.getByRole('button', { name: /profissão/i }).click();
          await page.getByLabel('Buscar profissão').fill('enfermeiro');
          await page.getByRole('option').first().click();
          await expect(page.getByRole('button', { name: /profissão/i })).toContainText(/enfermeir/i);
        },
      },
    ],
  },
  'an income of a guarantor that is too low': {
    deQuem: 'fiador',
    motivos: [{ codigo: 'RENDA_INCOMPATIVEL' }],
    telas: [
      {
        titulo: /como você quer resolver/i,
        fazer: (page) => page.getByText('Incluir comprovantes', { exact: true }).click(),
      },
      {
        titulo: /qual é a sua renda mensal/i,
        fazer: (page) => page.getByLabel(/^renda mensal/i).fill('7.400,00'),
      },
      {
        titulo: /para compor os R\$\s7\.400,00/i,
        fazer: (page) => page.getByRole('group').getByText('DECORE', { exact: true }).click(),
      },
      {
        titulo: /envie os comprovantes de renda/i,
        fazer: async (page) => enviar(page, /^decore/i, await comprovante('renda')),
      },
    ],
  },
};

/** They come by themselves before the first photo of a visit, and have been looked at by now. */
async function fecharInstrucoes(page: Page): Promise<void> {
  const instrucoes = page.getByRole('dialog', { name: /como tirar uma boa foto/i });
  if (await instrucoes.isVisible()) await instrucoes.getByRole('button', { name: /fechar/i }).click();
}

async function passar(page: Page, quem: Pessoa, { titulo, fazer, pergunta }: Tela): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await conferirTelaToda(page);
  await fecharInstrucoes(page);
  await fazer?.(page, quem);
  await page.getByRole('button', { name: /^avançar$/i }).press('Enter');
  if (!pergunta) return;
  const dialogo = page.getByRole('dialog', { name: pergunta.titulo });
  await expect(dialogo).toBeVisible();
  await conferirTelaToda(page);
  await dialogo.getByRole('button', { name: pergunta.resposta }).click();
}

const siglaDe = async (id: number) => {
  const analista = await entrarComoOperador('davi.analista');
  return (await analista.pedir<{ sigla: string }>('GET', `/gestao/solicitacoes/${id}`)).sigla;
};

for (const [indice, [nome, tipo]] of Object.entries(TIPOS).entries())
  test(`comes back and is corrected: ${nome}`, async ({ page }) => {
    const estudante = pessoa('Nara Prado Lima', 200 + 2 * indice);
    const fiador = pessoa('Caio Moura Reis', 201 + 2 * indice);
    const doFiador = tipo.deQuem === 'fiador';
    const quem = doFiador ? fiador : estudante;
    const id = await solicitacaoEnviada({
      estudante,
      ...(doFiador ? { fiador } : {}),
      ...(tipo.respostas ? { respostas: tipo.respostas } : {}),
    });
    await devolver(id, tipo.deQuem, tipo.recusas ?? [], { motivos: tipo.motivos ?? [] });
    const desde = Date.now();
    // Of a picture that nobody can read, some moment after it was sent.
    await page.addLocatorHandler(page.getByRole('dialog', { name: 'Envio de CPF' }), (dialogo) =>
      dialogo.getByRole('button', { name: 'Entendi' }).click(),
    );
    await entrar(page, tipo.deQuem, quem);
    await expect(page).toHaveURL(new RegExp(`/${tipo.deQuem}/[a-z]`));
    await page.goto(`${base()}/${tipo.deQuem}/${doFiador ? 'pendencias-fiador' : 'pendencias'}`);
    if (doFiador) {
      await expect(page.getByRole('heading', { name: 'Pendências da solicitação' })).toBeVisible();
      await conferirTelaToda(page);
      await page.getByRole('button', { name: /^corrigir/i }).click();
    }
    for (const tela of tipo.telas) await passar(page, quem, tela);
    await tipo.antesDeEnviar?.(page, desde);
    await expect(page.getByRole('heading', { level: 1, name: /tudo pronto para enviar/i })).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: /^(enviar correções|finalizar pendências)$/i }).press('Enter');
    await expect.poll(() => siglaDe(id)).toBe(doFiador ? 'PAF' : 'PADC');
  });
