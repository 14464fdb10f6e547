import { useLocation } from 'wouter';
import { SituacaoDoPedido } from '../components/situacao-do-pedido.tsx';
import { TelaDeSituacao } from '../components/tela-de-situacao.tsx';

/** /status, /status-finalizado, /solicitacao-aprovada and /solicitacao-reprovada: one page under the paths of the specification. */
export function SituacaoScreen() {
  const [caminho] = useLocation();
  return <TelaDeSituacao pagina={caminho}>{(status) => <SituacaoDoPedido status={status} />}</TelaDeSituacao>;
}
