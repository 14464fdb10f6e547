/** /cancelamento-solicitacao: why, what it means, and that it is done (spec 1 sections 4 and 5, "Cancellation"). */

import { ErroDeApi } from '@credito/api/cliente';
import { RETENCAO } from '@credito/domain/retencao/retencao';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Carregando, EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { LinkDaCopia } from '../../../andamento/link-da-copia.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { useSessao } from '../../../sessao/use-sessao.ts';
import { consultaDoStatus } from '../../../sessao/use-usuario.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import {
  cancelarSolicitacao,
  consultaDosMotivos,
  type PedidoDeCancelamento,
} from '../cancelamento.queries.ts';
import { FormularioDoCancelamento } from '../components/formulario-do-cancelamento.tsx';

type Cancelada = Awaited<ReturnType<typeof cancelarSolicitacao>> & { comCopia: number | null };

export function CancelamentoScreen() {
  const ativa = useSessao().estado === 'ativa';
  const status = useQuery({ ...consultaDoStatus, enabled: ativa, refetchOnMount: 'always' });
  const motivos = useQuery({ ...consultaDosMotivos, enabled: ativa });
  const [cancelada, setCancelada] = useState<Cancelada | null>(null);
  const [enviando, setEnviando] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const [, navegar] = useLocation();

  async function enviar(pedido: PedidoDeCancelamento) {
    if (enviando) return;
    setEnviando(true);
    try {
      const comCopia = status.data?.temCopia ? pedido.solicitacaoId : null;
      setCancelada({ ...(await cancelarSolicitacao(pedido)), comCopia });
    } catch (erro) {
      if (!(erro instanceof ErroDeApi)) throw erro;
      setFalha(
        erro.status === 409 || erro.status === 422
          ? erro.message
          : 'Ocorreu um erro ao cancelar a solicitação. Tente novamente mais tarde.',
      );
      void status.refetch();
    } finally {
      setEnviando(false);
    }
  }

  if (cancelada) return <Cancelamento cancelada={cancelada} />;
  const erro = status.error ?? motivos.error;
  if (erro)
    return (
      <Pagina titulo="Não conseguimos abrir o cancelamento">
        <p>
          {`${motivoDaFalha(erro, 'Verifique a sua conexão de internet e tente de novo.')} Nada foi cancelado.`}
        </p>
        <Botao
          onClick={() => {
            void status.refetch();
            void motivos.refetch();
          }}
        >
          Tentar de novo
        </Botao>
      </Pagina>
    );
  const esperando = (
    <Carregando>
      <EsqueletoDePergunta />
    </Carregando>
  );
  if (!status.data || !motivos.data) return esperando;
  const { solicitacaoId, cancelavel, pagina, protocolo } = status.data;
  // The request is gone a moment before the person is told so.
  if (solicitacaoId === null || (!cancelavel && falha === null))
    return enviando ? esperando : <Redirect to={pagina} replace />;
  return (
    <>
      <FormularioDoCancelamento
        solicitacaoId={solicitacaoId}
        protocolo={protocolo ?? ''}
        temFiador={status.data.fiadores.fiador !== null}
        motivos={motivos.data}
        enviando={enviando}
        aoCancelar={(pedido) => void enviar(pedido)}
        aoVoltar={() => navegar(pagina)}
      />
      <DialogoDeErro mensagem={falha} aoFechar={() => setFalha(null)} />
    </>
  );
}

function Cancelamento({ cancelada }: { cancelada: Cancelada }) {
  const [, navegar] = useLocation();
  const apagados = formatarData(dataEmSaoPaulo(new Date(cancelada.arquivosApagadosEm)));
  return (
    <Pagina>
      <CartaoDeEstado
        estado={{ tom: 'sucesso', texto: 'Cancelada' }}
        frase={cancelada.message}
        detalhe={
          <>
            <p>{`Protocolo ${cancelada.protocolo}. Enviamos a confirmação para o seu e-mail.`}</p>
            <p>{`Os arquivos que você enviou serão apagados em ${apagados}, ${RETENCAO.arquivosDaCancelada.dias} dias depois do cancelamento.`}</p>
            <p>Se ainda quiser o crédito, você pode começar uma nova solicitação quando quiser.</p>
          </>
        }
        acao={
          <Botao largo onClick={() => navegar('/status', { replace: true })}>
            Continuar
          </Botao>
        }
      />
      {cancelada.comCopia === null ? null : <LinkDaCopia solicitacaoId={cancelada.comCopia} />}
    </Pagina>
  );
}
