/** The side that sends: a process of its own, so that the memory that is measured is the server's. */
import http from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';
import { type Operacao, type PedidoEstranho, pedidosEstranhos } from '../../apps/server/test/fuzz/gerador.ts';

export interface Encargo {
  base: string;
  semente: string;
  operacoes: readonly Operacao[];
  tokens: Readonly<Record<string, string | null>>;
  conhecidos: readonly string[];
  pedidos: number;
  /** How many of them carry a file. */
  multipart: number;
}

export interface Relato {
  estados: Readonly<Record<string, number>>;
  falhas: string[];
  demorados: string[];
  renovadas: number;
  maisLentoMs: number;
}

const AO_MESMO_TEMPO = 8;
const LENTO_MS = 1_000;
const LIMITE_MS = 60_000;

function aguardar<T>(tipo: string): Promise<T> {
  return new Promise((resolver) => {
    process.on('message', function ouvir(mensagem: { tipo: string; valor: T }) {
      if (mensagem.tipo !== tipo) return;
      process.off('message', ouvir);
      resolver(mensagem.valor);
    });
  });
}

interface Resposta {
  status: number;
  tentarEm: string | undefined;
  texto: string;
}

function enviar(
  base: string,
  { metodo, url, cabecalhos, corpo }: PedidoEstranho,
  token: string | null,
  agent: http.Agent,
): Promise<Resposta> {
  const { hostname, port } = new URL(base);
  return new Promise((resolver, rejeitar) => {
    const pedido = http.request(
      {
        hostname,
        port,
        method: metodo,
        path: url,
        agent,
        timeout: LIMITE_MS,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(corpo ? { 'content-length': String(corpo.length) } : {}),
          ...cabecalhos,
        },
      },
      (resposta) => {
        const pedacos: Buffer[] = [];
        resposta.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
        resposta.on('error', rejeitar);
        resposta.on('end', () =>
          resolver({
            status: resposta.statusCode ?? 0,
            tentarEm: resposta.headers['retry-after'],
            texto: Buffer.concat(pedacos).subarray(0, 300).toString('utf8'),
          }),
        );
      },
    );
    pedido.on('timeout', () => pedido.destroy(new Error('no answer in 60 s')));
    pedido.on('error', rejeitar);
    pedido.end(corpo ?? undefined);
  });
}

async function trabalhar(encargo: Encargo): Promise<Relato> {
  const tokens = new Map(Object.entries(encargo.tokens));
  const relato = {
    estados: {} as Record<string, number>,
    falhas: [] as string[],
    demorados: [] as string[],
    renovadas: 0,
    maisLentoMs: 0,
  };
  const renovando = new Map<string, Promise<void>>();
  const renovar = (quem: string) => {
    const emCurso =
      renovando.get(quem) ??
      (async () => {
        const nova = aguardar<string | null>(`renovada ${quem}`);
        process.send?.({ tipo: 'renovar', valor: quem });
        tokens.set(quem, await nova);
        relato.renovadas += 1;
        renovando.delete(quem);
      })();
    renovando.set(quem, emCurso);
    return emCurso;
  };
  const { semente, operacoes, conhecidos } = encargo;
  const opcoes = { semente, operacoes, quem: [...tokens.keys()], conhecidos };
  const simples = pedidosEstranhos(opcoes);
  const comArquivo = pedidosEstranhos(opcoes, { multipart: true });
  const agent = new http.Agent({ keepAlive: true, maxSockets: AO_MESMO_TEMPO });
  let feitos = 0;
  async function um(): Promise<void> {
    while (feitos < encargo.pedidos) {
      const lugar = feitos;
      feitos += 1;
      const fonte = (lugar * encargo.multipart) % encargo.pedidos < encargo.multipart ? comArquivo : simples;
      const pedido: PedidoEstranho = fonte.next().value;
      const token = tokens.get(pedido.quem) ?? null;
      const inicio = performance.now();
      const nome = `${pedido.quem} ${pedido.metodo} ${pedido.url.slice(0, 160)}`;
      try {
        const { status, tentarEm, texto } = await enviar(encargo.base, pedido, token, agent);
        relato.estados[status] = (relato.estados[status] ?? 0) + 1;
        if (status >= 500 && !(status === 503 && tentarEm))
          relato.falhas.push(
            `${status} ${nome} ${JSON.stringify(pedido.cabecalhos)} ${pedido.corpo?.toString('utf8').slice(0, 200) ?? ''}: ${texto}`,
          );
        if (status === 401 && token && !pedido.cabecalhos.authorization) await renovar(pedido.quem);
      } catch (erro) {
        relato.falhas.push(`reset ${nome} ${JSON.stringify(pedido.cabecalhos)}: ${erro}`);
        await esperar(20);
      }
      const demorou = performance.now() - inicio;
      relato.maisLentoMs = Math.max(relato.maisLentoMs, demorou);
      if (demorou > LENTO_MS) relato.demorados.push(`${Math.round(demorou)} ms ${nome}`);
    }
  }
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, um));
  agent.destroy();
  return relato;
}

const encargo = await aguardar<Encargo>('encargo');
process.send?.({ tipo: 'relato', valor: await trabalhar(encargo) });
process.disconnect?.();
