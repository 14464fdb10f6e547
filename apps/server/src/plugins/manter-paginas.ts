/**
 * Pages say what a credit costs, which an edition of the catalogue or a new day may change. Whoever asks gets the pages
 * that are there; when these are old, what they say is looked up again behind that answer, and they are put together
 * anew only if it differs.
 */
const IDADE_MS = 60_000;

interface OpcoesDasPaginas<Dito, Paginas> {
  buscar: () => Promise<Dito>;
  montar: (dito: Dito) => Promise<Paginas>;
  aoFalhar: (erro: unknown) => void;
  /** Milliseconds that only go up. */
  corrido?: () => number;
}

export async function manterPaginas<Dito, Paginas>({
  buscar,
  montar,
  aoFalhar,
  corrido = () => performance.now(),
}: OpcoesDasPaginas<Dito, Paginas>): Promise<() => Paginas> {
  const dito = await buscar();
  let texto = JSON.stringify(dito);
  let paginas = await montar(dito);
  let olhadasEm = corrido();

  async function renovar(): Promise<void> {
    const novo = await buscar();
    const novoTexto = JSON.stringify(novo);
    if (novoTexto === texto) return;
    paginas = await montar(novo);
    texto = novoTexto;
  }

  return () => {
    if (corrido() - olhadasEm > IDADE_MS) {
      olhadasEm = corrido();
      renovar().catch(aoFalhar);
    }
    return paginas;
  };
}
