import * as z from 'zod';

export interface Contagem {
  passaram: number;
  falharam: number;
  /** Each failure in words: where, which test, what it said. */
  falhas: readonly string[];
  /** Likewise of those that failed and passed when repeated: they count as passed and are told, since they are faults too. */
  instaveis: readonly string[];
}

/** The colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they begin with.
const CORES = /\u001B\[[\d;]*m/g;
const LINHAS_DE_UMA_FALHA = 25;

function contarFalha(onde: string, mensagem: string): string {
  const linhas = mensagem.replaceAll(CORES, '').trimEnd().split('\n').slice(0, LINHAS_DE_UMA_FALHA);
  return [onde, ...linhas.map((linha) => `    ${linha}`)].join('\n');
}

const RelatorioDoVitest = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** A file that does not even load has no tests of its own: it counts as one failure. */
export function contarVitest(relatorio: unknown): Contagem {
  const { success, testResults } = RelatorioDoVitest.parse(relatorio);
  const falhas: string[] = [];
  let passaram = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    passaram += assertionResults.filter((teste) => teste.status === 'passed').length;
    const falhos = assertionResults.filter((teste) => teste.status === 'failed');
    for (const { fullName, failureMessages } of falhos)
      falhas.push(contarFalha(`${name} > ${fullName}`, failureMessages.join('\n')));
    if (status === 'failed' && falhos.length === 0) falhas.push(contarFalha(name, message));
  }
  // An error outside every test, such as a rejection that nobody awaited.
  if (!success && falhas.length === 0) falhas.push('an error outside the tests: see above');
  return { passaram, falharam: falhas.length, falhas, instaveis: [] };
}

const Suite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(Suite).optional();
  },
});

const RelatorioDoPlaywright = z.object({
  errors: z.array(z.object({ message: z.string().optional() })),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(Suite),
});

function* ditasDe(
  procurado: 'unexpected' | 'flaky',
  { specs, suites = [] }: z.infer<typeof Suite>,
): Generator<string> {
  for (const { file, line, title, tests } of specs)
    for (const { projectName, status, results } of tests) {
      if (status !== procurado) continue;
      const mensagens = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
      yield contarFalha(`[${projectName}] ${file}:${line} > ${title}`, mensagens.join('\n'));
    }
  for (const suite of suites) yield* ditasDe(procurado, suite);
}

/** Tests are repeated in CI alone (ADR 0159). */
export function contarPlaywright(relatorio: unknown): Contagem {
  const { errors, stats, suites } = RelatorioDoPlaywright.parse(relatorio);
  return {
    passaram: stats.expected + stats.flaky,
    falharam: stats.unexpected + errors.length,
    falhas: [
      ...suites.flatMap((suite) => [...ditasDe('unexpected', suite)]),
      ...errors.map(({ message = '' }) => contarFalha('outside the tests', message)),
    ],
    instaveis: suites.flatMap((suite) => [...ditasDe('flaky', suite)]),
  };
}

const NADA: Contagem = { passaram: 0, falharam: 0, falhas: [], instaveis: [] };

/** The verdict of one part: its exit code must agree with its report, and a part without tests proves nothing. */
export function julgar(contagem: Contagem | undefined, codigo: number | null): Contagem {
  const contada = contagem ?? NADA;
  const nadaRodou = contada.passaram + contada.falharam === 0;
  if (contada.falharam > 0 || (codigo === 0 && !nadaRodou)) return contada;
  return {
    ...contada,
    falharam: 1,
    falhas: [nadaRodou ? 'no test ran' : `ended with the code ${codigo}`],
  };
}

export function somar(contagens: readonly Contagem[]): Contagem {
  return contagens.reduce(
    (total, { passaram, falharam, falhas, instaveis }) => ({
      passaram: total.passaram + passaram,
      falharam: total.falharam + falharam,
      falhas: [...total.falhas, ...falhas],
      instaveis: [...total.instaveis, ...instaveis],
    }),
    NADA,
  );
}
