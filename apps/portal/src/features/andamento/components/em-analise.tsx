/** The request while somebody else decides: what happens now, until when, and nothing to do. */
import { comoEsta } from '@credito/domain/andamento/como-esta';
import { prazoEmPalavras } from '@credito/domain/andamento/espera';
import { NADA_A_FAZER } from '@credito/domain/andamento/o-que-fazer';
import { formatarMomento } from '@credito/domain/tempo/data';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { useLinhaDoTempo, useStatusDaIes } from '../../../andamento/consulta-da-linha.ts';
import { Conversas } from '../../../conversa/conversas.tsx';
import { CartaoDaPesquisa } from './cartao-da-pesquisa.tsx';
import { DosContratos } from './dos-contratos.tsx';
import { ListaDeEspera } from './lista-de-espera.tsx';
import { MensagensEAjuda } from './mensagens-e-ajuda.tsx';
import type { StatusComSolicitacao } from './tela-de-situacao.tsx';
import { TopoDaSituacao } from './topo-da-situacao.tsx';

export function EmAnalise({ status }: { status: StatusComSolicitacao }) {
  const [, navegar] = useLocation();
  const { solicitacaoId, protocolo } = status;
  const como = comoEsta(status);
  const agora = useLinhaDoTempo(solicitacaoId).data?.agora;
  const naLista = status.statusSolicitacao === 'LISTA_ESPERA_IES';
  const ies = useStatusDaIes(solicitacaoId, { quando: naLista });
  return (
    <Pagina
      lado={
        <>
          <CartaoDoAndamento solicitacaoId={solicitacaoId} />
          <MensagensEAjuda protocolo={protocolo} />
        </>
      }
    >
      <TopoDaSituacao credito={status.credito} />
      <CartaoDeEstado
        estado={{ tom: como.tom, texto: como.palavra }}
        frase={como.frase}
        detalhe={
          <>
            <p>{agora?.oQueFazer ?? NADA_A_FAZER}</p>
            <p>
              {`Protocolo ${protocolo ?? ''}${
                status.desde ? `, nesta etapa desde ${formatarMomento(new Date(status.desde))}` : ''
              }.`}
            </p>
          </>
        }
        quem={agora?.quem}
        prazo={
          agora?.prazo
            ? prazoEmPalavras(agora.prazo, agora.ate === null ? null : new Date(agora.ate), agoraNoServidor())
            : undefined
        }
        acao={
          <Botao largo variante="secundario" onClick={() => navegar('/solicitacao')}>
            Ver a minha solicitação
          </Botao>
        }
      />
      {naLista && ies.data ? <ListaDeEspera ies={ies.data} /> : null}
      <Conversas solicitacaoId={solicitacaoId} tipoPessoa="estudante" />
      <CartaoDaPesquisa pesquisa={status.pesquisa} />
      <DosContratos />
    </Pagina>
  );
}
