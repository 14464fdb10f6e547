/**
 * `npm run bench:gestao`: the pages of the back office on a database with 10,000 requests and on one with 1,000,000
 * (6,000,000 document rows), asked in turns, so that whatever else the machine does falls on both; then fifty analysts
 * claim 10,000 requests at once. Fails when a page takes more than 1.5 times as long, or when a request is claimed
 * twice. `--grande 100000` for a smaller trial; `--pasta <folder>` keeps the databases and finds them again.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { solicitacaoEmAnalise } from '../apps/server/test/gestao.ts';
import { criarOperador } from '../apps/server/test/pessoas.ts';
import type { ServidorDeTeste } from '../apps/server/test/servidor-de-teste.ts';
import { comServidor, type ServidorDoEnsaio } from './com-servidor.ts';
import { chamarGestao, type Pagina, paginasDe } from './gestao/paginas.ts';
import { estaCheio, MODELO, marcarComoCheio, PRIMEIRA, povoar } from './gestao/povoar.ts';

const { values } = parseArgs({
  options: {
    pequeno: { type: 'string', default: '10000' },
    grande: { type: 'string', default: '1000000' },
    disputadas: { type: 'string', default: '10000' },
    vezes: { type: 'string', default: '31' },
    pasta: { type: 'string' },
  },
});
const DISPUTADAS = Number(values.disputadas);
const VEZES = Number(values.vezes);
const TETO = 1.5;
const ANALISTAS = 50;

const dizer = (texto: string) => process.stdout.write(`${texto}\n`);
const mediana = (valores: readonly number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? Number.NaN;

async function encher({ contexto }: ServidorDoEnsaio, quantas: number): Promise<void> {
  const { db } = contexto;
  // An earlier trial's claims, gone as they are from a queue of every day.
  await db
    .updateTable('solicitacao')
    .set({ atribuida_a: null, atribuida_em: null, atribuida_ate: null })
    .where('atribuida_ate', 'is not', null)
    .execute();
  await sql`vacuum analyze solicitacao`.execute(db);
  if (await estaCheio(db)) return;
  const [comecado] = await db.selectFrom('solicitacao').select('id').where('id', '=', PRIMEIRA).execute();
  if (comecado)
    throw new Error('This folder holds a filling that was stopped half-way: take another, or delete it');
  dizer(`Filling ${quantas} requests`);
  const servidor = { contexto, db } as ServidorDeTeste;
  await criarOperador(servidor, 'analista');
  const modelo = await solicitacaoEmAnalise(servidor, MODELO);
  await povoar(db, modelo.id, quantas, dizer);
  await marcarComoCheio(db);
}

async function cronometrar({ nome, pedir }: Pagina): Promise<number> {
  const inicio = performance.now();
  const resposta = await pedir();
  await resposta.arrayBuffer();
  if (!resposta.ok) throw new Error(`${nome}: ${resposta.status}`);
  return performance.now() - inicio;
}

interface Tempos {
  nome: string;
  pequeno: number[];
  grande: number[];
}

/** Small, large, small, large: rounds over all pages, each page of both sizes right after the other. */
async function comparar(pequeno: ServidorDoEnsaio, grande: ServidorDoEnsaio): Promise<readonly Tempos[]> {
  const doPequeno = await paginasDe(pequeno);
  const doGrande = await paginasDe(grande);
  const tempos = doPequeno.map(({ nome }): Tempos => ({ nome, pequeno: [], grande: [] }));
  for (let vez = 0; vez <= VEZES; vez += 1)
    for (const [i, { pequeno: menores, grande: maiores }] of tempos.entries()) {
      const [menor, maior] = [doPequeno[i], doGrande[i]];
      if (!menor || !maior) throw new Error('both sizes have the same pages');
      // Neither is always the one whose turn comes first.
      if (vez % 2 === 0) menores.push(await cronometrar(menor));
      maiores.push(await cronometrar(maior));
      if (vez % 2 !== 0) menores.push(await cronometrar(menor));
    }
  return tempos;
}

/** The names of pages that grow. The first round only warms up; it is printed, and not judged. */
function julgar(tempos: readonly Tempos[]): readonly string[] {
  const colunas = (...textos: readonly string[]) =>
    dizer(textos.map((texto, i) => (i === 0 ? texto.padEnd(36) : texto.padStart(11))).join(''));
  colunas('median of page, ms', values.pequeno, values.grande, 'ratio', 'first', 'first');
  return tempos.flatMap(({ nome, pequeno, grande }) => {
    const [primeiro = 0, ...menores] = pequeno;
    const [primeiroGrande = 0, ...maiores] = grande;
    const [antes, depois] = [mediana(menores), mediana(maiores)];
    const lenta = depois / antes > TETO;
    colunas(
      nome,
      antes.toFixed(2),
      depois.toFixed(2),
      `x${(depois / antes).toFixed(2)}`,
      primeiro.toFixed(1),
      primeiroGrande.toFixed(1),
      lenta ? 'TOO SLOW' : '',
    );
    return lenta ? [nome] : [];
  });
}

/** Whether fifty analysts at once got the requests, each one once. */
async function disputar({ base, contexto }: ServidorDoEnsaio): Promise<boolean> {
  dizer(`${ANALISTAS} analysts claim ${DISPUTADAS} requests`);
  const servidor = { contexto, db: contexto.db } as ServidorDeTeste;
  const inicio = performance.now();
  const assumidas: number[] = [];
  await Promise.all(
    Array.from({ length: ANALISTAS }, async () => {
      const { token } = await criarOperador(servidor, 'analista');
      while (assumidas.length < DISPUTADAS) {
        const resposta = await chamarGestao(base, token, '/filas/PADC/proxima', 'POST');
        const { id } = (await resposta.json()) as { id: number | null };
        // No connection came free: the screen asks again as well.
        if (resposta.status === 503) continue;
        if (!resposta.ok || id === null) return;
        assumidas.push(id);
      }
    }),
  );
  const segundos = (performance.now() - inicio) / 1000;
  const duplas = assumidas.length - new Set(assumidas).size;
  dizer(`${assumidas.length} claimed in ${segundos.toFixed(1)} s, ${duplas} twice`);
  return duplas === 0 && assumidas.length >= Math.min(DISPUTADAS, Number(values.grande) / 10);
}

// A trial takes longer than a session's token lasts.
const env = { DURACAO_DO_TOKEN_SEGUNDOS: '86400', LIMITE_DE_ATRASO_MS: '0' };
const pasta = (nome: string) => (values.pasta === undefined ? undefined : join(values.pasta, nome));
await comServidor(
  (pequeno) =>
    comServidor(
      async (grande) => {
        await encher(pequeno, Number(values.pequeno));
        await encher(grande, Number(values.grande));
        const lentas = julgar(await comparar(pequeno, grande));
        const justa = await disputar(grande);
        if (lentas.length > 0 || !justa) process.exitCode = 1;
      },
      { env, lugar: 1, pasta: pasta('grande') },
    ),
  { env, pasta: pasta('pequeno') },
);
