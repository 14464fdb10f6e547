/** A piece of the portal that comes later. Read at once when it is there already, so that nothing flashes. */
export interface Pedaco<T> {
  ler: () => T | null;
  carregar: () => Promise<T>;
  ouvir: (ouvinte: () => void) => () => void;
}

export function criarPedaco<T>(importar: () => Promise<T>): Pedaco<T> {
  let pronto: T | null = null;
  let pedido: Promise<T> | null = null;
  const ouvintes = new Set<() => void>();
  return {
    ler: () => pronto,
    carregar() {
      pedido ??= importar().then(
        (modulo) => {
          pronto = modulo;
          for (const ouvinte of ouvintes) ouvinte();
          return modulo;
        },
        (erro: unknown) => {
          // Asked for again the next time.
          pedido = null;
          throw erro;
        },
      );
      return pedido;
    },
    ouvir(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
  };
}

/** A piece that is here from the start: where pages are drawn nothing can be waited for. */
export function pedacoPronto<T>(pronto: T): Pedaco<T> {
  return { ler: () => pronto, carregar: () => Promise.resolve(pronto), ouvir: () => () => undefined };
}
