/**
 * `npm run bench:caminho`: how much two people tap and type, from the account to everything sent: a student of 18 and her
 * mother, who guarantees. A phone of 360 pixels with Android. A tap is counted where a finger touches: a field that has no
 * focus yet, an option, a button; a native list costs two. Typed is each key of what the portal does not offer: a code is
 * pasted with the portal's own button, and the ends of e-mails, names of invited people and what was read in a document
 * are taken where the portal offers them. What the browser itself may know of a person counts as typed. The shutter and
 * the look at each photo are told apart. Fails above the limits.
 */
import { type Browser, chromium, expect } from '@playwright/test';
import { ANDROID, darCamera } from '../e2e/world/camera.ts';
import { esperarMensagem } from '../e2e/world/mensagens.ts';
import { abrirNavegador } from '../e2e/world/navegador.ts';
import { conta, rgDe, selfie } from '../e2e/world/papeis.ts';
import { cpfDe, type Pessoa } from '../e2e/world/pessoas.ts';
import { Mao } from './caminho/mao.ts';
import { comServidor } from './com-servidor.ts';

const JESSICA: Pessoa = {
  nome: "Jéssica Aparecida Sant'Anna",
  cpf: cpfDe('301010101'),
  email: 'jessica.santanna@gmail.com',
  telefone: '11930101010',
  senha: 'Credito#2026',
};
const CONCEICAO: Pessoa = {
  nome: "Conceição Aparecida Sant'Anna",
  cpf: cpfDe('302020202'),
  email: 'conceicao.santanna@gmail.com',
  telefone: '11930202020',
  senha: 'Fiador#2026',
};

const LIMITES = {
  estudante: { toques: 60, digitados: 185 },
  fiador: { toques: 35, digitados: 70 },
} as const;

const dizer = (texto: string) => process.stdout.write(`${texto}\n`);

async function pergunta(mao: Mao, titulo: RegExp): Promise<void> {
  await expect(mao.page.getByRole('heading', { level: 1, name: titulo })).toBeVisible({ timeout: 30_000 });
}

async function criarConta(mao: Mao, quem: Pessoa, convidada: boolean): Promise<void> {
  const { page } = mao;
  const responder = async (rotulo: string, valor: string) => {
    if (convidada) await expect(page.getByLabel(rotulo)).not.toHaveValue('');
    else await mao.digitar(page.getByLabel(rotulo), valor);
    await mao.avancar();
  };
  await pergunta(mao, /cpf/i);
  await mao.digitar(page.getByLabel('CPF'), quem.cpf);
  await mao.avancar();
  await pergunta(mao, /nome completo/i);
  await responder('Nome completo', quem.nome);
  await pergunta(mao, /e-mail/i);
  if (!convidada) await mao.digitarEmail(quem.email);
  await mao.avancar();
  await pergunta(mao, /celular/i);
  await responder('Celular com DDD', quem.telefone);
  await pergunta(mao, /receber o código/i);
  await mao.avancar();
  await pergunta(mao, /código que enviamos/i);
  const { achado } = await esperarMensagem(quem.telefone, /\b(\d{6})\b/);
  await mao.colar(achado[1] ?? '');
  await pergunta(mao, /crie uma senha/i);
  await mao.digitar(page.getByLabel('Senha', { exact: true }), quem.senha);
  await mao.digitar(page.getByLabel('Repita a senha'), quem.senha);
  await mao.botao(/^criar conta$/i);
  await pergunta(mao, /sua conta foi criada/i);
  await mao.botao(/próxima etapa/i);
}

async function pedir(mao: Mao): Promise<void> {
  const { page } = mao;
  await pergunta(mao, /quem está fazendo/i);
  await mao.avancar();
  await pergunta(mao, /documentos por perto/i);
  await mao.avancar();
  await pergunta(mao, /instituição e o curso/i);
  await mao.botao(/instituição e campus/i);
  await mao.digitar(page.getByLabel(/buscar instituição/i), 'aurora');
  await mao.tocar(page.getByRole('option', { name: /universidade aurora/i }));
  await mao.tocar(page.getByRole('option', { name: /paulista/i }));
  await mao.botao(/^curso/i);
  await mao.digitar(page.getByLabel(/buscar curso/i), 'admin');
  await mao.tocar(page.getByRole('option', { name: /administração/i }));
  await mao.avancar();
  await pergunta(mao, /indicou você/i);
  await mao.avancar();
  await pergunta(mao, /quando você começa/i);
  await mao.escolher(page.getByLabel(/semestre de ingresso/i), { index: 2 });
  await mao.tocar(page.getByLabel('Sim', { exact: true }));
  await mao.avancar();
  await pergunta(mao, /quanto da mensalidade/i);
  await mao.avancar();
  await pergunta(mao, /conheça as regras/i);
  await mao.tocar(page.getByText(/li e concordo/i));
  await mao.botao(/ir para os meus dados/i);
}

async function provarQuemE(mao: Mao, quem: Pessoa): Promise<void> {
  const { page } = mao;
  await pergunta(mao, /documento de identidade/i);
  await mao.fotografar(/rg ou cnh/i, await rgDe(quem));
  await pergunta(mao, /selfie/i);
  await mao.fotografar(/selfie/i, await selfie());
  await pergunta(mao, /confira os seus dados/i);
  await mao.avancar();
  await pergunta(mao, /onde você mora/i);
  await mao.digitar(page.getByLabel('CEP'), '01310100');
  await expect(page.getByLabel(/rua, avenida/i)).toHaveValue('Avenida Paulista');
  await mao.digitar(page.getByLabel('Número'), '1000');
  await mao.avancar();
  await pergunta(mao, /comprovante de residência/i);
  await mao.fotografar(/comprovante de residência/i, await conta());
  await pergunta(mao, /estado civil/i);
  await mao.tocar(page.getByLabel(/^solteir/i));
  await mao.avancar();
  await pergunta(mao, /união estável/i);
  await mao.tocar(page.getByLabel('Não', { exact: true }));
  await mao.avancar();
}

async function convidar(mao: Mao, quem: Pessoa): Promise<void> {
  const { page } = mao;
  await pergunta(mao, /quantas pessoas moram/i);
  await mao.avancar();
  await pergunta(mao, /confira o que você informou/i);
  await mao.botao(/está tudo certo/i);
  await pergunta(mao, /sua parte está preenchida/i);
  await mao.botao(/próxima etapa/i);
  await pergunta(mao, /seu fiador/i);
  await mao.digitar(page.getByLabel('CPF'), quem.cpf);
  await mao.digitar(page.getByLabel('Nome completo'), quem.nome);
  await mao.digitar(page.getByLabel('Celular'), quem.telefone);
  await mao.digitarEmail(quem.email);
  await mao.escolher(page.getByLabel('O que essa pessoa é sua?'), { index: 1 });
  await mao.botao(/enviar convite/i);
  await expect(page).toHaveURL(/\/link/);
}

async function garantir(mao: Mao, quem: Pessoa): Promise<void> {
  const { page } = mao;
  const { achado } = await esperarMensagem(quem.email, /(https?:\/\/\S+cod-fiador=[\w-]+)/);
  await page.goto(achado[1] ?? '');
  await mao.botao(/criar/i);
  await criarConta(mao, quem, true);
  await pergunta(mao, /você aceita garantir/i);
  await mao.tocar(page.getByText(/li o que garanto/i));
  const antes = Date.now();
  await mao.botao(/aceitar e receber o código/i);
  await pergunta(mao, /confirme com o código/i);
  const { achado: codigo } = await esperarMensagem(quem.telefone, /\b(\d{6})\b/, antes);
  await mao.colar(codigo[1] ?? '');
  await mao.botao(/confirmar e aceitar/i);
  await pergunta(mao, /falta a sua parte/i);
  await mao.botao(/preencher os meus dados/i);
  await provarQuemE(mao, quem);
  await pergunta(mao, /renda mensal/i);
  await mao.digitar(page.getByLabel('Renda mensal'), '520000');
  await mao.botao(/profissão/i);
  await mao.digitar(page.getByLabel(/buscar profissão/i), 'enfe');
  await mao.tocar(page.getByRole('option', { name: /enfermeir/i }).first());
  await mao.avancar();
  await pergunta(mao, /comprovantes de renda/i);
  await mao.tocar(page.getByText('Aposentadoria ou benefício'));
  await mao.avancar();
  await pergunta(mao, /envie os comprovantes/i);
  await mao.fotografar(/aposentadoria/i, await conta());
}

async function enviar(mao: Mao, inicio: string): Promise<void> {
  await mao.page.goto(inicio);
  await mao.botao('Conferir e enviar');
  await pergunta(mao, /confira e envie/i);
  await mao.tocar(mao.page.getByText(/são verdadeir/i));
  await mao.botao('Enviar para análise');
  await expect(mao.page).toHaveURL(/\/solicitacao-enviada/, { timeout: 30_000 });
}

async function pegarUmCelular(navegador: Browser): Promise<Mao> {
  const contexto = await navegador.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    userAgent: ANDROID,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await darCamera(contexto);
  return new Mao(await contexto.newPage());
}

function relatar(quem: keyof typeof LIMITES, mao: Mao): void {
  for (const [titulo, { toques, digitados }] of mao.paginas)
    dizer(`  ${String(toques).padStart(3)} taps ${String(digitados).padStart(4)} typed   ${titulo}`);
  const { toques, digitados } = mao.somar();
  const limite = LIMITES[quem];
  dizer(
    `${quem}: ${toques} taps (at most ${limite.toques}) and ${digitados} typed (at most ${limite.digitados}) in ` +
      `${mao.paginas.size} pages; ${mao.naCamera} taps more inside of the camera`,
  );
  if (toques > limite.toques || digitados > limite.digitados) process.exitCode = 1;
}

await comServidor(async ({ base }) => {
  process.env.E2E_BASE = base;
  const { executavel, argumentos } = await abrirNavegador();
  const navegador = await chromium.launch({ executablePath: executavel, args: [...argumentos] });
  try {
    const jessica = await pegarUmCelular(navegador);
    await jessica.page.goto(`${base}/estudante/`);
    await jessica.tocar(jessica.page.getByRole('link', { name: 'Pedir crédito' }).first());
    await criarConta(jessica, JESSICA, false);
    await pedir(jessica);
    await provarQuemE(jessica, JESSICA);
    await convidar(jessica, CONCEICAO);
    const conceicao = await pegarUmCelular(navegador);
    await garantir(conceicao, CONCEICAO);
    await enviar(jessica, `${base}/estudante/inicio`);
    relatar('estudante', jessica);
    relatar('fiador', conceicao);
  } finally {
    await navegador.close();
  }
});
