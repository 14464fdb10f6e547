/** Firefox over WebDriver BiDi, which it speaks by itself: no driver stands between. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acoesDoPonteiro, acoesDoTeclado, type Motor } from './motor.ts';
import { esperarResposta, iniciarPrograma } from './processo.ts';

/** Nothing in the background talks to the network, and nothing moves. */
const AJUSTES = {
  'app.update.disabledForTesting': true,
  'browser.region.network.url': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'intl.accept_languages': 'pt-BR, pt',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  // A PDF that was downloaded is kept: a tab of its own would lie over the one that is walked.
  'pdfjs.disabled': true,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

interface ValorRemoto {
  type: string;
  value?: unknown;
  sharedId?: string;
}

type Recado =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: { level?: string; type?: string; text?: string | null } };

class Ligacao {
  readonly falhas: string[] = [];
  private readonly esperados = new Map<number, (recado: Recado) => void>();
  private readonly soquete: WebSocket;
  private ultimo = 0;

  private constructor(soquete: WebSocket) {
    this.soquete = soquete;
    soquete.addEventListener('message', ({ data }) => this.receber(JSON.parse(String(data)) as Recado));
  }

  static async abrir(endereco: string): Promise<Ligacao> {
    const soquete = new WebSocket(endereco);
    await new Promise((resolver, rejeitar) => {
      soquete.addEventListener('open', resolver, { once: true });
      soquete.addEventListener('error', rejeitar, { once: true });
    });
    return new Ligacao(soquete);
  }

  private receber(recado: Recado): void {
    if (recado.type !== 'event') {
      this.esperados.get(recado.id)?.(recado);
      this.esperados.delete(recado.id);
    } else if (recado.method === 'log.entryAdded' && recado.params.level === 'error')
      this.anotar(`${recado.params.type}: ${recado.params.text}`);
  }

  /** A file that was called off by a page that is left, or by a server that is gone, is no error of the page. */
  private anotar(falha: string): void {
    if (!/^javascript: Failed to load |Unable to preload CSS for /.test(falha)) this.falhas.push(falha);
  }

  mandar<T>(method: string, params: object): Promise<T> {
    this.ultimo += 1;
    const id = this.ultimo;
    return new Promise((resolver, rejeitar) => {
      this.esperados.set(id, (recado) => {
        if (recado.type === 'success') resolver(recado.result as T);
        else if (recado.type === 'error')
          rejeitar(new Error(`${method}: ${recado.error}: ${recado.message}`));
      });
      this.soquete.send(JSON.stringify({ id, method, params }));
    });
  }

  fechar(): void {
    this.soquete.close();
  }
}

/** What Firefox answers where the page that is left begins a load of its own in the same moment. */
const ABORTADA = /NS_BINDING_ABORTED/;

/** How often a page may get in the way of who leaves it. */
const TENTATIVAS = 10;

export async function abrirFirefox(): Promise<Motor> {
  const perfil = await mkdtemp(join(tmpdir(), 'firefox-'));
  const ajustes = Object.entries(AJUSTES).map(
    ([nome, valor]) => `user_pref(${JSON.stringify(nome)}, ${JSON.stringify(valor)});`,
  );
  await writeFile(join(perfil, 'user.js'), ajustes.join('\n'));
  const argumentos = [
    '--headless',
    '--no-remote',
    '--profile',
    perfil,
    '--remote-debugging-port',
    '0',
    'about:blank',
  ];
  const firefox = await iniciarPrograma(process.env.FIREFOX ?? 'firefox-esr', argumentos, {
    pacote: 'firefox-esr',
    env: { HOME: perfil, TZ: 'America/Sao_Paulo', MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const onde = await esperarResposta(firefox, () =>
    firefox.linhas.map((linha) => /WebDriver BiDi listening on (ws:\S+)/.exec(linha)?.[1]).find(Boolean),
  );
  const ligacao = await Ligacao.abrir(`${onde}/session`);
  await ligacao.mandar('session.new', { capabilities: {} });
  await ligacao.mandar('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await ligacao.mandar<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  const chamar = async (functionDeclaration: string, argumentos: readonly string[]): Promise<ValorRemoto> => {
    const resposta = await ligacao.mandar<{
      type: string;
      result: ValorRemoto;
      exceptionDetails?: { text: string };
    }>('script.callFunction', {
      functionDeclaration,
      awaitPromise: true,
      target: { context },
      arguments: argumentos.map((value) => ({ type: 'string', value })),
    });
    if (resposta.type !== 'success') throw new Error(resposta.exceptionDetails?.text);
    return resposta.result;
  };
  /** A person whose tap was lost to the load of the page before taps once more. */
  const carregar = async (metodo: string, dados: object): Promise<void> => {
    for (let vez = 1; ; vez += 1) {
      try {
        await ligacao.mandar(metodo, { context, ...dados, wait: 'complete' });
        return;
      } catch (falha) {
        if (vez === TENTATIVAS || !(falha instanceof Error && ABORTADA.test(falha.message))) throw falha;
      }
    }
  };
  return {
    nome: 'firefox',
    abrir: (url) => carregar('browsingContext.navigate', { url }),
    recarregar: () => carregar('browsingContext.reload', {}),
    async voltar() {
      await ligacao.mandar('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async avaliar(funcao, ...dados) {
      const { value } = await chamar(
        `async (dados) => JSON.stringify((await (${funcao})(...JSON.parse(dados))) ?? null)`,
        [JSON.stringify(dados)],
      );
      return JSON.parse(String(value));
    },
    async tocar(ponto) {
      await ligacao.mandar('input.performActions', { context, actions: acoesDoPonteiro(ponto) });
    },
    async teclar(texto) {
      await ligacao.mandar('input.performActions', { context, actions: acoesDoTeclado(texto) });
    },
    async escolherArquivo(seletor, caminho) {
      const { sharedId } = await chamar('(seletor) => document.querySelector(seletor)', [seletor]);
      await ligacao.mandar('input.setFiles', { context, element: { sharedId }, files: [caminho] });
    },
    async dimensionar(width, height) {
      await ligacao.mandar('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    falhas: async () => ligacao.falhas,
    async encerrar() {
      ligacao.fechar();
      await firefox.encerrar();
      await rm(perfil, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
