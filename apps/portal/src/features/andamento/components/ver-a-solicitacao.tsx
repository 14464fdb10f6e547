import { Botao } from '@credito/ui/botao/botao';
import { useLocation } from 'wouter';

export function VerASolicitacao() {
  const [, navegar] = useLocation();
  return (
    <Botao largo variante="secundario" onClick={() => navegar('/solicitacao')}>
      Ver a minha solicitação
    </Botao>
  );
}
