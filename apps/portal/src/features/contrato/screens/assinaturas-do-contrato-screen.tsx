/** /assinatura/{id}: who has signed the contract, who has not, and the links that they get (spec 3 section 2.5). */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import type { SignatarioDoContrato } from '@credito/api/contrato-assinatura.rotas';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useParams } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { AcompanhamentoDasAssinaturas } from '../components/acompanhamento-das-assinaturas.tsx';
import { ComContrato } from '../components/com-contrato.tsx';
import { alterarMetodos, consultaDosSignatarios, reenviarLink } from '../contrato.queries.ts';

export function AssinaturasDoContratoScreen() {
  const { contratoId = '' } = useParams<{ contratoId?: string }>();
  return <ComContrato id={contratoId}>{(contrato) => <Assinaturas contrato={contrato} />}</ComContrato>;
}

function Assinaturas({ contrato }: { contrato: ContratoAberto }) {
  const { id, status, electronicSignature } = contrato;
  const emAssinatura = status === 'DPR' && electronicSignature === 'SIM';
  const { data, error, refetch } = useQuery({
    ...consultaDosSignatarios(id),
    enabled: emAssinatura,
    refetchOnMount: 'always',
  });
  if (status === 'ASS') return <Redirect to={`/assinatura-completa/${id}`} replace />;
  if (!emAssinatura) return <Redirect to={`/contratos/${id}`} replace />;
  if (data) return <ListaDosSignatarios contrato={contrato} signatarios={data.signatarios} />;
  if (error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar as assinaturas" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}

function ListaDosSignatarios({
  contrato: { id, contagem, deadlineDate },
  signatarios,
}: {
  contrato: ContratoAberto;
  signatarios: readonly SignatarioDoContrato[];
}) {
  return (
    <AcompanhamentoDasAssinaturas
      titulo="Status das Assinaturas"
      voltarA={`/contratos/${id}`}
      contagem={contagem}
      prazo={deadlineDate}
      signatarios={signatarios}
      reenviar={(signatario) => reenviarLink(id, signatario)}
      alterar={(pendentes, mudados) => alterarMetodos(id, pendentes, mudados)}
      falhaAoAlterar="Ocorreu um erro ao alterar o método de assinatura."
    />
  );
}
