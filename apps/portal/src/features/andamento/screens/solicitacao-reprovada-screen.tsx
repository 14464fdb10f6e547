import type { RecursoDaPessoa } from '@credito/api/recurso.rotas';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { LinkDaCopia } from '../../../andamento/link-da-copia.tsx';
import { Conversas } from '../../../conversa/conversas.tsx';
import { useResumoDasPendencias } from '../../../solicitacao/pendencias.queries.ts';
import { useRecurso } from '../../../solicitacao/recurso.queries.ts';
import { AvisoDaRecusa } from '../../../solicitacao/recusa-do-fiador.tsx';
import { AcoesDaCorrecao, QuemCorrige } from '../components/correcao-da-reprovada.tsx';
import { MotivosDaReprovada } from '../components/motivos-da-reprovada.tsx';
import { AcoesDaFinal, SobreORecurso } from '../components/recurso-da-reprovada.tsx';
import { type Status, TelaDeSituacao } from '../components/tela-de-situacao.tsx';

export function SolicitacaoReprovadaScreen() {
  return (
    <TelaDeSituacao pagina="/solicitacao-reprovada">
      {(status) => <Reprovada status={status} />}
    </TelaDeSituacao>
  );
}

const EM_RECURSO = { tom: 'espera', texto: 'Reprovada, em recurso' } as const;

const QUEM = { estudante: 'Você', fiador: 'O seu fiador, no portal do fiador' } as const;

type StatusComSolicitacao = Status & { solicitacaoId: number };

/** Correctable and final refusals are two things: one is the person's turn, the other has an appeal. */
function Reprovada({ status }: { status: StatusComSolicitacao }) {
  const { corrigivel, responsavel } = status;
  const resumo = useResumoDasPendencias(status.solicitacaoId, corrigivel).data;
  const recurso = useRecurso(status.solicitacaoId, !corrigivel).data;
  const emRecurso = recurso?.recurso?.estado === 'enviado';
  const faltaSoEnviar = resumo?.completa === true && resumo.correcao !== null && !resumo.correcao.enviadaEm;
  return (
    <Pagina lado={<CartaoDoAndamento solicitacaoId={status.solicitacaoId} />}>
      <CartaoDeEstado
        estado={emRecurso ? EM_RECURSO : { tom: 'erro', texto: 'Solicitação reprovada' }}
        frase={faltaSoEnviar ? 'Sua correção está pronta. Falta só enviar.' : status.rotulo}
        detalhe={
          <>
            <p>{`Protocolo ${status.protocolo ?? ''}.`}</p>
            {faltaSoEnviar ? null : corrigivel ? (
              <p>Esta reprovação pode ser corrigida: quando a correção for enviada, a análise continua.</p>
            ) : emRecurso ? (
              <p>A reprovação continua valendo até a resposta. Você não precisa fazer nada agora.</p>
            ) : (
              <p>Esta é uma decisão final: não há pendências para corrigir.</p>
            )}
          </>
        }
        quem={
          corrigivel && (responsavel === 'estudante' || responsavel === 'fiador')
            ? QUEM[responsavel]
            : emRecurso
              ? 'Nossa equipe, por alguém que não participou da decisão'
              : undefined
        }
        acao={
          corrigivel ? (
            <AcoesDaCorrecao solicitacaoId={status.solicitacaoId} resumo={resumo} />
          ) : (
            <AcoesDaFinalOuEspera status={status} recurso={recurso} />
          )
        }
      />
      <AvisoDaRecusa recusa={status.recusaDoFiador} />
      {corrigivel && resumo ? <QuemCorrige resumo={resumo} /> : null}
      <MotivosDaReprovada status={status} />
      {!corrigivel && recurso ? <SobreORecurso recurso={recurso} /> : null}
      {corrigivel ? <Conversas solicitacaoId={status.solicitacaoId} tipoPessoa="estudante" /> : null}
      <LinkDaCopia solicitacaoId={status.solicitacaoId} />
    </Pagina>
  );
}

function AcoesDaFinalOuEspera({
  status,
  recurso,
}: {
  status: StatusComSolicitacao;
  recurso: RecursoDaPessoa | undefined;
}) {
  if (!recurso) return <Esqueleto forma="texto" />;
  return <AcoesDaFinal recurso={recurso} podeIniciar={status.podeIniciarSolicitacao} />;
}
