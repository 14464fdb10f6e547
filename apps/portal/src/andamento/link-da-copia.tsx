import { Botao } from '@credito/ui/botao/botao';
import { useLocation } from 'wouter';

/** To the frozen submission; only where something was handed in. */
export function LinkDaCopia({ solicitacaoId }: { solicitacaoId: number }) {
  const [, navegar] = useLocation();
  return (
    <Botao largo variante="secundario" onClick={() => navegar(`/copia-declarada/${solicitacaoId}`)}>
      Ver o que eu declarei
    </Botao>
  );
}
