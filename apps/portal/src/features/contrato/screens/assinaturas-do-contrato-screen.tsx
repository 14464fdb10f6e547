/** /assinatura/{id}: who has signed the contract, who has not, and the links that they get (spec 3 section 2.5). */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import type { SignatarioDoContrato } from '@credito/api/contrato-assinatura.rotas';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { ComContrato } from '../components/com-contrato.tsx';
import { MetodosDeAssinatura } from '../components/metodos-de-assinatura.tsx';
import { AcaoDoSignatario, DetalheDoSignatario } from '../components/signatario.tsx';
import { consultaDosSignatarios } from '../contrato.queries.ts';

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
  contrato,
  signatarios,
}: {
  contrato: ContratoAberto;
  signatarios: readonly SignatarioDoContrato[];
}) {
  const [, navegar] = useLocation();
  const [metodos, setMetodos] = useState(false);
  const { id, contagem, deadlineDate } = contrato;
  return (
    <Pagina aoVoltar={() => navegar(`/contratos/${id}`)}>
      <h1>Status das Assinaturas</h1>
      {deadlineDate ? (
        <p>
          {contagem
            ? `${contagem} (${formatarData(deadlineDate)}).`
            : `As assinaturas podem ser feitas até ${formatarData(deadlineDate)}.`}
        </p>
      ) : null}
      <ListaDeCartoes
        rotulo="Quem assina"
        nivel={2}
        cartoes={signatarios.map((signatario) => ({
          id: signatario.assinatura?.assinanteId ?? signatario.personType,
          titulo: signatario.name,
          estado: (
            <Etiqueta tom={signatario.signature ? 'sucesso' : 'espera'}>
              {signatario.signature ? 'Assinado' : 'Pendente'}
            </Etiqueta>
          ),
          detalhe: <DetalheDoSignatario signatario={signatario} />,
          acao: <AcaoDoSignatario contratoId={id} signatario={signatario} />,
        }))}
        vazio={<p>Ninguém precisa assinar este contrato.</p>}
      />
      {signatarios.some(({ assinatura }) => assinatura?.podeAlterarMetodo) ? (
        <Botao largo variante="secundario" onClick={() => setMetodos(true)}>
          Alterar métodos de assinatura
        </Botao>
      ) : null}
      {metodos ? (
        <MetodosDeAssinatura contratoId={id} signatarios={signatarios} aoFechar={() => setMetodos(false)} />
      ) : null}
    </Pagina>
  );
}
