/** The receipt: what was done, the number to keep, what happens next and until when, and the copy. */
import { prazoEmPalavras } from '@credito/domain/andamento/espera';
import { formatarMomento } from '@credito/domain/tempo/data';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { DesenhoConquista } from '@credito/ui/desenho/desenho';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Redirect, useLocation } from 'wouter';
import { consultaDaCopia } from '../../../andamento/consulta-da-copia.ts';
import { useLinhaDoTempo } from '../../../andamento/consulta-da-linha.ts';
import { useBaixarCopia } from '../../../andamento/use-baixar-copia.ts';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { CopiarProtocolo } from '../components/copiar-protocolo.tsx';
import estilos from '../components/situacao.module.css';
import type { StatusComSolicitacao } from '../components/tela-de-situacao.tsx';
import { TopoDaSituacao } from '../components/topo-da-situacao.tsx';
import { useSituacao } from '../use-situacao.ts';

export function SolicitacaoEnviadaScreen() {
  const { data: status } = useSituacao();
  if (!status) return <CartoesCarregando />;
  const { solicitacaoId } = status;
  // Of what was not sent there is no receipt.
  if (solicitacaoId === null || !status.temCopia) return <Redirect to="/inicio" replace />;
  return <Recibo status={{ ...status, solicitacaoId }} />;
}

function Recibo({ status }: { status: StatusComSolicitacao }) {
  const [, navegar] = useLocation();
  const { solicitacaoId, protocolo } = status;
  const email = useUsuario()?.email;
  const { data: copia } = useQuery(consultaDaCopia(solicitacaoId));
  const { baixar, baixando, falha, aoFecharFalha } = useBaixarCopia(solicitacaoId);
  return (
    <Pagina>
      <TopoDaSituacao credito={status.credito} />
      <CartaoDeEstado
        estado={{ tom: 'sucesso', texto: 'Enviada' }}
        desenho={<DesenhoConquista />}
        frase="Enviamos a sua solicitação para análise"
        detalhe={
          <>
            {copia ? <p>{`Recebida em ${formatarMomento(new Date(copia.em))}.`}</p> : null}
            {email ? <p>{`O protocolo também foi para ${email}.`}</p> : null}
          </>
        }
        acao={
          <Botao largo onClick={() => navegar('/inicio')}>
            Acompanhar a solicitação
          </Botao>
        }
      />
      {protocolo ? <CopiarProtocolo protocolo={protocolo} /> : null}
      <OQueAconteceAgora solicitacaoId={solicitacaoId} />
      <Cartao titulo="O seu comprovante" fundo soNaTela>
        <p>Tudo o que você declarou, com a data e o protocolo, em um arquivo para guardar.</p>
        <Botao
          largo
          variante="secundario"
          icone={<Download />}
          disabled={!copia}
          carregando={baixando}
          textoCarregando="Preparando…"
          onClick={() => {
            if (copia) void baixar(copia);
          }}
        >
          Baixar o comprovante em PDF
        </Botao>
      </Cartao>
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </Pagina>
  );
}

/** The turn of now with its day, and what comes after it, as the timeline knows them. */
function OQueAconteceAgora({ solicitacaoId }: { solicitacaoId: number }) {
  const linha = useLinhaDoTempo(solicitacaoId).data;
  if (!linha) return null;
  const { agora, marcos } = linha;
  const depois = marcos.filter(({ estado }) => estado === 'futuro');
  return (
    <Cartao titulo="O que acontece agora">
      <ol className={estilos.seguir}>
        {agora ? (
          <li>
            <span>{`${agora.quem} ${agora.responsavel === 'instituicao' ? 'confere a sua matrícula' : 'confere os seus dados e documentos'}.`}</span>
            {agora.prazo ? (
              <strong>
                {` ${prazoEmPalavras(agora.prazo, agora.ate === null ? null : new Date(agora.ate), agoraNoServidor())}.`}
              </strong>
            ) : null}
          </li>
        ) : null}
        {depois.map(({ id, titulo }) => (
          <li key={id}>{`${titulo}.`}</li>
        ))}
        <li>Avisamos por e-mail a cada novidade. Até lá, você não precisa fazer nada.</li>
      </ol>
    </Cartao>
  );
}
