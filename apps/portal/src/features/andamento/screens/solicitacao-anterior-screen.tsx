import { agora } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Redirect, useLocation, useParams } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { LinkDaCopia } from '../../../andamento/link-da-copia.tsx';
import { useRecurso } from '../../../solicitacao/recurso.queries.ts';
import { DatasDaSolicitacao, dia, estadoDo } from '../components/desfecho.tsx';
import { MotivosDaReprovada } from '../components/motivos-da-reprovada.tsx';
import { SobreORecurso } from '../components/recurso-da-reprovada.tsx';
import { type SolicitacaoPropria, useMinhasSolicitacoes, useStatusDa } from '../solicitacoes.queries.ts';

const LISTA = '/perfil/solicitacoes';

/** /perfil/solicitacoes/{id}: how a request ended, what happened to it and what was declared. */
export function SolicitacaoAnteriorScreen() {
  const id = Number(useParams<{ id: string }>().id);
  const [, navegar] = useLocation();
  const { data, isError, error, refetch } = useMinhasSolicitacoes();
  const voltar = () => navegar(LISTA);
  if (data) {
    const solicitacao = data.find((uma) => uma.id === id);
    if (solicitacao?.onde === 'status') return <Redirect to="/status" replace />;
    if (solicitacao) return <Anterior solicitacao={solicitacao} aoVoltar={voltar} />;
    return (
      <Pagina titulo="Não encontramos esta solicitação" aoVoltar={voltar}>
        <p>Confira o endereço. Uma solicitação encerrada é apagada quando termina o prazo de guarda dela.</p>
        <Botao variante="secundario" onClick={voltar}>
          Ver as minhas solicitações
        </Botao>
      </Pagina>
    );
  }
  return (
    <Pagina titulo="Solicitação anterior" aoVoltar={voltar}>
      {isError ? (
        <Aviso tom="erro" aoVivo acao={<Botao onClick={() => void refetch()}>Tentar de novo</Botao>}>
          {error.message}
        </Aviso>
      ) : (
        <Carregando>
          <Esqueleto forma="cartao" />
          <Esqueleto forma="cartao" />
        </Carregando>
      )}
    </Pagina>
  );
}

function Anterior({ solicitacao, aoVoltar }: { solicitacao: SolicitacaoPropria; aoVoltar: () => void }) {
  const { id, curso, instituicao, semestre, desfecho, rotulo, enviadaEm } = solicitacao;
  return (
    <Pagina aoVoltar={aoVoltar} lado={<CartaoDoAndamento solicitacaoId={id} />}>
      <CartaoDeEstado
        estado={estadoDo(desfecho)}
        frase={rotulo}
        detalhe={
          <>
            <p>{`${curso}, ${instituicao}${semestre ? `, ${semestre}` : ''}.`}</p>
            <DatasDaSolicitacao solicitacao={solicitacao} />
          </>
        }
        acao={enviadaEm ? <LinkDaCopia solicitacaoId={id} /> : undefined}
      />
      {desfecho === 'reprovada' || desfecho === 'em-recurso' ? <PorQue solicitacaoId={id} /> : null}
      <OQueFica solicitacao={solicitacao} />
    </Pagina>
  );
}

function PorQue({ solicitacaoId }: { solicitacaoId: number }) {
  const status = useStatusDa(solicitacaoId);
  const recurso = useRecurso(solicitacaoId);
  if (status.data && recurso.data)
    return (
      <>
        <MotivosDaReprovada status={status.data} />
        <SobreORecurso recurso={recurso.data} />
      </>
    );
  if (!status.isError && !recurso.isError)
    return (
      <Carregando>
        <Esqueleto forma="cartao" />
      </Carregando>
    );
  return (
    <Aviso
      tom="erro"
      aoVivo
      acao={
        <Botao
          compacto
          variante="secundario"
          onClick={() => {
            void status.refetch();
            void recurso.refetch();
          }}
        >
          Tentar de novo
        </Botao>
      }
    >
      Não conseguimos carregar o motivo da decisão.
    </Aviso>
  );
}

function OQueFica({
  solicitacao: { enviadaEm, arquivosAte, guardadaAte },
}: {
  solicitacao: SolicitacaoPropria;
}) {
  if (enviadaEm && !arquivosAte && !guardadaAte) return null;
  return (
    <Cartao titulo="O que fica guardado" fundo>
      {enviadaEm ? null : (
        <p>
          Esta solicitação não chegou a ser enviada para análise, e por isso não há cópia do que foi
          declarado.
        </p>
      )}
      {arquivosAte ? (
        <p>
          {new Date(arquivosAte) > agora()
            ? `Os arquivos que você enviou serão apagados em ${dia(arquivosAte)}.`
            : `Os arquivos que você enviou foram apagados em ${dia(arquivosAte)}.`}
        </p>
      ) : null}
      {guardadaAte ? (
        <p>{`O resto fica guardado até ${dia(guardadaAte)} e depois também é apagado.`}</p>
      ) : null}
    </Cartao>
  );
}
