/** /contratos/{id}/texto: the student reads the whole contract. */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation, useParams } from 'wouter';
import { ComContrato } from '../components/com-contrato.tsx';
import { LeituraDoContrato } from '../components/leitura-do-contrato.tsx';
import { consultaDoTexto, pedidoDoContrato } from '../contrato.queries.ts';

export function TextoDoContratoScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  return (
    <ComContrato id={id}>
      {(contrato) =>
        contrato.temTexto ? <Texto contrato={contrato} /> : <Redirect to={`/contratos/${id}`} replace />
      }
    </ComContrato>
  );
}

function Texto({ contrato }: { contrato: ContratoAberto }) {
  const [, navegar] = useLocation();
  const texto = useQuery(consultaDoTexto(contrato.id));
  return (
    <LeituraDoContrato
      texto={texto}
      pedido={pedidoDoContrato(contrato)}
      volta="Voltar ao contrato"
      aoVoltar={() => navegar(`/contratos/${contrato.id}`)}
    />
  );
}
