/**
 * `npm run bench:toque`: from the tap to the next step of /cadastro painted and its question focused, with the CPU
 * slowed four times, over all eight steps. Every account is made in a browser context of its own, as cold as a person's
 * who does this once in a life. While an answer of the server is awaited nothing is computed on the phone: that wait is
 * told apart. Fails when the p95 of the screen's part is above 50 ms. Two baselines of the same run: the smallest change
 * of state that React draws on these screens, the button that shows the password; and the least that any page can do,
 * one without style and framework whose heading changes and takes the focus.
 */
import { setTimeout as esperar } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, expect, type Locator, type Page } from '@playwright/test';
import { esperarMensagem } from '../e2e/world/mensagens.ts';
import { abrirNavegador } from '../e2e/world/navegador.ts';
import { type Pessoa, pessoa } from '../e2e/world/pessoas.ts';
import { comServidor } from './com-servidor.ts';

const { values } = parseArgs({
  options: { vezes: { type: 'string', default: '8' }, lentidao: { type: 'string', default: '4' } },
});
const VEZES = Number(values.vezes);
const LENTIDAO = Number(values.lentidao);
const TETO_MS = 50;
const BASE = 'baseline';
const NUA = 'Página nua';
const TOQUES_NA_PAGINA_NUA = 6;
const PAGINA_NUA = `<!doctype html>
<html lang="pt-BR"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${NUA}</title>
<form><h1 tabindex="-1">${NUA}</h1><input><button type="submit">Avançar</button></form>
<script>
  document.forms[0].onsubmit = (evento) => {
    evento.preventDefault();
    const titulo = document.querySelector('h1');
    titulo.textContent = '${NUA}';
    titulo.focus();
  };
</script></html>`;

const dizer = (texto: string) => process.stdout.write(`${texto}\n`);

interface Medida {
  passo: string;
  /** From the tap to the paint. */
  tudo: number;
  /** Of that, while an answer of the server was awaited. */
  servidor: number;
}

interface Vigia {
  medidas: Medida[];
  aoMedir: () => void;
}

/** Runs in the page: a tap, or the digit that completes a code, begins; the frame after the change ends. */
function vigiar(): void {
  const vigia = Object.assign(window, { medidas: [] as Medida[], aoMedir: () => {} });
  let toque: number | null = null;
  let alvo: Element | null = null;
  let servidor = 0;
  let esperando = 0;
  let desde = 0;

  const pedir = window.fetch.bind(window);
  window.fetch = async (...pedido) => {
    if (esperando === 0) desde = performance.now();
    esperando += 1;
    try {
      return await pedir(...pedido);
    } finally {
      esperando -= 1;
      if (esperando === 0) servidor += performance.now() - desde;
    }
  };

  function comecar(evento: Event, onde: Element | null): void {
    toque = evento.timeStamp;
    alvo = onde;
    servidor = 0;
  }

  function acabar(passo: string): void {
    if (toque === null) return;
    const inicio = toque;
    const esperado = servidor;
    toque = null;
    requestAnimationFrame(() => {
      // The task after the frame's: its pixels are on their way.
      const canal = new MessageChannel();
      canal.port1.onmessage = () => {
        vigia.medidas.push({ passo, tudo: performance.now() - inicio, servidor: esperado });
        vigia.aoMedir();
      };
      canal.port2.postMessage(null);
    });
  }

  document.addEventListener(
    'click',
    (evento) => {
      const botao = evento.target instanceof Element ? evento.target.closest('button') : null;
      if (botao?.type === 'submit' || /^(Mostrar|Ocultar) senha$/.test(botao?.ariaLabel ?? ''))
        comecar(evento, botao);
    },
    true,
  );
  document.addEventListener(
    'input',
    ({ target, timeStamp, isTrusted }) => {
      if (!isTrusted || !(target instanceof HTMLInputElement)) return;
      if (target.autocomplete === 'one-time-code' && target.value.length === 6)
        comecar({ timeStamp } as Event, null);
    },
    true,
  );
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) acabar(target.textContent);
  });
  new MutationObserver(() => {
    if (alvo?.ariaLabel) acabar('baseline');
  }).observe(document, { subtree: true, attributeFilter: ['aria-label'] });
}

const titulo = (pagina: Page) => pagina.getByRole('heading', { level: 1 });

/** How long a finger rests on the glass in a tap: what it leaves behind there is drawn before it is lifted. */
const DEDO_MS = 80;

/** A finger on the middle of a button; nothing else asks anything of the page until it has painted. */
async function tocar(pagina: Page, botao: Locator): Promise<void> {
  await botao.scrollIntoViewIfNeeded();
  const onde = await botao.boundingBox();
  if (!onde) throw new Error('nothing to tap');
  const ponto = { x: onde.x + onde.width / 2, y: onde.y + onde.height / 2 };
  const cdp = await ferramentas(pagina);
  await medir(pagina, async () => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [ponto] });
    await esperar(DEDO_MS);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
}

async function medir(pagina: Page, gesto: () => Promise<void>): Promise<void> {
  const pintou = pagina.evaluate(
    () =>
      new Promise<void>((resolver) => {
        (window as unknown as Vigia).aoMedir = resolver;
      }),
  );
  await devagar(pagina, LENTIDAO);
  await gesto();
  await pintou;
  await devagar(pagina, 1);
}

async function tocarNaPaginaNua(pagina: Page): Promise<readonly Medida[]> {
  await pagina.goto(`data:text/html;charset=utf-8,${encodeURIComponent(PAGINA_NUA)}`);
  const campo = pagina.getByRole('textbox');
  for (let vez = 0; vez < TOQUES_NA_PAGINA_NUA; vez += 1) {
    await campo.tap();
    await tocar(pagina, pagina.getByRole('button'));
  }
  return pagina.evaluate(() => (window as unknown as Vigia).medidas);
}

const sessoes = new WeakMap<Page, CDPSession>();

async function ferramentas(pagina: Page): Promise<CDPSession> {
  const aberta = sessoes.get(pagina);
  if (aberta) return aberta;
  const cdp = await pagina.context().newCDPSession(pagina);
  sessoes.set(pagina, cdp);
  return cdp;
}

async function devagar(pagina: Page, rate: number): Promise<void> {
  const cdp = await ferramentas(pagina);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

async function criarConta(pagina: Page, base: string, quem: Pessoa): Promise<readonly Medida[]> {
  async function avancar(passo: number, nome: RegExp = /^avançar$/i): Promise<void> {
    await tocar(pagina, pagina.getByRole('button', { name: nome }));
    await chegar(passo);
  }
  async function chegar(passo: number): Promise<void> {
    await expect(pagina).toHaveURL(new RegExp(`/cadastro/${passo}$`));
    await expect(titulo(pagina)).toBeFocused();
  }
  await pagina.goto(`${base}/estudante/cadastro/1`);
  await pagina.getByLabel('CPF').fill(quem.cpf);
  await avancar(2);
  await pagina.getByLabel('Nome completo').fill(quem.nome);
  await avancar(3);
  await pagina.getByLabel('E-mail').fill(quem.email);
  await avancar(4);
  await pagina.getByLabel('Celular com DDD').fill(quem.telefone);
  await avancar(5);
  await pagina.getByText('SMS', { exact: true }).tap();
  await avancar(6);
  const { achado } = await esperarMensagem(quem.telefone, /\b(\d{6})\b/);
  const [, codigo = ''] = achado;
  await pagina.getByLabel(/código de 6 números/i).tap();
  await pagina.keyboard.type(codigo.slice(0, 5));
  // The last digit sends the code: the tap is the keyboard's.
  await medir(pagina, () => pagina.keyboard.type(codigo.slice(5)));
  await chegar(7);
  await pagina.getByLabel('Senha', { exact: true }).fill(quem.senha);
  await pagina.getByLabel('Repita a senha').fill(quem.senha);
  const mostrar = pagina.getByRole('button', { name: /(mostrar|ocultar) senha/i }).first();
  for (let vez = 0; vez < 4; vez += 1) await tocar(pagina, mostrar);
  await avancar(8, /^criar conta$/i);
  return pagina.evaluate(() => (window as unknown as Vigia).medidas);
}

async function emNavegadorNovo(navegador: Browser, base: string, quem: Pessoa): Promise<readonly Medida[]> {
  const contexto = await navegador.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  });
  try {
    await contexto.addInitScript(vigiar);
    return [
      ...(await tocarNaPaginaNua(await contexto.newPage())),
      ...(await criarConta(await contexto.newPage(), base, quem)),
    ];
  } finally {
    await contexto.close();
  }
}

function percentil(valores: readonly number[], parte: number): number {
  const ordenados = valores.toSorted((a, b) => a - b);
  return ordenados[Math.min(ordenados.length - 1, Math.ceil(ordenados.length * parte) - 1)] ?? 0;
}

const em = (valores: readonly number[]) =>
  `p50 ${percentil(valores, 0.5).toFixed(1).padStart(6)} ms   p95 ${percentil(valores, 0.95).toFixed(1).padStart(6)} ms`;

const daTela = ({ tudo, servidor }: Medida) => tudo - servidor;

function contar(medidas: readonly Medida[]): number {
  const passos = medidas.filter(({ passo }) => passo !== BASE && passo !== NUA);
  const nua = medidas.filter(({ passo }) => passo === NUA);
  const base = medidas.filter(({ passo }) => passo === BASE);
  dizer(`tap to the next step painted and focused, CPU slowed ${LENTIDAO} times: ${passos.length} taps`);
  for (const passo of new Set(passos.map((medida) => medida.passo)))
    dizer(`  ${em(passos.filter((medida) => medida.passo === passo).map(daTela))}   ${passo}`);
  dizer(`all steps         ${em(passos.map(daTela))}   (limit of the p95: ${TETO_MS} ms)`);
  dizer(`with the server   ${em(passos.map(({ tudo }) => tudo))}`);
  dizer(`React's smallest  ${em(base.map(daTela))}   (${base.length} taps)`);
  dizer(`a bare page       ${em(nua.map(daTela))}   (${nua.length} taps)`);
  return percentil(passos.map(daTela), 0.95);
}

await comServidor(async ({ base }) => {
  process.env.E2E_BASE = base;
  const { executavel, argumentos } = await abrirNavegador();
  const navegador = await chromium.launch({ executablePath: executavel, args: [...argumentos] });
  try {
    const medidas: Medida[] = [];
    for (let vez = 0; vez < VEZES; vez += 1)
      medidas.push(...(await emNavegadorNovo(navegador, base, pessoa('Ana Passo a Passo', 100 + vez))));
    if (contar(medidas) > TETO_MS) process.exitCode = 1;
  } finally {
    await navegador.close();
  }
});
