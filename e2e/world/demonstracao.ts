/** The world of the sweeps: the product with the demonstration told, and the map of its screens. */
import { subirServidor } from './mundo.ts';
import { alcance } from './pessoas-da-demonstracao.ts';
import { lerTelas } from './telas-do-produto.ts';

export default async function demonstracao(): Promise<() => Promise<void>> {
  process.env.E2E_TELAS = JSON.stringify(await lerTelas());
  const servidor = await subirServidor((base) => ({
    HISTORIAS: alcance(),
    LEGADO_PDE_URL: `${base}/saude`,
  }));
  process.env.E2E_BASE = servidor.base;
  return servidor.encerrar;
}
