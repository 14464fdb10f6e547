/** In an update, what was read in an identity document is confirmed before going on (spec 3 section 2.8). */
import { naAba } from '@credito/ui/aparelho/gaveta';
import { useState } from 'react';
import type { ParteAtual } from '../../participante/parte-atual.tsx';
import type { CartaoDoPasso } from './use-passo-de-documentos.ts';

export interface ConfirmacaoDosDados {
  marcada: boolean;
  /** The person tried to go on without it. */
  cobrada: boolean;
  aoMudar: (marcada: boolean) => void;
}

/** By the document's id: another file is confirmed anew. A page that is loaded again in this tab need not ask again. */
const chave = (idDocumento: string) => `dados-confirmados-${idDocumento}`;

export function useDadosConfirmados(dono: ParteAtual, cartoes: readonly CartaoDoPasso[]) {
  const [mudadas, setMudadas] = useState<Readonly<Record<string, boolean>>>({});
  const [cobrada, setCobrada] = useState(false);
  const perguntados =
    'idAtualizacao' in dono
      ? cartoes.flatMap(({ registro }) =>
          registro && registro.rejeitado !== 'SIM' && registro.vision?.nome ? [registro.idDocumento] : [],
        )
      : [];
  const isMarcada = (id: string) => mudadas[id] ?? naAba.ler(chave(id)) !== null;
  return {
    /** Undefined where nothing is to be confirmed. */
    de(cartao: CartaoDoPasso): ConfirmacaoDosDados | undefined {
      const id = cartao.registro?.idDocumento;
      if (id === undefined || !perguntados.includes(id)) return undefined;
      return {
        marcada: isMarcada(id),
        cobrada: cobrada && !isMarcada(id),
        aoMudar(marcada) {
          if (marcada) naAba.guardar(chave(id), '1');
          else naAba.apagar(chave(id));
          setMudadas({ ...mudadas, [id]: marcada });
        },
      };
    },
    /** Whether one is missing; from then on it is said beside it. */
    cobrar(): boolean {
      const falta = perguntados.some((id) => !isMarcada(id));
      setCobrada(falta);
      return falta;
    },
  };
}
