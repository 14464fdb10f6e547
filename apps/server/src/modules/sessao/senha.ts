/** Passwords at rest: argon2id, in threads of its own and behind a turnstile (ADR 0027). */
import { availableParallelism } from 'node:os';
import { criarTrabalhadores } from '../../arquivos/trabalhadores.ts';
import { muitosAcessos } from '../../erros.ts';
import { Catraca, ESPERA_SEGUNDOS } from './catraca.ts';

export type PedidoDeSenha =
  | { tipo: 'gerar'; senha: string }
  | { tipo: 'conferir'; guardado: string; senha: string };

const NUCLEOS = availableParallelism();

const fios = criarTrabalhadores<PedidoDeSenha, string | boolean>({
  arquivo: new URL('./senha.worker.ts', import.meta.url),
  simultaneos: NUCLEOS,
  espera: NUCLEOS,
  // As long as the client waits (spec 1 section 9).
  limiteMs: 25_000,
});

/**
 * As many at a time as there are cores; what waits is done in a few seconds, and the rest is sent away with a time to
 * come back.
 */
const catraca = new Catraca({ aoMesmoTempo: NUCLEOS, fila: 60 * NUCLEOS, filaPorPessoa: 10 });

/** Compared when there is no password, so that an unknown person costs the same time as a wrong password. */
let hashDeNinguem: Promise<string> | null = null;

async function calcular<Resultado extends string | boolean>(pedido: PedidoDeSenha): Promise<Resultado> {
  const desfecho = await fios.executar({ ...pedido, senha: pedido.senha.normalize('NFC') });
  if (desfecho.tipo !== 'feito') throw muitosAcessos(ESPERA_SEGUNDOS);
  return desfecho.valor as Resultado;
}

/** Starts the threads, so that the first to enter do not wait for them. */
export async function prepararSenhas(): Promise<void> {
  await Promise.all(Array.from({ length: NUCLEOS }, (_, fio) => gerarHashDaSenha(`ninguem ${fio}`)));
}

export function gerarHashDaSenha(senha: string): Promise<string> {
  return catraca.passar(() => calcular<string>({ tipo: 'gerar', senha }));
}

/** `quem` is the person who is tried: attempts on one person go one after the other, whatever else waits. */
export async function conferirSenha(
  guardado: string | null | undefined,
  senha: string,
  quem?: string,
): Promise<boolean> {
  hashDeNinguem ??= calcular<string>({ tipo: 'gerar', senha: 'ninguem' });
  const comparado = guardado ?? (await hashDeNinguem);
  const certa = await catraca.passar(
    () => calcular<boolean>({ tipo: 'conferir', guardado: comparado, senha }),
    quem,
  );
  return certa && typeof guardado === 'string';
}
