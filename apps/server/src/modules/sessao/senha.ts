/** Passwords at rest: argon2id with OWASP's parameters, about 25 ms of one core each. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Catraca } from './catraca.ts';

const OPCOES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * As many at a time as there are cores, never all the threads that files and compression share; what waits is done in a
 * few seconds, and the rest is sent away with a time to come back (a storm of logins must not slow the readers).
 */
const catraca = new Catraca({
  aoMesmoTempo: Math.min(availableParallelism(), 3),
  fila: 60 * availableParallelism(),
  filaPorPessoa: 10,
});

/** Compared when there is no password, so that an unknown person costs the same time as a wrong password. */
let hashDeNinguem: Promise<string> | null = null;

export function gerarHashDaSenha(senha: string): Promise<string> {
  return catraca.passar(() => hash(senha.normalize('NFC'), OPCOES));
}

/** `quem` is the person who is tried: attempts on one person go one after the other, whatever else waits. */
export async function conferirSenha(
  guardado: string | null | undefined,
  senha: string,
  quem?: string,
): Promise<boolean> {
  hashDeNinguem ??= hash('ninguem', OPCOES);
  const comparado = guardado ?? (await hashDeNinguem);
  const certa = await catraca.passar(() => verify(comparado, senha.normalize('NFC')), quem);
  return certa && typeof guardado === 'string';
}
