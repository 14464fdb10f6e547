/** Passwords at rest: argon2id, in threads of its own and behind a turnstile (ADR 0027). */
import { availableParallelism } from 'node:os';
import { criarFio } from '../../arquivos/fio.ts';
import { criarTrabalhadores, type Trabalhador } from '../../arquivos/trabalhadores.ts';
import { muitasTentativas, muitosAcessos } from '../../erros.ts';

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
const ESPERA_SEGUNDOS = 3;

/** Each thread holds some twenty megabytes: between two rushes nobody needs them. */
const OCIOSO_MS = 60_000;

export type FioDeSenhas = Trabalhador<PedidoDeSenha, string | boolean>;

const ARQUIVO = new URL('./senhas.worker.ts', import.meta.url);

export function criarSenhas({
  limiteMs = LIMITE_MS,
  ociosoMs = OCIOSO_MS,
  nascer = (): FioDeSenhas => criarFio({ arquivo: ARQUIVO, limiteMs }),
} = {}): Senhas {
  const fios = criarTrabalhadores<PedidoDeSenha, string | boolean>({
    nascer,
    // As many at a time as there are cores; what waits is done in a few seconds, and the rest is sent away.
    aoMesmoTempo: NUCLEOS,
    fila: 60 * NUCLEOS,
    filaPorPessoa: 10,
    ociosoMs,
  });
  let hashDeNinguem: Promise<string> | null = null;

  async function calcular<Resultado extends string | boolean>(
    pedido: PedidoDeSenha,
    quem?: string,
  ): Promise<Resultado> {
    const desfecho = await fios.executar(async () => ({ ...pedido, senha: pedido.senha.normalize('NFC') }), {
      quem,
    });
    if (desfecho.tipo === 'fila-da-pessoa-cheia')
      throw muitasTentativas('Já há tentativas em andamento. Tente novamente em instantes.', ESPERA_SEGUNDOS);
    if (desfecho.tipo !== 'feito') throw muitosAcessos(ESPERA_SEGUNDOS);
    return desfecho.valor as Resultado;
  }

  const gerarHash = (senha: string) => calcular<string>({ tipo: 'gerar', senha });

  return {
    gerarHash,
    async preparar() {
      await Promise.all(Array.from({ length: NUCLEOS }, () => gerarHash('')));
    },
    async conferir(guardado, senha, quem) {
      hashDeNinguem ??= gerarHash('');
      // Refused in a rush, it is made anew the next time; whoever has a hash of their own does not wait for it.
      hashDeNinguem.catch(() => {
        hashDeNinguem = null;
      });
      const comparado = guardado ?? (await hashDeNinguem);
      const certa = await calcular<boolean>({ tipo: 'conferir', guardado: comparado, senha }, quem);
      return certa && typeof guardado === 'string';
    },
    encerrar: fios.encerrar,
  };
}
