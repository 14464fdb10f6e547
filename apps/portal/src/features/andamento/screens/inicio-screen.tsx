import { avisoDasAreas } from '@credito/domain/conta/areas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { AlteracoesNoInicio } from '../../../alteracao/alteracoes-no-inicio.tsx';
import { DocumentosParaAssinar } from '../../../assinatura/documentos-para-assinar.tsx';
import { CartoesDaAtualizacao } from '../../../atualizacao/cartao-da-atualizacao.tsx';
import { EmailAConfirmar } from '../../../conta/email-a-confirmar.tsx';
import { CartaoDosContratos, ContratoQueEspera } from '../../../contrato/cartao-dos-contratos.tsx';
import { consultaDoFinanceiro } from '../../../financeiro/financeiro.queries.ts';
import { useAreasDesativadas } from '../../../sessao/use-areas-desativadas.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { CartaoDaSolicitacao } from '../components/cartao-da-solicitacao.tsx';
import { DosContratos } from '../components/dos-contratos.tsx';
import { SituacaoDoPedido } from '../components/situacao-do-pedido.tsx';
import type { Status, StatusComSolicitacao } from '../components/tela-de-situacao.tsx';
import { useTemRascunho } from '../solicitacoes.queries.ts';
import { useSituacao } from '../use-situacao.ts';

/** The start after the login: the request where it stands, and for everybody else a greeting and cards (spec 3 section 2.2). */
export function InicioScreen() {
  const usuario = useUsuario();
  const { data: status, isError, refetch } = useSituacao();
  const desativadas = useAreasDesativadas();
  const semAreas = avisoDasAreas(desativadas);
  const pedido = status && temPedido(status) ? status : null;
  const comContratos = usuario?.temContratos === true;
  const { data: financeiro } = useQuery({ ...consultaDoFinanceiro, enabled: comContratos });
  const atrasado = (financeiro?.totais.vencidoCentavos ?? 0) > 0;
  if (pedido && !usuario?.temContratos) return <SituacaoDoPedido status={pedido} />;
  return (
    <Pagina titulo={usuario ? `Olá, ${usuario.nomeExibicao}!` : 'Olá!'}>
      {semAreas ? <Aviso>{semAreas}</Aviso> : null}
      {usuario ? <DocumentosParaAssinar /> : null}
      {usuario && !desativadas.includes('contratos') ? <ContratoQueEspera /> : null}
      {comContratos && !desativadas.includes('contratos') ? <AlteracoesNoInicio /> : null}
      {atrasado ? <DosContratos /> : null}
      {comContratos ? <CartoesDaAtualizacao /> : null}
      {status?.garante ? (
        <Cartao
          titulo="Você é fiador de alguém?"
          fundo
          acoes={
            <LinkBotao largo href="/fiador/inicio">
              Ir para o portal do fiador
            </LinkBotao>
          }
        >
          <p>
            O seu CPF foi indicado para garantir o crédito de outra pessoa. O convite e tudo o que pedimos a
            você ficam no portal do fiador, com esta mesma conta.
          </p>
        </Cartao>
      ) : null}
      {pedido ? <CartaoDaSolicitacao status={pedido} /> : null}
      {status?.exibicao === 'nenhum' ? <ComecarSolicitacao status={status} /> : null}
      {!status && isError ? (
        <Cartao titulo="Sua solicitação">
          <p>Ocorreu um erro ao buscar o status da solicitação.</p>
          <Botao variante="secundario" onClick={() => void refetch()}>
            Tentar de novo
          </Botao>
        </Cartao>
      ) : null}
      {!status && !isError ? (
        <Carregando>
          <Esqueleto forma="cartao" />
        </Carregando>
      ) : null}
      {atrasado ? null : <DosContratos />}
      {usuario && !desativadas.includes('contratos') ? <CartaoDosContratos /> : null}
      <EmailAConfirmar />
    </Pagina>
  );
}

/** What was approved goes on in its contract: the cards of the contracts speak of it. */
const temPedido = (status: Status): status is StatusComSolicitacao =>
  status.solicitacaoId !== null && status.exibicao !== 'nenhum' && status.pagina !== '/inicio';

function ComecarSolicitacao({ status }: { status: Status }) {
  const [, navegar] = useLocation();
  const comecada = useTemRascunho();
  return (
    <>
      {status.solicitacaoId === null ? null : (
        <Cartao
          titulo="A sua última solicitação"
          aoLado={<Etiqueta>Cancelada</Etiqueta>}
          fundo
          acoes={
            <Botao
              largo
              variante="secundario"
              onClick={() => navegar(`/perfil/solicitacoes/${status.solicitacaoId}`)}
            >
              Ver detalhes
            </Botao>
          }
        >
          <p>{status.rotulo}</p>
          <p>
            {`Protocolo ${status.protocolo ?? ''}${
              status.desde ? `, cancelada em ${formatarMomento(new Date(status.desde))}` : ''
            }.`}
          </p>
        </Cartao>
      )}
      <Cartao
        titulo="Peça o seu crédito"
        acoes={
          <>
            <Botao largo onClick={() => navegar('/universidade-curso')}>
              {comecada ? 'Continuar de onde parei' : 'Iniciar solicitação'}
            </Botao>
            <Botao largo variante="secundario" onClick={() => navegar('/simulador')}>
              Simular quanto custa
            </Botao>
          </>
        }
      >
        <p>
          {comecada
            ? 'Você já respondeu uma parte. Está tudo na sua conta: continue quando quiser.'
            : 'Escolha o curso, envie os seus dados e acompanhe tudo por aqui. Você pode parar quando quiser.'}
        </p>
      </Cartao>
    </>
  );
}
