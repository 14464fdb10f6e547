/**
 * /assinatura/{id}: who has signed the contract, who has not, and the links that they get (spec 3 section 2.5);
 * /assinatura/{id}/metodos: by which way they get them, on a phone.
 */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Redirect, useParams } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import {
  AcompanhamentoDasAssinaturas,
  type AcompanhamentoDasAssinaturasProps,
  PaginaDosMetodos,
} from '../components/acompanhamento-das-assinaturas.tsx';
import { ComContrato } from '../components/com-contrato.tsx';
import { alterarMetodos, consultaDosSignatarios, reenviarLink } from '../contrato.queries.ts';

export const AssinaturasDoContratoScreen = () => <DoContrato Mostrar={AcompanhamentoDasAssinaturas} />;

export const MetodosDoContratoScreen = () => <DoContrato Mostrar={PaginaDosMetodos} />;

interface ComoMostrar {
  Mostrar: ComponentType<AcompanhamentoDasAssinaturasProps>;
}

function DoContrato({ Mostrar }: ComoMostrar) {
  const { contratoId = '' } = useParams<{ contratoId?: string }>();
  return (
    <ComContrato id={contratoId}>
      {(contrato) => <Assinaturas contrato={contrato} Mostrar={Mostrar} />}
    </ComContrato>
  );
}

function Assinaturas({ contrato, Mostrar }: ComoMostrar & { contrato: ContratoAberto }) {
  const { id, status, electronicSignature } = contrato;
  const emAssinatura = status === 'DPR' && electronicSignature === 'SIM';
  const { data, error, refetch } = useQuery({
    ...consultaDosSignatarios(id),
    enabled: emAssinatura,
    refetchOnMount: 'always',
  });
  if (status === 'ASS') return <Redirect to={`/assinatura-completa/${id}`} replace />;
  if (!emAssinatura) return <Redirect to={`/contratos/${id}`} replace />;
  if (data)
    return (
      <Mostrar
        titulo="Status das Assinaturas"
        caminho={`/assinatura/${id}`}
        voltarA={`/contratos/${id}`}
        contagem={contrato.contagem}
        prazo={contrato.deadlineDate}
        signatarios={data.signatarios}
        reenviar={(signatario) => reenviarLink(id, signatario)}
        alterar={(pendentes, mudados) => alterarMetodos(id, pendentes, mudados)}
        falhaAoAlterar="Ocorreu um erro ao alterar o método de assinatura."
      />
    );
  if (error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar as assinaturas" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}
