/** The world of the sweeps: the product with the demonstration told, and the map of its screens. */
import { abrirFeicoes } from './feicao.ts';
import { falarCom, subirServidor } from './mundo.ts';
import { alcance } from './pessoas-da-demonstracao.ts';
import { telasDoProduto } from './telas-do-produto.ts';

export default async function demonstracao(): Promise<() => Promise<void>> {
  process.env.E2E_TELAS = JSON.stringify(telasDoProduto());
  const servidor = await subirServidor((base) => ({
    HISTORIAS: alcance(),
    LEGADO_PDE_URL: `${base}/saude`,
  }));
  falarCom(servidor);
  const esquecerFeicoes = await abrirFeicoes();
  return async () => {
    await esquecerFeicoes();
    await servidor.encerrar();
  };
}
