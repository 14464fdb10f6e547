/** WebKitGTK, the nearest thing to Safari that a Linux machine has, over WebDriver and on a screen that nobody sees. */
import { glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acoesDoPonteiro, acoesDoTeclado, type Motor, MotorAusente } from './motor.ts';
import { esperarResposta, iniciarPrograma, type Programa } from './processo.ts';

const ELEMENTO = 'element-6066-11e4-a52e-4f735466cecf';

/** Left for those who start in between: the driver says nowhere which port it took. */
const PORTAS = { primeira: 24_400, quantas: 2_000 };

const OUVIR_FALHAS = `
  const antes = window.falhasDaProva;
  window.falhasDaProva = [];
  if (antes) return antes;
  const anotar = (dito) => window.falhasDaProva.push(dito);
  addEventListener('error', ({ message }) => anotar('error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => anotar('rejection: ' + reason));
  document.addEventListener('securitypolicyviolation', (um) => anotar('policy: ' + um.violatedDirective + ' ' + um.blockedURI));
  return [];`;

async function chamar<T>(base: string, metodo: string, caminho: string, corpo?: unknown): Promise<T> {
  const resposta = await fetch(`${base}${caminho}`, {
    method: metodo,
    ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
  });
  const { value } = (await resposta.json()) as { value: T & { error?: string; message?: string } };
  if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${value.error}: ${value.message}`);
  return value;
}

async function abrirTela(): Promise<{ tela: Programa; display: string }> {
  const tela = await iniciarPrograma(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { pacote: 'xvfb' },
  );
  const numero = await esperarResposta(tela, () => tela.linhas.find((linha) => /^\d+$/.test(linha)));
  return { tela, display: `:${numero}` };
}

/** The browser that the engine's authors keep for trials; each release puts it into a folder of its own. */
async function acharMiniBrowser(): Promise<string> {
  const achados: string[] = [];
  for await (const achado of glob('/usr/lib/{*/,}webkit{2,}gtk-*/MiniBrowser')) achados.push(achado);
  const [novo] = achados.sort().reverse();
  if (!novo) throw new MotorAusente('MiniBrowser', 'webkit2gtk-driver');
  return novo;
}

export async function abrirWebKit(): Promise<Motor> {
  const pasta = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(pasta, 'gtk-3.0'));
  // This is how a desktop says that it wants less movement.
  await writeFile(join(pasta, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const { tela, display } = await abrirTela();
  const porta = PORTAS.primeira + (process.pid % PORTAS.quantas);
  const base = `http://127.0.0.1:${porta}`;
  const driver = await iniciarPrograma('WebKitWebDriver', ['--host=127.0.0.1', `--port=${porta}`], {
    pacote: 'webkit2gtk-driver',
    env: {
      DISPLAY: display,
      HOME: pasta,
      XDG_CONFIG_HOME: pasta,
      XDG_DATA_HOME: pasta,
      XDG_CACHE_HOME: pasta,
      TZ: 'America/Sao_Paulo',
      LANG: 'pt_BR.UTF-8',
      LANGUAGE: 'pt_BR',
      LC_ALL: '',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  await esperarResposta(driver, () =>
    chamar<{ ready: boolean }>(base, 'GET', '/status').then(
      ({ ready }) => ready || undefined,
      () => undefined,
    ),
  );
  const { sessionId } = await chamar<{ sessionId: string }>(base, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: await acharMiniBrowser(),
          args: ['--automation'],
        },
      },
    },
  });
  const sessao = `/session/${sessionId}`;
  const mandar = <T>(metodo: string, caminho: string, corpo?: unknown) =>
    chamar<T>(base, metodo, `${sessao}${caminho}`, corpo);
  const falhas: string[] = [];
  /** This protocol tells nothing of what a page does: the page itself keeps what went wrong, until it is asked. */
  const recolher = async () => {
    const novas = await mandar<string[]>('POST', '/execute/sync', { script: OUVIR_FALHAS, args: [] }).catch(
      () => [],
    );
    falhas.push(...novas);
  };
  return {
    nome: 'webkit',
    async abrir(url) {
      await recolher();
      await mandar('POST', '/url', { url });
      await recolher();
    },
    async recarregar() {
      await recolher();
      await mandar('POST', '/refresh', {});
      await recolher();
    },
    async voltar() {
      await recolher();
      await mandar('POST', '/back', {});
      await recolher();
    },
    async avaliar(funcao, ...dados) {
      const resposta = await mandar<{ valor?: string; erro?: string }>('POST', '/execute/async', {
        script: `const [dados, responder] = arguments;
          (async () => (${funcao})(...JSON.parse(dados)))().then(
            (valor) => responder({ valor: JSON.stringify(valor ?? null) }),
            (erro) => responder({ erro: String(erro) }));`,
        args: [JSON.stringify(dados)],
      });
      if (resposta.valor === undefined) throw new Error(resposta.erro);
      return JSON.parse(resposta.valor);
    },
    async tocar(ponto) {
      await mandar('POST', '/actions', { actions: acoesDoPonteiro(ponto) });
    },
    async teclar(texto) {
      await mandar('POST', '/actions', { actions: acoesDoTeclado(texto) });
    },
    async escolherArquivo(seletor, caminho) {
      const campo = await mandar<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: seletor,
      });
      await mandar('POST', `/element/${campo[ELEMENTO]}/value`, { text: caminho });
    },
    async dimensionar(width, height) {
      await mandar('POST', '/window/rect', { width, height });
      // The window has a bar of its own, and the page is what is left.
      const { barra } = await mandar<{ barra: number }>('POST', '/execute/sync', {
        script: 'return { barra: outerHeight - innerHeight }',
        args: [],
      });
      await mandar('POST', '/window/rect', { width, height: height + barra });
    },
    async falhas() {
      await recolher();
      return falhas;
    },
    async encerrar() {
      await mandar('DELETE', '').catch(() => undefined);
      await driver.encerrar();
      await tela.encerrar();
      await rm(pasta, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
