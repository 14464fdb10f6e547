/** Everything that was asked for and told, on one page: checked and sent from here, and read again afterwards. */
import { PAGINA_DA_SOLICITACAO, proximaAcao } from '@credito/domain/andamento/proxima-acao';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Resumo } from '@credito/ui/resumo/resumo';
import { Redirect, useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { LinkDaCopia } from '../../../andamento/link-da-copia.tsx';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import {
  FALHA_AO_CARREGAR,
  type SolicitacaoCarregada,
  semSolicitacao,
  useSolicitacao,
} from '../../../solicitacao/consulta-da-solicitacao.ts';
import { DocumentosAConferir } from '../../../solicitacao/documentos-a-conferir.tsx';
import { DeclararEEnviar } from '../components/declarar-e-enviar.tsx';
import { gruposDaSolicitacao } from '../components/grupos-da-solicitacao.tsx';
import { MensagensEAjuda } from '../components/mensagens-e-ajuda.tsx';
import type { StatusComSolicitacao } from '../components/tela-de-situacao.tsx';
import { useSituacao } from '../use-situacao.ts';

export function SolicitacaoScreen() {
  const { data: status, error, refetch } = useSituacao();
  const solicitacaoId = status?.solicitacaoId ?? null;
  const solicitacao = useSolicitacao(solicitacaoId ?? undefined);
  if (status && solicitacaoId === null) return <Redirect to="/inicio" replace />;
  if (error || semSolicitacao(solicitacao))
    return (
      <PaginaQueFalhou
        titulo="Não conseguimos carregar a solicitação"
        aoTentar={() => {
          void refetch();
          void solicitacao.refetch();
        }}
      >
        {motivoDaFalha(error ?? solicitacao.error, FALHA_AO_CARREGAR)}
      </PaginaQueFalhou>
    );
  if (!status || solicitacaoId === null || !solicitacao.data) return <CartoesCarregando />;
  return <TudoDaSolicitacao status={{ ...status, solicitacaoId }} solicitacao={solicitacao.data} />;
}

interface TudoDaSolicitacaoProps {
  status: StatusComSolicitacao;
  solicitacao: SolicitacaoCarregada;
}

function TudoDaSolicitacao({ status, solicitacao }: TudoDaSolicitacaoProps) {
  const [, navegar] = useLocation();
  const { solicitacaoId, protocolo, exibicao, temCopia } = status;
  const pronta = exibicao === 'pendente' && proximaAcao(status).pagina === PAGINA_DA_SOLICITACAO;
  return (
    <Pagina
      titulo={pronta ? 'Confira e envie' : 'Sua solicitação'}
      dica={
        pronta
          ? 'Leia com calma: nossa equipe vai ver exatamente isto.'
          : `O que você pediu e informou. Protocolo ${protocolo ?? ''}.`
      }
      aoVoltar={() => navegar('/inicio')}
      lado={
        <>
          <CartaoDoAndamento solicitacaoId={solicitacaoId} />
          <MensagensEAjuda protocolo={protocolo} />
        </>
      }
    >
      <DocumentosAConferir
        documentos={status.aConferir}
        caminhoDo={(passo) => `/dados-pessoais/${passo}?solicitacao`}
      />
      <Resumo grupos={gruposDaSolicitacao(status, solicitacao, navegar)} />
      {pronta ? <DeclararEEnviar solicitacaoId={solicitacaoId} /> : null}
      {temCopia ? <LinkDaCopia solicitacaoId={solicitacaoId} /> : null}
      {exibicao === 'pendente' && !pronta ? (
        <Botao largo onClick={() => navegar('/inicio')}>
          Ver o que falta
        </Botao>
      ) : null}
      {status.cancelavel ? (
        <Cartao titulo="Quer mudar de curso ou desistir?" fundo>
          <p>Para mudar de curso ou de instituição, cancele esta solicitação e faça outra.</p>
          <Botao compacto variante="discreto" onClick={() => navegar('/cancelamento-solicitacao')}>
            Cancelar a solicitação
          </Botao>
        </Cartao>
      ) : null}
    </Pagina>
  );
}
