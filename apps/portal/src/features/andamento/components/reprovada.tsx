/** Returned to be corrected, or refused for good: one is somebody's turn, the other has an appeal. */
import type { RecursoDaPessoa } from '@credito/api/recurso.rotas';
import { type ComoEsta, comoEsta } from '@credito/domain/andamento/como-esta';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { Conversas } from '../../../conversa/conversas.tsx';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { useResumoDasPendencias } from '../../../solicitacao/pendencias.queries.ts';
import { useRecurso } from '../../../solicitacao/recurso.queries.ts';
import { AvisoDaRecusa } from '../../../solicitacao/recusa-do-fiador.tsx';
import { AutorizacaoDoResponsavel } from './autorizacao-do-responsavel.tsx';
import { BotoesDoAto } from './botoes-do-ato.tsx';
import { CorrecaoPelaMetade, GerenciarFiadores, QuemCorrige } from './correcao-da-reprovada.tsx';
import { DosContratos } from './dos-contratos.tsx';
import { MensagensEAjuda } from './mensagens-e-ajuda.tsx';
import { MotivosDaReprovada } from './motivos-da-reprovada.tsx';
import { AcoesDaFinal, SobreORecurso } from './recurso-da-reprovada.tsx';
import type { StatusComSolicitacao } from './tela-de-situacao.tsx';
import { TopoDaSituacao } from './topo-da-situacao.tsx';
import { VerASolicitacao } from './ver-a-solicitacao.tsx';

interface ReprovadaProps {
  status: StatusComSolicitacao;
}

export function Reprovada({ status }: ReprovadaProps) {
  return status.corrigivel ? <Corrigivel status={status} /> : <Final status={status} />;
}

function Lado({ status: { solicitacaoId, protocolo } }: ReprovadaProps) {
  return (
    <>
      <CartaoDoAndamento solicitacaoId={solicitacaoId} />
      <MensagensEAjuda protocolo={protocolo} />
    </>
  );
}

function Corrigivel({ status }: ReprovadaProps) {
  const [, navegar] = useLocation();
  const { solicitacaoId, protocolo, autorizacaoDoResponsavel: autorizacao, faltaAutorizacao } = status;
  const { data: resumo, isError } = useResumoDasPendencias(solicitacaoId);
  if (!resumo && !isError) return <CartoesCarregando />;
  const como = comoEsta(status, resumo ?? null);
  return (
    <Pagina lado={<Lado status={status} />}>
      <TopoDaSituacao credito={status.credito} />
      <CartaoDeEstado
        estado={{ tom: como.tom, texto: como.palavra }}
        frase={como.frase}
        detalhe={
          <>
            <p>{comoContinua(como, faltaAutorizacao)}</p>
            <p>{`Protocolo ${protocolo ?? ''}.`}</p>
          </>
        }
        quem={como.quem ?? undefined}
        acao={
          <>
            <BotoesDoAto solicitacaoId={solicitacaoId} como={como} />
            {resumo?.podeGerenciarFiadores && como.outro === null ? <GerenciarFiadores /> : null}
          </>
        }
      />
      {resumo ? <CorrecaoPelaMetade resumo={resumo} faltaAutorizacao={faltaAutorizacao} /> : null}
      {autorizacao && faltaAutorizacao ? (
        <AutorizacaoDoResponsavel
          solicitacaoId={solicitacaoId}
          autorizacao={autorizacao}
          aoAlterar={() => navegar('/pendencias')}
        />
      ) : null}
      <AvisoDaRecusa recusa={status.recusaDoFiador} />
      {resumo ? <QuemCorrige resumo={resumo} /> : null}
      <MotivosDaReprovada status={status} />
      <Conversas solicitacaoId={solicitacaoId} tipoPessoa="estudante" />
      <VerASolicitacao />
      <DosContratos />
    </Pagina>
  );
}

function comoContinua({ ato, tom }: ComoEsta, faltaAutorizacao: boolean): string {
  if (ato?.tipo === 'enviar-correcoes') return 'Depois do envio, a análise continua de onde parou.';
  if (tom === 'suaVez') return 'Corrija o que está abaixo e a análise continua de onde parou.';
  return faltaAutorizacao
    ? 'Depois da autorização, volte aqui e envie a correção.'
    : 'A análise continua sozinha quando essa parte for enviada.';
}

function Final({ status }: ReprovadaProps) {
  const recurso = useRecurso(status.solicitacaoId).data;
  const como = comoEsta(status);
  return (
    <Pagina lado={<Lado status={status} />}>
      <TopoDaSituacao credito={status.credito} />
      <CartaoDeEstado
        estado={{ tom: como.tom, texto: como.palavra }}
        frase={como.frase}
        detalhe={
          <>
            <p>{textoDaFinal(recurso)}</p>
            <p>{`Protocolo ${status.protocolo ?? ''}.`}</p>
          </>
        }
        quem={como.quem ?? undefined}
        acao={
          recurso ? (
            <AcoesDaFinal recurso={recurso} podeIniciar={status.podeIniciarSolicitacao} />
          ) : (
            <Esqueleto forma="texto" />
          )
        }
      />
      <AvisoDaRecusa recusa={status.recusaDoFiador} />
      <MotivosDaReprovada status={status} />
      {recurso ? <SobreORecurso recurso={recurso} /> : null}
      <VerASolicitacao />
      <DosContratos />
    </Pagina>
  );
}

function textoDaFinal(recurso: RecursoDaPessoa | undefined): string {
  if (recurso?.recurso?.estado === 'enviado')
    return 'A reprovação continua valendo até a resposta. Você não precisa fazer nada agora.';
  return recurso?.podeRecorrer
    ? 'Não há documento a corrigir. Se você não concorda, pode contestar a decisão.'
    : 'Não há documento a corrigir.';
}
