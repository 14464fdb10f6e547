import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useLocation } from 'wouter';
import { DatasDaSolicitacao, estadoDo } from '../components/desfecho.tsx';
import { type SolicitacaoPropria, useMinhasSolicitacoes } from '../solicitacoes.queries.ts';

/** /perfil/solicitacoes: the request that goes on and those before it. */
export function SolicitacoesScreen() {
  const [, navegar] = useLocation();
  const { data, isError, error, refetch } = useMinhasSolicitacoes();
  return (
    <Pagina
      titulo="Minhas solicitações"
      dica="A atual e as anteriores. Em cada uma você encontra o resultado, o que aconteceu e o que você declarou."
      aoVoltar={() => navegar('/perfil')}
    >
      {data ? (
        <ListaDeCartoes
          nivel={2}
          rotulo="Minhas solicitações"
          cartoes={data.map((solicitacao) => ({
            id: String(solicitacao.id),
            titulo: solicitacao.curso,
            estado: <Estado solicitacao={solicitacao} />,
            detalhe: <Detalhe solicitacao={solicitacao} />,
            acao: <Acao solicitacao={solicitacao} />,
          }))}
          vazio={
            <PaginaVazia
              titulo="Nenhuma solicitação por enquanto"
              acoes={<Botao onClick={() => navegar('/universidade-curso')}>Iniciar solicitação</Botao>}
            >
              <p>Quando você pedir um crédito, ele aparece aqui, e continua aqui depois de encerrado.</p>
            </PaginaVazia>
          }
        />
      ) : isError ? (
        <Aviso
          tom="erro"
          aoVivo
          acao={
            <Botao compacto variante="secundario" onClick={() => void refetch()}>
              Tentar de novo
            </Botao>
          }
        >
          {error.message}
        </Aviso>
      ) : (
        <EsqueletoDeLista quantos={2} />
      )}
    </Pagina>
  );
}

interface DaSolicitacao {
  solicitacao: SolicitacaoPropria;
}

function Estado({ solicitacao }: DaSolicitacao) {
  const { tom, texto } = estadoDo(solicitacao.desfecho);
  return <Etiqueta tom={tom}>{texto}</Etiqueta>;
}

function Detalhe({ solicitacao }: DaSolicitacao) {
  const { instituicao, semestre } = solicitacao;
  return (
    <>
      <p>{`${instituicao}${semestre ? `, ${semestre}` : ''}.`}</p>
      <DatasDaSolicitacao solicitacao={solicitacao} />
    </>
  );
}

function Acao({ solicitacao: { id, protocolo, onde } }: DaSolicitacao) {
  const [, navegar] = useLocation();
  return (
    <Botao
      variante="secundario"
      onClick={() => navegar(onde === 'status' ? '/status' : `/perfil/solicitacoes/${id}`)}
    >
      <span>{onde === 'status' ? 'Acompanhar' : 'Ver detalhes'}</span>
      <span className="so-leitor">{`, protocolo ${protocolo}`}</span>
    </Botao>
  );
}
