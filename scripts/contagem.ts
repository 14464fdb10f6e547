import * as z from 'zod';

export type Contagem = { passaram: number; falharam: number };

const RelatorioDoVitest = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** A file that does not even load has no tests of its own: it counts as one failure. */
export function contarVitest(relatorio: unknown): Contagem {
  const { success, testResults } = RelatorioDoVitest.parse(relatorio);
  const contagem: Contagem = { passaram: 0, falharam: 0 };
  for (const { status, assertionResults } of testResults) {
    const falhas = assertionResults.filter((teste) => teste.status === 'failed').length;
    contagem.passaram += assertionResults.filter((teste) => teste.status === 'passed').length;
    contagem.falharam += status === 'failed' ? Math.max(falhas, 1) : falhas;
  }
  // An error outside every test, such as a rejection that nobody awaited.
  if (!success && contagem.falharam === 0) contagem.falharam = 1;
  return contagem;
}

const RelatorioDoPlaywright = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** A test that passes only when repeated has failed once: it counts as a failure. */
export function contarPlaywright(relatorio: unknown): Contagem {
  const { errors, stats } = RelatorioDoPlaywright.parse(relatorio);
  return { passaram: stats.expected, falharam: stats.unexpected + stats.flaky + errors.length };
}

/** The verdict of one part: its exit code must agree with its report, and a part without tests proves nothing. */
export function julgar(contagem: Contagem | undefined, codigo: number | null): Contagem {
  const { passaram, falharam } = contagem ?? { passaram: 0, falharam: 0 };
  const nadaRodou = passaram + falharam === 0;
  return { passaram, falharam: falharam === 0 && (codigo !== 0 || nadaRodou) ? 1 : falharam };
}

export function somar(contagens: readonly Contagem[]): Contagem {
  return contagens.reduce(
    (total, { passaram, falharam }) => ({
      passaram: total.passaram + passaram,
      falharam: total.falharam + falharam,
    }),
    { passaram: 0, falharam: 0 },
  );
}
