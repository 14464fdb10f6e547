/**
 * The database of the device, for what is too large for a text. Nobody waits for it longer than a moment; once it has
 * been silent nobody waits at all, while what was asked of it still happens in order when it wakes (case STOR-01).
 */
import { comLimite } from '@credito/ui/aparelho/com-limite';
import { createStore, promisifyRequest } from 'idb-keyval';

export interface Banco<V> {
  /** Null when the device says nothing. */
  ler: (vale: (chave: string) => boolean) => Promise<readonly V[] | null>;
  /** For whom nobody waits: the answer comes whenever the device gives it, null when it refuses. */
  lerSemPressa: (vale: (chave: string) => boolean) => Promise<readonly V[] | null>;
  /**
   * Puts away what `como` makes of what is there, undefined being nothing, in one transaction: another tab never comes
   * in between. Gives what is there afterwards, null when the device says nothing or refuses.
   */
  mudar: (chave: string, como: (atual: V | undefined) => V | undefined) => Promise<V | undefined | null>;
  apagarOnde: (vale: (chave: string) => boolean) => Promise<void>;
}

export function abrirBanco<V>(nome: string, loja: string): Banco<V> {
  let armazem: ReturnType<typeof createStore> | null = null;
  let mudo = false;

  async function usar<T>(
    modo: IDBTransactionMode,
    acao: (loja: IDBObjectStore) => PromiseLike<T>,
    semPressa = false,
  ): Promise<T | null> {
    const pedir = () => {
      armazem ??= createStore(nome, loja);
      return armazem(modo, acao).then((valor) => ({ valor }));
    };
    const lembrar = (feito: { valor: T }) => {
      mudo = false;
      return feito;
    };
    if (semPressa) return comoNulo(() => pedir().then(lembrar)).then((feito) => feito?.valor ?? null);
    const feito = await comLimite(() => pedir().then(lembrar), null, mudo ? 0 : undefined);
    mudo = feito === null;
    return feito?.valor ?? null;
  }

  const achar = (vale: (chave: string) => boolean) => async (onde: IDBObjectStore) => {
    const [chaves, valores] = await Promise.all([
      promisifyRequest(onde.getAllKeys()),
      promisifyRequest<V[]>(onde.getAll()),
    ]);
    return valores.filter((_, i) => vale(String(chaves[i])));
  };

  return {
    ler: (vale) => usar('readonly', achar(vale)),
    lerSemPressa: (vale) => usar('readonly', achar(vale), true),
    async mudar(chave, como) {
      const mudado = await usar('readwrite', async (onde) => {
        const valor = como(await promisifyRequest<V | undefined>(onde.get(chave)));
        if (valor === undefined) onde.delete(chave);
        else onde.put(valor, chave);
        // A page that goes away takes what is not committed with it.
        onde.transaction.commit();
        await promisifyRequest(onde.transaction);
        return { valor };
      });
      return mudado === null ? null : mudado.valor;
    },
    async apagarOnde(vale) {
      await usar('readwrite', async (onde) => {
        for (const chave of await promisifyRequest(onde.getAllKeys()))
          if (vale(String(chave))) onde.delete(chave);
        onde.transaction.commit();
        await promisifyRequest(onde.transaction);
      });
    },
  };
}

/** A device that refuses says nothing. */
async function comoNulo<T>(pedir: () => Promise<T>): Promise<T | null> {
  try {
    return await pedir();
  } catch {
    return null;
  }
}
