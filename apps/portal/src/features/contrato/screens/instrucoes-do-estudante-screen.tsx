/** /instrucoes-estudante: how a printed contract is signed, for whoever comes from another screen. */
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { InstrucoesImpressas } from '../components/instrucoes-impressas.tsx';

export function InstrucoesDoEstudanteScreen() {
  const estado = useHistoryState<{ hideBackButton?: boolean } | null>();
  const [, navegar] = useLocation();
  const voltar = () => {
    if (window.history.length > 1) window.history.back();
    else navegar('/inicio', { replace: true });
  };
  return (
    <InstrucoesImpressas
      aoEntender={voltar}
      aoVoltar={estado?.hideBackButton === true ? undefined : voltar}
    />
  );
}
