/** /fiador/contratos/{id}/texto: whoever guarantees a contract reads all of it. */
import type { ContratoGarantido } from '@credito/api/contrato-garantido.rotas';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation, useParams } from 'wouter';
import { consultaDosContratosGarantidos } from '../../../contrato/contratos.queries.ts';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { LeituraDoContrato } from '../components/leitura-do-contrato.tsx';
import { consultaDoTextoGarantido, pedidoDoContratoGarantido } from '../contrato.queries.ts';

export function TextoGarantidoScreen() {
  const { id } = useParams<{ id?: string }>();
  const { data, error, refetch } = useQuery(consultaDosContratosGarantidos);
  if (!data && error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar o contrato" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  if (!data) return <CartoesCarregando />;
  const contrato = data.find((um) => String(um.id) === id);
  return contrato?.temTexto ? <Texto contrato={contrato} /> : <Redirect to="/contratos" replace />;
}

function Texto({ contrato }: { contrato: ContratoGarantido }) {
  const [, navegar] = useLocation();
  const texto = useQuery(consultaDoTextoGarantido(contrato.id));
  return (
    <LeituraDoContrato
      texto={texto}
      pedido={pedidoDoContratoGarantido(contrato)}
      volta="Voltar aos contratos"
      aoVoltar={() => navegar('/contratos')}
    />
  );
}
