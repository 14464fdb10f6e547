/** /contratos: every contract of the student, from the newest to the oldest. */
import { useQuery } from '@tanstack/react-query';
import { consultaDosContratos } from '../../../contrato/contratos.queries.ts';
import { EtiquetaDoContrato } from '../../../contrato/etiqueta-do-contrato.tsx';
import { AcoesDoContrato, DetalheDoContrato } from '../components/cartao-do-contrato.tsx';
import { ListaDeContratos } from '../components/lista-de-contratos.tsx';

export function ContratosScreen() {
  const consulta = useQuery({ ...consultaDosContratos, refetchOnMount: 'always' });
  return (
    <ListaDeContratos
      consulta={consulta}
      titulo="Contratos"
      dica="Cada contrato é o crédito de um semestre."
      rotulo="Seus contratos"
      cartao={(contrato) => ({
        titulo: `Contrato ${contrato.contractNumber}`,
        estado: <EtiquetaDoContrato contrato={contrato} />,
        detalhe: <DetalheDoContrato contrato={contrato} />,
        acao: <AcoesDoContrato contrato={contrato} />,
      })}
      vazio="Com a solicitação aprovada, a nossa equipe prepara o contrato. Ele aparece aqui, e avisamos você por e-mail."
    />
  );
}
