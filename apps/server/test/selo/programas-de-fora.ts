/** Programs of others that judge what we make. Where one is missing the test says so, and in CI it fails. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestContext } from 'vitest';

const executar = promisify(execFile);

export type Programa = 'pdfsig' | 'pdfdetach' | 'qpdf' | 'openssl' | 'certutil';

const VERSAO: Readonly<Record<Programa, readonly string[]>> = {
  pdfsig: ['-v'],
  pdfdetach: ['-v'],
  qpdf: ['--version'],
  openssl: ['version'],
  certutil: ['-H'],
};

/** Exit codes vary (certutil answers its help with one); only that it cannot be started counts. */
const falta = (programa: Programa): Promise<boolean> =>
  executar(programa, [...VERSAO[programa]]).then(
    () => false,
    (erro: NodeJS.ErrnoException) => erro.code === 'ENOENT',
  );

export async function exigirProgramas(
  { skip }: TestContext,
  ...programas: readonly Programa[]
): Promise<void> {
  for (const programa of programas) {
    if (!(await falta(programa))) continue;
    if (process.env.CI) throw new Error(`${programa} is not installed: .ci/programas-de-pdf.sh installs it`);
    skip(`${programa} is not installed`);
  }
}

export interface Fora {
  /** Everything that the program said. */
  dito: string;
  codigo: number;
}

/** Runs with files of its own, which are gone afterwards. */
export async function comArquivos<T>(
  arquivos: Readonly<Record<string, string | Uint8Array>>,
  usar: (fora: {
    pasta: string;
    rodar(programa: Programa, argumentos: readonly string[]): Promise<Fora>;
  }) => Promise<T>,
): Promise<T> {
  const pasta = await mkdtemp(join(tmpdir(), 'selo-'));
  try {
    for (const [nome, conteudo] of Object.entries(arquivos)) await writeFile(join(pasta, nome), conteudo);
    return await usar({ pasta, rodar: (programa, argumentos) => rodarEm(pasta, programa, argumentos) });
  } finally {
    await rm(pasta, { recursive: true });
  }
}

async function rodarEm(pasta: string, programa: Programa, argumentos: readonly string[]): Promise<Fora> {
  try {
    const { stdout, stderr } = await executar(programa, [...argumentos], {
      cwd: pasta,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      maxBuffer: 1e7,
    });
    return { dito: stdout + stderr, codigo: 0 };
  } catch (erro) {
    const { stdout = '', stderr = '', code } = erro as { stdout?: string; stderr?: string; code?: unknown };
    return { dito: stdout + stderr, codigo: typeof code === 'number' ? code : 1 };
  }
}
