import { prazoEmPalavras } from '@credito/domain/andamento/espera';
import { formatarMomento } from '@credito/domain/tempo/data';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { useLinhaDoTempo, useStatusDaIes } from '../../../andamento/consulta-da-linha.ts';
import { FalarSobreASolicitacao } from '../../../andamento/falar-sobre-a-solicitacao.tsx';
import { LinkDaCopia } from '../../../andamento/link-da-copia.tsx';
import { Conversas } from '../../../conversa/conversas.tsx';
import { DialogoDoCurso } from '../components/dialogo-do-curso.tsx';
import { ListaDeEspera } from '../components/lista-de-espera.tsx';
import { type Status, TelaDeSituacao } from '../components/tela-de-situacao.tsx';

export function StatusFinalizadoScreen() {
  return (
    <TelaDeSituacao pagina="/status-finalizado">
      {(status) =>
        status.exibicao === 'reprovada' ? <EsperaDoFiador status={status} /> : <Analise status={status} />
      }
    </TelaDeSituacao>
  );
}

/** The student's correction is done; the analysis goes on when the guarantor's part is (spec 2 section 4). */
function EsperaDoFiador({ status }: { status: Status & { solicitacaoId: number } }) {
  const [, navegar] = useLocation();
  const agora = useLinhaDoTempo(status.solicitacaoId).data?.agora;
  return (
    <Pagina lado={<CartaoDoAndamento solicitacaoId={status.solicitacaoId} />}>
      <CartaoDeEstado
        estado={{ tom: 'espera', texto: 'Aguardando o fiador' }}
        frase={status.rotulo}
        detalhe={
          <>
            {agora?.oQueFazer ? <p>{agora.oQueFazer}</p> : null}
            <p>{`Protocolo ${status.protocolo ?? ''}.`}</p>
          </>
        }
        quem={agora?.quem}
        acao={
          <Botao largo onClick={() => navegar('/selecao-de-fiador')}>
            Acompanhar o fiador
          </Botao>
        }
      />
      <LinkDaCopia solicitacaoId={status.solicitacaoId} />
    </Pagina>
  );
}

function Analise({ status }: { status: Status & { solicitacaoId: number } }) {
  const [vendoCurso, setVendoCurso] = useState(false);
  const naLista = status.statusSolicitacao === 'LISTA_ESPERA_IES';
  const agora = useLinhaDoTempo(status.solicitacaoId).data?.agora;
  const ies = useStatusDaIes(status.solicitacaoId, { quando: naLista });
  return (
    <Pagina lado={<CartaoDoAndamento solicitacaoId={status.solicitacaoId} />}>
      <CartaoDeEstado
        estado={{ tom: 'espera', texto: naLista ? 'Lista de espera' : 'Em análise' }}
        frase={naLista ? 'Você está na lista de espera da instituição de ensino' : status.rotulo}
        detalhe={
          <>
            <p>
              {agora?.oQueFazer ??
                'Você não precisa fazer nada agora. Avisaremos por e-mail quando houver novidade.'}
            </p>
            <p>
              {`Protocolo ${status.protocolo ?? ''}${
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
          <Botao largo variante="secundario" onClick={() => setVendoCurso(true)}>
            Ver o que eu pedi
          </Botao>
        }
      />
      {naLista && ies.data ? <ListaDeEspera ies={ies.data} /> : null}
      <Conversas solicitacaoId={status.solicitacaoId} tipoPessoa="estudante" />
      <LinkDaCopia solicitacaoId={status.solicitacaoId} />
      <FalarSobreASolicitacao protocolo={status.protocolo} />
      <DialogoDoCurso
        solicitacaoId={status.solicitacaoId}
        aberto={vendoCurso}
        aoFechar={() => setVendoCurso(false)}
      />
    </Pagina>
  );
}
