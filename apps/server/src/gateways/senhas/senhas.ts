/** Passwords at rest: argon2id, in threads of its own and behind a turnstile (ADR 0027). */
import { availableParallelism } from 'node:os';
import { criarTrabalhadores } from '../../arquivos/trabalhadores.ts';
import { muitosAcessos } from '../../erros.ts';
import { Catraca, ESPERA_SEGUNDOS } from './catraca.ts';

export type PedidoDeSenha =
  | { tipo: 'gerar'; senha: string }
  | { tipo: 'conferir'; guardado: string; senha: string };

export interface Senhas {
  /** Starts the threads, so that the first to enter do not wait for them. */
  preparar(): Promise<void>;
  gerarHash(senha: string): Promise<string>;
  /**
   * Takes as long for an account without a password as for a wrong one. `quem` is the person who is tried: attempts on
   * one person go one after the other, whatever else waits.
   */
  conferir(guardado: string | null | undefined, senha: string, quem?: string): Promise<boolean>;
  encerrar(): Promise<void>;
}

const NUCLEOS = availableParallelism();
/** As long as the client waits (spec 1 section 9). */
const LIMITE_MS = 25_000;

export function criarSenhas({ limiteMs = LIMITE_MS } = {}): Senhas {
  const fios = criarTrabalhadores<PedidoDeSenha, string | boolean>({
    arquivo: new URL('./senhas.worker.ts', import.meta.url),
    simultaneos: NUCLEOS,
    espera: NUCLEOS,
    limiteMs,
  });
  // As many at a time as there are cores; what waits is done in a few seconds, and the rest is sent away.
  const catraca = new Catraca({ aoMesmoTempo: NUCLEOS, fila: 60 * NUCLEOS, filaPorPessoa: 10 });
  let hashDeNinguem: Promise<string> | null = null;

  async function calcular<Resultado extends string | boolean>(pedido: PedidoDeSenha): Promise<Resultado> {
    const desfecho = await fios.executar({ ...pedido, senha: pedido.senha.normalize('NFC') });
    if (desfecho.tipo !== 'feito') throw muitosAcessos(ESPERA_SEGUNDOS);
    return desfecho.valor as Resultado;
  }

  function gerarHash(senha: string): Promise<string> {
    return catraca.passar(() => calcular<string>({ tipo: 'gerar', senha }));
  }

  return {
    gerarHash,
    async preparar() {
      await Promise.all(Array.from({ length: NUCLEOS }, () => gerarHash('')));
    },
    async conferir(guardado, senha, quem) {
      hashDeNinguem ??= gerarHash('');
      const comparado = guardado ?? (await hashDeNinguem);
      const certa = await catraca.passar(
        () => calcular<boolean>({ tipo: 'conferir', guardado: comparado, senha }),
        quem,
      );
      return certa && typeof guardado === 'string';
    },
    encerrar: fios.encerrar,
  };
}
