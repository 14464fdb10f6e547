/** What a walk is made of, whatever it walks over: acts of people, the staff and the calendar, drawn by fast-check. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';

interface Ato<Modelo> {
  nome: string;
  /** Changes the model as the act would; false where the product refuses it. */
  prever(modelo: Modelo): boolean;
}

class Comando<Modelo extends object, Acao extends Ato<Modelo>> implements fc.AsyncCommand<Modelo, unknown> {
  readonly #escolher: (modelo: Modelo) => Acao | undefined;
  readonly #tentar: (acao: Acao, modelo: Modelo) => Promise<void>;
  #nome = '–';

  constructor(
    escolher: (modelo: Modelo) => Acao | undefined,
    tentar: (acao: Acao, modelo: Modelo) => Promise<void>,
  ) {
    this.#escolher = escolher;
    this.#tentar = tentar;
  }

  check(): boolean {
    return true;
  }

  async run(modelo: Modelo): Promise<void> {
    const acao = this.#escolher(modelo);
    if (!acao) return;
    this.#nome = acao.nome;
    await this.#tentar(acao, modelo);
  }

  toString(): string {
    return this.#nome;
  }
}

/** Whatever anybody may try, also where it makes no sense. */
export const umaTentativa = <Modelo extends object, Acao extends Ato<Modelo>>(
  acoes: readonly Acao[],
  tentar: (acao: Acao, modelo: Modelo) => Promise<void>,
) => fc.constantFrom(...acoes).map((acao) => new Comando<Modelo, Acao>(() => acao, tentar));

/** One of the acts that lead elsewhere on the same day: without it a walk would stand still most of the time. */
export const umAvanco = <Modelo extends { hoje: unknown }, Acao extends Ato<Modelo>>(
  acoes: readonly Acao[],
  tentar: (acao: Acao, modelo: Modelo) => Promise<void>,
) =>
  fc.nat(9_999).map(
    (numero) =>
      new Comando<Modelo, Acao>((modelo) => {
        const possiveis = acoes.filter(({ prever }) => {
          const depois = structuredClone(modelo);
          return prever(depois) && depois.hoje === modelo.hoje && !isDeepStrictEqual(depois, modelo);
        });
        return possiveis[numero % possiveis.length];
      }, tentar),
  );
