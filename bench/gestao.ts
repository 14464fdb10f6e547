/**
 * `npm run bench:gestao`: the pages of the back office with 10,000 requests and again with 1,000,000 (6,000,000
 * document rows), in one run; then fifty analysts claim 10,000 requests at once. Fails when a page takes more than
 * 1.5 times as long, or when a request is claimed twice. `--grande 100000` for a smaller trial.
 */
import { parseArgs } from 'node:util';
import { solicitacaoEmAnalise } from '../apps/server/test/gestao.ts';
import { criarOperador } from '../apps/server/test/pessoas.ts';
import type { ServidorDeTeste } from '../apps/server/test/servidor-de-teste.ts';
import { comServidor, type ServidorDoEnsaio } from './com-servidor.ts';
import { PRIMEIRA, povoar } from './gestao/povoar.ts';

const { values } = parseArgs({
  options: {
    pequeno: { type: 'string', default: '10000' },
    grande: { type: 'string', default: '1000000' },
    disputadas: { type: 'string', default: '10000' },
  },
});
const PEQUENO = Number(values.pequeno);
const GRANDE = Number(values.grande);
const DISPUTADAS = Number(values.disputadas);
const TETO = 1.5;
/** Below this many milliseconds a difference is the machine's, not the database's. */
const FOLGA_MS = 3;
const VEZES = 25;
/** A bare round trip to the database, which no row makes slower: what the machine itself lost between the sizes. */
const DERIVA = 'drift of the machine';
const ANALISTAS = 50;

const dizer = (texto: string) => process.stdout.write(`${texto}\n`);
const mediana = (valores: readonly number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;

interface Pagina {
  nome: string;
  pedir: () => Promise<Response>;
}

async function medir(paginas: readonly Pagina[]): Promise<ReadonlyMap<string, number>> {
  const tempos = new Map(paginas.map(({ nome }) => [nome, [] as number[]]));
  // Rounds over all pages, so that a machine that drifts drifts for each of them. The first one only warms up.
  for (let vez = 0; vez <= VEZES; vez += 1)
    for (const { nome, pedir } of paginas) {
      const inicio = performance.now();
      const resposta = await pedir();
      await resposta.arrayBuffer();
      if (!resposta.ok) throw new Error(`${nome}: ${resposta.status}`);
      if (vez > 0) tempos.get(nome)?.push(performance.now() - inicio);
    }
  return new Map([...tempos].map(([nome, valores]) => [nome, mediana(valores)]));
}

async function ensaiar({ base, contexto }: ServidorDoEnsaio): Promise<void> {
  const { db } = contexto;
  const servidor = { contexto, db } as ServidorDeTeste;
  const analista = await criarOperador(servidor, 'analista');
  const { id: serra } = await db
    .selectFrom('instituicao')
    .select('id')
    .where('sigla', '=', 'UNISERRA')
    .executeTakeFirstOrThrow();
  const daSerra = await criarOperador(servidor, 'instituicao', serra);
  const suporte = await criarOperador(servidor, 'suporte');
  const modelo = await solicitacaoEmAnalise(servidor, 1);

  const chamar = (token: string, caminho: string, metodo = 'GET', body?: unknown) =>
    fetch(`${base}/api/gestao${caminho}`, {
      method: metodo,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const ler = (nome: string, caminho: string, token = analista.token): Pagina => ({
    nome,
    pedir: () => chamar(token, caminho),
  });

  /** A place far from the front, the same in both sizes. */
  async function paginaFunda(): Promise<string> {
    const meio = await db
      .selectFrom('solicitacao')
      .select(['situacao_desde', 'id'])
      .where('sigla', '=', 'PADC')
      .orderBy('situacao_desde')
      .orderBy('id')
      .offset(Math.floor(PEQUENO / 10))
      .limit(1)
      .executeTakeFirstOrThrow();
    return `${meio.situacao_desde.getTime()}000.${meio.id}`;
  }

  const paginasDe = async (): Promise<readonly Pagina[]> => [
    { nome: DERIVA, pedir: () => fetch(`${base}/pronto`) },
    ler('counters', '/filas'),
    ler('workload', '/carga'),
    ler('queue, first page', '/filas/PADC'),
    ler('queue, a page far behind', `/filas/PADC?depoisDe=${await paginaFunda()}`),
    ler('queue, free ones', '/filas/PADC?atribuicao=livres'),
    ler('queue, mine', '/filas/PADC?atribuicao=minhas'),
    ler('queue, with risk', '/filas/PADC?filtro=risco'),
    ler('queue, corrected', '/filas/PADC?filtro=corrigidas'),
    ler('queue, to confirm', '/filas/PADC?filtro=a-confirmar'),
    ler('queue, one institution', `/filas/PADC?instituicaoId=${serra}`),
    ler('queue, one institution with risk', `/filas/PADC?instituicaoId=${serra}&filtro=risco`),
    ler('guarantors, free and corrected', '/filas/PAF?filtro=corrigidas&atribuicao=livres'),
    ler('institution, first page', '/filas/PAIES', daSerra.token),
    ler('institution, waiting list', '/filas/PAIES?filtro=espera', daSerra.token),
    ler('bench of a request', `/solicitacoes/${PRIMEIRA + 20}`),
    {
      nome: 'search by protocol',
      pedir: () => chamar(analista.token, '/solicitacoes/buscar', 'POST', { texto: '202400000020' }),
    },
    {
      nome: 'search by a rare name',
      pedir: () => chamar(analista.token, '/solicitacoes/buscar', 'POST', { texto: 'Ana Costa Ca' }),
    },
    {
      nome: 'search by a common name',
      pedir: () => chamar(suporte.token, '/solicitacoes/buscar', 'POST', { texto: 'Silva' }),
    },
  ];

  dizer(`Filling ${PEQUENO} requests`);
  await povoar(db, modelo.id, 0, PEQUENO, dizer);
  const antes = await medir(await paginasDe());
  dizer(`Filling up to ${GRANDE} requests`);
  await povoar(db, modelo.id, PEQUENO, GRANDE, dizer);
  const depois = await medir(await paginasDe());

  const lentas: string[] = [];
  const deriva = Math.max(1, (depois.get(DERIVA) ?? 1) / (antes.get(DERIVA) ?? 1));
  for (const [nome, tempo] of depois) {
    const base = antes.get(nome) ?? tempo;
    const razao = nome === DERIVA ? deriva : tempo / base / deriva;
    const lenta = nome !== DERIVA && razao > TETO && tempo - base > FOLGA_MS;
    if (lenta) lentas.push(nome);
    dizer(
      `${nome.padEnd(36)} ${base.toFixed(1).padStart(8)} ms ${tempo.toFixed(1).padStart(9)} ms  x${razao.toFixed(2)}${lenta ? '  TOO SLOW' : ''}`,
    );
  }

  dizer(`${ANALISTAS} analysts claim ${DISPUTADAS} requests`);
  const inicio = performance.now();
  const assumidas: number[] = [];
  await Promise.all(
    Array.from({ length: ANALISTAS }, async () => {
      const { token } = await criarOperador(servidor, 'analista');
      while (assumidas.length < DISPUTADAS) {
        const resposta = await chamar(token, '/filas/PADC/proxima', 'POST');
        const { id } = (await resposta.json()) as { id: number | null };
        if (!resposta.ok || id === null) return;
        assumidas.push(id);
      }
    }),
  );
  const segundos = (performance.now() - inicio) / 1000;
  const duplas = assumidas.length - new Set(assumidas).size;
  dizer(`${assumidas.length} claimed in ${segundos.toFixed(1)} s, ${duplas} twice`);
  if (lentas.length > 0 || duplas > 0 || assumidas.length < Math.min(DISPUTADAS, GRANDE / 10))
    process.exitCode = 1;
}

// Filling takes longer than a session's token lasts.
await comServidor(ensaiar, { DURACAO_DO_TOKEN_SEGUNDOS: '86400', LIMITE_DE_ATRASO_MS: '0' });
