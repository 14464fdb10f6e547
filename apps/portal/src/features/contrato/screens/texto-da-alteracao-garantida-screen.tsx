/** /fiador/alteracoes/{id}/texto: whoever guarantees a contract reads what changes in it. */
import { isRecusa } from '@credito/api/cliente';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation, useParams } from 'wouter';
import { consultaDoTextoDaGarantida, pedidoDaAlteracaoGarantida } from '../alteracao.queries.ts';
import { LeituraDoContrato } from '../components/leitura-do-contrato.tsx';

export function TextoDaAlteracaoGarantidaScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  const [, navegar] = useLocation();
  const numero = /^[1-9]\d{0,9}$/.test(id);
  const texto = useQuery({ ...consultaDoTextoDaGarantida(Number(id)), enabled: numero });
  if (!numero || isRecusa(texto.error)) return <Redirect to="/contratos" replace />;
  return (
    <LeituraDoContrato
      texto={texto}
      pedido={pedidoDaAlteracaoGarantida(Number(id))}
      oQue="o documento da alteração"
      volta="Voltar aos contratos"
      aoVoltar={() => navegar('/contratos')}
    />
  );
}
