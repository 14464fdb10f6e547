/** Passwords at rest: argon2id with OWASP's parameters, about 25 ms of one core each. */
import { hash, verify } from '@node-rs/argon2';

const OPCOES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Compared when there is no password, so that an unknown person costs the same time as a wrong password. */
let hashDeNinguem: Promise<string> | null = null;

export function gerarHashDaSenha(senha: string): Promise<string> {
  return hash(senha.normalize('NFC'), OPCOES);
}

export async function conferirSenha(guardado: string | null | undefined, senha: string): Promise<boolean> {
  hashDeNinguem ??= gerarHashDaSenha('ninguem');
  const certa = await verify(guardado ?? (await hashDeNinguem), senha.normalize('NFC'));
  return certa && typeof guardado === 'string';
}
