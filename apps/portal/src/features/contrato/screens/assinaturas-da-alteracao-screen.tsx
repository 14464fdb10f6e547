/**
 * /alteracao-contratual/{id}/assinatura: who has signed the alteration, and the links (spec 3 sections 2.5 and 2.7);
 * /metodos below it: by which way they get them, on a phone.
 */
import type { AlteracaoAberta } from '@credito/api/alteracao.rotas';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Redirect } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import {
  alterarMetodosDaAlteracao,
  consultaDosSignatariosDaAlteracao,
  reenviarLinkDaAlteracao,
} from '../alteracao.queries.ts';
import {
  AcompanhamentoDasAssinaturas,
  type AcompanhamentoDasAssinaturasProps,
  PaginaDosMetodos,
} from '../components/acompanhamento-das-assinaturas.tsx';
import { ComAlteracao } from '../components/com-alteracao.tsx';

export const AssinaturasDaAlteracaoScreen = () => <DaAlteracao Mostrar={AcompanhamentoDasAssinaturas} />;

export const MetodosDaAlteracaoScreen = () => <DaAlteracao Mostrar={PaginaDosMetodos} />;

interface ComoMostrar {
  Mostrar: ComponentType<AcompanhamentoDasAssinaturasProps>;
}

const DaAlteracao = ({ Mostrar }: ComoMostrar) => (
  <ComAlteracao>{(alteracao) => <Assinaturas alteracao={alteracao} Mostrar={Mostrar} />}</ComAlteracao>
);

function Assinaturas({ alteracao, Mostrar }: ComoMostrar & { alteracao: AlteracaoAberta }) {
  const { alteracaoId: id, fluxoAlteracao, contagem, dataLimite } = alteracao;
  const { data, error, refetch } = useQuery({
    ...consultaDosSignatariosDaAlteracao(id),
    enabled: fluxoAlteracao === 'DPR',
    refetchOnMount: 'always',
  });
  if (fluxoAlteracao !== 'DPR') return <Redirect to={`/alteracao-contratual/${id}`} replace />;
  if (data)
    return (
      <Mostrar
        titulo="Status de assinaturas"
        caminho={`/alteracao-contratual/${id}/assinatura`}
        voltarA={`/alteracao-contratual/${id}`}
        contagem={contagem}
        prazo={dataLimite}
        signatarios={data.signatarios}
        reenviar={(signatario) => reenviarLinkDaAlteracao(id, signatario)}
        alterar={(pendentes, mudados) => alterarMetodosDaAlteracao(id, pendentes, mudados)}
        falhaAoAlterar="Ocorreu um erro ao alterar o método de assinatura. Tente novamente mais tarde."
      />
    );
  if (error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar as assinaturas" aoTentar={() => void refetch()}>
        {`Ocorreu um erro ao buscar os dados dos assinantes. ${motivoDaFalha(error)}`}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}
