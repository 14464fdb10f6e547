/**
 * `npm run bench:logins`: 2,000 logins of distinct people over 64 connections, half with wrong passwords, beside
 * readers; then a flood on one CPF while others log in. The storm takes turns with bare argon2id and with readers alone;
 * the rate is the median of the turns, the readers' times are those of all turns. The clients live in threads of their own.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { hash, verify } from '@node-rs/argon2';
import { ANA, criarConta } from '../apps/server/test/pessoas.ts';
import { criarSolicitacao } from '../apps/server/test/solicitacoes.ts';
import { comServidor } from './com-servidor.ts';
import type { Medida, Trabalho } from './tempestade-de-logins.worker.ts';

const PESSOAS = 2_000;
const CONEXOES = 64;
const POR_FATIA = 250;
/** About as long as the storm of a turn. */
const PARADA_SEGUNDOS = 4;
const SENHA = 'Ipê-2026!';
const OPCOES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

function cpfNumero(numero: number): string {
  const base = String(100_000_000 + numero * 37);
  const digito = (parte: string) => {
    const soma = [...parte].reduce((total, letra, i) => total + Number(letra) * (parte.length + 1 - i), 0);
    return String(((soma * 10) % 11) % 10);
  };
  const primeiro = digito(base);
  return base + primeiro + digito(base + primeiro);
}

async function argon2Nu(guardado: string, segundos: number): Promise<number> {
  const fim = performance.now() + segundos * 1000;
  let feitas = 0;
  const inicio = performance.now();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (performance.now() < fim) {
        await verify(guardado, SENHA);
        feitas += 1;
      }
    }),
  );
  return feitas / ((performance.now() - inicio) / 1000);
}

/** One thread of clients, which does one job after the other. */
class Clientes {
  readonly #fio = new Worker(new URL('./tempestade-de-logins.worker.ts', import.meta.url));

  cumprir(trabalho: Trabalho): Promise<Medida> {
    return new Promise((resolver, rejeitar) => {
      this.#fio.once('error', rejeitar);
      this.#fio.once('message', (medida: Medida) => {
        this.#fio.off('error', rejeitar);
        resolver(medida);
      });
      this.#fio.postMessage(trabalho);
    });
  }

  parar(): void {
    this.#fio.postMessage('parar');
  }

  fechar(): void {
    this.#fio.postMessage('fechar');
  }
}

const percentil = (valores: readonly number[], parte: number): number =>
  [...valores].sort((a, b) => a - b)[Math.min(valores.length - 1, Math.floor(valores.length * parte))] ?? 0;

const verificadosDe = ({ respostas }: Medida): number =>
  respostas.filter((status) => status === 200 || status === 401).length;

const dizer = (linha: string) => process.stdout.write(`${linha}\n`);
const perdidas: string[] = [];
function julgar(linha: string, alcancada: boolean): void {
  dizer(`${alcancada ? 'ok    ' : 'MISSED'}  ${linha}`);
  if (!alcancada) perdidas.push(linha);
}

await comServidor(
  async ({ base, contexto }) => {
    const servidor = { contexto, db: contexto.db } as Parameters<typeof criarConta>[0];
    const leitor = await criarConta(servidor, ANA);
    await criarSolicitacao(servidor as Parameters<typeof criarSolicitacao>[0], leitor);
    const guardado = await hash(SENHA, OPCOES);
    const agora = new Date();
    const pessoas = Array.from({ length: PESSOAS + 100 }, (_, numero) => cpfNumero(numero));
    for (let de = 0; de < pessoas.length; de += 500)
      await contexto.db
        .insertInto('conta')
        .values(
          pessoas.slice(de, de + 500).map((cpf, i) => ({
            id: contexto.aleatorio.uuid(),
            cpf,
            nome: 'Pessoa da Tempestade',
            email: `pessoa${de + i}@exemplo.com.br`,
            telefone: '11987650000',
            senha_hash: guardado,
            criada_em: agora,
            atualizada_em: agora,
          })),
        )
        .execute();
    const leitura = { url: `${base}/api/solicitacao/status`, token: leitor.token };
    const daTempestade = pessoas.slice(0, PESSOAS);
    const calmas = pessoas.slice(PESSOAS, PESSOAS + 50);
    const aquecimento = pessoas.slice(PESSOAS + 50);
    const [inundado = '', ...outras] = calmas;

    const clientes = new Clientes();
    // The flood has a thread of its own: others must not wait for its client instead of the server.
    const daFrente = new Clientes();
    const comum = { base, senha: SENHA, leitura };
    // Nothing is measured before everything has run once.
    await clientes.cumprir({ ...comum, logins: aquecimento, conexoes: 4, calmos: [], segundos: 0 });
    await daFrente.cumprir({ ...comum, logins: aquecimento, conexoes: 4, calmos: [], segundos: 0 });
    const parado = await clientes.cumprir({
      ...comum,
      logins: [],
      conexoes: 0,
      calmos: outras.slice(0, 20),
      segundos: 8,
    });
    const razoes: number[] = [];
    const nus: number[] = [];
    const fatias: Medida[] = [];
    const paradas = [parado];
    const semTempestade = { ...comum, logins: [], conexoes: 0, calmos: [], segundos: PARADA_SEGUNDOS };
    // In turns: a machine that slows down slows all three.
    for (let de = 0; de < PESSOAS; de += POR_FATIA) {
      paradas.push(await clientes.cumprir(semTempestade));
      const fatia = await clientes.cumprir({
        ...comum,
        logins: daTempestade.slice(de, de + POR_FATIA),
        conexoes: CONEXOES,
        calmos: [],
        segundos: 0,
      });
      const nu = await argon2Nu(guardado, fatia.duracaoMs / 2_000);
      fatias.push(fatia);
      nus.push(nu);
      razoes.push(verificadosDe(fatia) / (fatia.duracaoMs / 1000) / nu);
    }
    const enchente = daFrente.cumprir({
      ...comum,
      logins: [inundado],
      conexoes: CONEXOES,
      calmos: [],
      segundos: 0,
      semFim: true,
    });
    const naEnchente = await clientes.cumprir({
      ...comum,
      logins: [],
      conexoes: 0,
      calmos: outras.slice(20, 40),
      segundos: 0,
    });
    daFrente.parar();
    const daEnchente = await enchente;
    clientes.fechar();
    daFrente.fechar();

    const respostas = fatias.flatMap((fatia) => fatia.respostas);
    const verificados = fatias.map(verificadosDe).reduce((total, parte) => total + parte, 0);
    const segundos = fatias.reduce((total, { duracaoMs }) => total + duracaoMs / 1000, 0);
    const recusados = respostas.filter((status) => status === 429 || status === 503).length;
    const outros = respostas.filter((status) => ![200, 401, 429, 503].includes(status)).length;
    const semEspera = fatias.reduce((total, fatia) => total + fatia.semEspera, 0);
    const razao = percentil(razoes, 0.5);
    dizer(
      `bare argon2id ${percentil(nus, 0.5).toFixed(1)}/s; logins ${(verificados / segundos).toFixed(1)}/s; ` +
        `answered ${verificados}, sent away ${recusados}`,
    );
    julgar(
      `logins at ${(razao * 100).toFixed(0)} % of bare argon2id, median of ${razoes.length} turns ` +
        `(${razoes.map((parte) => (parte * 100).toFixed(0)).join(', ')}) (>= 70)`,
      razao >= 0.7,
    );
    julgar(`other statuses ${outros}, without Retry-After ${semEspera}`, outros + semEspera === 0);
    const idle = percentil(
      paradas.flatMap(({ leituras }) => leituras),
      0.99,
    );
    const p99 = percentil(
      fatias.flatMap(({ leituras }) => leituras),
      0.99,
    );
    julgar(
      `readers p99 ${p99.toFixed(1)} ms, idle ${idle.toFixed(1)} ms, ${(p99 / idle).toFixed(2)} times (<= 3)`,
      p99 <= 3 * idle,
    );
    const daRecusa = daEnchente.respostas.filter((status) => status === 429 || status === 503).length;
    dizer(
      `flood: ${daEnchente.respostas.length} attempts in ${(daEnchente.duracaoMs / 1000).toFixed(1)} s, ` +
        `${daRecusa} sent away`,
    );
    const calmo = percentil(parado.calmos, 0.5);
    const inundados = percentil(naEnchente.calmos, 0.5);
    julgar(
      `login of others during a flood on one CPF ${inundados.toFixed(0)} ms, idle ${calmo.toFixed(0)} ms, ` +
        `${(inundados / calmo).toFixed(2)} times (<= 2)`,
      inundados <= 2 * calmo,
    );
  },
  // Half of them are wrong, from one address.
  { env: { LIMITE_DE_ATRASO_MS: '2000', LIMITE_FALHAS_POR_ENDERECO: '1000000' } },
);
process.exitCode = perdidas.length > 0 ? 1 : 0;
