import { ErroDeApi } from '@credito/api/cliente';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import type { Canal } from './chamadas.ts';
import { pedirCodigo } from './chamadas-do-fluxo.ts';
import type { PassoProps } from './props-do-fluxo.ts';

/** A longer one is a limit of the day, and no code is on its way. */
const ESPERA_DE_UM_CODIGO_S = 120;

/** Asks for a code and notes where it went. One that left a moment ago is on its way: that is no failure. */
export function usePedirCodigo({
  passe,
  assinatura,
  emCurso,
  aoAnotar,
}: Pick<PassoProps, 'passe' | 'assinatura' | 'emCurso' | 'aoAnotar'>): (canal: Canal) => Promise<void> {
  return async (canal) => {
    const mascarado = assinatura.contatos.find((um) => um.canal === canal)?.destino ?? '';
    const anotar = (qual: Canal, destino: string, segundos: number) =>
      aoAnotar({ codigo: { canal: qual, destino, outroEm: agoraMs() + segundos * 1_000 } });
    try {
      const { destino, esperarSegundos } = await pedirCodigo(passe, canal);
      anotar(canal, destino, esperarSegundos);
    } catch (erro) {
      const espera = erro instanceof ErroDeApi && erro.status === 429 ? erro.esperarSegundos : null;
      const anterior = emCurso.codigo;
      if (espera === null || espera > ESPERA_DE_UM_CODIGO_S || (anterior && anterior.canal !== canal))
        throw erro;
      anotar(anterior?.canal ?? canal, anterior?.destino ?? mascarado, espera);
    }
  };
}
