import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Configuracao } from './configuracao.ts';

const TAMANHO = 32;

function ler(arquivo: string): Buffer | undefined {
  let texto: string;
  try {
    texto = readFileSync(arquivo, 'utf8');
  } catch (erro) {
    if (erro instanceof Error && 'code' in erro && erro.code === 'ENOENT') return undefined;
    throw erro;
  }
  const chave = Buffer.from(texto.trim(), 'base64');
  if (chave.length !== TAMANHO) {
    throw new Error(
      `${arquivo} is damaged: expected ${TAMANHO} bytes in base64. Files kept so far need the old key.`,
    );
  }
  return chave;
}

/** Written whole under another name and then linked, so that a crash or a second start never sees half a key. */
function criar(arquivo: string): Buffer {
  const provisorio = `${arquivo}.${process.pid}.tmp`;
  rmSync(provisorio, { force: true });
  const descritor = openSync(provisorio, 'wx', 0o600);
  try {
    writeSync(descritor, `${randomBytes(TAMANHO).toString('base64')}\n`);
    fsyncSync(descritor);
  } finally {
    closeSync(descritor);
  }
  try {
    linkSync(provisorio, arquivo);
  } catch (erro) {
    if (!(erro instanceof Error && 'code' in erro && erro.code === 'EEXIST')) throw erro;
  } finally {
    rmSync(provisorio, { force: true });
  }
  const chave = ler(arquivo);
  if (!chave) throw new Error(`${arquivo} disappeared while it was being made`);
  return chave;
}

/** The key that encrypts files at rest: the configured one, or the demonstration's own, kept in its data directory. */
export function obterChaveDeArquivos({
  dados,
  demonstracao,
}: Pick<Configuracao, 'dados' | 'demonstracao'>): Buffer {
  if (dados.chaveDeArquivos) return dados.chaveDeArquivos;
  if (!demonstracao) throw new Error('CHAVE_DE_ARQUIVOS is required outside the demonstration');
  // The database's account passes through this directory when the server runs as root.
  mkdirSync(dados.pasta, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const arquivo = join(dados.pasta, 'chave-de-arquivos');
  return ler(arquivo) ?? criar(arquivo);
}
