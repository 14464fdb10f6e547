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

/**
 * A secret that the demonstration makes once and keeps in its data directory, for its owner alone. `ler` throws on a
 * damaged file: a secret is never silently replaced by another.
 */
export function guardarUmaVez<T>(
  pasta: string,
  nome: string,
  { ler, gerar }: { ler(texto: string, arquivo: string): T; gerar(): string },
): T {
  // The database's account passes through this directory when the server runs as root.
  mkdirSync(pasta, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const arquivo = join(pasta, nome);
  const guardado = lerTexto(arquivo) ?? criar(arquivo, gerar);
  return ler(guardado, arquivo);
}

function lerTexto(arquivo: string): string | undefined {
  try {
    return readFileSync(arquivo, 'utf8');
  } catch (erro) {
    if (erro instanceof Error && 'code' in erro && erro.code === 'ENOENT') return undefined;
    throw erro;
  }
}

/** Written whole under another name and then linked, so that a crash or a second start never sees half of it. */
function criar(arquivo: string, gerar: () => string): string {
  const provisorio = `${arquivo}.${process.pid}.tmp`;
  rmSync(provisorio, { force: true });
  const descritor = openSync(provisorio, 'wx', 0o600);
  try {
    writeSync(descritor, `${gerar()}\n`);
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
  const texto = lerTexto(arquivo);
  if (texto === undefined) throw new Error(`${arquivo} disappeared while it was being made`);
  return texto;
}
