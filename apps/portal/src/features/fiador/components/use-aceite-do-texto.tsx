import { Caixa } from '@credito/ui/caixa/caixa';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { type ReactElement, useState } from 'react';

/** The box below what somebody guarantees; without its tick nothing goes on, and the box says so. */
export function useAceiteDoTexto(declaracao: string): { exigir: () => boolean; caixa: ReactElement } {
  const [li, setLi] = useState(false);
  const [erro, setErro] = useState<string | undefined>();
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  return {
    exigir() {
      if (li) return true;
      setErro('Marque que leu e aceita para continuar.');
      focarPrimeiroErro();
      return false;
    },
    caixa: (
      <Caixa
        cartao
        rotulo={declaracao}
        checked={li}
        erro={erro}
        onChange={(evento) => {
          setLi(evento.currentTarget.checked);
          setErro(undefined);
        }}
      />
    ),
  };
}
